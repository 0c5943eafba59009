// Which links go to a page of this site, so that the shell may handle them.

/** Links that the browser must follow itself. */
const NATIVE = '[target]:not([target="_self"]),[download],[data-native]'

/** The path of a link, without query and hash; undefined for links that the browser follows itself. */
export function pathOfLink(link: Element, baseUrl: string): string | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.matches(NATIVE)) return undefined
  const href = link.getAttribute('href')
  if (!href || href.startsWith('#')) return undefined
  if (link.origin !== location.origin || !`${link.pathname}/`.startsWith(baseUrl)) return undefined
  return link.pathname
}
