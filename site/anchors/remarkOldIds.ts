// A remark plugin that keeps old links to sections working: before a heading whose id was renamed, an empty element has
// the old one. In: a page, and the old ids of all pages. It runs before the engine reads ids, and adds nothing to a page
// that is not listed.

import type { BlockContent, Heading, Root } from 'mdast'

/** Plain data, so that the engine compiles a page again when it has changed. */
export interface RemarkOldIdsOptions {
  /** New ids by old ones, by the page: `docs/support.md` */
  readonly oldIds: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Adds the old ids of a page. */
export function remarkOldIds({ oldIds }: RemarkOldIdsOptions) {
  return (tree: Root, { path }: { readonly path: string }): void => {
    const file = path.replaceAll('\\', '/')
    const page = Object.keys(oldIds).find((name) => file === name || file.endsWith(`/${name}`))
    if (page === undefined) return
    const renamed = Object.entries(oldIds[page]!)
    tree.children = tree.children.flatMap((child) => {
      const id = child.type === 'heading' ? writtenId(child) : undefined
      const former = renamed.flatMap(([old, now]) => (now === id ? [target(old)] : []))
      return [...former, child]
    })
  }
}

/** The id that a heading ends with: `{#retry}` */
function writtenId({ children }: Heading): string | undefined {
  const last = children.at(-1)
  return last?.type === 'text' ? /\{#([^\s{}]+)\}\s*$/.exec(last.value)?.[1] : undefined
}

function target(id: string): BlockContent {
  return { type: 'paragraph', data: { hName: 'div', hProperties: { id } }, children: [] } as BlockContent
}
