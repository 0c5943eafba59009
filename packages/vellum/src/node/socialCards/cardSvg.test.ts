import { describe, expect, it } from 'vitest'
import { cardSvg } from './cardSvg.js'

/** Every character is half as wide as it is high. */
const measure = (text: string, size: number) => (text.length * size) / 2
const text = { site: 'Troth', host: 'troth.dev', trail: '', title: 'Options', description: '' }
/** The words of a card with their sizes, in order. */
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
})
