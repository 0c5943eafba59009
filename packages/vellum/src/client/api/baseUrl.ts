// Addresses below the site's base, for components. Unlike in a link, an address without a
// slash in front is one from the base too: `useBaseUrl('img/logo.svg')`.

import { isExternalUrl, withBase } from '../../shared/url.js'
import { useSite } from '../context/siteContext.js'

/** How an address is completed. */
export interface BaseUrlOptions {
  /** Adds the base also to an address that begins with it. @default false */
  readonly forcePrependBaseUrl?: boolean
  /** Gives the whole address, with protocol and host. */
  readonly absolute?: boolean
}

/** Functions to complete addresses. */
export interface BaseUrlUtils {
  readonly withBaseUrl: (url: string, options?: BaseUrlOptions) => string
}

/** For addresses that are only known while rendering. */
export function useBaseUrlUtils(): BaseUrlUtils {
  const { url: siteUrl, baseUrl } = useSite()
  return {
    withBaseUrl(url, { forcePrependBaseUrl = false, absolute = false } = {}) {
      if (url === '' || url.startsWith('#') || isExternalUrl(url)) return url
      const rooted = url.startsWith('/') ? url : `/${url}`
      const path = forcePrependBaseUrl ? baseUrl + rooted.slice(1) : withBase(rooted, baseUrl)
      return absolute ? siteUrl + path : path
    },
  }
}

/** `'/img/logo.svg'` or `'img/logo.svg'` → `/troth/img/logo.svg` */
export function useBaseUrl(url: string, options?: BaseUrlOptions): string {
  return useBaseUrlUtils().withBaseUrl(url, options)
}
