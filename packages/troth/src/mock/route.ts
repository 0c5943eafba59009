// Routes of a mock: `GET /users/:id` in, a function that recognises requests out. The first
// route that matches wins; the order is the caller's.

/** A route, and how it recognises a request. */
export interface Route {
  /** As it is written. */
  readonly text: string
  /** In capitals; `*` is any. */
  readonly method: string
  /** The names in the path with their values, or nothing when the URL is not one of the route's. */
  match(url: URL): Record<string, string> | undefined
}

// Stands for the origin of routes that have none; URLs of tests do not use it.
const ANY_ORIGIN = 'http://any-origin.invalid'

/** Reads a route. */
export function parseRoute(text: string, baseUrl: string | URL | undefined): Route {
  const [, method, pattern] = /^\s*([A-Za-z-]+|\*)\s+(\S+)\s*$/.exec(text) ?? []
  if (!method || !pattern) {
    throw new TypeError(
      `Route "${text}" is not a method and a path. Write "GET /users/:id", or "* /users/:id" for any method.`,
    )
  }
  const { origin, pathname, searchParams } = absolute(pattern, baseUrl, text)
  const names: string[] = []
  let stars = 0
  // A colon after a word is part of the path: `/users:batchGet`, `/users/:id:activate`.
  const source = pathname.replace(/(?<!\w):(\w+)|\*|[.+?^${}()|[\]\\]/g, (found, name?: string) => {
    if (name === undefined && found !== '*') return `\\${found}`
    names.push(name ?? String(stars++))
    return name === undefined ? '(.*)' : '([^/]+)'
  })
  const path = new RegExp(`^${source}$`)
  return {
    text,
    method: method.toUpperCase(),
    match(url) {
      if (origin !== ANY_ORIGIN && origin !== url.origin) return undefined
      for (const [key, value] of searchParams)
        if (!url.searchParams.getAll(key).includes(value)) return undefined
      const found = path.exec(url.pathname)
      return found
        ? Object.fromEntries(names.map((name, i) => [name, decode(found[i + 1] as string)]))
        : undefined
    },
  }
}

/** The pattern as a URL, so that its path is written as the paths of requests are. */
function absolute(pattern: string, baseUrl: string | URL | undefined, text: string): URL {
  const base = String(baseUrl ?? ANY_ORIGIN).replace(/[?#].*|\/+$/g, '')
  try {
    return new URL(/^\w+:\/\//.test(pattern) ? pattern : `${base}/${pattern.replace(/^\/+/, '')}`)
  } catch (cause) {
    const at = baseUrl === undefined ? '' : ` with baseUrl "${baseUrl}"`
    throw new TypeError(`Route "${text}"${at} is not a valid URL. Write a path, or a whole URL.`, { cause })
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
