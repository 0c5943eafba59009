// Searches what is typed when the typing pauses. Of several queries only the newest has an outcome.

import type { FoundPage, Searcher, SearchResults } from 'vellum-search'
import { firstPages, shorterQueries } from './nearestPages.js'

/** Milliseconds without a keystroke until a query is searched. */
const PAUSE = 100

/** How a search has ended. */
export interface Outcome {
  /** Undefined if a file of the index could not be loaded. */
  readonly results?: SearchResults
  /** Pages similar to a query that found nothing. */
  readonly nearest: readonly FoundPage[]
}

export interface SearchQueue {
  /** Searches a query, and drops the previous one; an empty query only drops. */
  readonly search: (query: string, searcher: Searcher) => void
  readonly isPending: () => boolean
}

/** Creates a queue; it calls back with the outcome of a query. */
export function createSearchQueue(onOutcome: (outcome: Outcome, query: string) => void): SearchQueue {
  let pending: AbortController | undefined
  return {
    search: (query, searcher) => {
      pending?.abort()
      pending = query === '' ? undefined : new AbortController()
      if (!pending) return
      const { signal } = pending
      const run = async () => {
        if (signal.aborted) return
        const outcome = await outcomeOf(query, { searcher, signal })
        if (signal.aborted) return
        pending = undefined
        onOutcome(outcome, query)
      }
      setTimeout(run, PAUSE)
    },
    isPending: () => pending !== undefined,
  }
}

async function outcomeOf(
  query: string,
  { searcher, signal }: { readonly searcher: Searcher; readonly signal: AbortSignal },
): Promise<Outcome> {
  try {
    const results = await searcher.search(query, { signal })
    const isFound = results.pages.length > 0
    const nearest = isFound ? [] : await firstPages(shorterQueries(query), { searcher, signal })
    return { results, nearest }
  } catch {
    return { nearest: [] }
  }
}
