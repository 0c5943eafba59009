import { Fragment } from 'react'
import type { FooterLinkView } from '../../client/compat/footerView.js'
import { FooterLink } from './FooterLink.js'

export interface FooterRowProps {
  readonly links: readonly FooterLinkView[]
}

/** The links of the footer in a row. */
export function FooterRow({ links }: FooterRowProps) {
  if (links.length === 0) return null
  return (
    <div className="vl-footer-row">
      {links.map((item, index) => (
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
