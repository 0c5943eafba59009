// A sidebar in its finished form: what components show. Everything is decided
// by Node; here are only the type and the ways to walk it.

/** An item of a finished sidebar (SB-10). */
export type SidebarItem =
  | {
      readonly type: 'link'
      readonly label: string
      readonly href: string
      /** The id of the document, when the link leads to one. */
      readonly docId?: string
      readonly description?: string
      readonly unlisted?: boolean
      readonly className?: string
      readonly customProps?: Readonly<Record<string, unknown>>
    }
  | {
      readonly type: 'category'
      readonly label: string
      readonly items: readonly SidebarItem[]
      readonly collapsible: boolean
      readonly collapsed: boolean
      readonly href?: string
      readonly description?: string
      /** The category's link leads to an unlisted page, so it counts as none (SB-23). */
      readonly linkUnlisted?: boolean
      readonly className?: string
      readonly customProps?: Readonly<Record<string, unknown>>
    }
  | {
      readonly type: 'html'
      readonly value: string
      readonly defaultStyle: boolean
      readonly className?: string
    }

/** A category of a finished sidebar. */
export type SidebarCategory = Extract<SidebarItem, { type: 'category' }>

/** A link of a finished sidebar. */
export type SidebarLink = Extract<SidebarItem, { type: 'link' }>

/** The address of a category that may be shown: none when it leads to an unlisted page. */
export function listedHref(category: SidebarCategory): string | undefined {
  return category.linkUnlisted ? undefined : category.href
}

/**
 * The way from the top of a sidebar to the page with that path: its categories,
 * then the page's own item. Depth first, the first match wins; plain links do
 * not count (BC-2). Empty when the page is not in the sidebar.
 */
export function trailTo(
  items: readonly SidebarItem[],
  path: string,
): readonly (SidebarCategory | SidebarLink)[] {
  for (const item of items) {
    if (item.type === 'link' && item.docId !== undefined && isSamePath(item.href, path)) return [item]
    if (item.type !== 'category') continue
    if (item.href !== undefined && isSamePath(item.href, path)) return [item]
    const below = trailTo(item.items, path)
    if (below.length > 0) return [item, ...below]
  }
  return []
}

/** The first place that a visitor can go to from a category: its own link, else that of a descendant (SU-4, CI-4). */
export function firstHref(item: SidebarItem): string | undefined {
  switch (item.type) {
    case 'link':
      return item.unlisted ? undefined : item.href
    case 'category':
      return listedHref(item) ?? firstOf(item.items, firstHref)
    case 'html':
      return undefined
  }
}

/** Whether two paths are the same page: case and a trailing slash do not count (URL-2). */
export function isSamePath(a: string | undefined, b: string | undefined): boolean {
  return normalPath(a) === normalPath(b)
}

/** A path in the form in which the same page has the same path: for keys of maps. */
export function normalPath<Path extends string | undefined>(path: Path): Path {
  return (path === undefined ? undefined : `${path.replace(/\/$/, '')}/`.toLowerCase()) as Path
}

function firstOf<T, R>(list: readonly T[], pick: (item: T) => R | undefined): R | undefined {
  for (const item of list) {
    const found = pick(item)
    if (found !== undefined) return found
  }
  return undefined
}
