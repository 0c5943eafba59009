// The paths of pages: which file has the Markdown of a page, and which page a text names.

/** The file with the Markdown of a page: `/docs/a`, `/docs/a/` and `/docs/a.html` → `/docs/a.md`; the home page is `index.md` */
export function markdownPath(path: string, base: string): string {
  if (path === base || `${path}/` === base) return `${base}index.md`
  return path.endsWith('.md') ? path : `${path.replace(/\/index\.html$|\.html$|\/+$/, '')}.md`
}

/** The page of such a file: `/docs/a.md` → `/docs/a`, `/index.md` → `/` */
export function pagePath(markdown: string, base: string): string {
  return markdown === `${base}index.md` ? base : markdown.replace(/\.md$/, '')
}

/**
 * The path and the anchor that a text names: a URL of one of the hosts, or a path, with or without the base. Undefined for pages of other
 * sites.
 */
export function namedPage(
  text: string,
  { base, origins }: { readonly base: string; readonly origins: readonly string[] },
): { readonly path: string; readonly anchor: string } | undefined {
  const name = text.trim()
  const isUrl = /^[a-z][a-z\d+.-]*:/i.test(name)
  if (name === '' || name.startsWith('//') || (isUrl && !URL.canParse(name))) return undefined
  const url = isUrl ? new URL(name) : new URL(name.startsWith('/') ? name : `${base}${name}`, 'http://site')
  if (isUrl && !origins.includes(url.origin)) return undefined
  const { pathname } = url
  const isBelow = pathname.startsWith(base) || `${pathname}/` === base
  if (isUrl && !isBelow) return undefined
  const anchor = url.hash.slice(1)
  return {
    path: isBelow ? pathname : base + pathname.slice(1),
    anchor: decodeAnchor(anchor),
  }
}

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}
