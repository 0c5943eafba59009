// A remark plugin that replaces the directives of the reference, such as `::config{fields="title"}`.

import type { Nodes, Parents, Root } from 'mdast'
import type { Reference } from 'vellum/reference'
import { setPosition } from './blocks'
import { DIRECTIVES } from './directives'

/** A directive alone in a line, as the engine's parser makes it. */
interface LeafDirective {
  readonly type: 'leafDirective'
  readonly name: string
  readonly attributes?: Readonly<Record<string, string | null | undefined>> | null
  readonly position?: Nodes['position']
}

/** What a plugin uses of a file. */
interface PageFile {
  /** Throws an error at a position of the page. */
  fail(reason: string, position?: Nodes['position']): never
}

/** Replaces the directives of the reference in a page. Its option is plain data: a page is compiled again when any of it changes. */
export function remarkReference({ reference }: { readonly reference: Reference }) {
  const replaceBelow = (parent: Parents, file: PageFile): void => {
    parent.children = (parent.children as Nodes[]).flatMap((child): Nodes[] => {
      if ((child as { type: string }).type === 'leafDirective')
        return contentOf(child as unknown as LeafDirective, file) ?? [child]
      if ('children' in child) replaceBelow(child, file)
      return [child]
    }) as typeof parent.children
  }
  /** The content for a directive; undefined for one of another plugin. */
  const contentOf = ({ name, attributes, position }: LeafDirective, file: PageFile): Nodes[] | undefined => {
    const show = Object.hasOwn(DIRECTIVES, name) ? DIRECTIVES[name] : undefined
    if (!show) return undefined
    const given = Object.entries(attributes ?? {}).map(([key, value]) => [key, value ?? ''])
    try {
      const blocks: Nodes[] = show(Object.fromEntries(given), reference)
      for (const block of blocks) setPosition(block, position)
      return blocks
    } catch (error) {
      return file.fail(`::${name}: ${(error as Error).message}`, position)
    }
  }
  return (tree: Root, file: PageFile): void => replaceBelow(tree, file)
}
