import { useSite } from '../../client/context/siteContext.js'
import { Anchor } from '../../client/runtime/Anchor.js'
import type { Breadcrumb } from '../../shared/page.js'
import { contentLabel } from '../labels/contentLabel.js'
import { HomeIcon } from './icons.js'

export interface BreadcrumbsProps {
  /** `undefined` = none at all (BC-5). */
  readonly items: readonly Breadcrumb[] | undefined
}

/** The way to the page in its sidebar (BC-3 … BC-5). */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const { hasHome, baseUrl } = useSite()
  if (!items) return null
  return (
    <nav className="theme-doc-breadcrumbs" aria-label={contentLabel('theme.docs.breadcrumbs.navAriaLabel')}>
      <ul className="breadcrumbs">
        {hasHome && (
          <li className="breadcrumbs__item">
            <Anchor
              href={baseUrl}
              className="breadcrumbs__link"
              aria-label={contentLabel('theme.docs.breadcrumbs.home')}
            >
              <HomeIcon />
            </Anchor>
          </li>
        )}
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells entries apart
          <Entry key={index} item={item} isLast={index === items.length - 1} />
        ))}
      </ul>
    </nav>
  )
}

function Entry({ item, isLast }: { item: Breadcrumb; isLast: boolean }) {
  if (isLast) {
    return (
      <li className="breadcrumbs__item breadcrumbs__item--active">
        <span className="breadcrumbs__link">{item.label}</span>
      </li>
    )
  }
  return (
    <li className="breadcrumbs__item">
      {item.href === undefined ? (
        <span className="breadcrumbs__link">{item.label}</span>
      ) : (
        <Anchor href={item.href} className="breadcrumbs__link">
          {item.label}
        </Anchor>
      )}
    </li>
  )
}
