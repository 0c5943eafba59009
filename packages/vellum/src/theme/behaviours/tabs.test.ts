import { describe, expect, it } from 'vitest'
import { nextIndex, withQueryValue } from './tabs.js'

describe('nextIndex', () => {
  it.each([
    ['ArrowRight', 0, false, 1],
    ['ArrowRight', 2, false, 0],
    ['ArrowLeft', 0, false, 2],
    ['ArrowLeft', 0, true, 1],
    ['ArrowRight', 0, true, 2],
    ['Home', 2, false, 0],
    ['End', 0, false, 2],
    ['ArrowDown', 0, false, undefined],
    ['a', 0, false, undefined],
  ])('TB-4: %s at %i of three, right to left %s: %s', (key, index, isRtl, expected) => {
    expect(nextIndex(key, { index, count: 3, isRtl })).toBe(expected)
  })
})

describe('withQueryValue', () => {
  it('TB-6: keeps other parameters and the hash', () => {
    const os = { name: 'os', value: 'mac os' }
    expect(withQueryValue('https://troth.dev/docs/a?b=1&os=win#c', os)).toBe('/docs/a?b=1&os=mac+os#c')
    expect(withQueryValue('https://troth.dev/docs/a', os)).toBe('/docs/a?os=mac+os')
  })
})
