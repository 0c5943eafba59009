// Clients: `axios.create`, the client that replaces `axios` itself, and `defaults` that are set later.

import { childrenOf, type SyntaxNode } from 'vellum-playground/syntax'
import { noteBrackets, noteHiddenOptions } from './notes.js'
import { translateOptions } from './options/translateOptions.js'
import { isClient, memberText, roleOf } from './roles.js'
import {
  ancestorOf,
  callOf,
  findProperty,
  indentAt,
  isFunction,
  memberOf,
  propertiesOf,
  stringValue,
  textOf,
} from './syntax/nodes.js'
import { reindent, writeProperties } from './syntax/objectLiteral.js'
import { mayHoldArray } from './syntax/values.js'
import type { ClientDraft, Translation } from './types.js'

/** A client without anything added. */
export function newDraft(visible?: Partial<ClientDraft>): ClientDraft {
  return {
    options: new Map(),
    requestHooks: [],
    errorHooks: [],
    baseUrl: undefined,
    hasSerializer: false,
    ...visible,
  }
}

/** Finds the clients that the code creates, so that requests above them know them. */
export function registerCreations(job: Translation): void {
  job.tree.iterate({
    enter: ({ node }) => {
      if (!isCreation(node, job)) return
      job.created.set(keyOfCreation(node, job), newDraft(readConfig(callOf(node)!.args[0], job)))
    },
  })
}

function readConfig(config: SyntaxNode | undefined, { source }: Translation): Partial<ClientDraft> {
  if (!config) return { baseUrl: null }
  if (config.name !== 'ObjectExpression') return {}
  const base = findProperty(config, 'baseURL', source)
  const isComplete = propertiesOf(config, source).every(
    ({ kind }) => kind !== 'spread' && kind !== 'computed',
  )
  return {
    baseUrl: base ? stringValue(base.value, source) : isComplete ? null : undefined,
    hasSerializer: findProperty(config, 'paramsSerializer', source) !== undefined,
  }
}

/** Whether a node is a call of `axios.create`. */
export function isCreation(node: SyntaxNode, job: Translation): boolean {
  const member =
    node.name === 'CallExpression' ? memberOf(callOf(node)?.callee ?? null, job.source) : undefined
  return member?.name === 'create' && isClient(member.object, job)
}

/** The name or the member that holds a created client; otherwise the offset of the call. */
function keyOfCreation(node: SyntaxNode, job: Translation): number | string {
  const parent = node.parent
  const target = parent?.name === 'AssignmentExpression' ? parent.firstChild : undefined
  if (target?.name === 'MemberExpression') return memberText(target, job.source)
  if (target?.name === 'VariableName') return job.bindings.resolve(target)?.node.from ?? node.from
  if (parent?.name === 'PropertyDeclaration') {
    const name = parent.getChild('PropertyDefinition')
    return name ? `this.${textOf(name, job.source)}` : node.from
  }
  let before = node.prevSibling?.name === 'Equals' ? node.prevSibling.prevSibling : null
  if (before?.name === 'TypeAnnotation') before = before.prevSibling
  return before?.name === 'VariableDefinition' ? before.from : node.from
}

/** What is added to the options of a client; undefined when the code does not create it. */
export function draftOf(client: SyntaxNode, job: Translation): ClientDraft | undefined {
  const role = roleOf(client, job)
  if (role?.type === 'axios') return job.defaultClient.draft
  if (client.name === 'MemberExpression') return job.created.get(memberText(client, job.source))
  const definition = client.name === 'VariableName' ? job.bindings.resolve(client) : undefined
  return definition && job.created.get(definition.node.from)
}

/** The text of a client in a translated call; `axios` becomes the client that the translation declares. */
export function clientText(client: SyntaxNode, job: Translation): string {
  if (roleOf(client, job)?.type !== 'axios') return job.edits.render(client)
  markHandled(client, job)
  job.defaultClient.uses.add(client.from)
  return job.defaultClient.name
}

