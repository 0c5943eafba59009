// One item of the docs sidebar, and those below it. As served, only open branches
// have their children (SU-6); labels without a link lead to the first page below (SU-4).

import { Anchor, type PageSidebarCategory, usePage } from '../client/index.js'
import type { PageSidebarItem } from '../shared/page.js'
import { isSamePath } from '../shared/sidebar.js'
import { isExternalUrl } from '../shared/url.js'
import { classNames } from './classNames.js'
import { ExternalLinkIcon } from './icons.js'
import { label } from './labels.js'

export interface SidebarItemsProps {
  readonly items: readonly PageSidebarItem[]
  /** From 1. */
  readonly level: number
}

/** The items of one level, as list items. */
export function SidebarItems({ items, level }: SidebarItemsProps) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no name of their own and never move
    <SidebarItem key={index} item={item} level={level} />
  ))
}

function SidebarItem({ item, level }: { item: PageSidebarItem; level: number }) {
  switch (item.type) {
    case 'link':
      return <LinkItem item={item} level={level} />
    case 'category':
      return <CategoryItem item={item} level={level} />
    case 'html':
      return (
        <li
          className={classNames(
            `theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-${level}`,
            item.defaultStyle && 'menu__list-item vl-sidebar-html',
            item.className,
          )}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the sidebar's configuration gives HTML
          dangerouslySetInnerHTML={{ __html: item.value }}
        />
      )
  }
}

interface LinkItemProps {
  readonly item: { readonly label: string; readonly href: string; readonly className?: string }
  readonly level: number
}

function LinkItem({ item: { label: text, href, className }, level }: LinkItemProps) {
  const { path } = usePage()
  const active = isSamePath(href, path)
  return (
    <li
      className={classNames(
        `theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-${level} menu__list-item`,
        className,
      )}
    >
      <Anchor
        href={href}
        className={classNames('menu__link', active && 'menu__link--active')}
        {...(active ? { 'aria-current': 'page' } : {})}
      >
        {text}
        {isExternalUrl(href) && <ExternalLinkIcon />}
      </Anchor>
    </li>
  )
}

function CategoryItem({ item, level }: { item: PageSidebarCategory; level: number }) {
  const { path } = usePage()
  const href = item.linkUnlisted ? undefined : item.href
  if (item.items.length === 0 && !item.more) {
    return href === undefined ? null : <LinkItem item={{ ...item, href }} level={level} />
  }
  const active = containsPage(item, path)
  const open = item.items.length > 0 && (active || !item.collapsed || !item.collapsible)
  return (
    <li
      className={classNames(
        `theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-${level} menu__list-item`,
        !open && 'menu__list-item--collapsed',
        item.className,
      )}
    >
      <div className="menu__list-item-collapsible">
        <CategoryLabel item={item} href={href} active={active} open={open} />
        {href !== undefined && item.collapsible && (
          <button
            type="button"
            className="menu__caret"
            aria-expanded={open}
            aria-label={label(
              open
                ? 'theme.DocSidebarItem.collapseCategoryAriaLabel'
                : 'theme.DocSidebarItem.expandCategoryAriaLabel',
              { label: item.label },
            )}
          />
        )}
      </div>
      {open && (
        <ul className="menu__list">
          <SidebarItems items={item.items} level={level + 1} />
        </ul>
      )}
    </li>
  )
}

interface CategoryLabelProps {
  readonly item: PageSidebarCategory
  /** Its own link, when it has one to show. */
  readonly href: string | undefined
  readonly active: boolean
  readonly open: boolean
}

function CategoryLabel({ item, href, active, open }: CategoryLabelProps) {
  const { path } = usePage()
  const className = classNames(
    'menu__link',
    item.collapsible && 'menu__link--sublist',
    item.collapsible && href === undefined && 'menu__link--sublist-caret',
    active && 'menu__link--active',
  )
  if (href !== undefined) {
    return (
      <Anchor
        href={href}
        className={className}
        {...(isSamePath(href, path) ? { 'aria-current': 'page' } : {})}
      >
        {item.label}
      </Anchor>
    )
  }
  if (!item.collapsible) return <span className={className}>{item.label}</span>
  return (
    <Anchor href={item.fallbackHref ?? '#'} className={className} role="button" aria-expanded={open}>
      {item.label}
    </Anchor>
  )
}

/** Whether the page is the category's own, or below it (SU-3). */
function containsPage(item: PageSidebarItem, path: string): boolean {
  switch (item.type) {
    case 'link':
      return isSamePath(item.href, path)
    case 'category':
      return isSamePath(item.href, path) || item.items.some((child) => containsPage(child, path))
    case 'html':
      return false
  }
}
