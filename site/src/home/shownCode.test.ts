import { expect, it } from 'vitest'
import { shownCode } from './shownCode'

it('leaves out what stands above the cut', () => {
  expect(shownCode("import 'x'\n\n// ---cut---\nrun()\n")).toBe('run()\n')
})

it('shows all of a sample without a cut', () => {
  expect(shownCode("import 'x'\n\nrun()\n")).toBe("import 'x'\n\nrun()\n")
})
