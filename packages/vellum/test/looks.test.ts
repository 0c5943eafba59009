// The default look, looks that set one accent, and a look of another kind made with tokens alone.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Mode, otherRules, unknownTokens, weakPairs } from './lookContrast.js'

const MODES: readonly Mode[] = ['light', 'dark']

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

describe('the default look', () => {
  it.each(MODES)('has a contrast of 4.5 for text and of 3 for edges in %s mode', (mode) => {
    expect(weakPairs('', mode)).toEqual([])
  })

  it.each([
    ['#0b665d', '#6fd0c1'],
    ['#9b2a1e', '#f2907b'],
    ['#6a3fb5', '#c4a7ff'],
    ['#7a4b00', '#ffc65c'],
    ['#111111', '#ffffff'],
  ])('has it with the accent %s, and %s in dark mode, alone', (light, dark) => {
    const look = `:root { --vl-accent: ${light}; } [data-theme="dark"] { --vl-accent: ${dark}; }`
    expect(MODES.flatMap((mode) => weakPairs(look, mode))).toEqual([])
  })

  it('is known to be weak with an accent that is too light', () => {
    expect(weakPairs(':root { --vl-accent: #8ab4ff; }', 'light')).toContain('accent on paper: 2.09')
    expect(weakPairs(':root { --vl-ink-soft: #a0a0a0; }', 'light')).toContain('ink-soft on paper: 2.61')
  })
})

describe('the look of fixtures/terminal-look', () => {
  const look = read('../fixtures/terminal-look/src/css/look.css')

  it('sets tokens of the theme and has no other rule', () => {
    expect(otherRules(look)).toEqual([])
    expect(unknownTokens(look)).toEqual([])
  })

  it.each(MODES)('has a contrast of 4.5 for text and of 3 for edges in %s mode', (mode) => {
    expect(weakPairs(look, mode)).toEqual([])
  })
})

describe('otherRules', () => {
  it.each([
    ['.a { color: red; }', ['.a', 'color:', 'red;']],
    [':root { color: red; --vl-ink: #000; }', ['color:', 'red;']],
    [':root { --own: 1; }', ['--own:', '1;']],
    ['@import "a.css";', ['@import', '"a.css";']],
  ])('finds what is no token in %s', (css, parts) => {
    expect(otherRules(css)).toEqual(parts)
  })
})

it('the look of new sites has that contrast', () => {
  const look = read('../../create-vellum/template/src/css/custom.css')
  expect(MODES.flatMap((mode) => weakPairs(look, mode))).toEqual([])
  expect([...otherRules(look), ...unknownTokens(look)]).toEqual([])
})
