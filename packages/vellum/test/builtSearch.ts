// Searches a site that a test has built, as its pages do.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSearcher } from '../dist/shared/search.js'

/** Searches scopes of a site that is served from `outDir` at the root; returns the URLs of what is found, best first. */
export function searchBuilt(outDir: string, manifest = '/_data/_search.json') {
  const requested: string[] = []
  return {
    requested,
    find: async (query: string, ...scopes: string[]): Promise<string[]> => {
      const searcher = createSearcher({
        manifest,
        scopes,
        fetch: async (url) => {
          requested.push(url)
          return { ok: true, status: 200, text: async () => readFileSync(join(outDir, url), 'utf8') }
        },
      })
      const { pages } = await searcher.search(query)
      return pages.flatMap(({ sections }) => sections.map(({ href }) => href))
    },
  }
}
