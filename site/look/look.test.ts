// Ink on vellum can be read in both modes, and its tokens are those that the theme has.

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { otherRules, unknownTokens, weakPairs } from '../../packages/vellum/test/lookContrast.js'

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

it.each(['light', 'dark'] as const)(
  'has a contrast of 4.5 for text and of 3 for edges in %s mode',
  (mode) => {
    expect(weakPairs(tokens, mode)).toEqual([])
  },
)

it('sets tokens of the theme, and has its rules in a sheet of their own', () => {
  expect([...otherRules(tokens), ...unknownTokens(tokens)]).toEqual([])
})
