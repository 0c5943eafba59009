// What a page shows of its sidebar: the pages before and after it, and the way
// to it from the top. Works on finished sidebars.

import { isSamePath, listedHref, type SidebarItem, trailTo } from '../../shared/sidebar.js'
import { VellumError } from '../errors.js'
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
 * children; links, refs, html and unlisted pages do not count (PG-2).
 */
export function pageOrder(items: readonly SidebarItem[], docs: ReadonlyMap<string, Doc>): PageLink[] {
  const labels = new Map([...docs.values()].map((doc) => [doc.permalink, doc.frontMatter.pagination_label]))
  const linkTo = (href: string, label: string): PageLink => ({ title: labels.get(href) ?? label, href })
  const visit = (item: SidebarItem): PageLink[] => {
    if (item.type === 'category') {
      const href = listedHref(item)
      return [...(href === undefined ? [] : [linkTo(href, item.label)]), ...item.items.flatMap(visit)]
    }
    if (item.type !== 'link' || item.docId === undefined || item.unlisted) return []
    return [linkTo(item.href, item.label)]
  }
  return items.flatMap(visit)
}

/** The neighbours of the page with that path. None when it is not in the order. */
export function neighboursOf(path: string, order: readonly PageLink[]): Neighbours {
  const at = order.findIndex(({ href }) => isSamePath(href, path))
  if (at < 0) return { previous: undefined, next: undefined }
  return { previous: order[at - 1], next: order[at + 1] }
}

/** The neighbours of a document, with what its front matter says (FM-12). */
export function docNeighbours(
  doc: Doc,
  order: readonly PageLink[],
  docs: ReadonlyMap<string, Doc>,
): Neighbours {
  const { previous, next } = neighboursOf(doc.permalink, order)
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
          files: [doc.source],
          hint: `Available ids: ${[...docs.keys()].sort().join(', ')}.`,
        },
      )
    }
    return target.frontMatter.unlisted
      ? undefined
      : { title: paginationTitle(target), href: target.permalink }
  }
}

/** The categories above a page and the page itself, the last one as plain text (BC-1, BC-4). */
export function breadcrumbsTo(path: string, items: readonly SidebarItem[]): Breadcrumb[] {
  const trail = trailTo(items, path)
  return trail.map((item, i) => {
    const href = item.type === 'category' ? listedHref(item) : item.href
    return i < trail.length - 1 && href !== undefined ? { label: item.label, href } : { label: item.label }
  })
}

function paginationTitle({ frontMatter, title }: Doc): string {
  return frontMatter.pagination_label ?? frontMatter.sidebar_label ?? title
}
