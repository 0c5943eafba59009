// Finds what each name of the pasted code stands for. Reads imports, declarations, types and the callbacks of
// promises.

import { childrenOf, type SyntaxNode } from 'vellum-playground/syntax'
import { addNoteOnce } from './notes'
import { CALLS, isCancelToken, isRequire, isResponseCall, memberText, roleOf } from './roles'
import {
  ancestorOf,
  callOf,
  isFunction,
  memberOf,
  parametersOf,
  returnedBy,
  stringValue,
  textOf,
  unwrap,
} from './syntax/nodes'
import type { Role, Translation } from './types'

/** Names that hold an axios client in most code bases, when the code does not show what they are. */
const CLIENT_NAME =
  /^(?:api|http|client|instance|request|\$http|\$api|\$axios|\w*(?:api|http|axios)\w*|\w+Client)$/i

/** Finds the roles of all names. Two rounds: a function may be used above its definition. */
export function findRoles(job: Translation): void {
  for (const name of job.bindings.definitions.values()) readImport(name.node, job)
  guessClients(job)
  for (let round = 0; round < 2; round++) {
    job.tree.iterate({ enter: ({ node }) => READERS[node.name]?.(node, job) })
  }
}

type Reader = (node: SyntaxNode, job: Translation) => void

const READERS: { readonly [name: string]: Reader | undefined } = {
  VariableDeclaration: readDeclarations,
  PropertyDeclaration: readClassProperty,
  AssignmentExpression: readAssignment,
  ParamList: readParameters,
  FunctionDeclaration: readFunction,
  CallExpression: readCallbacks,
  CatchClause: readCatch,
  BinaryExpression: readTypeTest,
}

function setRole(target: SyntaxNode, role: Role | undefined, job: Translation): void {
  if (!role) return
  if (target.name === 'VariableDefinition') job.roles.set(target.from, role)
  if (target.name !== 'ObjectPattern' || role.type !== 'response') return
  for (const property of target.getChildren('PatternProperty')) {
    const parts = childrenOf(property)
    const name = textOf(parts[0]!, job.source)
    const local = parts.findLast((part) => part.name === 'VariableDefinition')
    if (name === 'headers' && local) job.roles.set(local.from, { type: 'headers' })
  }
}

/** The definitions of `import … from 'axios'`. */
function readImport(definition: SyntaxNode, job: Translation): void {
  const declaration = ancestorOf(definition, ({ name }) => name === 'ImportDeclaration')
  if (!declaration || stringValue(declaration.getChild('String') ?? undefined, job.source) !== 'axios') return
  const group = ancestorOf(definition, ({ name }) => name === 'ImportGroup')
  if (!group) {
    job.roles.set(definition.from, { type: 'axios' })
    return
  }
  const before = definition.prevSibling
  const imported = before?.name === 'as' && before.prevSibling ? before.prevSibling : definition
  const name = textOf(imported, job.source)
  job.roles.set(definition.from, name === 'default' ? { type: 'axios' } : { type: 'export', name })
}

/** Clients that come from another file, by their names and how they are called. */
function guessClients(job: Translation): void {
  const guess = (use: SyntaxNode, from: number) => {
    const member = use.parent && memberOf(use.parent, job.source)
    const isCalled =
      member && CALLS.test(member.name) && callOf(use.parent!.parent)?.callee.to === use.parent!.to
    if (!isCalled || !CLIENT_NAME.test(textOf(use, job.source))) return
    job.roles.set(from, { type: 'client' })
    addNoteOnce(job, use, {
      kind: 'check',
      what: textOf(use, job.source),
      why: 'The code does not show what it is. By its name and its calls it is taken for a client of axios.',
      instead: 'Make it with createClient, in the file that it comes from.',
    })
  }
  for (const use of job.bindings.free) {
    if (textOf(use, job.source) !== 'axios') guess(use, use.from)
  }
  for (const { node, uses } of job.bindings.definitions.values()) {
    const declaration = ancestorOf(node, ({ name }) => name === 'ImportDeclaration')
    const from = declaration && stringValue(declaration.getChild('String') ?? undefined, job.source)
    if (from && /^[.@~]/.test(from)) for (const use of uses) guess(use, node.from)
  }
}

/** The initial value of each target of a declaration. */
function readDeclarations(node: SyntaxNode, job: Translation): void {
  const children = childrenOf(node)
  children.forEach((child, i) => {
    if (!/^(?:VariableDefinition|ObjectPattern|ArrayPattern)$/.test(child.name)) return
    const rest = children.slice(i + 1)
    const type = rest[0]?.name === 'TypeAnnotation' ? rest.shift() : undefined
    const value = rest[0]?.name === 'Equals' ? rest[1] : undefined
    setRole(child, (type && roleOfType(type, job)) ?? (value && roleOfValue(value, job)), job)
    if (value) readRequire(child, value, job)
    if (value && child.name === 'ArrayPattern') readResponses(child, value, job)
  })
}

function readClassProperty(node: SyntaxNode, job: Translation): void {
  const name = node.getChild('PropertyDefinition')
  const type = node.getChild('TypeAnnotation')
  const value = node.getChild('Equals')?.nextSibling
  const role = (type && roleOfType(type, job)) ?? (value && roleOfValue(value, job))
  if (name && role?.type === 'client') job.memberClients.add(`this.${textOf(name, job.source)}`)
}

