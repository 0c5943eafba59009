// The link for authors: it completes the URL that an author writes. Anchor.tsx is for final URLs.

import type { ComponentProps } from 'react'
import { isExternalUrl, withBase, withSlashRule } from '../../shared/url.js'
import { usePage } from '../context/pageContext.js'
import { useSite } from '../context/siteContext.js'
import { Anchor, isActiveHref } from '../runtime/Anchor.js'

/** All attributes of `<a>`, and: */
export interface LinkProps extends ComponentProps<'a'> {
  /** The URL or path, relative to the page or from the root; the same as `href`. */
  readonly to?: string
  /** The link belongs to a menu: on the page that it links to it gets `aria-current` and `activeClassName`. */
  readonly isNavLink?: boolean
  /** Only the same path counts as current, not the paths below it. @default false */
  readonly exact?: boolean
  /** A class for the current link of a menu. */
  readonly activeClassName?: string
  /** Adds the site's base URL to a path that starts with a slash. @default true */
  readonly autoAddBaseUrl?: boolean
  /** Excludes the link from the check for broken links. */
  readonly 'data-noBrokenLinkCheck'?: boolean
}

/** A link to a page of this site or of another one; other sites open in a new tab. */
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
  const written = to ?? href
  if (written === undefined) return <a {...rest} {...(className ? { className } : {})} />

  const isNative = written.startsWith('pathname://')
  const target = finalHref(written, { path, baseUrl, trailingSlash, addBase: autoAddBaseUrl })
  const active = isNavLink && isActiveHref(target, { path, exact })
  return (
    <Anchor
      {...rest}
      href={target}
      {...(className || (active && activeClassName)
        ? { className: [className, active && activeClassName].filter(Boolean).join(' ') }
        : {})}
      {...(active ? { 'aria-current': 'page' as const } : {})}
      unchecked={unchecked || isNative}
      {...(isNative ? { 'data-native': '' } : {})}
    />
  )
}

interface LinkContext {
  readonly path: string
  readonly baseUrl: string
  readonly trailingSlash: boolean | undefined
  readonly addBase: boolean
}

/** `/docs/b`, as an author writes it → `/troth/docs/b/`, as it is in the page */
function finalHref(written: string, { path, baseUrl, trailingSlash, addBase }: LinkContext): string {
  if (written.startsWith('pathname://')) return withBase(written.slice('pathname://'.length), baseUrl)
  if (written === '' || written.startsWith('#') || isExternalUrl(written)) return written
  const absolute = written.startsWith('/') ? written : resolveRelative(written, path)
  return withSlashRule(addBase ? withBase(absolute, baseUrl) : absolute, { trailingSlash, baseUrl })
}

/** `('../b?q', '/docs/x/a')` → `/docs/b?q`. The path is the page's own, so the result does not depend on how the page was requested. */
function resolveRelative(url: string, path: string): string {
  const { pathname, search, hash } = new URL(url, `http://site${path}`)
  return pathname + search + hash
}
