import { describe, expect, it } from 'vitest'
import { documentTitle } from './documentTitle.js'

describe('documentTitle', () => {
  const site = { title: 'Troth - fetch', titleDelimiter: '|' }

  it('puts the delimiter between page and site (TT-1)', () => {
    expect(documentTitle('Install', site)).toBe('Install | Troth - fetch')
    expect(documentTitle('Install', { ...site, titleDelimiter: '·' })).toBe('Install · Troth - fetch')
  })

  it('trims, and is the title of the site alone when the page has none of its own (TT-2)', () => {
    expect(documentTitle('  Install ', site)).toBe('Install | Troth - fetch')
    expect(documentTitle(' ', site)).toBe('Troth - fetch')
    expect(documentTitle('Troth - fetch ', site)).toBe('Troth - fetch')
  })
})
