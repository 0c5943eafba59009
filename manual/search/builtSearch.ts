// The search of the built manual, as the dialog uses it. Needs `npm run build -w vellum -w vellum-manual`.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createSearcher, type FoundPage } from 'vellum/search'
import { manual } from '../urls'

/** The folder of the built manual. */
export const dist = fileURLToPath(new URL('../dist', import.meta.url))

const base = manual.pathname

const searcher = createSearcher({
  manifest: `${base}_data/_search.json`,
  scopes: ['docs-default-current', 'default'],
  fetch: async (url) => ({
    ok: true,
    status: 200,
    text: async () => readFileSync(`${dist}/${url.slice(base.length)}`, 'utf8'),
  }),
})

/** The pages that a search shows, best first. */
export async function searchManual(query: string): Promise<readonly FoundPage[]> {
  return (await searcher.search(query)).pages
}

/** The sections that a search shows, best first, with paths below the base path: `/learn/looks#web-fonts` */
export async function foundSections(query: string): Promise<readonly string[]> {
  const pages = await searchManual(query)
  return pages.flatMap(({ sections }) => sections.map(({ href }) => href.slice(base.length - 1)))
}
