// The neighbours and the breadcrumbs of a page in its sidebar. Works on finished sidebars.

import { listedHref, type SidebarItem } from '../../../shared/sidebar.js'
import { normalPath } from '../../../shared/url.js'
import { VellumError } from '../../base/errors.js'
import type { Doc } from './doc.js'

/** A link to a neighbour. */
export interface PageLink {
  readonly title: string
  readonly href: string
}

/** The pages before and after a page. */
export interface Neighbours {
  readonly previous: PageLink | undefined
  readonly next: PageLink | undefined
}

/** One entry of the breadcrumbs; without `href` it is plain text. */
export interface Breadcrumb {
  readonly label: string
  readonly href?: string
}

/**
 * The order of the pages of a sidebar: depth first, a linked category before its
 * children; links, refs, html and unlisted pages do not count.
 */
export function pageOrder(items: readonly SidebarItem[], docs: ReadonlyMap<string, Doc>): PageLink[] {
  const byHref = new Map([...docs.values()].map((doc) => [doc.permalink, doc]))
  const visit = (item: SidebarItem): PageLink[] => {
    if (item.type === 'category') {
      const href = listedHref(item)
      const below = item.items.flatMap(visit)
      if (href === undefined) return below
      // A document that is the page of a category has its own title.
      const doc = byHref.get(href)
      return [{ title: doc ? paginationTitle(doc) : item.label, href }, ...below]
    }
    if (item.type !== 'link' || item.docId === undefined || item.unlisted) return []
    const { href, label } = item
    return [{ title: byHref.get(href)?.frontMatter.pagination_label ?? label, href }]
  }
  return items.flatMap(visit)
}

/** Finds the neighbours of a path in an order; none when it is not in it. */
export function createNeighbours(order: readonly PageLink[]): (path: string) => Neighbours {
  const positions = new Map<string, number>()
  for (const [i, { href }] of order.entries()) {
    const path = normalPath(href)
    if (!positions.has(path)) positions.set(path, i)
  }
  return (path) => {
    const at = positions.get(normalPath(path))
    if (at === undefined) return NO_NEIGHBOURS
    return { previous: order[at - 1], next: order[at + 1] }
  }
}

/** The neighbours of a page that is in no sidebar. */
export const NO_NEIGHBOURS: Neighbours = { previous: undefined, next: undefined }

/** The neighbours of a document: those in its sidebar, unless its front matter names others. */
export function docNeighbours({
  doc,
  inSidebar: { previous, next },
  docs,
}: {
  doc: Doc
  inSidebar: Neighbours
  docs: ReadonlyMap<string, Doc>
}): Neighbours {
  return { previous: chosen('pagination_prev', previous), next: chosen('pagination_next', next) }

  function chosen(
    key: 'pagination_prev' | 'pagination_next',
    otherwise: PageLink | undefined,
  ): PageLink | undefined {
    const id = doc.frontMatter[key]
    if (id === undefined) return otherwise
    if (id === null) return undefined
    const target = docs.get(id)
    if (!target) {
      throw new VellumError(
        `\`${key}\` of the document "${doc.id}" names the document "${id}", which does not exist.`,
        {
          code: 'unknown-neighbour',
          files: [doc.source],
          hint: `Available ids: ${[...docs.keys()].sort().join(', ')}.`,
        },
      )
    }
    return target.unlisted ? undefined : { title: paginationTitle(target), href: target.permalink }
  }
}

/**
 * Finds the categories above a page and the page itself, the last one as plain text. Walks through the
 * sidebar once, depth first: the first match wins, and links that are not documents do not count.
 */
export function createBreadcrumbs(items: readonly SidebarItem[]): (path: string) => readonly Breadcrumb[] {
  const trails = new Map<string, readonly Breadcrumb[]>()
  const remember = (href: string, trail: readonly Breadcrumb[]) => {
    const path = normalPath(href)
    if (!trails.has(path)) trails.set(path, trail)
  }
  const visit = (item: SidebarItem, above: readonly Breadcrumb[]): void => {
    if (item.type === 'link' && item.docId !== undefined)
      remember(item.href, [...above, { label: item.label }])
    if (item.type !== 'category') return
    const { label } = item
    if (item.href !== undefined) remember(item.href, [...above, { label }])
    const href = listedHref(item)
    const trail = [...above, href === undefined ? { label } : { label, href }]
    for (const child of item.items) visit(child, trail)
  }
  for (const item of items) visit(item, [])
  return (path) => trails.get(normalPath(path)) ?? []
}

/** The title of a document in other pages' links to it. */
export function paginationTitle({ frontMatter, title }: Doc): string {
  return frontMatter.pagination_label ?? frontMatter.sidebar_label ?? title
}
