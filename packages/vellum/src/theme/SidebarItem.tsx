// One item of the docs sidebar, and those below it. As served, only open branches
// have their children (SU-6); labels without a link lead to the first page below (SU-4).

import { createContext, type MouseEvent, useContext } from 'react'
import { Anchor, type PageSidebarCategory, useIsBrowser, usePage } from '../client/index.js'
import type { PageSidebarItem } from '../shared/page.js'
import { isSamePath } from '../shared/sidebar.js'
import { isExternalUrl } from '../shared/url.js'
import { Collapsible } from './Collapsible.js'
import { classNames } from './classNames.js'
import { ExternalLinkIcon } from './icons.js'
import { label } from './labels.js'
import { containsPage, itemKeys, type SidebarTree, type withExpanded } from './sidebarTree.js'

/** What the items share. */
export interface SidebarControls {
  readonly expanded: SidebarTree['expanded']
  readonly isExclusive: boolean
  readonly setOpen: (change: Parameters<typeof withExpanded>[1]) => void
  /** Brings the children that are not here yet. */
  readonly load: () => Promise<void>
  /** Called when a visitor goes to a page of this site (MS-12). */
  readonly onActivate?: (() => void) | undefined
}

export const SidebarContext = createContext<SidebarControls>({
  expanded: {},
  isExclusive: false,
  setOpen: () => {},
  load: () => Promise.resolve(),
})

export interface SidebarItemsProps {
  readonly items: readonly PageSidebarItem[]
  /** From 1. */
  readonly level: number
  /** The key of the category around them. */
  readonly parent?: string
}

/** The items of one level, as list items. */
export function SidebarItems({ items, level, parent }: SidebarItemsProps) {
  const keys = itemKeys(items, parent)
  return items.map((item, index) => {
    const key = keys[index] ?? ''
    return <SidebarItem key={key} item={item} level={level} name={key} siblings={keys} />
  })
}

interface SidebarItemProps {
  readonly item: PageSidebarItem
  readonly level: number
  /** Its key. */
  readonly name: string
  /** The keys of all items of the level. */
  readonly siblings: readonly string[]
}

function SidebarItem({ item, level, ...rest }: SidebarItemProps) {
  switch (item.type) {
    case 'link':
      return <LinkItem item={item} level={level} />
    case 'category':
      return <CategoryItem item={item} level={level} {...rest} />
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
  readonly item: {
    readonly label: string
    readonly href: string
    readonly className?: string
    readonly unlisted?: boolean
  }
  readonly level: number
}

function LinkItem({ item: { label: text, href, className, unlisted }, level }: LinkItemProps) {
  const { path } = usePage()
  const { onActivate } = useContext(SidebarContext)
  const active = isSamePath(href, path)
  const isExternal = isExternalUrl(href)
  // Its own page brought it; it stays known on the pages after that one.
  if (unlisted && !active) return null
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
        onClick={(event) => {
          if (!isExternal && isPlain(event)) onActivate?.()
        }}
      >
        {text}
        {isExternal && <ExternalLinkIcon />}
      </Anchor>
    </li>
  )
}

interface CategoryItemProps extends SidebarItemProps {
  readonly item: PageSidebarCategory
}

function CategoryItem({ item, level, name, siblings }: CategoryItemProps) {
  const { path } = usePage()
  const { expanded, isExclusive, setOpen, load } = useContext(SidebarContext)
  const href = item.linkUnlisted ? undefined : item.href
  if (item.items.length === 0 && !item.more) {
    return href === undefined ? null : <LinkItem item={{ ...item, href }} level={level} />
  }
  const active = containsPage(item, path)
  const open = item.items.length > 0 && (!item.collapsible || (expanded[name] ?? !item.collapsed))
  const change = (open: boolean) => setOpen({ key: name, open, siblings: isExclusive ? siblings : [] })
  const toggle = () => {
    change(!open)
    if (item.more) {
      load().catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: the owner of the site should see it
        console.warn(`The items of "${item.label}" could not be loaded; going to its page instead.`, error)
        const target = href ?? item.fallbackHref
        if (target !== undefined) location.assign(target)
      })
    }
  }
  // A visitor who points at a category may be about to open it. A failure is told then.
  const prepare = item.more ? () => void load().catch(() => {}) : undefined
  return (
    <li
      className={classNames(
        `theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-${level} menu__list-item`,
        !open && 'menu__list-item--collapsed',
        item.className,
      )}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only loads ahead of the button and the link inside */}
      <div className="menu__list-item-collapsible" onPointerEnter={prepare} onFocus={prepare}>
        <CategoryLabel
          item={item}
          href={href}
          active={active}
          open={open}
          onToggle={toggle}
          onOpen={() => change(true)}
        />
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
            onClick={toggle}
          />
        )}
      </div>
      <Collapsible as="ul" open={open} lazy className="menu__list">
        <SidebarItems items={item.items} level={level + 1} parent={name} />
      </Collapsible>
    </li>
  )
}

interface CategoryLabelProps {
  readonly item: PageSidebarCategory
  /** Its own link, when it has one to show. */
  readonly href: string | undefined
  readonly active: boolean
  readonly open: boolean
  readonly onToggle: () => void
  readonly onOpen: () => void
}

function CategoryLabel({ item, href, active, open, onToggle, onOpen }: CategoryLabelProps) {
  const { path } = usePage()
  const { onActivate } = useContext(SidebarContext)
  const isBrowser = useIsBrowser()
  const className = classNames(
    'menu__link',
    item.collapsible && 'menu__link--sublist',
    item.collapsible && href === undefined && 'menu__link--sublist-caret',
    active && 'menu__link--active',
  )
  if (href !== undefined) {
    const isCurrent = isSamePath(href, path)
    return (
      <Anchor
        href={href}
        className={className}
        {...(isCurrent ? { 'aria-current': 'page' } : {})}
        onClick={(event) => {
          if (!isPlain(event)) return
          onActivate?.()
          if (!item.collapsible) return
          if (isCurrent) {
            event.preventDefault()
            onToggle()
          } else onOpen()
        }}
      >
        {item.label}
      </Anchor>
    )
  }
  if (!item.collapsible) return <span className={className}>{item.label}</span>
  return (
    <Anchor
      href={isBrowser ? '#' : (item.fallbackHref ?? '#')}
      className={className}
      role="button"
      aria-expanded={open}
      onClick={(event) => {
        event.preventDefault()
        onToggle()
      }}
      onKeyDown={(event) => {
        // A button answers to the space bar; a link does not.
        if (event.key !== ' ') return
        event.preventDefault()
        onToggle()
      }}
    >
      {item.label}
    </Anchor>
  )
}

/** Whether a click opens the link here, and not in another tab or window. */
function isPlain({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey)
}
