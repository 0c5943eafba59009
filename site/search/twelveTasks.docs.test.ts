// What most readers come for: each of the twelve tasks is the first result of one search, and at most two presses from the index
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

/** What is typed, and the section that shows how. */
const TWELVE_TASKS: readonly (readonly [query: string, href: string])[] = [
  ['token refresh', `${methods}/set-headers#refresh-a-token`],
  ['upload with progress', `${methods}/post-async#upload-progress`],
  ['timeout', `${options}#timeout`],
  ['safe POST retry', `${methods}/post-async#retry-without-duplicates`],
  ['axios interceptor', '/docs/introduction#axios-errors'],
  ['mock', '/docs/frameworks/vite#mock'],
  ['Next.js', '/docs/frameworks/react#nextjs'],
  ['cancel on unmount', '/docs/frameworks/react#cancel-on-unmount'],
  ['error code', `/docs/api/${client}#errorcode`],
  ['NDJSON', `${methods}/get-async#ndjson`],
  ['default header', `${options}#headers`],
  ['bundle size', '/docs/installation/browser-with-bundlers#what-it-adds-to-your-bundle'],
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

describe.each(TWELVE_TASKS)('%s', (query, href) => {
  it('is the first result of a search', async () => {
    const { pages } = await search.search(query)
    expect(pages[0]?.sections[0]?.href.replace(/\/(?=#|$)/, '')).toBe(href)
  })

  it('is at most two presses from the index of tasks', () => {
    expect(firstPresses.has(href) || secondPresses.has(href)).toBe(true)
  })
})
