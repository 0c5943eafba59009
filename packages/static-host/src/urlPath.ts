// Paths of URLs as strings: their parts, their decoded form, and what they are below a base URL.

/** `/a/b?q=1#h` → `/a/b`, `?q=1`, `#h` */
export function splitUrl(url: string): {
  readonly path: string
  readonly query: string
  readonly hash: string
} {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/.exec(url) ?? []
  return { path, query, hash }
}

/** `('/docs/a', '/base/')` → `/base/docs/a`; a path that has the base already stays as it is. */
export function withBase(path: string, baseUrl: string): string {
  if (path === baseUrl.slice(0, -1)) return baseUrl
  return splitUrl(path).path.startsWith(baseUrl) ? path : baseUrl + path.slice(1)
}

/** `/base/docs/a` without the base → `/docs/a`; undefined when it is not below the base. */
export function withoutBase(path: string, baseUrl: string): string | undefined {
  if (`${path}/` === baseUrl) return '/'
  return path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : undefined
}

/** The path without percent-encoding; unchanged when it is not encoded properly: `100%` */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
