import type { HTMLAttributes, ReactNode } from 'react'
import { Anchor } from '../../client/runtime/Anchor.js'
import type { PageSidebarItem } from '../../shared/sidebar.js'
import { label } from '../labels/label.js'
import { classNames } from '../parts/classNames.js'
import { SidebarBadge } from './SidebarBadge.js'
import { isCurrent, SidebarLink } from './SidebarLink.js'

type Category = Extract<PageSidebarItem, { type: 'category' }>

/** What opens and closes a category is a button, or a link that looks like one. */
type Control = Pick<HTMLAttributes<HTMLElement>, 'onClick'>

export interface SidebarCategoryProps {
  readonly item: Category
  /** Path of the page that shows the list; none in the file for all pages. */
  readonly activePath: string | undefined
  /** The level of the list, from 1. */
  readonly level: number
  /** Its items. */
  readonly children: ReactNode
  /** Whether it is open, where React keeps that. @default with the current page in it, or as it was written */
  readonly open?: boolean
  /** Props of what opens and closes it, where React does. @default none: the script of the list does */
  readonly control?: Control
}

/** A category of the sidebar; a link when it has no items. */
export function SidebarCategory({ item, level, activePath, children, open, control }: SidebarCategoryProps) {
  const href = item.linkUnlisted ? undefined : item.href
  if (item.items.length === 0 && !item.more) {
    return href === undefined ? null : (
      <SidebarLink item={{ ...item, href }} level={level} activePath={activePath} />
    )
  }
  const isActive = containsPage(item, activePath)
  const isOpen = item.items.length > 0 && (open ?? (!item.collapsible || isActive || !item.collapsed))
  const list = <ul className="menu__list">{children}</ul>
  return (
    <li
      className={classNames(
        `theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-${level} menu__list-item`,
        !isOpen && 'menu__list-item--collapsed',
        item.className,
      )}
    >
      <div className="menu__list-item-collapsible">
        <CategoryLabel
          item={item}
          href={href}
          activePath={activePath}
          active={isActive}
          open={isOpen}
          control={control}
        />
        {href !== undefined && item.collapsible && (
          <button
            type="button"
            className="menu__caret"
            aria-expanded={isOpen}
            aria-label={label(
              isOpen
                ? 'theme.DocSidebarItem.collapseCategoryAriaLabel'
                : 'theme.DocSidebarItem.expandCategoryAriaLabel',
              { label: item.label },
            )}
            {...control}
          />
        )}
      </div>
      {isOpen ? list : item.items.length > 0 && !control && <template>{list}</template>}
    </li>
  )
}

interface CategoryLabelProps {
  readonly item: Category
  /** Its own link, if it has one to show. */
  readonly href: string | undefined
  readonly activePath: string | undefined
  readonly active: boolean
  readonly open: boolean
  readonly control: Control | undefined
}

function CategoryLabel({ item, href, activePath, active, open, control }: CategoryLabelProps) {
  const className = classNames(
    'menu__link',
    item.collapsible && 'menu__link--sublist',
    item.collapsible && href === undefined && 'menu__link--sublist-caret',
    active && 'menu__link--active',
  )
  const content = (
    <>
      {item.label}
      <SidebarBadge badge={item.badge} />
    </>
  )
  if (href !== undefined) {
    return (
      <Anchor
        href={href}
        className={className}
        {...(isCurrent(href, activePath) ? { 'aria-current': 'page' } : {})}
      >
        {content}
      </Anchor>
    )
  }
  if (!item.collapsible) return <span className={className}>{content}</span>
  // Without script its link goes to the first page of the category.
  return (
    <Anchor
      href={item.fallbackHref ?? '#'}
      className={className}
      role="button"
      aria-expanded={open}
      {...control}
    >
      {content}
    </Anchor>
  )
}

/** Whether the page is the item's own, or below it. */
export function containsPage(item: PageSidebarItem, activePath: string | undefined): boolean {
  switch (item.type) {
    case 'link':
      return isCurrent(item.href, activePath)
    case 'category':
      return isCurrent(item.href, activePath) || item.items.some((child) => containsPage(child, activePath))
    case 'html':
      return false
  }
}
