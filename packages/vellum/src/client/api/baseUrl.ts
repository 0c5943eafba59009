// URLs below the site's base URL, for components: `useBaseUrl('img/logo.svg')`.

import { fromBase, isExternalUrl } from '../../shared/url.js'
import { useSite } from '../context/siteContext.js'

/** How a URL is completed. */
export interface BaseUrlOptions {
  /** Adds the base URL even to a path that begins with it. @default false */
  readonly forcePrependBaseUrl?: boolean
  /** Returns an absolute URL, with protocol and host. @default false */
  readonly absolute?: boolean
}

/** Functions that complete URLs. */
export interface BaseUrlUtils {
  /** `'/img/logo.svg'` → `/troth/img/logo.svg` */
  readonly withBaseUrl: (url: string, options?: BaseUrlOptions) => string
}

/** Like `useBaseUrl`, for several URLs or ones that are computed while rendering. */
export function useBaseUrlUtils(): BaseUrlUtils {
  const { url: siteUrl, baseUrl } = useSite()
  return {
    withBaseUrl(url, { forcePrependBaseUrl = false, absolute = false } = {}) {
      // Code that was written for Docusaurus completes URLs that may be undefined.
      if (!url || url.startsWith('#') || isExternalUrl(url)) return url
      const path = forcePrependBaseUrl ? baseUrl + url.replace(/^\//, '') : fromBase(url, baseUrl)
      return absolute ? siteUrl + path : path
    },
  }
}

/** Adds the site's base URL: `'/img/logo.svg'` or `'img/logo.svg'` → `/troth/img/logo.svg` */
export function useBaseUrl(url: string, options?: BaseUrlOptions): string {
  return useBaseUrlUtils().withBaseUrl(url, options)
}