function readAssignment(node: SyntaxNode, job: Translation): void {
  const [target, , value] = childrenOf(node)
  const role = value && roleOfValue(value, job)
  if (!target || !role) return
  const definition = target.name === 'VariableName' ? job.bindings.resolve(target) : undefined
  if (definition) job.roles.set(definition.node.from, role)
  if (target.name === 'MemberExpression' && role.type === 'client') {
    job.memberClients.add(memberText(target, job.source))
  }
}

/** Parameters with a type of axios; one with an access modifier is a property of the class, too. */
function readParameters(node: SyntaxNode, job: Translation): void {
  for (const { target, type } of node.parent ? parametersOf(node.parent) : []) {
    const role = type && roleOfType(type, job)
    setRole(target, role, job)
    const before = target.prevSibling?.name
    if (role?.type === 'client' && (before === 'Privacy' || before === 'readonly')) {
      job.memberClients.add(`this.${textOf(target, job.source)}`)
    }
  }
}

function readFunction(node: SyntaxNode, job: Translation): void {
  const name = node.getChild('VariableDefinition')
  if (name && returnedBy(node).some((value) => isResponseCall(value, job))) {
    job.roles.set(name.from, { type: 'returnsResponse' })
  }
}

function roleOfValue(value: SyntaxNode, job: Translation): Role | undefined {
  const inner = unwrap(value)
  const cast = value.name === 'BinaryExpression' && value.getChild('as')
  const castRole = cast ? roleOfTypeText(job.source.slice(cast.to, value.to)) : undefined
  if (castRole) return castRole
  if (isFunction(inner)) {
    const isOne = returnedBy(inner).some((returned) => isResponseCall(returned, job))
    return isOne ? { type: 'returnsResponse' } : undefined
  }
  const call = callOf(inner)
  const member = call && memberOf(call.callee, job.source)
  const owner = member && roleOf(member.object, job)
  if (member?.name === 'create' && (owner?.type === 'axios' || owner?.type === 'client'))
    return { type: 'client' }
  if (member?.name === 'source' && isCancelToken(member.object, job)) return { type: 'cancelSource' }
  // Without `await` it is the promise, which has none of the fields.
  if (value.name === 'AwaitExpression' && isResponseCall(value, job)) return { type: 'response' }
  return undefined
}

/** `const axios = require('axios')`, `.default`, and `const { isAxiosError } = require('axios')`. */
function readRequire(target: SyntaxNode, value: SyntaxNode, job: Translation): void {
  if (!isRequire(value, job.source)) return
  if (target.name === 'VariableDefinition') job.roles.set(target.from, { type: 'axios' })
  for (const property of target.getChildren('PatternProperty')) {
    const parts = childrenOf(property)
    const name = textOf(parts[0]!, job.source)
    const local = parts.findLast((part) => part.name === 'VariableDefinition')
    if (local) job.roles.set(local.from, name === 'default' ? { type: 'axios' } : { type: 'export', name })
  }
}

/** `const [a, b] = await Promise.all([axios.get('/a'), axios.get('/b')])` */
function readResponses(target: SyntaxNode, value: SyntaxNode, job: Translation): void {
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

/** Callbacks of `.then`, `.catch`, `axios.spread` and interceptors. */
function readCallbacks(node: SyntaxNode, job: Translation): void {
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

/** The variable of a `catch`, when a call of axios can fail in its `try`. */
function readCatch(node: SyntaxNode, job: Translation): void {
  const variable = node.getChild('VariableDefinition')
  const block = node.parent?.getChild('Block')
  if (!variable || !block || job.roles.has(variable.from)) return
  let hasCall = false
  block.cursor().iterate(({ node: inner, from, to }) => {
    if (from >= block.to || to <= block.from) return false
    hasCall ||= inner.name === 'CallExpression' && isResponseCall(inner, job)
    return !hasCall
  })
  if (hasCall) job.roles.set(variable.from, { type: 'error', isTyped: false })
}

/** `error instanceof AxiosError` */
function readTypeTest(node: SyntaxNode, job: Translation): void {
  const [left, operator, right] = childrenOf(node)
  if (operator?.name !== 'instanceof' || !left || !right) return
  if (/(?:^|\.)(?:AxiosError|CanceledError|Cancel)$/.test(textOf(right, job.source)))
    setError(left, undefined, job)
}

function setError(value: SyntaxNode, types: SyntaxNode | undefined, job: Translation): void {
  const definition = value.name === 'VariableName' ? job.bindings.resolve(value) : undefined
  if (!definition) return
  const [, dataType] = /^<\s*([\s\S]*?)\s*>$/.exec(types ? textOf(types, job.source) : '') ?? []
  const known = job.roles.get(definition.node.from)
  if (known?.type === 'error' && (known.isTyped || dataType === undefined)) return
  job.roles.set(definition.node.from, { type: 'error', isTyped: false, ...(dataType && { dataType }) })
}

function roleOfType(type: SyntaxNode, job: Translation): Role | undefined {
  return roleOfTypeText(textOf(type, job.source).slice(1))
}

function roleOfTypeText(text: string): Role | undefined {
  const [, name] = /^\s*(?:axios\.)?(Axios\w+)\s*(?:<[\s\S]*>)?\s*$/.exec(text) ?? []
  if (name === 'AxiosInstance' || name === 'AxiosStatic') return { type: 'client' }
  if (name === 'AxiosResponse') return { type: 'response' }
  if (name === 'AxiosError') return { type: 'error', isTyped: true }
  return undefined
}
