// Links. `Link` is for authors: it completes the address it is given. `Anchor` is for
// addresses that Node has already made final. Both are real anchors, so everything
// a browser does with a link works, with and without script (LK-4).

import type { ComponentProps } from 'react'
import { isSamePath } from '../shared/sidebar.js'
import { isExternalUrl, splitUrl, withBase, withSlashRule } from '../shared/url.js'
import { usePage } from './pageContext.js'
import { useSite } from './siteContext.js'

export interface LinkProps extends ComponentProps<'a'> {
  /** The address; the same as `href` (LK-1). */
  readonly to?: string
  /** The link is part of a menu: it is marked when it leads to the page on screen (LK-6). */
  readonly isNavLink?: boolean
  /** Only the same path counts as the page on screen. */
  readonly exact?: boolean
  readonly activeClassName?: string
  /** Adds the site's base to an address that starts with a slash. @default true */
  readonly autoAddBaseUrl?: boolean
  /** Leaves the link out of the check of links (LK-5). */
  readonly 'data-noBrokenLinkCheck'?: boolean
}

/** A link to a page of this site or elsewhere. */
export function Link({
  to,
  href,
  isNavLink = false,
  exact = false,
  activeClassName = '',
  autoAddBaseUrl = true,
  'data-noBrokenLinkCheck': unchecked = false,
  className,
  ...rest
}: LinkProps) {
  const { baseUrl, trailingSlash } = useSite()
  const { path } = usePage()
  const given = to ?? href
  if (given === undefined) return <a {...rest} {...(className ? { className } : {})} />

  const isLeftToHost = given.startsWith('pathname://')
  const target = finalHref(given, { path, baseUrl, trailingSlash, addBase: autoAddBaseUrl })
  const active = isNavLink && isActiveHref(target, { path, exact })
  return (
    <Anchor
      {...rest}
      href={target}
      {...(className || (active && activeClassName)
        ? { className: [className, active && activeClassName].filter(Boolean).join(' ') }
        : {})}
      {...(active ? { 'aria-current': 'page' as const } : {})}
      unchecked={unchecked || isLeftToHost}
    />
  )
}

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
      {...(unchecked ? { 'data-unchecked': '' } : {})}
      {...rest}
    />
  )
}

/** Whether a link counts as the current one: its path, or a path above the page's, by whole segments (LK-6). */
export function isActiveHref(href: string, { path, exact }: { path: string; exact: boolean }): boolean {
  if (isExternalUrl(href) || href.startsWith('#')) return false
  const own = splitUrl(href).path
  if (isSamePath(own, path)) return true
  const above = `${own.replace(/\/+$/, '')}/`.toLowerCase()
  return !exact && path.toLowerCase().startsWith(above)
}

interface LinkPlace {
  readonly path: string
  readonly baseUrl: string
  readonly trailingSlash: boolean | undefined
  readonly addBase: boolean
}

/** An address as an author writes it → as it stands in the page (URL-7, URL-9, LK-7). */
function finalHref(given: string, { path, baseUrl, trailingSlash, addBase }: LinkPlace): string {
  if (given.startsWith('pathname://')) return withBase(given.slice('pathname://'.length), baseUrl)
  if (given === '' || given.startsWith('#') || isExternalUrl(given)) return given
  const absolute = given.startsWith('/') ? given : resolveRelative(given, path)
  return withSlashRule(addBase ? withBase(absolute, baseUrl) : absolute, { trailingSlash, baseUrl })
}

/** `('../b?q', '/docs/x/a')` → `/docs/b?q`: the same page whether it was served with a slash or without. */
function resolveRelative(url: string, path: string): string {
  const { pathname, search, hash } = new URL(url, `http://site${path}`)
  return pathname + search + hash
}
