// Pages similar to a query, if nothing matches: by the beginning of its longest word.

import type { FoundPage, Searcher } from 'vellum-search'

/** Queries for the pages nearest to a query without results: `'how to configurashun'` → `['config', 'con']` */
export function shorterQueries(query: string): readonly string[] {
  const [longest = ''] = query.split(/[^\p{L}\p{N}]+/u).sort((a, b) => b.length - a.length)
  return [6, 3].filter((length) => length < longest.length).map((length) => longest.slice(0, length))
}

/** The pages that the first successful query finds. */
export async function firstPages(
  queries: readonly string[],
  { searcher, signal }: { readonly searcher: Searcher; readonly signal?: AbortSignal },
): Promise<readonly FoundPage[]> {
  for (const query of queries) {
    const { pages } = await searcher.search(query, { sections: 1, signal })
    if (pages.length > 0) return pages
  }
  return []
}
