// The Markdown file of a page, computed from the page's path alone.

/** The URL of a page's Markdown: `/docs/a` and `/docs/a/` → `/docs/a.md`; that of the home page is `index.md` */
export function markdownHref(path: string, baseUrl: string): string {
  return path === baseUrl || `${path}/` === baseUrl
    ? `${baseUrl}index.md`
    : `${path.replace(/\/+$|\.html$/, '')}.md`
}
