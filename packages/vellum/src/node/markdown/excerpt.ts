// The part of a page that lists show. It is compiled from the whole page, whose tree is
// cut off: what stands below may define the links and notes of what stands above. Several
// excerpts are on one page, so their headings have no ids there, and what they
// point to is on the page that they are from.

import type * as hast from 'hast'
import type { Nodes, Parents, Root } from 'mdast'

/** What is shown of a page elsewhere. */
export interface Excerpt {
  /** Where in the body it ends; missing = at the end of the body. */
  readonly end?: number
  /** The final address of the page. */
  readonly home: string
}

/** Takes out what begins after the end. Definitions, imports and exports stay: they show nothing. */
export function cutTree(tree: Root, { end }: Excerpt): void {
  if (end !== undefined) cut(tree, end)
}

function cut(parent: Parents, end: number): void {
  parent.children = (parent.children as Nodes[]).filter((child) => {
    const start = child.position?.start.offset ?? 0
    if (start >= end) return STAYS.has(child.type)
    if ('children' in child && (child.position?.end.offset ?? 0) > end) cut(child, end)
    return true
  }) as typeof parent.children
}

const STAYS = new Set(['definition', 'footnoteDefinition', 'mdxjsEsm'])

/** Leads what points to the page itself to where it is, and takes out the notes, which are there. */
export function leadHome(tree: hast.Root, { home }: Excerpt): void {
  const visit = (parent: hast.Parents) => {
    parent.children = (parent.children as hast.RootContent[]).filter(
      (child) => !(child.type === 'element' && child.properties.dataFootnotes !== undefined),
    ) as typeof parent.children
    for (const child of parent.children) {
      if (child.type === 'element') {
        const { properties } = child
        if (/^h[2-6]$/.test(child.tagName)) delete properties.id
        if (properties.dataFootnoteRef !== undefined) {
          delete properties.id
          delete properties.ariaDescribedBy
        }
        if (typeof properties.href === 'string' && properties.href.startsWith('#'))
          properties.href = home + properties.href
      }
      if ('children' in child) visit(child as hast.Parents)
    }
  }
  visit(tree)
}
