// The part of a page that lists show. It is compiled from the whole page, whose tree is
// cut: the rest may define links and footnotes that the excerpt uses. Several excerpts
// are on one page, so their headings have no ids there, and their hash links point to
// the page that they are from.

import type { Program } from 'estree'
import type * as hast from 'hast'
import type { Nodes, Parents, Root } from 'mdast'
import type { Excerpt } from './types.js'
import { addNames, usedNames } from './unusedImports.js'

/** Removes nodes that begin after the end, except definitions, imports and exports, which show nothing. */
export function cutTree(tree: Root, { end }: Excerpt): void {
  if (end !== undefined) cut(tree, end)
}

function cut(parent: Parents, end: number): void {
  parent.children = (parent.children as Nodes[]).filter((child) => {
    const start = child.position?.start.offset ?? 0
    if (start >= end) return KEPT.has(child.type)
    if ('children' in child && (child.position?.end.offset ?? 0) > end) cut(child, end)
    return true
  }) as typeof parent.children
}

const KEPT = new Set(['definition', 'footnoteDefinition', 'mdxjsEsm'])

/**
 * Removes the imports and exports that only the rest of the page needs, so that an excerpt
 * without components is HTML. An import without names has an effect, and stays.
 */
export function dropCodeOfRest(tree: hast.Root): void {
  const isCode = (node: hast.RootContent) => node.type === 'mdxjsEsm'
  const used = usedNames({ type: 'root', children: tree.children.filter((node) => !isCode(node)) })
  const statements = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  )
  const isUsed = (statement: Program['body'][number]) =>
    [...declared(statement)].some((name) => used.has(name))
  const kept = new Set(statements.filter((statement) => declared(statement).size === 0))
  for (let before = -1; before !== kept.size; ) {
    before = kept.size
    for (const statement of statements) {
      if (kept.has(statement) || !isUsed(statement)) continue
      kept.add(statement)
      if (statement.type !== 'ImportDeclaration') addNames(statement as never, used)
    }
  }
  tree.children = tree.children.filter((node) => {
    if (node.type !== 'mdxjsEsm' || !node.data?.estree) return true
    node.data.estree.body = node.data.estree.body.filter((statement) => kept.has(statement))
    return node.data.estree.body.length > 0
  })
}

/** The names that a statement declares. */
function declared(statement: Program['body'][number]): Set<string> {
  const names = new Set<string>()
  if (statement.type === 'ImportDeclaration') {
    for (const { local } of statement.specifiers) names.add(local.name)
  } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
    const { declaration } = statement
    if (declaration.type !== 'VariableDeclaration') names.add(declaration.id.name)
    else for (const { id } of declaration.declarations) addNames(id as never, names)
  }
  return names
}

/** Rewrites hash links to point to the whole page, and removes the footnotes, which are on that page. */
export function rebaseHashLinks(tree: hast.Root, { pageUrl: home }: Excerpt): void {
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
