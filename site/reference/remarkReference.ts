// A remark plugin that puts the reference in the place of its directives, such as
// `::option{name="timeout"}` alone in a line. Pages stay plain Markdown without code for browsers.
// What a directive shows is in directives.ts; here a mistake gets its place.

import type { Nodes, Parents, Root } from 'mdast'
import type { LeafDirective } from 'mdast-util-directive'
import type { Behaviour } from './behaviour'
import { DIRECTIVES, type DirectiveData, DirectiveProblem, unknownValue } from './directives'
import { homesOf } from './homes'
import { nearestName } from './nearestName'
import type { Reference } from './readReference'

/** Plain data, so that the engine compiles a page anew when any of it has changed. */
export interface RemarkReferenceOptions {
  readonly reference: Reference
  readonly behaviour: Behaviour
}

/** What the plugin uses of a file. */
interface PageFile {
  /** Throws an error that tells the place. */
  fail(reason: string, place?: Nodes['position']): never
}

/** Replaces the directives of the reference in a page. */
export function remarkReference({ reference, behaviour }: RemarkReferenceOptions) {
  const data: DirectiveData = { reference, behaviour, homes: homesOf(reference) }
  return (tree: Root, file: PageFile): void => replaceDirectives(tree, file, data)
}

function replaceDirectives(parent: Parents, file: PageFile, data: DirectiveData): void {
  parent.children = (parent.children as Nodes[]).flatMap((child): Nodes[] => {
    if (child.type === 'leafDirective') return contentOf(child, file, data) ?? [child]
    if ('children' in child) replaceDirectives(child, file, data)
    return [child]
  }) as typeof parent.children
}

/** What stands in the place of a directive; nothing for one that is not ours. */
function contentOf(node: LeafDirective, file: PageFile, data: DirectiveData): Nodes[] | undefined {
  try {
    if (!Object.hasOwn(DIRECTIVES, node.name)) {
      if (!nearestName(node.name, Object.keys(DIRECTIVES))) return undefined
      throw unknownValue(`There is no directive "::${node.name}".`, node.name, Object.keys(DIRECTIVES))
    }
    const content = DIRECTIVES[node.name]!.show(attributesOf(node), data)
    for (const block of content) place(block, node.position)
    return content
  } catch (error) {
    if (!(error instanceof DirectiveProblem)) throw error
    return file.fail(error.message, node.position)
  }
}

function attributesOf({ name, attributes, children }: LeafDirective): Record<string, string> {
  const { required, optional } = DIRECTIVES[name]!
  const known = [...required, ...optional]
  const given = Object.entries(attributes ?? {})
  for (const [key] of given) {
    if (known.includes(key)) continue
    if (known.length === 0) throw new DirectiveProblem(`"::${name}" takes no attributes: remove "${key}".`)
    throw unknownValue(`"::${name}" has no attribute "${key}".`, key, known)
  }
  for (const key of required) {
    if (attributes?.[key]) continue
    throw new DirectiveProblem(`"::${name}" needs the attribute "${key}". Write ::${name}{${key}="…"}.`)
  }
  if (children.length > 0)
    throw new DirectiveProblem(`"::${name}" takes no label: remove the square brackets.`)
  return Object.fromEntries(given.map(([key, value]) => [key, value ?? '']))
}

/** A link that leads nowhere is reported where its directive stands. */
function place(node: Nodes, position: Nodes['position']): void {
  if (position) node.position = position
  else delete node.position
  if ('children' in node) for (const child of node.children) place(child, position)
}
