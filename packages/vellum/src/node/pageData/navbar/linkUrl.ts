// The final URL of a link in the navbar or the footer.

import { type RouteUrls, withoutPathnameScheme } from '../links/routeUrls.js'

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

/** The attributes of a link to a file, written `pathname:///file`: it is not checked, and the browser loads it. */
export function uncheckedAttributes({
  to,
  href,
}: {
  readonly to?: string | undefined
  readonly href?: string | undefined
}): Readonly<Record<string, unknown>> {
  return withoutPathnameScheme(to ?? href ?? '') === undefined ? {} : { unchecked: true, 'data-native': '' }
}
