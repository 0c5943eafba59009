// The list of a sidebar as Node renders it: for a document with the page's own branch open, and complete for
// the file that browsers fetch. Browsers get the HTML and never this code; its behaviour there is in
// interactiveList.ts, and sidebarNodes.ts relies on its classes.

import { Anchor } from '../../client/runtime/Anchor.js'
import type { PageSidebarItem, SidebarLink } from '../../shared/sidebar.js'
import { isExternalUrl, isSamePath } from '../../shared/url.js'
import { label } from '../labels/label.js'
import { classNames } from '../parts/classNames.js'
import { ExternalLinkIcon } from '../parts/icons.js'

export interface SidebarListProps {
  readonly items: readonly PageSidebarItem[]
  /** Path of the page that shows the list; none in the file for all pages. */
  readonly path: string | undefined
}

/** The items of a sidebar as nested lists of links. */
export function SidebarList({ items, path }: SidebarListProps) {
  return (
    <ul className="theme-doc-sidebar-menu menu__list">
      <Items items={items} level={1} path={path} />
    </ul>
  )
}

interface ItemsProps extends SidebarListProps {
  /** The level of the list, from 1. */
  readonly level: number
}

function Items({ items, ...rest }: ItemsProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to HTML
  return items.map((item, index) => <Item key={index} item={item} {...rest} />)
}

interface ItemProps<Type extends PageSidebarItem = PageSidebarItem> extends Omit<ItemsProps, 'items'> {
  readonly item: Type
}

function Item({ item, level, path }: ItemProps) {
  switch (item.type) {
    case 'link':
      return <LinkItem item={item} level={level} path={path} />
    case 'category':
      return <CategoryItem item={item} level={level} path={path} />
    case 'html':
      return (
        <li
          className={classNames(
            linkClass(level),
            item.defaultStyle && 'menu__list-item vl-sidebar-html',
            item.className,
          )}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the configuration has HTML
          dangerouslySetInnerHTML={{ __html: item.value }}
        />
      )
  }
}

interface LinkProps extends Omit<ItemsProps, 'items'> {
  readonly item: Pick<SidebarLink, 'label' | 'href' | 'className' | 'isFold'>
}

function LinkItem({ item: { label: text, href, className, isFold }, level, path }: LinkProps) {
  const isActive = !isFold && isCurrent(href, path)
  const isExternal = !isFold && isExternalUrl(href)
  return (
    <li className={classNames(linkClass(level), 'menu__list-item', className, isFold && 'vl-fold')}>
      <Anchor
        href={href}
        className={classNames('menu__link', isActive && 'menu__link--active')}
        {...(isActive ? { 'aria-current': 'page' } : {})}
      >
        {text}
        {isExternal && <ExternalLinkIcon />}
      </Anchor>
    </li>
  )
}

function linkClass(level: number): string {
  return `theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-${level}`
}

type Category = Extract<PageSidebarItem, { type: 'category' }>

function CategoryItem({ item, level, path }: ItemProps<Category>) {
  const href = item.linkUnlisted ? undefined : item.href
  if (item.items.length === 0 && !item.more) {
    return href === undefined ? null : <LinkItem item={{ ...item, href }} level={level} path={path} />
  }
  const isActive = containsPage(item, path)
  const isOpen = item.items.length > 0 && (!item.collapsible || isActive || !item.collapsed)
  const list = (
    <ul className="menu__list">
      <Items items={item.items} level={level + 1} path={path} />
    </ul>
  )
  return (
    <li
      className={classNames(
        `theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-${level} menu__list-item`,
        !isOpen && 'menu__list-item--collapsed',
        item.className,
      )}
    >
      <div className="menu__list-item-collapsible">
        <CategoryLabel item={item} href={href} path={path} active={isActive} open={isOpen} />
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
          />
        )}
      </div>
      {isOpen ? list : item.items.length > 0 && <template>{list}</template>}
    </li>
  )
}

interface CategoryLabelProps {
  readonly item: Category
  /** Its own link, if it has one to show. */
  readonly href: string | undefined
  readonly path: string | undefined
  readonly active: boolean
  readonly open: boolean
}

function CategoryLabel({ item, href, path, active, open }: CategoryLabelProps) {
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
        {...(isCurrent(href, path) ? { 'aria-current': 'page' } : {})}
      >
        {item.label}
      </Anchor>
    )
  }
  if (!item.collapsible) return <span className={className}>{item.label}</span>
  // Without script its link goes to the first page of the category.
  return (
    <Anchor href={item.fallbackHref ?? '#'} className={className} role="button" aria-expanded={open}>
      {item.label}
    </Anchor>
  )
}

/** Whether the page is the item's own, or below it. */
function containsPage(item: PageSidebarItem, path: string | undefined): boolean {
  switch (item.type) {
    case 'link':
      return isCurrent(item.href, path)
    case 'category':
      return isCurrent(item.href, path) || item.items.some((child) => containsPage(child, path))
    case 'html':
      return false
  }
}

function isCurrent(href: string | undefined, path: string | undefined): boolean {
  return path !== undefined && isSamePath(href, path)
}
