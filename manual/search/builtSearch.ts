// The search of the built manual, as the dialog uses it. Needs `npm run build -w vellum -w vellum-manual`.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createSearcher, type FoundPage } from 'vellum/search'
import { manual } from '../urls'

/** The folder of the built manual. */
export const dist = fileURLToPath(new URL('../dist', import.meta.url))

const base = manual.pathname

/** What is searched: a locale other than the default one, and the docs sets. */
export interface SearchedPart {
  readonly locale?: string
  readonly scopes: readonly string[]
}

/** Searches a part of the manual; pages are returned as the dialog shows them, best first. */
export function searcherOf({
  locale,
  scopes,
}: SearchedPart): (query: string) => Promise<readonly FoundPage[]> {
  const searcher = createSearcher({
    manifest: `${base}${locale === undefined ? '' : `${locale}/`}_data/_search.json`,
    scopes,
    fetch: async (url) => ({
      ok: true,
      status: 200,
      text: async () => readFileSync(`${dist}/${url.slice(base.length)}`, 'utf8'),
    }),
  })
  return async (query) => (await searcher.search(query)).pages
}

const search = searcherOf({ scopes: ['docs-default-current', 'default'] })

/** The sections that a search shows, best first, with paths below the base path: `/learn/styling#web-fonts` */
export async function foundSections(query: string): Promise<readonly string[]> {
  const pages = await search(query)
  return pages.flatMap(({ sections }) => sections.map(({ href }) => href.slice(base.length - 1)))
}
