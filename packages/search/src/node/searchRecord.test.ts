import { describe, expect, it } from 'vitest'
import { knownSections } from './knownSections.js'
import { searchRecord } from './searchRecord.js'

describe('searchRecord', () => {
  it('keeps the links to pages of the index, with their anchors', () => {
    const hrefs = [
      '/docs/a?b=1#c',
      '#own',
      '#',
      'https://example.com/x',
      '//example.com',
      'relative',
      '/docs/',
    ]
    const links = hrefs.map((href) => ({ href, text: href }))
    expect(searchRecord({ href: '/here', title: 'Here', sections: [], links }).links).toEqual([
      ['/docs/a#c', '/docs/a?b=1#c'],
      ['/here#own', '#own'],
      ['/docs/', '/docs/'],
    ])
  })

  it('keeps the first 300 characters of a text for results, up to a word, and counts all of its words', () => {
    const text = `${'word '.repeat(80)}end`
    const [section] = searchRecord({ href: '/', title: '', sections: [{ text }] }).sections
    expect(section!.text).toBe(`${'word '.repeat(60).trim()}…`)
    expect(section!.prose).toBe('word=80 end')
  })

  it('is plain data: JSON keeps it as it is', () => {
    const record = searchRecord({ href: '/', title: 'Home', sections: [{ text: 'Text.' }] })
    expect(JSON.parse(JSON.stringify(record))).toEqual(record)
    expect(record).toMatchObject({ scope: 'default', breadcrumb: [], keywords: [] })
  })
})

describe('knownSections', () => {
  const known = knownSections([
    searchRecord({ href: '/docs/errors', title: 'Errors', sections: [{ id: 'E_BUSY', text: 'Busy.' }] }),
  ])

  it.each(['/docs/errors', '/Docs/Errors/', '/docs/errors#E_BUSY', '/docs/errors/?a#E_BUSY'])(
    'has %s',
    (href) => {
      expect(known.has(href)).toBe(true)
    },
  )

  it.each(['/docs', '/docs/errors#e_busy', '#E_BUSY', ''])('does not have %j', (href) => {
    expect(known.has(href)).toBe(false)
  })
})