/** Remembers that a use of axios was translated, so that its import can go. */
export function markHandled(client: SyntaxNode, job: Translation): void {
  let name: SyntaxNode | null = client
  while (name && name.name !== 'VariableName') name = name.firstChild
  if (name) job.handled.add(name.from)
}

/** Writes `createClient(…)` for each call of `axios.create`, when all additions are known. */
export function writeCreations(job: Translation): void {
  job.tree.iterate({
    enter: ({ node }) => {
      if (isCreation(node, job)) writeCreation(node, job)
    },
  })
}

function writeCreation(node: SyntaxNode, job: Translation): void {
  const call = callOf(node)!
  const owner = memberOf(call.callee, job.source)!.object
  const draft = job.created.get(keyOfCreation(node, job)) ?? newDraft()
  const [config] = call.args
  const isVisible = config?.name === 'ObjectExpression'
  const indent = indentAt(job.source, node.from)
  const start = roleOf(owner, job)?.type === 'axios' ? 'createClient' : `${job.edits.render(owner)}.extend`
  if (start === 'createClient') {
    job.imports.add('createClient')
    markHandled(owner, job)
  }
  if (isVisible) {
    const params = findProperty(config, 'params', job.source)
    const query = params?.value ?? params?.nameNode
    if (query && !draft.hasSerializer && mayHoldArray(query, job)) {
      draft.options.set('arrayFormat', "arrayFormat: 'brackets'")
      noteBrackets(job, query, { isSet: true })
    }
    const added = additions(draft, job)
    const { text } = translateOptions({
      job,
      object: config,
      target: 'client',
      added,
      needBrackets: () => {},
    })
    job.edits.replace(node, `${start}(${text ?? (start === 'createClient' ? '' : '{}')})`)
    return
  }
  const added = additions(draft, job)
  const ownProperties = config ? [`...${job.edits.render(config)}`, ...added] : added
  const text =
    config && added.length === 0
      ? job.edits.render(config)
      : writeProperties(ownProperties, indent, job.style.indent)
  job.edits.replace(node, `${start}(${ownProperties.length > 0 ? text : ''})`)
  if (config) noteHiddenOptions(job, config)
}

/** The declaration of the client that replaces `axios`. */
export function defaultDeclaration(job: Translation): string {
  const { name, draft } = job.defaultClient
  const added = additions(draft, job)
  const options = added.length > 0 ? writeProperties(added, '', job.style.indent) : ''
  job.imports.add('createClient')
  return `const ${name} = createClient(${options})${job.style.semicolon}`
}

/** The options and hooks that are added to a client, as properties without indentation. */
function additions({ options, requestHooks, errorHooks }: ClientDraft, { style }: Translation): string[] {
  const { indent } = style
  const hooks: string[] = []
  const add = (name: string, functions: readonly string[]) => {
    if (functions.length === 0) return
    const items = functions.map((text) => `${indent.repeat(2)}${reindent(text, '', indent.repeat(2))},\n`)
    hooks.push(`${indent}${name}: [\n${items.join('')}${indent}],\n`)
  }
  // Interceptors of requests run in the reverse order of their registration.
  add('request', requestHooks.toReversed())
  add('error', errorHooks)
  return [...options.values(), ...(hooks.length > 0 ? [`hooks: {\n${hooks.join('')}}`] : [])]
}

/** Whether a statement is one of the program, not of a function. */
export function isTopLevel(node: SyntaxNode): boolean {
  return ancestorOf(node, (parent) => isFunction(parent) || parent.name === 'ClassBody') === undefined
}

/** The names in an expression that the code defines itself, imports not included. */
export function localNames(node: SyntaxNode, job: Translation): SyntaxNode[] {
  const foundNodes: SyntaxNode[] = []
  const visit = (inner: SyntaxNode) => {
    const definition = inner.name === 'VariableName' ? job.bindings.resolve(inner)?.node : undefined
    const isImport = definition && ancestorOf(definition, ({ name }) => name === 'ImportDeclaration')
    if (definition && !isImport) foundNodes.push(definition)
    for (const child of childrenOf(inner)) visit(child)
  }
  visit(node)
  return foundNodes
}
