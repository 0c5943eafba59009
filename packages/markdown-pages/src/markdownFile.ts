// The Markdown file of a page, from the page's path alone. The theme links to the same URL.

/** A page below the base of its site. */
export interface PagePath {
  readonly path: string
  readonly baseUrl: string
}

/** The URL: `/docs/a` and `/docs/a/` → `/docs/a.md`; that of the home page is `index.md` */
export function markdownHref({ path, baseUrl }: PagePath): string {
  return path === baseUrl || `${path}/` === baseUrl
    ? `${baseUrl}index.md`
    : `${path.replace(/\/+$|\.html$/, '')}.md`
}

/** The name of the file below the base: `/docs/a` → `docs/a.md` */
export function markdownName(page: PagePath): string {
  const name = markdownHref(page).slice(page.baseUrl.length)
  try {
    return decodeURIComponent(name)
  } catch {
    // Not encoded: `100%`
    return name
  }
}
