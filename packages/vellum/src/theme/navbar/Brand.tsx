import { SiteLogo, type SiteLogoProps } from './SiteLogo.js'

export type BrandProps = SiteLogoProps

/** Logo and title in the navbar. */
export function Brand(props: BrandProps) {
  return (
    <SiteLogo
      className="navbar__brand"
      imageClassName="navbar__logo"
      titleClassName="navbar__title"
      {...props}
    />
  )
}
