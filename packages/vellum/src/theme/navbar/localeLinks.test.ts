import { describe, expect, it } from 'vitest'
import { sampleSite } from '../../../test/samplePage.js'
import { urlAfterBase } from './localeLinks.js'

describe('urlAfterBase', () => {
  const site = sampleSite({ baseUrl: '/t/' })
  it.each([
    ['', '', '', 'docs/a'],
    ['?a=1', '#x', '', 'docs/a?a=1#x'],
    ['?a=1', '#x', '?persist=1', 'docs/a?a=1&persist=1#x'],
    ['?a=1', '', 'a=1', 'docs/a?a=1&a=1'],
    ['', '#x', 'a=1', 'docs/a?a=1#x'],
  ])('keeps %o and %o, and adds %o (LD-2, LD-3, T-10)', (search, hash, queryString, expected) => {
    const location = { pathname: '/t/docs/a', search, hash }
    const locale = { ...site.locale, baseUrl: '/t/' }
    expect(urlAfterBase({ site: { ...site, locale }, location, queryString })).toBe(expected)
  })
})
