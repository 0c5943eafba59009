import { Anchor } from '../../client/runtime/Anchor.js'
import type { FooterData } from '../../shared/site.js'
import { Logo } from '../parts/Logo.js'

export interface FooterLogoProps {
  readonly logo: NonNullable<FooterData['logo']>
}

/** The logo of the footer, a link when it has a URL. */
export function FooterLogo({ logo }: FooterLogoProps) {
  const image = <Logo logo={logo} alt="" className="footer__logo" />
  if (logo.href === undefined) return image
  return (
    <Anchor href={logo.href} {...(logo.target ? { target: logo.target } : {})}>
      {image}
    </Anchor>
  )
}
