import { useSite } from '../../client/context/siteContext.js'
import { Anchor } from '../../client/runtime/Anchor.js'
import { Logo } from '../parts/Logo.js'

export interface BrandProps {
  /** `-1` for a copy that the keyboard skips. */
  readonly tabIndex?: number
  readonly onClick?: () => void
}

/** Logo and title, one link to the home page. */
export function Brand({ tabIndex, onClick }: BrandProps) {
  const { baseUrl, hasHome, title: siteTitle, navbar } = useSite()
  const { title, logo } = navbar
  if (!logo && !title) return null
  const href = logo?.href ?? baseUrl
  return (
    <Anchor
      className="navbar__brand"
      href={href}
      // A base URL without a page is not of this site: the router and prefetching ignore it.
      {...(href === baseUrl && !hasHome ? { 'data-native': '' } : {})}
      {...(logo?.target ? { target: logo.target } : {})}
      {...(tabIndex === undefined ? {} : { tabIndex })}
      {...(onClick && { onClick })}
    >
      {logo && <Logo logo={logo} alt={title ? '' : siteTitle} className="navbar__logo" />}
      {title && <b className="navbar__title">{title}</b>}
    </Anchor>
  )
}
