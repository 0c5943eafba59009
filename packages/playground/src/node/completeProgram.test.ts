import { expect, it } from 'vitest'
import { completeProgram } from './completeProgram.js'

it('CB-17: a program has no notation, no removed lines and no comments for the page', () => {
  expect(
    completeProgram(
      'a() // [!code --]\nb() // [!code ++]\n// ---cut---\n// [!code focus]\nc() // why [!code hl]\n',
    ),
  ).toBe('b()\nc() // why\n')
})
