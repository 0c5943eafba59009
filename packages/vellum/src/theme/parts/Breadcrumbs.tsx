import { useSite } from '../../client/context/siteContext.js'
import { Anchor } from '../../client/runtime/Anchor.js'
import type { Breadcrumb } from '../../shared/page.js'
import { contentLabel } from '../labels/contentLabel.js'
import { HomeIcon } from './icons.js'

export interface BreadcrumbsProps {
  /** `undefined` shows nothing, not even the home page. */
  readonly items: readonly Breadcrumb[] | undefined
}

/** The path to the page in its sidebar. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: entries differ by their position only
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
