import { describe, expect, it } from 'vitest'
import { cardSvg } from './cardSvg.js'

/** Every character is half as wide as it is high. */
const measure = (text: string, size: number) => (text.length * size) / 2
const text = { site: 'Troth', host: 'troth.dev', trail: '', title: 'Options', description: '' }
/** The texts of a card with their sizes, in order. */
const wordsOf = (fields: Partial<typeof text>, logo?: string) =>
  [...cardSvg({ ...text, ...fields }, { measure, logo }).matchAll(/font-size="(\d+)"[^>]*>([^<]*)</g)].map(
    ([, size, words]) => `${size} ${words}`,
  )

describe('cardSvg', () => {
  it('SEO-12: has the site, its host and the title, escaped', () => {
    expect(wordsOf({ title: 'A < B & C' })).toEqual(['40 Troth', '26 troth.dev', '104 A &lt; B &amp; C'])
    expect(cardSvg(text, { measure, logo: undefined })).not.toContain('<image')
    expect(cardSvg(text, { measure, logo: 'data:,x' })).toContain('<image href="data:,x"')
  })

  it('SEO-12: makes a long title smaller, and ends one that is too long with an ellipsis', () => {
    const word = 'word '
    expect(wordsOf({ title: word.repeat(7).trim() }).slice(2)).toEqual([
      '104 word word word word',
      '104 word word word',
    ])
    expect(wordsOf({ title: word.repeat(10).trim() }).slice(2)[0]).toMatch(/^76 /)
    const longest = wordsOf({ title: word.repeat(40).trim() }).slice(2)
    expect([longest.length, longest[2]]).toEqual([3, '64 word word word word word word…'])
    expect(wordsOf({ title: 'x'.repeat(90) }).at(-1)).toBe(`64 ${'x'.repeat(31)}…`)
  })

  it('SEO-12: has the categories above, and two lines of the description', () => {
    const all = wordsOf({ trail: 'API / Methods', description: 'many words '.repeat(20).trim() })
    expect(all[2]).toBe('28 API / Methods')
    expect(all.slice(4).map((line) => line.length > 40)).toEqual([true, true])
    expect(all.at(-1)).toMatch(/…$/)
  })

  it('fills each line with as many words as fit, for characters of any width', () => {
    // Some characters are five times as wide as others.
    const width = (words: string, size: number) =>
      [...words].reduce(
        (sum, letter) => sum + size * ('il. '.includes(letter) ? 0.2 : 'mw'.includes(letter) ? 1 : 0.5),
        0,
      )
    let seed = 1
    const random = (below: number) => {
      seed = (seed * 48271) % 2147483647
      return seed % below
    }
    const word = () => Array.from({ length: 1 + random(9) }, () => 'ilmwab,'[random(7)]).join('')
    for (let i = 0; i < 200; i++) {
      const description = Array.from({ length: 1 + random(60) }, word).join(' ')
      const lines = [
        ...cardSvg({ ...text, description }, { measure: width, logo: undefined }).matchAll(
          /font-size="31"[^>]*>([^<]*)</g,
        ),
      ].map(([, line]) => line!)
      const all = description.split(' ')
      let count = 1
      while (count < all.length && width(all.slice(0, count + 1).join(' '), 31) <= 1040) count++
      expect(lines[0]).toBe(all.slice(0, count).join(' '))
      const rest = all.slice(count).join(' ')
      if (width(rest, 31) <= 1040) {
        expect(lines[1] ?? '').toBe(rest)
        continue
      }
      const shown = (words: number) =>
        `${all
          .slice(count, count + words)
          .join(' ')
          .replace(/[\s,]+$/, '')}…`
      let words = all.length - count
      while (words > 1 && width(shown(words), 31) > 1040) words--
      expect(lines[1]).toBe(shown(words))
    }
  })

  it('measures a few texts for each line', () => {
    const measured: string[] = []
    const counting = (words: string, size: number) => {
      measured.push(`${size} ${words}`)
      return measure(words, size)
    }
    const description = 'many words '.repeat(40).trim()
    cardSvg({ ...text, trail: 'API / Methods', description }, { measure: counting, logo: undefined })
    expect(new Set(measured).size).toBe(measured.length)
    expect(measured.length).toBeLessThan(12)
  })
})
