// Client module of the analytics plugins: tells the services about each page that a visitor opens without loading a
// document. The page that was served is counted by the scripts of the services themselves.

/** What the scripts of the services define. */
interface Services {
  gtag?: (...parameters: unknown[]) => void
  ga?: (...parameters: unknown[]) => void
  dataLayer?: unknown[]
  /** Set by the script of the tag manager's plugin. */
  vellumTagManager?: boolean
}

/** Where a visitor is. */
type Position = Readonly<Pick<Location, 'pathname' | 'search' | 'hash'>>

/** Counts a page that differs from the one before. */
export function onRouteDidUpdate({
  location: { pathname, search, hash },
  previousLocation: previous,
}: {
  readonly location: Position
  readonly previousLocation: Position | null
}): void {
  if (!previous) return
  if (previous.pathname === pathname && previous.search === search && previous.hash === hash) return
  const page = pathname + search + hash
  const { gtag, ga, dataLayer, vellumTagManager } = window as Services
  gtag?.('set', 'page_path', page)
  gtag?.('event', 'page_view', { page_title: document.title, page_location: window.location.href })
  ga?.('set', 'page', page)
  ga?.('send', 'pageview')
  if (vellumTagManager) dataLayer?.push({ event: 'docusaurus.page_view', page_path: page })
}
