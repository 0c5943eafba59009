// Loads the files of an index: each once, again after a failure, and never half of one.

import { SearchLoadError } from './searchTypes.js'

type CacheMode = 'default' | 'reload' | 'no-cache'

/** What is used of `fetch`. */
export type SearchFetch = (
  url: string,
  options: { readonly cache: CacheMode },
) => Promise<{ readonly ok: boolean; readonly status: number; readonly text: () => Promise<string> }>

/** Makes a value of a text; undefined, or an error, when it is not the text of such a value. */
type Reader<T> = (text: string) => T | undefined

/** Loads texts. */
export interface FileLoader {
  /** A file whose name changes with its content. */
  readonly kept: <T>(url: string, read: Reader<T>) => Promise<T>
  /** A file whose content changes, as it is now. */
  readonly fresh: <T>(url: string, read: Reader<T>) => Promise<T>
}

/** Makes a loader that keeps what it has read. */
export function createFileLoader(fetch: SearchFetch): FileLoader {
  const kept = new Map<string, Promise<unknown>>()
  const failed = new Set<string>()
  return {
    kept: <T>(url: string, read: Reader<T>) => {
      // What browsers have kept may be the reason why it failed.
      const cache = failed.has(url) ? 'reload' : 'default'
      const found = (kept.get(url) as Promise<T> | undefined) ?? load(url, { cache, read })
      kept.set(url, found)
      found.catch(() => {
        kept.delete(url)
        failed.add(url)
      })
      return found
    },
    fresh: (url, read) => load(url, { cache: 'no-cache', read }),
  }

  async function load<T>(url: string, { cache, read }: { cache: CacheMode; read: Reader<T> }): Promise<T> {
    let cause: unknown
    try {
      const response = await fetch(url, { cache })
      cause = response.status
      const value = response.ok ? read(await response.text()) : undefined
      if (value !== undefined) return value
    } catch (error) {
      cause = error
    }
    throw new SearchLoadError(`Cannot load ${url}`, { cause })
  }
}
