// The URLs of a site in their final form: with the base URL, with the rule for trailing slashes, encoded.

import { decodePath, fromBase, isExternalUrl, withBase, withSlashRule } from '../../../shared/url.js'
import type { SiteConfig } from '../../config/siteConfig.js'

/** Makes final URLs, in one locale. */
export interface RouteUrls {
  /** The URL of a page of the model: `/docs/my doc` → `/troth/docs/my%20doc` */
  readonly href: (permalink: string) => string
  /**
   * Of a link that many pages show, with query and hash, from the configuration, a sidebar or an author:
   * `/docs/a?q#h`, `docs/a`, `https://…`, `pathname:///x`
   */
  readonly link: (url: string) => string
  /** The URL of a link in the content of a page, where `b` and `../b` are relative to that page. */
  readonly contentLink: (url: string) => string
  /** The URL of a file in a static folder, as in the configuration: `img/logo.svg` → `/troth/img/logo.svg` */
  readonly file: (path: string) => string
}

/** The site data that URLs depend on. */
export type UrlRules = Pick<SiteConfig, 'baseUrl' | 'trailingSlash'>

/** Creates the functions for a site; `baseUrl` is that of the locale. */
export function createRouteUrls({ baseUrl, trailingSlash }: UrlRules): RouteUrls {
  const ruled = (url: string) => withSlashRule(url, { trailingSlash, baseUrl })
  const finalUrl = (url: string, addBase: typeof withBase) => {
    const unchecked = withoutPathnameScheme(url)
    if (unchecked !== undefined) return withBase(unchecked, baseUrl)
    return isExternalUrl(url) ? url : ruled(addBase(url, baseUrl))
  }
  return {
    // A permalink never has the base URL, even if it looks so: `/docs/a` on a site at `/docs/`.
    href: (permalink) => ruled(baseUrl + encodePath(permalink).slice(1)),
    // A query or a hash alone belongs to the page that shows the link.
    link: (url) => (/^(?:$|[?#])/.test(url) ? url : finalUrl(url, fromBase)),
    contentLink: (url) => finalUrl(url, withBase),
    file: (path) => fromBase(withoutPathnameScheme(path) ?? path, baseUrl),
  }
}

/** The base URL of a locale. */
export function localeBaseUrl({ i18n }: Pick<SiteConfig, 'i18n'>, locale: string): string {
  return i18n.localeConfigs[locale]!.baseUrl
}

/** `pathname:///x` → `/x`; `undefined` for other URLs */
export function withoutPathnameScheme(url: string): string | undefined {
  return url.startsWith('pathname://') ? url.slice('pathname://'.length) : undefined
}

/** `/docs/my doc?` → `/docs/my%20doc%3F`; encoded parts stay */
export function encodePath(path: string): string {
  return encodeURI(decodePath(path)).replace(/[?#]/g, encodeURIComponent)
}
