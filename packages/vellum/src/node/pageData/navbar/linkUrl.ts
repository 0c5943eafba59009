// The final URL of a link in the navbar or the footer.

import type { RouteUrls } from '../links/routeUrls.js'

/** The target of a link in the configuration. */
export interface ConfiguredTarget {
  readonly to?: string
  readonly href?: string
  readonly prependBaseUrlToHref?: boolean
}

/** `to` or `href`, with the base; `undefined` when there is neither. */
export function linkUrl(
  { to, href, prependBaseUrlToHref }: ConfiguredTarget,
  urls: RouteUrls,
): string | undefined {
  if (href !== undefined && prependBaseUrlToHref) return urls.file(href)
  const target = to ?? href
  return target === undefined ? undefined : urls.link(target)
}
