import { Fragment } from 'react'
import { useSite } from '../../client/context/siteContext.js'
import { Anchor } from '../../client/runtime/Anchor.js'
import type { FooterData, FooterLinkData } from '../../shared/site.js'
import { isExternalUrl } from '../../shared/url.js'
import { classNames } from '../parts/classNames.js'
import { ExternalLinkIcon } from '../parts/icons.js'
import { Logo } from '../parts/Logo.js'

/** The footer itself. */
export function FooterContent() {
  const { footer } = useSite()
  if (!footer) return null
  const { style, links, logo, copyright } = footer
  return (
    <footer className={classNames('theme-layout-footer footer', style === 'dark' && 'footer--dark')}>
      <div className="vl-footer-inner">
        <FooterLinks links={links} />
        {(logo || copyright !== undefined) && (
          <div className="vl-footer-bottom">
            {logo && <FooterLogo logo={logo} />}
            {copyright !== undefined && (
              <div
                className="footer__copyright"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: the configuration has HTML
                dangerouslySetInnerHTML={{ __html: copyright }}
              />
            )}
          </div>
        )}
      </div>
    </footer>
  )
}

function FooterLinks({ links }: Pick<FooterData, 'links'>) {
  switch (links.type) {
    case 'columns':
      if (links.columns.length === 0) return null
      return (
        <div className="vl-footer-columns">
          {links.columns.map(({ title, items }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no name and never move
            <div key={index} className="theme-layout-footer-column footer__col">
              {title !== null && <div className="footer__title">{title}</div>}
              <ul className="footer__items">
                {items.map((item, itemIndex) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: their links never move either
                  <FooterItem key={itemIndex} item={item} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      )
    case 'row':
      if (links.links.length === 0) return null
      return (
        <div className="vl-footer-row">
          {links.links.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: links of the footer never move
            <Fragment key={index}>
              {index > 0 && <span className="footer__link-separator">·</span>}
              {item.html === undefined ? (
                <FooterLink item={item} />
              ) : (
                <span
                  className={item.className}
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: the configuration has HTML
                  dangerouslySetInnerHTML={{ __html: item.html }}
                />
              )}
            </Fragment>
          ))}
        </div>
      )
  }
}

function FooterItem({ item }: { item: FooterLinkData }) {
  if (item.html !== undefined) {
    return (
      <li
        className={classNames('footer__item', item.className)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the configuration has HTML
        dangerouslySetInnerHTML={{ __html: item.html }}
      />
    )
  }
  return (
    <li className="footer__item">
      <FooterLink item={item} />
    </li>
  )
}

function FooterLink({ item: { href = '#', label, className, attributes } }: { item: FooterLinkData }) {
  return (
    <Anchor href={href} className={classNames('footer__link-item', className)} {...attributes}>
      {label}
      {isExternalUrl(href) && <ExternalLinkIcon />}
    </Anchor>
  )
}

function FooterLogo({ logo }: { logo: NonNullable<FooterData['logo']> }) {
  const image = <Logo logo={logo} alt="" className="footer__logo" />
  if (logo.href === undefined) return image
  return (
    <Anchor href={logo.href} {...(logo.target ? { target: logo.target } : {})}>
      {image}
    </Anchor>
  )
}
