import { describe, expect, it } from 'vitest'
import { formatHostError } from '../hostError.js'
import { parseRedirects } from './redirectFile.js'
import { redirectProblems, uniqueRules } from './redirectProblems.js'

const read = (text: string) => parseRedirects(text, { name: '_redirects', baseUrl: '/' }).rules

const fix = 'Remove the redirect, or rename the page.'
const taken = [
  { path: '/docs/a', source: 'docs/a.md', kind: 'page', fix },
  { path: '/docs/b/', source: 'docs/b/index.md', kind: 'page', fix },
  { path: '/docs/c d', source: 'docs/c.md', kind: 'page', fix },
  { path: '/docs/e', source: 'docs/e.md', kind: 'page', fix },
  { path: '/files/x.pdf', source: 'static/files/x.pdf', kind: 'static file' },
] as const

const problemsOf = (text: string) =>
  redirectProblems(read(text), { taken, folders: ['/assets/', '/_data/'], url: 'https://x.dev' }).map(
    formatHostError,
  )

describe('redirectProblems', () => {
  it('has nothing to say of redirects that lead somewhere', () => {
    expect(
      problemsOf('/a /b\n/b /docs/a\n/c /docs/a\n/c/ /docs/a\n/old/x /docs/b\n/old/* /docs/:splat\n'),
    ).toEqual([])
  })

  it.each([
    [
      'two redirects for a path',
      '/old /docs/a\n/old/ /docs/b\n',
      '2 redirects have the old URL "/old".\n  at _redirects:1\n  at _redirects:2\n  Keep the one that readers should follow.',
    ],
    [
      'two patterns for the same paths',
      '/old/:a /docs/:a\n/old/:b /:b\n',
      '2 redirects have the old URL "/old/:a".\n  at _redirects:1\n  at _redirects:2\n  Keep the one that readers should follow.',
    ],
    [
      'a pattern after one that has all its paths',
      '/old/* /docs/:splat\n/old/b/:c /:c\n',
      'The redirect "/old/b/:c" is never used: "/old/*" comes first, and has all its URLs.\n  at _redirects:2\n  at _redirects:1\n  Move it before the other one, or remove it.',
    ],
    [
      'the URL of a page',
      '/docs/b /docs/a\n',
      'The old URL "/docs/b" is the URL of a page.\n  at _redirects:1\n  at docs/b/index.md\n  Remove the redirect, or rename the page.',
    ],
    [
      'the URL of a page with a space',
      '/docs/c%20d /docs/a\n',
      'The old URL "/docs/c d" is the URL of a page.\n  at _redirects:1\n  at docs/c.md\n  Remove the redirect, or rename the page.',
    ],
    [
      'the URL of a file',
      '/files/x.pdf /docs/a\n',
      'The old URL "/files/x.pdf" is the URL of a static file.\n  at _redirects:1\n  at static/files/x.pdf\n  Remove the redirect, or the file.',
    ],
    [
      'a pattern that hides pages',
      '/docs/* https://y.dev/:splat\n',
      'The redirect "/docs/*" hides 4 pages: "/docs/a", "/docs/b/", "/docs/c d" and 1 more.\n  at _redirects:1\n  at docs/a.md\n  at docs/b/index.md\n  at docs/c.md\n  Redirects come before pages and files. Use a pattern that matches old URLs only.',
    ],
    [
      'a pattern that hides the files of all pages',
      '/_data/* https://y.dev/:splat\n',
      'The redirect "/_data/*" hides "/_data/", which has files that every page needs.\n  at _redirects:1\n  Use a pattern that matches old URLs only.',
    ],
    [
      'a circle',
      '/x /a\n/a /b/\n/b https://x.dev/c?q\n/c /a#x\n',
      'The redirect "/a" never ends: "/a" → "/b" → "/c" → "/a".\n  at _redirects:2\n  at _redirects:3\n  at _redirects:4\n  Change a target, or remove one of the redirects.',
    ],
    [
      'a path that grows with each step',
      '/old/* /old/v2/:splat\n',
      'The redirect "/old/*" never ends: "/old/a/b" → "/old/v2/a/b" → "/old/v2/v2/a/b" → ….\n  at _redirects:1\n  Change a target, or remove one of the redirects.',
    ],
  ])('reports %s', (_, text, message) => {
    expect(problemsOf(text)).toEqual([message])
  })
})

describe('uniqueRules', () => {
  it('keeps the first of those that say the same', () => {
    const rules = uniqueRules(read('/old /docs/a\n/old/ /docs/a\n/old /docs/a 302\n'))
    expect(rules.map(({ source }) => source)).toEqual(['_redirects:1', '_redirects:3'])
  })
})
