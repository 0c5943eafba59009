// Finds the roles of what promises hand on: the parameters of callbacks, and the items of `Promise.all`.

import { childrenOf, type SyntaxNode } from 'vellum-playground/syntax'
import { isResponseCall, roleOf } from './roles.js'
import { setError, setRole } from './setRole.js'
import { callOf, isFunction, memberOf, parametersOf, textOf, unwrap } from './syntax/nodes.js'
import type { Role, Translation } from './types.js'

/** Callbacks of `.then`, `.catch`, `axios.spread` and interceptors. */
export function readCallbacks(node: SyntaxNode, job: Translation): void {
  const call = callOf(node)
  const member = call && memberOf(call.callee, job.source)
  const named = call && roleOf(call.callee, job)
  const isNamedTest = named?.type === 'export' && /^(?:isAxiosError|isCancel)$/.test(named.name)
  if (call && isNamedTest && call.args[0]) setError(call.args[0], call.typeArguments, job)
  if (!call || !member) return
  const [first, second] = call.args
  const error: Role = { type: 'error', isTyped: false }
  if (/^(?:then|catch)$/.test(member.name) && isFromAxios(member.object, job)) {
    const onError = member.name === 'then' ? second : first
    if (onError) setParameter(onError, 0, error, job)
    if (member.name === 'then' && first && isResponseCall(member.object, job)) {
      setParameter(first, 0, { type: 'response' }, job)
    }
    const all = member.name === 'then' ? promisesOf(unwrap(member.object), job) : undefined
    if (all && first) readSpread(first, all, job)
  }
  if (
    member.name === 'use' &&
    /\.interceptors\.response$/.test(textOf(member.object, job.source)) &&
    second
  ) {
    setParameter(second, 0, error, job)
  }
  const isTest =
    /^(?:isAxiosError|isCancel)$/.test(member.name) && roleOf(member.object, job)?.type === 'axios'
  if (isTest && first) setError(first, call.typeArguments, job)
}

/** `const [a, b] = await Promise.all([axios.get('/a'), axios.get('/b')])` */
export function readResponses(target: SyntaxNode, value: SyntaxNode, job: Translation): void {
  const promises = promisesOf(unwrap(value), job)
  const targets = childrenOf(target).filter(({ name }) => /Definition$|Pattern$/.test(name))
  targets.forEach((one, i) => {
    if (promises?.[i] && isResponseCall(promises[i], job)) setRole(one, { type: 'response' }, job)
  })
}

/** The items of `Promise.all([…])` and of `axios.all([…])`. */
function promisesOf(node: SyntaxNode, job: Translation): SyntaxNode[] | undefined {
  const call = callOf(node)
  const member = call && memberOf(call.callee, job.source)
  if (member?.name !== 'all' || call?.args[0]?.name !== 'ArrayExpression') return undefined
  return childrenOf(call.args[0]).filter(({ name }) => !/^[[\],]$/.test(name))
}

/** Whether a chain of promises starts with a call of axios. */
function isFromAxios(node: SyntaxNode, job: Translation): boolean {
  const inner = unwrap(node)
  if (isResponseCall(inner, job) || promisesOf(inner, job)?.some((one) => isResponseCall(one, job)))
    return true
  const member = memberOf(callOf(inner)?.callee ?? null, job.source)
  return (
    member !== undefined && /^(?:then|catch|finally)$/.test(member.name) && isFromAxios(member.object, job)
  )
}

/** The parameters of `axios.spread((a, b) => …)`, or of `([a, b]) => …`. */
function readSpread(callback: SyntaxNode, promises: readonly SyntaxNode[], job: Translation): void {
  const spread = callOf(callback)?.args[0]
  const fn = spread ?? callback
  if (!isFunction(fn)) return
  const targets = parametersOf(fn).map(({ target }) => target)
  const items =
    targets[0]?.name === 'ArrayPattern'
      ? childrenOf(targets[0]).filter(({ name }) => /Definition$|Pattern$/.test(name))
      : spread && targets
  items?.forEach((target, i) => {
    if (promises[i] && isResponseCall(promises[i], job)) setRole(target, { type: 'response' }, job)
  })
}

/** Gives a role to a parameter of a function, or of the local function that a name refers to. */
function setParameter(callback: SyntaxNode, index: number, role: Role, job: Translation): void {
  const definition = callback.name === 'VariableName' ? job.bindings.resolve(callback) : undefined
  const declared =
    definition?.node.parent?.name === 'FunctionDeclaration' ? definition.node.parent : undefined
  const assigned =
    definition?.node.nextSibling?.name === 'Equals' ? definition.node.nextSibling.nextSibling : null
  const fn = declared ?? assigned ?? callback
  const parameter = isFunction(fn) ? parametersOf(fn)[index] : undefined
  if (parameter && !job.roles.has(parameter.target.from)) setRole(parameter.target, role, job)
}
