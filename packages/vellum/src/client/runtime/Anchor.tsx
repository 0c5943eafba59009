// A link whose URL is final, as Node computes it. A real anchor, so everything that browsers do with
// links works, with and without script.

import type { ComponentProps } from 'react'
import { HAS_SERVER_CODE } from '../../shared/features.js'
import { isExternalUrl, isSamePath, splitUrl } from '../../shared/url.js'
import { useMadeLink } from '../context/headContext.js'

/** All attributes of `<a>`, and: */
export interface AnchorProps extends ComponentProps<'a'> {
  readonly href: string
  /** The build must not check the link; Node removes the attribute from the document. */
  readonly unchecked?: boolean
}

/** A link whose URL is final. A link to another site opens in a new tab. */
export function Anchor({ href, unchecked = false, ...rest }: AnchorProps) {
  // biome-ignore lint/correctness/useHookAtTopLevel: a constant of the build, so always the same
  if (HAS_SERVER_CODE) useMadeLink(href)
  return (
    <a
      href={href}
      {...(isExternalUrl(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...(HAS_SERVER_CODE && unchecked && isServer ? { 'data-unchecked': '' } : {})}
      {...rest}
    />
  )
}

// Only the build reads `data-unchecked`.
const isServer = typeof document === 'undefined'

/** Whether a link counts as the current one: it has the page's path or, unless `exact`, a path above it. */
export function isActiveHref(href: string, { path, exact }: { path: string; exact: boolean }): boolean {
  if (isExternalUrl(href) || href.startsWith('#')) return false
  const linkPath = splitUrl(href).path
  if (isSamePath(linkPath, path)) return true
  const above = `${linkPath.replace(/\/+$/, '')}/`.toLowerCase()
  return !exact && path.toLowerCase().startsWith(above)
}
