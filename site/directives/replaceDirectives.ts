// Replaces directives that are alone in a line, such as `::option{name="timeout"}`, by what
// a table of directives shows for them. Pages stay plain Markdown without code for browsers.

import type { Nodes, Parents, Root } from 'mdast'
import type { LeafDirective } from 'mdast-util-directive'
import { DirectiveProblem, unknownValue } from './directiveProblem'
import { nearestName } from './nearestName'

/** One directive; `Data` is what its plugin knows. */
export interface Directive<Data> {
  readonly required: readonly string[]
  readonly optional: readonly string[]
  /** Its attributes are known ones, and none is missing. */
  readonly show: (attributes: Readonly<Record<string, string>>, data: Data) => Nodes[]
}

/** Directives by name. */
export type Directives<Data> = Readonly<Record<string, Directive<Data>>>

/** What a plugin uses of a file. */
interface PageFile {
  /** Throws an error at a position of the page. */
  fail(reason: string, position?: Nodes['position']): never
}

/** A remark transformer that replaces these directives in a page. */
export function replaceDirectives<Data>(directives: Directives<Data>, data: Data) {
  const replaceBelow = (parent: Parents, file: PageFile): void => {
    parent.children = (parent.children as Nodes[]).flatMap((child): Nodes[] => {
      if (child.type === 'leafDirective') return contentOf(child, file) ?? [child]
      if ('children' in child) replaceBelow(child, file)
      return [child]
    }) as typeof parent.children
  }
  /** The content for a directive; undefined for one of another plugin. */
  const contentOf = (node: LeafDirective, file: PageFile): Nodes[] | undefined => {
    try {
      const directive = find(directives, node.name)
      const content = directive?.show(attributesOf(node, directive), data)
      for (const block of content ?? []) setPosition(block, node.position)
      return content
    } catch (error) {
      if (!(error instanceof DirectiveProblem)) throw error
      return file.fail(error.message, node.position)
    }
  }
  return (tree: Root, file: PageFile): void => replaceBelow(tree, file)
}

/** A name that is almost one of these is misspelt. */
function find<Data>(directives: Directives<Data>, name: string): Directive<Data> | undefined {
  if (Object.hasOwn(directives, name)) return directives[name]
  const knownNames = Object.keys(directives)
  if (!nearestName(name, knownNames)) return undefined
  throw unknownValue(`There is no directive "::${name}".`, name, knownNames)
}

function attributesOf(
  { name, attributes, children }: LeafDirective,
  { required, optional }: Pick<Directive<unknown>, 'required' | 'optional'>,
): Record<string, string> {
  const knownKeys = [...required, ...optional]
  const givenEntries = Object.entries(attributes ?? {})
  for (const [key] of givenEntries) {
    if (knownKeys.includes(key)) continue
    if (knownKeys.length === 0)
      throw new DirectiveProblem(`"::${name}" takes no attributes: remove "${key}".`)
    throw unknownValue(`"::${name}" has no attribute "${key}".`, key, knownKeys)
  }
  for (const key of required) {
    if (attributes?.[key]) continue
    throw new DirectiveProblem(`"::${name}" needs the attribute "${key}". Write ::${name}{${key}="…"}.`)
  }
  if (children.length > 0)
    throw new DirectiveProblem(`"::${name}" takes no label: remove the square brackets.`)
  return Object.fromEntries(givenEntries.map(([key, value]) => [key, value ?? '']))
}

/** A broken link is reported at its directive. */
function setPosition(node: Nodes, position: Nodes['position']): void {
  if (position) node.position = position
  else delete node.position
  if ('children' in node) for (const child of node.children) setPosition(child, position)
}
