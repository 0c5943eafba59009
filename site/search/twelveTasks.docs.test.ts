// What most readers come for: each of the twelve tasks is the first result in several wordings, and at most two presses from the index
// of tasks. The index and the pages are read as HTML.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { client } from '../urls'
import { builtSearch } from './builtSearch'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const search = builtSearch()
const options = `/docs/api/${client}-options`
const methods = `/docs/api/${client}/methods`

/** What may be typed, and the section that shows how. */
const TWELVE_TASKS: readonly (readonly [queries: readonly string[], href: string])[] = [
  [
    ['token refresh', 'refresh an expired token', 'token refresh on 401'],
    `${methods}/set-headers#refresh-a-token`,
  ],
  [
    ['upload with progress', 'file upload progress', 'show an upload progress bar'],
    `${methods}/post-async#upload-progress`,
  ],
  [['timeout', 'request timeout', 'how do I set a timeout'], `${options}#timeout`],
  [
    ['safe POST retry', 'retry a POST safely', 'retry POST without duplicate'],
    `${methods}/post-async#retry-without-duplicates`,
  ],
  [
    ['axios interceptor', 'axios interceptors', 'replace axios interceptors'],
    '/docs/introduction#axios-errors',
  ],
  [['mock', 'mock an API', 'mock fetch'], '/docs/frameworks/vite#mock'],
  [['Next.js', 'use with Next.js', 'nextjs app router'], '/docs/frameworks/react#nextjs'],
  [
    ['cancel on unmount', 'cancel request when component unmounts', 'abort request on unmount'],
    '/docs/frameworks/react#cancel-on-unmount',
  ],
  [['error code', 'error codes'], `/docs/api/${client}#errorcode`],
  [['NDJSON', 'read ndjson', 'parse NDJSON line by line'], `${methods}/get-async#ndjson`],
  [['default header', 'default headers', 'header for all requests'], `${options}#headers`],
  [
    ['bundle size', 'size of the bundle', 'bundle size in KB'],
    '/docs/installation/browser-with-bundlers#what-it-adds-to-your-bundle',
  ],
]

/** Links of the text of a page, without the slash before an anchor. */
function linksOf(path: string): Set<string> {
  const html = readFileSync(`${dist}${path}/index.html`, 'utf8')
  const [, article = ''] = /<article\b([\s\S]*)<\/article>/.exec(html) ?? []
  const links = [...article.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(([, href = '']) =>
    href.startsWith('#') ? path + href : href.replace(/\/(?=#|$)/, ''),
  )
  return new Set(links)
}

const firstPresses = linksOf('/docs')
const pages = [
  ...new Set([...firstPresses].filter((href) => /^\/docs\//.test(href)).map((href) => href.split('#')[0]!)),
]
const secondPresses = new Set(pages.flatMap((page) => [...linksOf(page)]))

describe.each(TWELVE_TASKS)('%s', (queries, href) => {
  it.each(queries)('is the first result of %s', async (query) => {
    const { pages } = await search.search(query)
    expect(pages[0]?.sections[0]?.href.replace(/\/(?=#|$)/, '')).toBe(href)
  })

  it('is at most two presses from the index of tasks', () => {
    expect(firstPresses.has(href) || secondPresses.has(href)).toBe(true)
  })
})
