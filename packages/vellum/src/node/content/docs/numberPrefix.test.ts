import { describe, expect, it } from 'vitest'
import { splitNumberPrefix, stripNumberPrefixes } from './numberPrefix.js'

describe('splitNumberPrefix', () => {
  it.each<[string, string, number | undefined]>([
    ['01-intro', 'intro', 1],
    ['003 - my doc', 'my doc', 3],
    ['1_intro', 'intro', 1],
    ['1.intro', 'intro', 1],
    ['01--intro', 'intro', 1],
    ['10-10x', '10-10x', undefined],
    ['2021-01-31-news', '2021-01-31-news', undefined],
    ['2024-05-01-notes', '2024-05-01-notes', undefined],
    ['8.0-upgrade', '8.0-upgrade', undefined],
    ['01', '01', undefined],
    ['01-', '01-', undefined],
    ['intro', 'intro', undefined],
    ['1intro', '1intro', undefined],
    ['0-start', 'start', 0],
  ])('SB-3: %s → %s at %s', (name, stripped, position) => {
    expect(splitNumberPrefix(name)).toEqual({ name: stripped, position })
  })
})

describe('stripNumberPrefixes', () => {
  it('strips every part of a path', () => {
    expect(stripNumberPrefixes('01-guide/02-first steps/intro')).toBe('guide/first steps/intro')
    expect(stripNumberPrefixes('')).toBe('')
  })
})
