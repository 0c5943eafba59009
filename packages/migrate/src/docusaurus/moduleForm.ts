// The form of the new module: ES exports, imports of Vellum, types of Vellum, and no import that nothing uses any more.

import { exportedValue, walk } from '../configTree.js'
import { removeEntry } from '../objectEdits.js'
import { type Node, parseSource, type SourceText } from '../sourceText.js'
import type { Draft } from './draft.js'

/** The text of the new configuration. */
export function finishModule(draft: Draft): string {
  const { source, program, findings } = draft
  exportDefault(source, program)
  const typeNames = replaceTypes(source, program)
  const edited = replaceTypeComments(source.edited())
  const cleaned = removeUnused(source, edited)
  const imports = [...draft.imports].map(
    ([name, names]) => `import { ${[...names].sort().join(', ')} } from '${name}'\n`,
  )
  if (typeNames) imports.unshift(`import type { UserConfig } from 'vellum'\n`)
  findings.add({
    code: 'module-rewritten',
    outcome: 'changed',
    text: 'vellum.config.ts is an ES module with types of Vellum.',
    at: source.name,
  })
  return insertImports(cleaned, {
    imports: imports.join(''),
    hasHeader: /^\s*(?:\/\/|\/\*|['"]use strict)/.test(source.text),
  })
}

/** `module.exports = config` → `export default config` */
function exportDefault(source: SourceText, program: Node): void {
  for (const statement of program.body as Node[]) {
    const value = exportedValue(statement)
    if (!value || statement.type === 'ExportDefaultDeclaration') continue
    source.replace(statement.start, value.start, 'export default ')
  }
}

/** Replaces the types of Docusaurus; returns whether `UserConfig` is used. */
function replaceTypes(source: SourceText, program: Node): boolean {
  const configNames = new Set<string>()
  const otherNames = new Set<string>()
  for (const node of program.body as Node[]) {
    if (node.type !== 'ImportDeclaration') continue
    for (const specifier of node.specifiers as Node[]) {
      const { local, imported } = specifier
      if (node.source.value === '@docusaurus/types' && /^(?:Docusaurus)?Config$/.test(imported?.name)) {
        configNames.add(local.name)
      } else if (node.source.value.startsWith('@docusaurus/')) otherNames.add(local.name)
    }
  }
  let isUsed = false
  const removed: Node[] = []
  const isRemoved = (node: Node) => removed.some(({ start, end }) => start <= node.start && node.end <= end)
  const remove = (type: Node, start: number, end: number) => {
    source.replace(start, end, '')
    removed.push(type)
  }
  walk(program, (node) => {
    if (node.type === 'TSTypeReference' && configNames.has(node.typeName.name) && !isRemoved(node)) {
      source.replace(node.start, node.end, 'UserConfig')
      isUsed = true
    }
    const isTyped = node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression'
    if (isTyped && usesName(node.typeAnnotation, otherNames)) {
      remove(node.typeAnnotation, node.expression.end, node.end)
    }
    const annotation = node.type === 'VariableDeclarator' ? node.id.typeAnnotation : undefined
    if (annotation && usesName(annotation, otherNames)) remove(annotation, annotation.start, annotation.end)
    // Parameters and results of functions.
    if (node.type === 'TSTypeReference' && usesName(node.typeName, otherNames) && !isRemoved(node)) {
      source.replace(node.start, node.end, 'any')
      removed.push(node)
    }
  })
  return isUsed
}

function usesName(type: Node, names: ReadonlySet<string>): boolean {
  let isFound = false
  walk(type, (node) => {
    if (node.type === 'Identifier' && names.has(node.name)) isFound = true
  })
  return isFound
}

/** Types in comments: `@type {import('@docusaurus/types').Config}` */
function replaceTypeComments(text: string): string {
  return (
    text
      .replaceAll(
        /import\((['"])@docusaurus\/types\1\)\.(?:Docusaurus)?Config\b/g,
        "import('vellum').UserConfig",
      )
      // A comment that types the options of the preset, in a line of its own or before a value.
      .replaceAll(
        /[^\S\n]*\/\*\*\s*@type\s*\{\s*import\((['"])@docusaurus\/(?:preset-classic|theme-common)\1\)[^}]*\}\s*\*\/[^\S\n]*\n?/g,
        '',
      )
  )
}

/** Removes imports and constants that the old text used, and the new one does not. */
function removeUnused(before: SourceText, text: string): string {
  const usedBefore = references(before.program)
  let current = text
  for (let round = 0; round < 5; round++) {
    const source = parseSource('vellum.config.ts', current)
    const used = references(source.program)
    const isGone = (name: string) => usedBefore.has(name) && !used.has(name)
    let hasChanged = false
    for (const statement of statementsOf(source.program)) {
      hasChanged = removeStatement(source, statement, isGone) || hasChanged
    }
    if (!hasChanged) break
    current = source.edited()
  }
  return current.replace(/^\s*\n/, '').replaceAll(/\n{3,}/g, '\n\n')
}

/** The statements of a module, and those of functions in it: configurations may be asynchronous functions. */
function statementsOf(program: Node): Node[] {
  const statements = [...(program.body as Node[])]
  walk(program, (node) => void (node.type === 'BlockStatement' && statements.push(...(node.body as Node[]))))
  return statements
}

function removeStatement(source: SourceText, statement: Node, isGone: (name: string) => boolean): boolean {
  if (statement.type === 'ImportDeclaration') {
    const specifiers = statement.specifiers as Node[]
    const gone = specifiers.filter(({ local }) => isGone(local.name))
    if (gone.length === 0) return false
    if (gone.length === specifiers.length) removeEntry(source, statement, { withComments: false })
    else for (const specifier of gone) removeEntry(source, specifier)
    return true
  }
  if (statement.type !== 'VariableDeclaration' || statement.declarations.length !== 1) return false
  const { id, init } = statement.declarations[0]
  const names = boundNames(id)
  if (names.length === 0 || !names.every(isGone) || !init || !isHarmless(init)) return false
  removeEntry(source, statement, { withComments: false })
  return true
}

function boundNames(id: Node): string[] {
  if (id.type === 'Identifier') return [id.name]
  if (id.type !== 'ObjectPattern') return []
  return (id.properties as Node[]).flatMap(({ value }) => (value?.type === 'Identifier' ? [value.name] : []))
}

/** Whether nothing happens when an expression is evaluated. */
function isHarmless(node: Node): boolean {
  if (node.type === 'MemberExpression') return isHarmless(node.object)
  if (node.type === 'ParenthesizedExpression') return isHarmless(node.expression)
  if (node.type === 'AwaitExpression') return node.argument.type === 'ImportExpression'
  if (node.type === 'CallExpression') return node.callee.name === 'require'
  return ['Identifier', 'Literal', 'ArrayExpression', 'ObjectExpression'].includes(node.type)
}

/** Names that a program uses, without those that it declares. */
function references(program: Node): Set<string> {
  const names = new Set<string>()
  walk(program, (node, parent) => {
    if (node.type === 'ImportDeclaration') return false
    if (node.type === 'Identifier') {
      const isName =
        (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
        (parent?.type === 'Property' && parent.key === node && !parent.shorthand && !parent.computed) ||
        (parent?.type === 'VariableDeclarator' && parent.id === node)
      if (!isName && !isPattern(parent, node)) names.add(node.name)
    }
    if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern') {
      if (node.init) walk(node.init, (inner) => void (inner.type === 'Identifier' && names.add(inner.name)))
      return false
    }
    return true
  })
  return names
}

function isPattern(parent: Node | undefined, node: Node): boolean {
  return parent?.type === 'FunctionDeclaration' && parent.id === node
}

/** Puts imports before the first import, or after the comments at the top. */
function insertImports(
  text: string,
  { imports, hasHeader }: { imports: string; hasHeader: boolean },
): string {
  if (imports === '') return text
  const source = parseSource('vellum.config.ts', text)
  const first = (source.program.body as Node[]).find(({ type }) => type === 'ImportDeclaration')
  if (first) return text.slice(0, first.start) + imports + text.slice(first.start)
  if (!hasHeader) return `${imports}\n${text}`
  const header =
    /^(?:\s*(?:\/\/[^\n]*\n|\/\*(?!\*\s*@type)[\s\S]*?\*\/[^\S\n]*\n)|['"]use strict['"];?\n)*/.exec(
      text,
    )?.[0] ?? ''
  return `${header}${imports}\n${text.slice(header.length).replace(/^\n+/, '')}`
}
