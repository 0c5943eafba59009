// What the tab of the browser shows; the same rule in Node and in the browser.

/** `Install`, `Troth`, `|` → `Install | Troth`; the site's title alone when the page adds nothing (TT-1, TT-2). */
export function documentTitle(
  title: string,
  site: { readonly title: string; readonly titleDelimiter: string },
): string {
  const own = title.trim()
  return own === '' || own === site.title ? site.title : `${own} ${site.titleDelimiter} ${site.title}`
}
