// Searches the built site in `dist` as a page of its docs does, without a server.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createSearcher, type Searcher } from 'vellum/search'

const dist = fileURLToPath(new URL('../dist', import.meta.url))

/** The search of the docs, and of the other pages. */
export function builtSearch(): Searcher {
  return createSearcher({
    manifest: '/_data/_search.json',
    scopes: ['docs-default-current', 'default'],
    fetch: async (url) => ({ ok: true, status: 200, text: async () => readFileSync(dist + url, 'utf8') }),
  })
}
