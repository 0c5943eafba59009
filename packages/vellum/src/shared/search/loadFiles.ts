// Loads the files of an index: each once, again after a failure, and never half of one.

import { SearchLoadError } from './searchTypes.js'

/** What is used of `fetch`. */
export type SearchFetch = (
  url: string,
  options: { readonly cache: 'default' | 'reload' | 'no-cache' },
) => Promise<{ readonly ok: boolean; readonly status: number; readonly text: () => Promise<string> }>

/** A file is not there: a newer build may have replaced it. */
export class MissingFileError extends SearchLoadError {}

/** Makes a value of a text. */
type Reader<T> = (text: string) => T | undefined

/** Loads texts. */
export interface FileLoader {
  /**
   * A file whose name changes with its content, or its text when that is known; `read` returns undefined when it is
   * not what it should be.
   */
  readonly kept: <T>(url: string, read: Reader<T>, text?: string) => Promise<T>
  /** A file whose content changes. */
  readonly fresh: (url: string) => Promise<string>
}

/** Makes a loader that keeps what it has read. */
export function createFileLoader(fetch: SearchFetch): FileLoader {
  const kept = new Map<string, Promise<unknown>>()
  const failed = new Set<string>()
  return {
    kept: <T>(url: string, read: Reader<T>, text?: string) => {
      const found = kept.get(url) ?? load(url, read, text)
      kept.set(url, found)
      return found as Promise<T>
    },
    fresh: (url) => textOf(url, 'no-cache'),
  }

  async function load<T>(url: string, read: Reader<T>, text?: string): Promise<T> {
    try {
      // What browsers have kept may be the reason why it failed.
      const value = read(text ?? (await textOf(url, failed.has(url) ? 'reload' : 'default')))
      if (value === undefined) throw new SearchLoadError(`${url} is not a file of this search index`)
      return value
    } catch (error) {
      kept.delete(url)
      failed.add(url)
      throw error
    }
  }

  async function textOf(url: string, cache: 'default' | 'reload' | 'no-cache'): Promise<string> {
    try {
      const response = await fetch(url, { cache })
      if (response.ok) return await response.text()
      const Failure = response.status === 404 || response.status === 410 ? MissingFileError : SearchLoadError
      throw new Failure(`${url} cannot be loaded: status ${response.status}`)
    } catch (cause) {
      if (cause instanceof SearchLoadError) throw cause
      throw new SearchLoadError(`${url} cannot be loaded`, { cause })
    }
  }
}
