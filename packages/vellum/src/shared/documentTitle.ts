// The title of a document; the same rule in Node and in the browser.

/** `Install`, `Troth`, `|` → `Install | Troth`; the site's title alone when the page has no title of its own. */
export function documentTitle(
  title: string,
  site: { readonly title: string; readonly titleDelimiter: string },
): string {
  const pageTitle = title.trim()
  return pageTitle === '' || pageTitle === site.title
    ? site.title
    : `${pageTitle} ${site.titleDelimiter} ${site.title}`
}
