import { describe, expect, it } from 'vitest'
import { collectExternalLinks, externalUrl } from './collectExternalLinks.js'

describe('externalUrl', () => {
  it.each([
    ['https://a.dev/b#c', 'https://a.dev/b'],
    ['HTTP://A.dev', 'http://a.dev/'],
    ['//a.dev/x?y=1', 'https://a.dev/x?y=1'],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080/'],
    ['https://examples.com/', 'https://examples.com/'],
  ])('%s is requested as %s', (href, url) => {
    expect(externalUrl(href)).toBe(url)
  })

  it.each([
    '/docs/a',
    '#a',
    'mailto:a@b.c',
    'tel:+1',
    'https://',
    // Host names that are reserved for examples and for the reader's own machine.
    'https://example.com/a',
    'https://api.example.org',
    'http://my.example',
    'http://a.test',
    'http://localhost:3000/',
  ])('BK-10: %s is not requested', (href) => {
    expect(externalUrl(href)).toBeUndefined()
  })
})

describe('collectExternalLinks', () => {
  it('BK-10: has each URL once, with the lines that have it, or the pages that show it', () => {
    const collection = collectExternalLinks()
    collection.add({
      path: '/docs/b',
      hrefs: ['https://a.dev/x#two', 'https://nav.dev/', '/docs/a'],
      source: 'docs/b.md',
      sourceLinks: [{ href: 'https://a.dev/x#two', line: 7 }],
    })
    collection.add({
      path: '/docs/a',
      hrefs: ['https://a.dev/x', 'https://nav.dev/'],
      source: 'docs/a.md',
      sourceLinks: [
        { href: 'https://a.dev/x', line: 3 },
        { href: 'https://a.dev/x', line: 5 },
      ],
    })
    expect(collection.links()).toEqual([
      { url: 'https://a.dev/x', positions: ['docs/a.md:3', 'docs/a.md:5', 'docs/b.md:7'], pages: [] },
      { url: 'https://nav.dev/', positions: [], pages: ['/docs/a', '/docs/b'] },
    ])
  })
})
