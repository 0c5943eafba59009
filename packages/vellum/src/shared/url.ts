// URLs as strings, by the same rules in Node and in the browser. Does not use the class `URL`, which
// belongs to neither alone.

/** The parts of a URL. */
export interface UrlParts {
  readonly path: string
  readonly query: string
  readonly hash: string
}

/** `/a/b?q=1#h` → `/a/b`, `?q=1`, `#h` */
export function splitUrl(url: string): UrlParts {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/.exec(url) ?? []
  return { path, query, hash }
}

/** Whether a URL leaves the site: it has a scheme, or names a host. */
export function isExternalUrl(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)
}

/** `/docs/a` → `https://troth.dev/docs/a` */
export function absoluteUrl(href: string, { url }: { readonly url: string }): string {
  return isExternalUrl(href) ? href : url + href
}

/** Whether a site can be served under this path: it has no scheme, host, query, hash, or segment such as `..`. */
export function isBasePath(path: string): boolean {
  return !isExternalUrl(path) && !/[?#\\]|\/\/|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)
}

/** `('/docs/a', '/troth/')` → `/troth/docs/a`; links that do not start with `/` stay as they are. */
export function withBase(url: string, baseUrl: string): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url
  if (url === baseUrl.slice(0, -1)) return baseUrl
  const { path } = splitUrl(url)
  return path.startsWith(baseUrl) ? url : baseUrl + url.slice(1)
}

/**
 * `('docs/a', '/troth/')` → `/troth/docs/a`: a path without a leading slash starts at the base, too, even if its first
 * segment has the same name.
 */
export function fromBase(url: string, baseUrl: string): string {
  if (isExternalUrl(url)) return url
  return url.startsWith('/') ? withBase(url, baseUrl) : baseUrl + url.replace(/^(?:\.\/)+/, '')
}

/** `/troth/docs/a` without the base → `/docs/a`; undefined when it is not below the base. */
export function withoutBase(path: string, baseUrl: string): string | undefined {
  if (`${path}/` === baseUrl) return '/'
  return path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : undefined
}

/**
 * Applies the site's `trailingSlash` to the path of an internal URL: `true` adds a slash, `false`
 * removes it, `undefined` changes nothing. The base URL itself and pure hashes stay.
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

/** Whether two paths are the same page: case and a trailing slash do not count. */
export function isSamePath(a: string | undefined, b: string | undefined): boolean {
  return normalPath(a) === normalPath(b)
}

/** A path in the form in which equal pages have equal paths, for keys of maps: `/Docs/A` → `/docs/a/` */
export function normalPath<Path extends string | undefined>(path: Path): Path {
  return (path === undefined ? undefined : `${path.replace(/\/$/, '')}/`.toLowerCase()) as Path
}

/** The path without percent-encoding; unchanged when it is not encoded properly: `100%` */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
