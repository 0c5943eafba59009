// What an expression stands for: axios itself, a client, a response, an error; and whether it resolves with a response.

import type { SyntaxNode } from 'vellum-playground/syntax'
import { callOf, memberOf, textOf, unwrap } from './syntax/nodes.js'
import type { Role, Translation } from './types.js'

/** The calls of axios that resolve with a response. */
export const CALLS = /^(?:get|post|put|patch|delete|head|options|request|postForm|putForm|patchForm)$/

/** The role of an expression; undefined when it has none. */
export function roleOf(node: SyntaxNode, job: Translation): Role | undefined {
  const inner = unwrap(node)
  if (inner.name === 'VariableName') {
    const definition = job.bindings.resolve(inner)
    if (definition) return job.roles.get(definition.node.from)
    return textOf(inner, job.source) === 'axios' ? { type: 'axios' } : job.roles.get(inner.from)
  }
  if (inner.name !== 'MemberExpression') return undefined
  if (job.memberClients.has(memberText(inner, job.source))) return { type: 'client' }
  const member = memberOf(inner, job.source)
  const isDefault = member?.name === 'default' && roleOf(member.object, job)?.type === 'axios'
  return isDefault ? { type: 'axios' } : undefined
}

/** Whether an expression is axios itself or a client: both send requests, and have `create` and `defaults`. */
export function isClient(node: SyntaxNode, job: Translation): boolean {
  const role = roleOf(node, job)
  return role?.type === 'axios' || role?.type === 'client'
}

/** `this.http` and `this?.http` are the same member. */
export function memberText(node: SyntaxNode, source: string): string {
  return textOf(node, source).replace(/\?\.|!\./g, '.')
}

/** Whether an expression is a promise for a response, or the response of an awaited call. */
export function isResponseCall(node: SyntaxNode, job: Translation): boolean {
  const call = callOf(unwrap(node))
  if (!call) return false
  if (isClient(call.callee, job) || roleOf(call.callee, job)?.type === 'returnsResponse') return true
  const member = memberOf(call.callee, job.source)
  if (!member) return false
  if (/^(?:catch|finally)$/.test(member.name)) return isResponseCall(member.object, job)
  return isClient(member.object, job) && CALLS.test(member.name)
}

/** `axios.CancelToken`, or `CancelToken` of an import. */
export function isCancelToken(node: SyntaxNode, job: Translation): boolean {
  const role = roleOf(node, job)
  if (role?.type === 'export' && role.name === 'CancelToken') return true
  const member = memberOf(node, job.source)
  return member?.name === 'CancelToken' && roleOf(member.object, job)?.type === 'axios'
}

/** Whether an expression is `require('axios')`, with or without `.default`. */
export function isRequire(value: SyntaxNode, source: string): boolean {
  return /^require\(\s*(['"])axios\1\s*\)(?:\.default)?$/.test(textOf(value, source))
}
