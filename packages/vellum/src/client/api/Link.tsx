// The link of authors: it completes the address that it is given. See Anchor.tsx for
// addresses that are final.

import type { ComponentProps } from 'react'
import { isExternalUrl, withBase, withSlashRule } from '../../shared/url.js'
import { usePage } from '../context/pageContext.js'
import { useSite } from '../context/siteContext.js'
import { Anchor, isActiveHref } from '../runtime/Anchor.js'

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
      {...(isLeftToHost ? { 'data-native': '' } : {})}
    />
  )
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
