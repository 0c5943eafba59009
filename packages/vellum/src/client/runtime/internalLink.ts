// Which links lead to a page of this site, so that script may take over.

/** What a link must not have to be followed by script (LK-3). */
const NATIVE = '[target]:not([target="_self"]),[download],[data-native]'

/** The path that a link leads to, without query and hash; undefined for all that the browser follows itself. */
export function pathOfLink(link: Element, baseUrl: string): string | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.matches(NATIVE)) return undefined
  const href = link.getAttribute('href')
  if (!href || href.startsWith('#')) return undefined
  if (link.origin !== location.origin || !`${link.pathname}/`.startsWith(baseUrl)) return undefined
  return link.pathname
}
