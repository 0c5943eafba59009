import type { ComponentProps } from 'react'
import { useSite } from '../../client/context/siteContext.js'
import { Anchor } from '../../client/runtime/Anchor.js'
import { Logo } from '../parts/Logo.js'

export interface SiteLogoProps extends Omit<ComponentProps<typeof Anchor>, 'href'> {
  readonly imageClassName?: string
  readonly titleClassName?: string
}

/** Logo and title of the navbar, one link to the home page. */
export function SiteLogo({ imageClassName, titleClassName, ...rest }: SiteLogoProps) {
  const { baseUrl, hasHome, title: siteTitle, navbar } = useSite()
  const { title, logo } = navbar
  if (!logo && !title) return null
  const href = logo?.href ?? baseUrl
  return (
    <Anchor
      {...rest}
      href={href}
      // A base URL without a page is not of this site: the router and prefetching ignore it.
      {...(href === baseUrl && !hasHome ? { 'data-native': '' } : {})}
      {...(logo?.target ? { target: logo.target } : {})}
    >
      {logo && <Logo logo={logo} alt={title ? '' : siteTitle} className={imageClassName} />}
      {title && <b className={titleClassName}>{title}</b>}
    </Anchor>
  )
}
