// The link for authors: it completes the URL that an author writes. Anchor.tsx is for final URLs.

import type { ComponentProps } from 'react'
import { fromBase, isExternalUrl, withBase, withSlashRule } from '../../shared/url.js'
import { usePagePath } from '../context/pageContext.js'
import { useSite } from '../context/siteContext.js'
import { Anchor, isActiveHref } from '../runtime/Anchor.js'

/** All attributes of `<a>`, and: */
export interface LinkProps extends ComponentProps<'a'> {
  /**
   * A URL or path, the same as `href`: `/docs/a` and `docs/a` start at the site's base URL, `./a` and `../a`
   * at the page.
   */
  readonly to?: string
  /** The link belongs to a menu: on the page that it links to it gets `aria-current` and `activeClassName`. */
  readonly isNavLink?: boolean
  /** Only the same path counts as current, not the paths below it. @default false */
  readonly exact?: boolean
  /** A class for the current link of a menu. */
  readonly activeClassName?: string
  /** Adds the site's base URL to a path. @default true */
  readonly autoAddBaseUrl?: boolean
  /** Excludes the link from the check for broken links. */
  readonly 'data-noBrokenLinkCheck'?: boolean
}

/**
 * A link to a page of this site or of another one; other sites open in a new tab.
 * @example
 * <Link to="/docs/introduction">Introduction</Link>
 */
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
  const path = usePagePath()
  const writtenHref = to ?? href
  const target = useFinalHref(writtenHref ?? '', autoAddBaseUrl)
  if (writtenHref === undefined) return <a {...rest} {...(className ? { className } : {})} />

  const isNative = writtenHref.startsWith('pathname://')
  const isActive = isNavLink && path !== undefined && isActiveHref(target, { path, exact })
  return (
    <Anchor
      {...rest}
      href={target}
      {...(className || (isActive && activeClassName)
        ? { className: [className, isActive && activeClassName].filter(Boolean).join(' ') }
        : {})}
      {...(isActive ? { 'aria-current': 'page' as const } : {})}
      unchecked={unchecked || isNative}
      {...(isNative ? { 'data-native': '' } : {})}
    />
  )
}

/** `docs/b` or `/docs/b`, as an author writes it → `/troth/docs/b/`, as it is in the page */
export function useFinalHref(writtenHref: string, addBase = true): string {
  const { baseUrl, trailingSlash } = useSite()
  const path = usePagePath() ?? baseUrl
  if (writtenHref.startsWith('pathname://')) return withBase(writtenHref.slice('pathname://'.length), baseUrl)
  if (writtenHref === '' || writtenHref.startsWith('#') || isExternalUrl(writtenHref)) return writtenHref
  const isRelative = IN_PAGE.test(writtenHref) || (!addBase && !writtenHref.startsWith('/'))
  const absolute = isRelative ? resolveRelative(writtenHref, path) : writtenHref
  return withSlashRule(addBase ? fromBase(absolute, baseUrl) : absolute, { trailingSlash, baseUrl })
}

/** Targets that are relative to the page: `./b`, `../b`, `..`, `?q` */
const IN_PAGE = /^(?:\?|\.\.?(?:[/?#]|$))/

/**
 * `('../b?q', '/docs/x/a')` → `/docs/b?q`. The path is the page's own, so the result does not depend on how
 * the page was requested.
 */
function resolveRelative(url: string, path: string): string {
  const { pathname, search, hash } = new URL(url, `http://site${path}`)
  return pathname + search + hash
}
