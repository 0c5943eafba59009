import { describe, expect, it } from 'vitest'
import { readingTime } from './readingTime.js'

describe('readingTime', () => {
  it('BL-4: divides words by 200, with two decimals', () => {
    expect(readingTime({ content: 'word '.repeat(250), locale: 'en' })).toBe(1.25)
    expect(readingTime({ content: 'one, two & three!', locale: 'en' })).toBe(0.02)
    expect(readingTime({ content: '', locale: 'en' })).toBe(0)
  })

  it('BL-4: counts words by the rules of the locale', () => {
    // Four words without a space between them.
    expect(readingTime({ content: '私は本を読む'.repeat(50), locale: 'ja' })).toBeGreaterThan(0.9)
  })

  it.each(['en', 'fi', 'ja'])('BL-4: counts as Intl.Segmenter does (%s)', (locale) => {
    const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
    const signs = [...'aZb09_.:\',;-"/ \t\r\n!@#(*)[]é私']
    let seed = 1
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31
      return Math.floor((seed / 2 ** 31) * below)
    }
    for (let i = 0; i < 500; i++) {
      const content = Array.from({ length: 40 }, () => signs[random(signs.length)]).join('')
      const words = [...segmenter.segment(content)].filter(({ isWordLike }) => isWordLike).length
      expect(readingTime({ content, locale, options: { wordsPerMinute: 1 } }), content).toBe(words)
    }
  })

  it('accepts a different speed', () => {
    const content = 'word '.repeat(100)
    expect(readingTime({ content, locale: 'en', options: { wordsPerMinute: 100 } })).toBe(1)
  })
})
