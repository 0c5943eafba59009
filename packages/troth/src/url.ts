// Where a request goes: joins a path to the base URL, refuses targets outside
// of it, and writes the query. Nothing here does I/O.

import { misuse } from './misuse.js'
import type { Query, QueryValue, TrothOptions } from './optionTypes.js'
import { pairsOf } from './pairs.js'

/** Parses a URL that requests may go to. In a browser it may be relative to the page, as for `fetch`. */
export function parseUrl(text: string | URL, what: string, base?: URL): URL {
  let url: URL | undefined
  try {
    url = new URL(text, base ?? (globalThis as { location?: { href: string } }).location?.href)
  } catch {
    // The error below takes the place of the platform's, which quotes the text: it may hold a password.
  }
  if (!url || !/^https?:\/\/[^@/]+\//.test(url.href)) {
    throw misuse('CONFIG_URL', `${what} must be an absolute http(s) URL without credentials`)
  }
  return url
}

/**
 * Joins a path to the base and checks that it stays there, or leads to an
 * allowed origin. `https://a.dev/v1?key=1` + `/users?x=2` → `https://a.dev/v1/users?x=2&key=1`
 */
export function resolveTarget(
  path: string | URL,
  { base, origins }: { readonly base?: URL | undefined; readonly origins?: readonly string[] | undefined },
): URL {
  // Not by class: a URL of another realm has another.
  const text = typeof path === 'string' ? path : path?.href
  if (typeof text !== 'string') throw misuse('CONFIG_URL', 'the path must be a string')
  const root = base?.pathname.replace(/\/*$/, '/')
  let url: URL
  if (base && !/^([\w+.-]+:)?[\\/]{2}/.test(text)) {
    // Parsing resolves `..`, even if it is percent-encoded.
    url = new URL(
      base.origin + (/^[^?#]/.test(text) ? root + text.replace(/^[\\/]+/, '') : base.pathname + text),
    )
    addQuery(url, base.search.slice(1))
  } else {
    url = parseUrl(text, 'the path or its baseUrl', base)
  }
  const inside = base ? base.origin === url.origin && `${url.pathname}/`.startsWith(root!) : !origins
  if (!inside && !origins?.includes(url.origin)) {
    throw misuse('CONFIG_ORIGIN', `${url.origin + url.pathname} is outside baseUrl and allowedOrigins`)
  }
  return url
}

/** A query in its one inner form. */
export type QueryPairs = (readonly [key: string, value: QueryValue])[]

/** Puts one query over another: its keys replace those of the same name. */
export function mergeQuery(parent: QueryPairs, query: Query): QueryPairs {
  const own = pairsOf<QueryValue>(query, 'query')
  return [...parent.filter(([key]) => !own.some(([name]) => name === key)), ...own]
}

/** `[['page', 2], ['tag', ['a', 'b']]]` → `page=2&tag=a&tag=b` */
export function encodeQuery(
  query: QueryPairs,
  { arrayFormat, stringifyQuery }: Pick<TrothOptions, 'arrayFormat' | 'stringifyQuery'>,
): string {
  if (stringifyQuery) return stringifyQuery(query).replace(/^\?/, '')
  const pairs: string[] = []
  for (const [key, value] of query) {
    try {
      const isArray = Array.isArray(value)
      const name = `${encodeURIComponent(key) + (isArray && arrayFormat === 'brackets' ? '[]' : '')}=`
      const items = [value]
        .flat()
        .filter((item) => item != null)
        .map((item) => {
          // Of a date that is none, `toJSON` makes null; what is left is an object.
          const text = (item as Date).toJSON?.() ?? item
          if (/object|function/.test(typeof text)) throw typeof text
          return encodeURIComponent(text as string)
        })
      for (const item of items.length && arrayFormat === 'comma' ? [items.join()] : items)
        pairs.push(name + item)
    } catch (cause) {
      throw misuse('CONFIG_QUERY', `query key "${key}" cannot be written in a URL`, { cause })
    }
  }
  return pairs.join('&')
}

/** Appends a query that may be empty. */
export function addQuery(url: URL, query: string): void {
  if (query) url.search += (url.search && '&') + query
}
