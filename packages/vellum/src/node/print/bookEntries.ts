// The contents of a printed sidebar: its pages and categories in order, with their depth and their numbers. Each page is
// printed once.

import type { SidebarItem } from '../../shared/sidebar.js'
import { normalPath, withoutBase } from '../../shared/url.js'

/** A page, or a category without a page of its own. */
export interface BookEntry {
  readonly label: string
  /** Its path, if it is a page that is printed, or the path of a generated index. */
  readonly path: string | undefined
  readonly isPage: boolean
  /** 0 for those at the top. */
  readonly depth: number
  /** `2.1` */
  readonly number: string
  /** The id of its section. */
  readonly id: string
}

/** The entries of sidebars. `isPage` knows the paths of pages with text of their own; ids do not have the base. */
export function bookEntries(
  sidebars: readonly (readonly SidebarItem[])[],
  { isPage, baseUrl }: { readonly isPage: (path: string) => boolean; readonly baseUrl: string },
): BookEntry[] {
  const entries: BookEntry[] = []
  const printedPaths = new Set<string>()
  const usedIds = new Set<string>()
  const add = (items: readonly SidebarItem[], above: readonly number[], depth: number) => {
    let count = 0
    for (const item of items) {
      if (item.type === 'html') continue
      const href = item.href?.replace(/[?#].*$/, '')
      const isKnown = href !== undefined && isPage(href)
      const isRepeated = isKnown && printedPaths.has(normalPath(href))
      // Links to other sites, and to what is no page of the documentation.
      if (item.type === 'link' && (!isKnown || isRepeated)) continue
      if (isKnown) printedPaths.add(normalPath(href))
      count += 1
      const numbers = [...above, count]
      const before = entries.length
      entries.push({
        label: item.label,
        path: href,
        isPage: isKnown && !isRepeated,
        depth,
        number: numbers.join('.'),
        id: sectionId(href === undefined ? item.label : (withoutBase(href, baseUrl) ?? href), usedIds),
      })
      if (item.type !== 'category') continue
      add(item.items, numbers, depth + 1)
      // A category of links alone.
      if (entries.length === before + 1 && !entries[before]!.isPage) {
        entries.pop()
        count -= 1
      }
    }
  }
  for (const items of sidebars) add(items, [], 0)
  return renumbered(entries)
}

/** Several sidebars are numbered through. */
function renumbered(entries: readonly BookEntry[]): BookEntry[] {
  let top = 0
  return entries.map((entry) => {
    if (entry.depth === 0) top += 1
    return { ...entry, number: [top, ...entry.number.split('.').slice(1)].join('.') }
  })
}

/** `/docs/guide/b` → `docs-guide-b`; of several the same, `docs-guide-b-2` */
function sectionId(name: string, usedIds: Set<string>): string {
  const slug =
    decoded(name)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'home'
  let id = slug
  for (let count = 2; usedIds.has(id); count++) id = `${slug}-${count}`
  usedIds.add(id)
  return id
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
