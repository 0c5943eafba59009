// Replaces the import of axios by imports of what the translation uses, and keeps what it still needs.

import { childrenOf, type SyntaxNode } from 'vellum-playground/syntax'
import { defaultDeclaration } from './clients.js'
import { removeStatement } from './defaults.js'
import { isRequire } from './roles.js'
import { ancestorOf, importedModule, textOf } from './syntax/nodes.js'
import type { Translation } from './types.js'

/** Writes the imports, and the client that replaces `axios` when something uses it. */
export function writeImports(job: Translation): void {
  const declarations = axiosImports(job)
  const [first, ...others] = declarations
  const kept = keptImports(job)
  const client = job.defaultClient.uses.size > 0 ? defaultDeclaration(job) : ''
  const lines = [...kept, ...trothImports(job)]
  if (first) {
    for (const other of others) removeStatement(other, job)
    if (lines.length > 0) job.edits.replace(statementRange(first, job), lines.join('\n'))
    else removeStatement(first, job)
    if (client) job.edits.insert(importsEnd(job), `\n\n${client}`)
    return
  }
  const end = importsEnd(job)
  const start = end > 0 ? end : codeStart(job)
  const blocks = [lines.join('\n'), client].filter(Boolean)
  if (blocks.length === 0) return
  const text = blocks.join('\n\n')
  job.edits.insert(start, end > 0 ? `\n${text}` : `${text}\n\n`)
}

/** The statements that import or require axios. */
function axiosImports(job: Translation): SyntaxNode[] {
  return childrenOf(job.tree.topNode).filter((statement) => {
    if (statement.name === 'ImportDeclaration') {
      return importedModule(statement, job.source) === 'axios'
    }
    const value = statement.getChild('Equals')?.nextSibling
    const isOne = statement.name === 'VariableDeclaration' && statement.getChildren('Equals').length === 1
    return isOne && value ? isRequire(value, job.source) : false
  })
}

function statementRange({ from, to }: SyntaxNode, { source }: Translation) {
  return { from, to: source[to] === ';' ? to + 1 : to }
}

/** The imports of axios that something still uses. */
function keptImports(job: Translation): string[] {
  const { quote, semicolon, isCommonJs } = job.style
  let defaultName: string | undefined
  const names: string[] = []
  for (const [from, role] of job.roles) {
    const definition = job.bindings.definitions.get(from)
    if (!definition || (role.type !== 'axios' && role.type !== 'export')) continue
    const isUsed =
      definition.uses.some((use) => !job.handled.has(use.from)) || isUsedAsType(definition.name, job)
    if (!isUsed) continue
    if (role.type === 'axios') defaultName = definition.name
    else names.push(role.name === definition.name ? role.name : `${role.name} as ${definition.name}`)
  }
  if (defaultName === undefined && names.length === 0) return []
  if (isCommonJs) {
    const list = `{ ${names.map((name) => name.replace(' as ', ': ')).join(', ')} }`
    const load = (target: string) => `const ${target} = require(${quote}axios${quote})${semicolon}`
    return [...(defaultName ? [load(defaultName)] : []), ...(names.length > 0 ? [load(list)] : [])]
  }
  const list = names.length > 0 ? `{ ${names.join(', ')} }` : undefined
  return [`import ${[defaultName, list].filter(Boolean).join(', ')} from ${quote}axios${quote}${semicolon}`]
}

function isUsedAsType(name: string, job: Translation): boolean {
  let isUsed = false
  job.tree.iterate({
    enter: ({ name: kind, node, from }) => {
      isUsed ||= kind === 'TypeName' && textOf(node, job.source) === name && !job.handled.has(from)
    },
  })
  return isUsed
}

function trothImports(job: Translation): string[] {
  const code = job.edits.render({ from: 0, to: job.source.length })
  // The type of a parameter, or a second type of a call, may have gone with what is around it.
  const isUsed = (name: string) =>
    !name.startsWith('type ') || new RegExp(`\\b${name.slice(5)}\\b`).test(code)
  return [
    ...importLine([...job.imports].filter(isUsed), 'troth', job),
    ...importLine([...job.progressImports].filter(isUsed), 'troth/progress', job),
  ]
}

function importLine(names: readonly string[], from: string, { style }: Translation): string[] {
  const { quote, semicolon, isCommonJs } = style
  const values = names.filter((name) => !name.startsWith('type ')).sort(byName)
  const types = names.filter((name) => name.startsWith('type ')).sort(byName)
  const module = `${quote}${from}${quote}`
  const lines: string[] = []
  if (isCommonJs) {
    if (values.length > 0) lines.push(`const { ${values.join(', ')} } = require(${module})${semicolon}`)
    if (types.length > 0) lines.push(`import type { ${bare(types)} } from ${module}${semicolon}`)
  } else if (values.length > 0)
    lines.push(`import { ${[...values, ...types].join(', ')} } from ${module}${semicolon}`)
  else if (types.length > 0) lines.push(`import type { ${bare(types)} } from ${module}${semicolon}`)
  return lines
}

const byName = (a: string, b: string) => a.localeCompare(b, 'en')

const bare = (types: readonly string[]) => types.map((name) => name.slice('type '.length)).join(', ')

/** The end of the last import at the top; 0 when there is none. */
function importsEnd(job: Translation): number {
  let end = 0
  for (const statement of childrenOf(job.tree.topNode)) {
    const isRequired =
      statement.name === 'VariableDeclaration' && /=\s*require\(/.test(textOf(statement, job.source))
    const isDirective =
      /^ExpressionStatement$/.test(statement.name) && statement.firstChild?.name === 'String'
    if (statement.name === 'ImportDeclaration' || isRequired) end = statementRange(statement, job).to
    else if (!isDirective && statement.name !== 'Hashbang') break
  }
  return end
}

/** Where the code starts, below comments and directives such as `'use client'`. */
function codeStart(job: Translation): number {
  const first = childrenOf(job.tree.topNode).find((statement) => {
    const isDirective = statement.name === 'ExpressionStatement' && statement.firstChild?.name === 'String'
    return !isDirective && statement.name !== ';'
  })
  const node = first ?? job.tree.topNode
  const comment = commentsBefore(node)
  return ancestorOf(comment, ({ name }) => name === 'Script') ? comment.from : 0
}

/** The first of the comments that stand directly above a statement. */
function commentsBefore(node: SyntaxNode): SyntaxNode {
  let first = node
  while (first.prevSibling && /Comment$/.test(first.prevSibling.name)) first = first.prevSibling
  return first
}
