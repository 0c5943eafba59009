// Where a request goes: joins a path to the base URL, refuses targets outside
// of it, and writes the query. Nothing here does I/O.

import { type CallInfo, misuse } from './misuse.js'
import type { ArrayFormat, Query, QueryScalar } from './optionTypes.js'

/** Parses a URL that requests may go to. In a browser it may be relative to the page, as for `fetch`. */
export function parseUrl(text: string, what: string, call: CallInfo, base?: URL): URL {
  let url: URL | undefined
  try {
    url = new URL(text, base ?? globalThis.location?.href)
  } catch {
    // Told below. The platform's error quotes the text, which may hold a password.
  }
  if (!url || !/^https?:\/\/[^@/]+\//.test(url.href)) {
    throw misuse(call, 'CONFIG_URL', `${what} must be an absolute http(s) URL without credentials`)
  }
  return url
}

/**
 * Joins a path to the base and checks that it stays there, or leads to an
 * allowed origin. `https://a.dev/v1?key=1` + `/users?x=2` → `https://a.dev/v1/users?key=1&x=2`
 */
export function resolveTarget(
  path: string | URL,
  { base, origins }: { readonly base?: URL | undefined; readonly origins?: readonly string[] | undefined },
  call: CallInfo,
): URL {
  const text = path instanceof URL ? path.href : path
  if (typeof text !== 'string') throw misuse(call, 'CONFIG_URL', 'the path must be a string')
  let url: URL
  let inside = !base && !origins
  if (base && !/^([\w+.-]+:)?[\\/]{2}/.test(text)) {
    const root = base.pathname.replace(/\/*$/, '/')
    // Parsing resolves `..`, also when it is percent-encoded.
    url = new URL(
      base.origin + (/^[^?#]/.test(text) ? root + text.replace(/^[\\/]+/, '') : base.pathname + text),
    )
    addQuery(url, base.search.slice(1))
    inside = `${url.pathname}/`.startsWith(root)
  } else {
    url = parseUrl(text, 'the path or its baseUrl', call, base)
  }
  if (!inside && !origins?.includes(url.origin)) {
    throw misuse(call, 'CONFIG_ORIGIN', `${url.origin + url.pathname} is outside baseUrl and allowedOrigins`)
  }
  return url
}

/** An object of values and lists; a `URLSearchParams` becomes one of lists. */
export type QueryRecord = { readonly [key: string]: QueryScalar | readonly QueryScalar[] }

/** Gives both forms of a query one shape, so that keys can replace each other. */
export function queryRecord(query: Query | undefined): QueryRecord {
  if (!(query instanceof URLSearchParams)) return { ...query }
  return Object.fromEntries([...query.keys()].map((key) => [key, query.getAll(key)]))
}

/** `{ page: 2, tag: ['a', 'b'] }` → `page=2&tag=a&tag=b` */
export function encodeQuery(query: QueryRecord, format: ArrayFormat | undefined, call: CallInfo): string {
  const pairs: string[] = []
  for (const [key, value] of Object.entries(query)) {
    const items = [value]
      .flat()
      .filter((item) => item != null)
      .map((item) => {
        // Of a date that is none, `toJSON` makes null, which is an object.
        const text = item instanceof Date ? item.toJSON() : item
        if (!/object|function/.test(typeof text)) return encodeURIComponent(text as string)
        throw misuse(call, 'CONFIG_QUERY', `query key "${key}" cannot be written in a URL`)
      })
    const name = `${encodeURIComponent(key) + (Array.isArray(value) && format === 'brackets' ? '[]' : '')}=`
    for (const item of items.length && format === 'comma' ? [items.join()] : items) pairs.push(name + item)
  }
  return pairs.join('&')
}

/** Appends a query that may be empty. */
export function addQuery(url: URL, query: string): void {
  if (query) url.search += (url.search && '&') + query
}
