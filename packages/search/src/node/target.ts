// URLs of pages and sections as strings, in a form in which equal targets are equal.

/** The path and the anchor of a URL, without its query: `/a?b=1#c` → `/a`, `#c` */
export function splitTarget(href: string): { readonly path: string; readonly hash: string } {
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(#[\s\S]*)?$/.exec(href) ?? []
  return { path, hash }
}

/** The form in which equal targets are equal strings: `/docs/A#b` → `/docs/a/#b` */
export function normalTarget(href: string): string {
  const { path, hash } = splitTarget(href)
  return `${path.replace(/\/$/, '')}/`.toLowerCase() + hash
}

/** The target of a section of a page. */
export function sectionTarget(href: string, id: string): string {
  return normalTarget(id === '' ? href : `${href}#${id}`)
}
