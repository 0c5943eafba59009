// Translates `axios.defaults.… = value`: headers become calls of `setHeaders`, other options move to the client.

import { childrenOf, type SyntaxNode } from 'vellum-playground/syntax'
import { clientText, draftOf, isTopLevel, localNames } from './clients.js'
import { addNote } from './notes.js'
import { ownEntry } from './ownEntry.js'
import { isClient } from './roles.js'
import { memberOf, textOf } from './syntax/nodes.js'
import type { Translation } from './types.js'

/** What `defaults` is read of, and the names after it: `axios`, `['headers', 'common', 'Accept']`. */
interface DefaultsPath {
  readonly client: SyntaxNode
  readonly names: readonly string[]
}

/** The path of a member of `defaults`; undefined when it is none. */
function defaultsPath(node: SyntaxNode, job: Translation): DefaultsPath | undefined {
  const names: string[] = []
  let member = memberOf(node, job.source)
  while (member && member.name !== 'defaults') {
    names.unshift(member.name)
    member = memberOf(member.object, job.source)
  }
  return member && isClient(member.object, job) ? { client: member.object, names } : undefined
}

/** Translates an assignment to `defaults`, or a `delete` of one; returns whether it was one. */
export function translateDefaults(node: SyntaxNode, job: Translation): boolean {
  const [first, second, value] = childrenOf(node)
  const isDelete = node.name === 'UnaryExpression' && first?.name === 'delete'
  const target = isDelete ? second : first
  const path = target && defaultsPath(target, job)
  if (!path || (!isDelete && (node.name !== 'AssignmentExpression' || !value))) return false
  const text = isDelete ? 'null' : job.edits.render(value!)
  const [start, group, ...rest] = path.names
  const header = start === 'headers' ? headerName(group, rest) : undefined
  if (header !== undefined) {
    const key = /^[A-Za-z_$][\w$]*$/.test(header) ? header : `'${header}'`
    job.edits.replace(node, `${clientText(path.client, job)}.setHeaders({ ${key}: ${text} })`)
    return true
  }
  if (!isDelete && path.names.length === 1 && moveToClient(node, path, value!, job)) return true
  addNote(job, node, {
    kind: start === 'headers' ? 'none' : 'left',
    what: textOf(target!, job.source),
    why:
      start === 'headers'
        ? 'Headers of a Troth client are sent with every method.'
        : 'The options of a Troth client are fixed when it is created.',
    instead:
      start === 'headers'
        ? `Set them in a \`request\` hook of createClient for the method ${group?.toUpperCase() ?? ''}.`
        : 'Pass the option to createClient, or make another client with `client.extend(options)`.',
  })
  return true
}

/** `headers.common['A']` and `headers['A']`; not the headers of one method. */
function headerName(group: string | undefined, [name, ...more]: readonly string[]): string | undefined {
  if (group === undefined || more.length > 0) return undefined
  if (name !== undefined) return group === 'common' ? name : undefined
  return /^(?:common|get|post|put|patch|delete|head|options)$/.test(group) ? undefined : group
}

const MOVED: { readonly [name: string]: ((value: string) => string) | undefined } = {
  baseURL: (value) => `baseUrl: ${value}`,
  timeout: (value) => `timeout: ${value === '0' ? 'false' : value}`,
  params: (value) => `query: ${value}`,
  validateStatus: (value) => `acceptStatus: ${/^(?:null|undefined)$/.test(value) ? '() => true' : value}`,
  withCredentials: (value) =>
    `credentials: ${value === 'true' ? "'include'" : value === 'false' ? "'same-origin'" : `${value} ? 'include' : 'same-origin'`}`,
}

/** Moves an option to the `createClient` above, when its value is known there. */
function moveToClient(node: SyntaxNode, path: DefaultsPath, value: SyntaxNode, job: Translation): boolean {
  const draft = draftOf(path.client, job)
  const move = ownEntry(MOVED, path.names[0]!)
  const statement = node.parent
  if (!draft || !move || statement?.name !== 'ExpressionStatement' || !isTopLevel(node)) return false
  if (localNames(value, job).length > 0) return false
  clientText(path.client, job)
  draft.options.set(path.names[0]!, move(job.edits.render(value)))
  removeStatement(statement, job)
  return true
}

/** Removes a statement with its line. */
export function removeStatement(statement: SyntaxNode, { source, edits }: Translation): void {
  const lineStart = source.lastIndexOf('\n', statement.from - 1) + 1
  const isAlone = source.slice(lineStart, statement.from).trim() === ''
  const isBelowBlank = isAlone && /(?:^|\n)[ \t]*\n$/.test(source.slice(0, lineStart))
  const pattern = isBelowBlank ? /^;?[ \t]*(?:\r?\n){0,2}/ : /^;?[ \t]*(?:\r?\n)?/
  const [rest = ''] = pattern.exec(source.slice(statement.to)) ?? []
  edits.replace({ from: isAlone ? lineStart : statement.from, to: statement.to + rest.length }, '')
}
