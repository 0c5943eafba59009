// A link whose address is final, as Node makes them. A real anchor, so everything a
// browser does with a link works, with and without script (LK-4).

import type { ComponentProps } from 'react'
import { isExternalUrl, isSamePath, splitUrl } from '../../shared/url.js'

export interface AnchorProps extends ComponentProps<'a'> {
  readonly href: string
  /** The build must not check where it leads; Node takes the attribute out of the page. */
  readonly unchecked?: boolean
}

/** A link whose address is final. One that leaves the site opens in a new tab (LK-2). */
export function Anchor({ href, unchecked = false, ...rest }: AnchorProps) {
  return (
    <a
      href={href}
      {...(isExternalUrl(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...(unchecked && isServer ? { 'data-unchecked': '' } : {})}
      {...rest}
    />
  )
}

// Only the build reads the mark, and it takes it out of the page.
const isServer = typeof document === 'undefined'

/** Whether a link counts as the current one: its path, or a path above the page's, by whole segments (LK-6). */
export function isActiveHref(href: string, { path, exact }: { path: string; exact: boolean }): boolean {
  if (isExternalUrl(href) || href.startsWith('#')) return false
  const own = splitUrl(href).path
  if (isSamePath(own, path)) return true
  const above = `${own.replace(/\/+$/, '')}/`.toLowerCase()
  return !exact && path.toLowerCase().startsWith(above)
}
