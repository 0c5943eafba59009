import { describe, expect, it } from 'vitest'
import { createSlugger } from './slugger.js'

describe('createSlugger', () => {
  it.each([
    ['Getting Started', 'getting-started'],
    ['API Reference', 'api-reference'],
    ['What’s new in 2.0?', 'whats-new-in-20'],
    ['`getAsync(path)`', 'getasyncpath'],
    ['snake_case and kebab-case', 'snake_case-and-kebab-case'],
    ['Ünïcode Überschrift', 'ünïcode-überschrift'],
    ['C++ & C#', 'c--c'],
    ['日本語', '日本語'],
    ['🎉 Party', '-party'],
    [' After a mark', '-after-a-mark'],
    ['Before a badge ', 'before-a-badge-'],
    ['x² and ½ Ⅷ', 'x-and--ⅷ'],
  ])('HD-2, SB-17: %s → %s', (text, slug) => {
    expect(createSlugger()(text)).toBe(slug)
  })

  it('T-52, T-47: numbers repeated texts, without a clash', () => {
    expect(['A', 'A', 'a', 'A-1', 'A'].map(createSlugger())).toEqual(['a', 'a-1', 'a-2', 'a-1-1', 'a-3'])
  })

  it('HD-2: keeps the case on request', () => {
    expect(createSlugger({ maintainCase: true })('My Heading')).toBe('My-Heading')
  })
})
