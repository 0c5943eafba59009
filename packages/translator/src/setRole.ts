// Gives a role to a name, or to the names in a pattern.

import { childrenOf, type SyntaxNode } from 'vellum-playground/syntax'
import { addNote } from './notes.js'
import { textOf } from './syntax/nodes.js'
import type { Role, Translation } from './types.js'

/** Gives a role to what is defined or taken apart; of a response, its headers have a role too. */
export function setRole(target: SyntaxNode, role: Role | undefined, job: Translation): void {
  if (!role) return
  if (target.name === 'VariableDefinition') job.roles.set(target.from, role)
  if (target.name === 'ObjectPattern' && role.type === 'error') noteErrorPattern(target, job)
  if (target.name !== 'ObjectPattern' || role.type !== 'response') return
  for (const property of target.getChildren('PatternProperty')) {
    const parts = childrenOf(property)
    const name = textOf(parts[0]!, job.source)
    const local = parts.findLast((part) => part.name === 'VariableDefinition')
    if (name === 'headers' && local) job.roles.set(local.from, { type: 'headers' })
  }
}

/** `catch ({ response })`: its fields are not followed. */
function noteErrorPattern(pattern: SyntaxNode, job: Translation): void {
  if (!/\b(?:response|request|config|code|status)\b/.test(textOf(pattern, job.source))) return
  addNote(job, pattern, {
    kind: 'left',
    what: textOf(pattern, job.source),
    why: 'A Troth error has no `response`, and its other fields differ.',
    instead: "Name the error, test `error.kind === 'http'`, and read `error.status` and `error.data`.",
  })
}

/** Makes a value an error of axios, with the type of its data when a test names it. */
export function setError(value: SyntaxNode, types: SyntaxNode | undefined, job: Translation): void {
  const definition = value.name === 'VariableName' ? job.bindings.resolve(value) : undefined
  if (!definition) return
  const [, dataType] = /^<\s*([\s\S]*?)\s*>$/.exec(types ? textOf(types, job.source) : '') ?? []
  const knownRole = job.roles.get(definition.node.from)
  if (knownRole?.type === 'error' && (knownRole.isTyped || dataType === undefined)) return
  job.roles.set(definition.node.from, { type: 'error', isTyped: false, ...(dataType && { dataType }) })
}
