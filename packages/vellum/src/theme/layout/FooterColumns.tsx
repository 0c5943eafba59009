import type { FooterColumnView } from '../../client/compat/footerView.js'
import { classNames } from '../parts/classNames.js'
import { FooterLink } from './FooterLink.js'

export interface FooterColumnsProps {
  readonly columns: readonly FooterColumnView[]
}

/** The links of the footer in columns. */
export function FooterColumns({ columns }: FooterColumnsProps) {
  if (columns.length === 0) return null
  return (
    <div className="vl-footer-columns">
      {columns.map(({ title, className, items }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no name and never move
        <div key={index} className={classNames('theme-layout-footer-column footer__col', className)}>
          {title !== null && title !== undefined && <div className="footer__title">{title}</div>}
          <ul className="footer__items">
            {items.map((item, itemIndex) =>
              item.html === undefined ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: their links never move either
                <li key={itemIndex} className="footer__item">
                  <FooterLink item={item} />
                </li>
              ) : (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  key={itemIndex}
                  className={classNames('footer__item', item.className)}
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: the configuration has HTML
                  dangerouslySetInnerHTML={{ __html: item.html }}
                />
              ),
            )}
          </ul>
        </div>
      ))}
    </div>
  )
}
