// Addresses as strings: the same rules in Node and in the browser. No `URL` here,
// which is neither's alone.

/** An address in its parts: `/a/b?q=1#h` → `/a/b`, `?q=1`, `#h` */
export interface UrlParts {
  readonly path: string
  readonly query: string
  readonly hash: string
}

export function splitUrl(url: string): UrlParts {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/.exec(url) ?? []
  return { path, query, hash }
}

/** Whether an address leaves the site: it has a scheme, or names a host (URL-8). */
export function isExternalUrl(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)
}

/** Whether a site can be served under this path: it has no scheme, host, query, hash, or step such as `..`. */
export function isBasePath(path: string): boolean {
  return !isExternalUrl(path) && !/[?#\\]|\/\/|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)
}

/** `('/docs/a', '/troth/')` → `/troth/docs/a`; other links than `/…` stay as they are (URL-7). */
export function withBase(url: string, baseUrl: string): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url
  if (url === baseUrl.slice(0, -1)) return baseUrl
  const { path } = splitUrl(url)
  return path.startsWith(baseUrl) ? url : baseUrl + url.slice(1)
}

/** `/troth/docs/a` without the base → `/docs/a`; undefined when it is not below the base. */
export function withoutBase(path: string, baseUrl: string): string | undefined {
  if (`${path}/` === baseUrl) return '/'
  return path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : undefined
}

/**
 * Applies the site's `trailingSlash` to the path of an internal address: `true` adds
 * one, `false` takes it away, unset changes nothing. The base itself, pure hashes
 * and files stay (URL-5).
 */
export function withSlashRule(
  url: string,
  { trailingSlash, baseUrl }: { trailingSlash: boolean | undefined; baseUrl: string },
): string {
  const { path, query, hash } = splitUrl(url)
  if (trailingSlash === undefined || path === '' || path === '/' || path === baseUrl) return url
  const bare = path.replace(/\/+$/, '')
  return `${trailingSlash ? `${bare}/` : bare}${query}${hash}`
}

/** The path with its letters as they are; as written when it is not encoded properly: `100%` (URL-4) */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
