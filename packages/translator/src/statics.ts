// Translates what axios offers besides requests: tests of errors, cancelling, `all` and `spread`.

import type { SyntaxNode } from 'vellum-playground/syntax'
import { markHandled } from './clients.js'
import { addNote } from './notes.js'
import { ownEntry } from './ownEntry.js'
import { isCancelToken, roleOf } from './roles.js'
import { callOf, isFunction, memberOf, textOf } from './syntax/nodes.js'
import type { Translation } from './types.js'

/** The function of axios that a callee names: `axios.isCancel` and an imported `isCancel` → 'isCancel' */
function axiosFunction(callee: SyntaxNode, job: Translation): string | undefined {
  const role = roleOf(callee, job)
  if (role?.type === 'export') return role.name
  const member = memberOf(callee, job.source)
  return member && roleOf(member.object, job)?.type === 'axios' ? member.name : undefined
}

/** Translates a call of a function of axios; returns whether it was one. */
export function translateStatic(node: SyntaxNode, job: Translation): boolean {
  const call = callOf(node)
  if (!call || node.name !== 'CallExpression') return false
  const member = memberOf(call.callee, job.source)
  if (member?.name === 'source' && isCancelToken(member.object, job)) {
    markHandled(member.object, job)
    job.edits.replace(node, 'new AbortController()')
    return true
  }
  if (member?.name === 'cancel' && roleOf(member.object, job)?.type === 'cancelSource') {
    job.edits.replace(member.nameNode, 'abort')
    if (call.args.length > 0) noteReason(node, job)
    return true
  }
  const name = axiosFunction(call.callee, job)
  const [first] = call.args
  if (name === undefined || !first) return false
  const write = ownEntry(WRITERS, name)
  if (!write?.(node, first, job)) return false
  markHandled(call.callee, job)
  return true
}

type Writer = (node: SyntaxNode, argument: SyntaxNode, job: Translation) => boolean

const WRITERS: { readonly [name: string]: Writer | undefined } = {
  all(node, _argument, job) {
    job.edits.replace(callOf(node)!.callee, 'Promise.all')
    return true
  },
  spread(node, argument, job) {
    const list = isFunction(argument) ? argument.getChild('ParamList') : null
    if (list) {
      const hasParentheses = textOf(list, job.source).startsWith('(')
      const inner = hasParentheses ? { from: list.from + 1, to: list.to - 1 } : list
      job.edits.replace(list, `([${job.edits.render(inner)}])`)
      job.edits.replace(node, job.edits.render(argument))
    } else job.edits.replace(node, `(results) => ${job.edits.render(argument)}(...results)`)
    return true
  },
  isAxiosError(node, argument, job) {
    job.imports.add('isTrothError')
    job.edits.replace(node, `isTrothError(${job.edits.render(argument)})`)
    return true
  },
  isCancel(node, argument, job) {
    job.imports.add('AbortError')
    const test = `${job.edits.render(argument)} instanceof AbortError`
    job.edits.replace(node, node.parent?.name === 'UnaryExpression' ? `(${test})` : test)
    return true
  },
}

/** `source.token` → `source.signal` */
export function translateToken(node: SyntaxNode, job: Translation): boolean {
  const member = memberOf(node, job.source)
  if (!member || roleOf(member.object, job)?.type !== 'cancelSource') return false
  if (member.name !== 'token') return false
  job.edits.replace(member.nameNode, 'signal')
  return true
}

/** `error instanceof AxiosError`, `error instanceof axios.Cancel`; returns whether it was one. */
export function translateInstanceOf(node: SyntaxNode, job: Translation): boolean {
  const [left, operator, right] = [node.firstChild, node.firstChild?.nextSibling, node.lastChild]
  if (operator?.name !== 'instanceof' || !left || !right) return false
  const name = axiosFunction(right, job)
  if (name === 'AxiosError') {
    job.imports.add('isTrothError')
    job.edits.replace(node, `isTrothError(${job.edits.render(left)})`)
  } else if (name === 'CanceledError' || name === 'Cancel') {
    job.imports.add('AbortError')
    job.edits.replace(right, 'AbortError')
  } else return false
  markHandled(right, job)
  return true
}

function noteReason(node: SyntaxNode, job: Translation): void {
  addNote(job, node, {
    kind: 'check',
    what: textOf(node, job.source),
    why: 'axios puts this text in `error.message`. In Troth it is `error.reason` of the AbortError.',
    instead: 'Read `error.reason` where the message of the cancelled request is used.',
  })
}
