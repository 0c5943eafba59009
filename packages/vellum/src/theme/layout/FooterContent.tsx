import { footerView } from '../../client/compat/footerView.js'
import { useSite } from '../../client/context/siteContext.js'
import { FooterCopyright } from './FooterCopyright.js'
import { FooterLayout } from './FooterLayout.js'
import { FooterLinks } from './FooterLinks.js'
import { FooterLogo } from './FooterLogo.js'

/** The footer itself. */
export function FooterContent() {
  const { footer } = useSite()
  if (!footer) return null
  const { style, links, logo, copyright } = footerView(footer)
  return (
    <FooterLayout
      style={style}
      links={<FooterLinks links={links} />}
      logo={logo && <FooterLogo logo={logo} />}
      copyright={copyright !== undefined && <FooterCopyright copyright={copyright} />}
    />
  )
}
