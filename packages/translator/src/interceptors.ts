// Translates interceptors into hooks of the client: those that set headers, and those that look at an error.

import { childrenOf, type SyntaxNode } from 'vellum-playground/syntax'
import { clientText, draftOf, isTopLevel } from './clients.js'
import { removeStatement } from './defaults.js'
import { leaveUntouched } from './notes.js'
import {
  callOf,
  indentAt,
  isFunction,
  memberOf,
  parametersOf,
  quotedName,
  returnedBy,
  textOf,
  valuesOf,
} from './syntax/nodes.js'
import { reindent } from './syntax/objectLiteral.js'
import type { Advice, Translation } from './types.js'

/** Translates `client.interceptors.request.use(…)`; returns whether it was one. */
export function translateInterceptor(node: SyntaxNode, job: Translation): boolean {
  const call = callOf(node)
  const use = call && memberOf(call.callee, job.source)
  const kind = use && memberOf(use.object, job.source)
  const interceptors = kind && memberOf(kind.object, job.source)
  if (!call || !use || interceptors?.name !== 'interceptors' || !/^(?:request|response)$/.test(kind!.name))
    return false
  const statement = node.parent?.name === 'ExpressionStatement' ? node.parent : undefined
  const draft = draftOf(interceptors.object, job)
  const [onFulfilled, onRejected] = call.args
  const refuse = (note: Advice) => {
    leaveUntouched(job, node, { what: `interceptors.${kind!.name}.${use.name}`, ...note })
    return true
  }
  if (use.name !== 'use' || !statement || !isTopLevel(node) || !draft || call.args.length > 2) {
    return refuse({
      why: 'In Troth, hooks are passed to createClient and cannot be changed later.',
      instead:
        'Pass `hooks: { request: [...], response: [...], error: [...] }` to createClient, or to `client.extend`.',
    })
  }
  const hook =
    kind!.name === 'request'
      ? requestHook(onFulfilled, onRejected, job)
      : errorHook(onFulfilled, onRejected, job)
  if (typeof hook !== 'string') return refuse(hook)
  if (hook !== '') (kind!.name === 'request' ? draft.requestHooks : draft.errorHooks).push(hook)
  clientText(interceptors.object, job)
  removeStatement(statement, job)
  return true
}

const isNothing = (node: SyntaxNode | undefined, job: Translation) =>
  node === undefined || /^(?:null|undefined)$/.test(textOf(node, job.source))

/** A hook for an interceptor that only sets headers. */
function requestHook(
  fn: SyntaxNode | undefined,
  onError: SyntaxNode | undefined,
  job: Translation,
): string | Advice {
  if (!isNothing(onError, job) && !isRejection(onError!, job)) {
    return {
      why: 'It handles errors of other interceptors, which Troth does not pass on.',
      instead: 'Handle errors in `hooks.error`.',
    }
  }
  const [config] = fn && isFunction(fn) ? parametersOf(fn) : []
  const block = fn?.getChild('Block')
  if (!fn || !block || config?.target.name !== 'VariableDefinition') {
    return {
      why: 'What the interceptor does is not visible here.',
      instead: 'Write a `request` hook: `({ headers, url, method }) => { headers.set(name, value) }`.',
    }
  }
  const uses = job.bindings.definitions.get(config.target.from)?.uses ?? []
  const changes = uses.map((use) => translateConfigUse(use, block, job))
  if (changes.includes(false)) {
    return {
      why: 'Only changes of `config.headers` are translated.',
      instead:
        'Write a `request` hook: it may change `headers` in place, and assign `url`, `method` and `body`.',
    }
  }
  for (const change of changes) if (change) change()
  removeType(config.type, job)
  return functionText(fn, job)
}

/** How a use of the configuration is translated; false when it cannot be. */
function translateConfigUse(use: SyntaxNode, block: SyntaxNode, job: Translation): (() => void) | false {
  const statement = use.parent
  if (statement?.name === 'ReturnStatement') return () => endWithout(statement, block, job)
  const promise = statement?.name === 'ArgList' ? statement.parent : undefined
  if (
    promise?.parent?.name === 'ReturnStatement' &&
    /^Promise\.resolve\b/.test(textOf(promise, job.source))
  ) {
    return () => endWithout(promise.parent!, block, job)
  }
  const headers = memberOf(statement ?? null, job.source)
  const node = use.parent!
  if (headers?.name !== 'headers') return false
  const outer = node.parent
  const field = outer && memberOf(outer, job.source)
  const assignment = outer?.parent?.name === 'AssignmentExpression' ? outer.parent : undefined
  const target = job.source.slice(use.from, node.to)
  if (outer && field && assignment?.firstChild?.from === outer.from) {
    const value = childrenOf(assignment)[2]!
    const name = quotedName(field, job.source)
    return () => job.edits.replace(assignment, `${target}.set(${name}, ${job.edits.render(value)})`)
  }
  if (outer && field && outer.parent?.name === 'UnaryExpression') {
    return () => job.edits.replace(outer.parent!, `${target}.delete(${quotedName(field, job.source)})`)
  }
  const isMethod =
    field && /^(?:set|get|has|delete)$/.test(field.name) && outer?.parent?.name === 'CallExpression'
  return isMethod ? () => {} : false
}

