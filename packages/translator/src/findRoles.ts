// Finds what each name of the pasted code stands for. Reads imports, declarations, types and the callbacks of
// promises.

import { childrenOf, type SyntaxNode } from 'vellum-playground/syntax'
import { addNoteOnce } from './notes.js'
import { readCallbacks, readResponses } from './promiseRoles.js'
import { CALLS, isCancelToken, isClient, isRequire, isResponseCall, memberText } from './roles.js'
import { setError, setRole } from './setRole.js'
import {
  ancestorOf,
  callOf,
  importedModule,
  isFunction,
  memberOf,
  parametersOf,
  returnedBy,
  textOf,
  unwrap,
} from './syntax/nodes.js'
import type { Role, Translation } from './types.js'

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

/** The definitions of `import … from 'axios'`. */
function readImport(definition: SyntaxNode, job: Translation): void {
  const declaration = ancestorOf(definition, ({ name }) => name === 'ImportDeclaration')
  if (!declaration || importedModule(declaration, job.source) !== 'axios') return
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
      why: 'The code does not show what it is. Its name and its calls suggest an axios client.',
      instead: 'Make it with createClient, in the file that it comes from.',
    })
  }
  for (const use of job.bindings.free) {
    if (textOf(use, job.source) !== 'axios') guess(use, use.from)
  }
  for (const { node, uses } of job.bindings.definitions.values()) {
    const declaration = ancestorOf(node, ({ name }) => name === 'ImportDeclaration')
    const from = declaration && importedModule(declaration, job.source)
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
  if (member?.name === 'create' && isClient(member.object, job)) return { type: 'client' }
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

/** The variable of a `catch`, when a call of axios can fail in its `try`. */
function readCatch(node: SyntaxNode, job: Translation): void {
  const variable = node.getChild('VariableDefinition') ?? node.getChild('ObjectPattern')
  const block = node.parent?.getChild('Block')
  if (!variable || !block || job.roles.has(variable.from)) return
  let hasCall = false
  block.cursor().iterate(({ node: inner, from, to }) => {
    if (from >= block.to || to <= block.from) return false
    hasCall ||= inner.name === 'CallExpression' && isResponseCall(inner, job)
    return !hasCall
  })
  if (hasCall) setRole(variable, { type: 'error', isTyped: false }, job)
}

/** `error instanceof AxiosError` */
function readTypeTest(node: SyntaxNode, job: Translation): void {
  const [left, operator, right] = childrenOf(node)
  if (operator?.name !== 'instanceof' || !left || !right) return
  if (/(?:^|\.)(?:AxiosError|CanceledError|Cancel)$/.test(textOf(right, job.source)))
    setError(left, undefined, job)
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
