import { expect, it } from 'vitest'
import { hasHiddenLines, shownCode } from './shownCode'

it('leaves out what stands above the cut', () => {
  expect(shownCode("import 'x'\n\n// ---cut---\nrun()\n")).toBe('run()\n')
})

it('shows all of a sample without a cut', () => {
  expect(shownCode("import 'x'\n\nrun()\n")).toBe("import 'x'\n\nrun()\n")
})

it('reports whether lines are hidden', () => {
  expect(hasHiddenLines("import 'x'\n\n// ---cut---\nrun()\n")).toBe(true)
  expect(hasHiddenLines("import 'x'\n\nrun()\n")).toBe(false)
})