/** A hook for an interceptor of responses that leaves responses as they are. */
function errorHook(
  onFulfilled: SyntaxNode | undefined,
  fn: SyntaxNode | undefined,
  job: Translation,
): string | Advice {
  if (!isNothing(onFulfilled, job) && !isIdentity(onFulfilled!, job)) {
    const isData =
      onFulfilled && returnedBy(onFulfilled).some((value) => /\.data$/.test(textOf(value, job.source)))
    return {
      why: 'A Troth call always resolves with a response; a hook can only change its `data`.',
      instead: isData
        ? 'Remove the interceptor, and read `data` of the response after each call: `const { data } = await api.getAsync(url)`.'
        : 'Look at the response in a `response` hook, which runs before the body is read; to change the data, return `{ data }` from it, or pass a `schema`.',
    }
  }
  if (isNothing(fn, job) || isRejection(fn!, job)) return ''
  const [error] = isFunction(fn!) ? parametersOf(fn!) : []
  const block = fn!.getChild('Block')
  if (!block || error?.target.name !== 'VariableDefinition') {
    return {
      why: 'What the interceptor does is not visible here.',
      instead: 'Write an `error` hook: `(error) => { … }`. It runs once for a failed call.',
    }
  }
  const name = textOf(error.target, job.source)
  const returned = returnedBy(fn!)
  const isRejected = (value: SyntaxNode) => isRejectionOf(value, name, job)
  if (!returned.every(isRejected)) {
    if (
      returned.some((value) => /^Promise\.reject\b/.test(textOf(value, job.source)) && !isRejected(value))
    ) {
      return OWN_ERROR
    }
    return /\b(?:_retry|config)\b/.test(textOf(fn!, job.source))
      ? {
          why: 'It sends the request again. In Troth a `response` hook does that, once for a call.',
          instead:
            'Pass `hooks: { response: [async ({ response, retryOnce }) => { if (response.status === 401 && retryOnce()) await refreshToken() }] }` to createClient, with the token in a `headers` function.',
        }
      : {
          why: 'It replaces the error with a result. In Troth, an `error` hook can only replace it with another error.',
          instead: 'Use `client.safe`, or catch the error where the call is made.',
        }
  }
  const thrown = valuesOf('ThrowStatement', block)
  if (thrown.some((value) => textOf(value, job.source) !== name)) {
    return OWN_ERROR
  }
  for (const value of [...returned, ...thrown]) endWithout(value.parent!, block, job)
  removeType(error.type, job)
  return functionText(fn!, job)
}

const OWN_ERROR: Advice = {
  why: 'It rejects with its own value. A Troth call only rejects with a TrothError.',
  instead: 'Change the error where the call is made.',
}

/** The type of a parameter: the hook has its own. */
function removeType(type: SyntaxNode | undefined, job: Translation): void {
  if (!type) return
  job.edits.replace(type, '')
  type.cursor().iterate(({ name, from, to }) => {
    if (name === 'TypeName' && to <= type.to) job.handled.add(from)
    return from < type.to
  })
}

/** `(response) => response` and the like. */
function isIdentity(fn: SyntaxNode, job: Translation): boolean {
  const [parameter] = isFunction(fn) ? parametersOf(fn) : []
  const name = parameter && textOf(parameter.target, job.source)
  const returned = isFunction(fn) ? returnedBy(fn) : []
  const block = fn.getChild('Block')
  const isOnly = !block || childrenOf(block).length === 3
  return isOnly && returned.length === 1 && textOf(returned[0]!, job.source) === name
}

/** `(error) => Promise.reject(error)` and `(error) => { throw error }` */
function isRejection(fn: SyntaxNode, job: Translation): boolean {
  const [parameter] = isFunction(fn) ? parametersOf(fn) : []
  const name = parameter ? textOf(parameter.target, job.source) : ''
  const block = fn.getChild('Block')
  if (block && childrenOf(block).length !== 3) return false
  const returned = isFunction(fn) ? returnedBy(fn) : []
  if (block && returned.length === 0)
    return valuesOf('ThrowStatement', block).some((value) => textOf(value, job.source) === name)
  return returned.length === 1 && isRejectionOf(returned[0]!, name, job)
}

function isRejectionOf(value: SyntaxNode, name: string, job: Translation): boolean {
  return textOf(value, job.source).replaceAll(/\s/g, '') === `Promise.reject(${name})`
}

/** A statement that ends the function: removed when it is the last one, otherwise `return` alone. */
function endWithout(statement: SyntaxNode, block: SyntaxNode, job: Translation): void {
  const last = childrenOf(block).at(-2)
  if (last?.from === statement.from) removeStatement(statement, job)
  else job.edits.replace(statement, `return${textOf(statement, job.source).endsWith(';') ? ';' : ''}`)
}

/** The text of a function without the indentation of its position. */
function functionText(fn: SyntaxNode, job: Translation): string {
  return reindent(job.edits.render(fn), indentAt(job.source, fn.from), '')
}
