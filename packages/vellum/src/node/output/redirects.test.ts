import { describe, expect, it } from 'vitest'
import { formatError } from '../base/errors.js'
import { type Redirect, redirectFiles } from './redirects.js'

const site = { url: 'https://troth.dev', baseUrl: '/', trailingSlash: undefined }
const routes = [
  { path: '/docs/a', source: 'docs/a.md' },
  { path: '/docs/b/', source: 'docs/b/index.md' },
]

function messageOf(redirects: Redirect[]): string {
  try {
    redirectFiles({ redirects, routes, site })
  } catch (error) {
    return formatError(error)
  }
  return 'nothing was thrown'
}

describe('redirectFiles', () => {
  it('writes nothing for nothing', () => {
    expect(redirectFiles({ redirects: [], routes, site })).toEqual([])
  })

  it('writes the rules and a page for each, sorted', () => {
    const redirects = [
      { from: '/troth/old/é', to: 'https://x.dev/?a=1&b="2"', source: 'docs/b.md' },
      { from: '/troth/old/a', to: '/troth/docs/a', source: 'docs/a.md' },
    ]
    const files = redirectFiles({ redirects, routes, site: { ...site, baseUrl: '/troth/' } })
    expect(files).toEqual([
      {
        path: '_redirects',
        text: '/troth/old/a /troth/docs/a 301\n/troth/old/%C3%A9 https://x.dev/?a=1&b=%222%22 301\n',
      },
      {
        path: 'old/a/index.html',
        text:
          '<!doctype html>\n<html lang="en"><head><meta charset="UTF-8"><title>Moved</title>' +
          '<meta http-equiv="refresh" content="0; url=/troth/docs/a"><meta name="robots" content="noindex">' +
          '<link rel="canonical" href="https://troth.dev/troth/docs/a"></head>' +
          '<body><p><a href="/troth/docs/a">This page has moved.</a></p></body></html>\n',
      },
      {
        path: 'old/é/index.html',
        text:
          '<!doctype html>\n<html lang="en"><head><meta charset="UTF-8"><title>Moved</title>' +
          '<meta http-equiv="refresh" content="0; url=https://x.dev/?a=1&amp;b=%222%22">' +
          '<meta name="robots" content="noindex"><link rel="canonical" href="https://x.dev/?a=1&amp;b=%222%22">' +
          '</head><body><p><a href="https://x.dev/?a=1&amp;b=%222%22">This page has moved.</a></p></body></html>\n',
      },
    ])
  })

  it('writes the page as the other pages are written', () => {
    const redirects = [{ from: '/old', to: '/docs/a', source: 'docs/a.md' }]
    const files = redirectFiles({ redirects, routes, site: { ...site, trailingSlash: false } })
    expect(files.map(({ path }) => path)).toEqual(['_redirects', 'old.html'])
  })

  it('writes once what one page says twice', () => {
    const redirects = ['/old', '/old/'].map((from) => ({ from, to: '/docs/a', source: 'docs/a.md' }))
    const files = redirectFiles({ redirects, routes, site })
    expect(files.map(({ path }) => path)).toEqual(['_redirects', 'old/index.html'])
  })

  it('refuses an old URL that is a page', () => {
    expect(messageOf([{ from: '/docs/b', to: '/docs/a', source: 'docs/a.md' }])).toBe(
      `The old URL "/docs/b" is the URL of a page.
  at docs/a.md
  at docs/b/index.md
  Remove the redirect, or change the \`slug\` of the page.`,
    )
  })

  it('refuses two claims of one old URL, and reports all problems at once', () => {
    expect(
      messageOf([
        { from: '/old', to: '/docs/a', source: 'docs/a.md' },
        { from: '/old/', to: '/docs/b/', source: 'docs/b/index.md' },
        { from: 'https://x.dev/old', to: '/docs/b/', source: 'docs/b/index.md' },
      ]),
    ).toBe(`2 problems:

2 pages have the old URL "/old".
  at docs/a.md
  at docs/b/index.md
  Keep it on the one page that readers should come to.

The old URL "https://x.dev/old" is not a path of this site.
  at docs/b/index.md
  Write a path that starts with one \`/\`, without \`?\` and \`#\`.`)
  })
})
