// Translates what a handler reads of an error: `error.response.status`, `error.code`, `error.request`.

import { childrenOf, type SyntaxNode } from 'vellum-playground/syntax'
import { isGuarded, isTest } from './errorGuards.js'
import { addNote } from './notes.js'
import { ownEntry } from './ownEntry.js'
import { roleOf } from './roles.js'
import { type Member, memberOf, textOf, unwrap } from './syntax/nodes.js'
import type { Role, Translation } from './types.js'

type ErrorRole = Extract<Role, { type: 'error' }>

/** Translates a read of a field of an error; returns whether it was one. */
export function translateErrorRead(node: SyntaxNode, job: Translation): boolean {
  const member = memberOf(node, job.source)
  const role = member && roleOf(member.object, job)
  if (!member || role?.type !== 'error') return false
  const reader = ownEntry(READERS, member.name)
  reader?.({ node, member, role, error: job.edits.render(member.object), job })
  return reader !== undefined
}

interface Read {
  readonly node: SyntaxNode
  readonly member: Member
  readonly role: ErrorRole
  /** The text of the error. */
  readonly error: string
  readonly job: Translation
}

const READERS: { readonly [name: string]: ((read: Read) => void) | undefined } = {
  response: readResponse,
  request: readRequest,
  code: readCode,
  status: (read) => writeField({ ...read, field: 'status', whole: read.node }),
  isAxiosError({ node, error, job }) {
    job.imports.add('isTrothError')
    job.edits.replace(node, `isTrothError(${error})`)
  },
  config(read) {
    const outer = read.node.parent
    const field = outer && memberOf(outer, read.job.source)
    if (outer && field && /^(?:url|method)$/.test(field.name)) {
      read.job.edits.replace(outer, `${read.error}.${field.name}`)
      addNote(read.job, outer, {
        kind: 'check',
        what: textOf(outer, read.job.source),
        why: 'In Troth it is the whole URL and the upper-case method; in axios, what was passed to the call.',
        instead: 'Check what it is compared with.',
      })
    } else leaveField(read, 'A Troth error has `method` and `url`, not the options of the call.')
  },
  message({ node, job }) {
    const parent = node.parent
    const isCompared = parent?.name === 'BinaryExpression' || memberOf(parent, job.source) !== undefined
    if (!isCompared || parent?.getChild('ArithOp') || parent?.getChild('LogicOp')) return
    addNote(job, node, {
      kind: 'check',
      what: textOf(node, job.source),
      why: "Troth's messages differ: `GET https://… failed: 404 Not Found`.",
      instead: 'Compare `error.kind`, `error.code` or `error.status`.',
    })
  },
}

/** `error.response`: a test for it, one of its fields, or the object itself. */
function readResponse(read: Read): void {
  const { node, error, job } = read
  // `error.response!.data`
  const ownNode = node.parent?.name === 'PostfixExpression' ? node.parent : node
  const outer = ownNode.parent
  const field = outer && outer.firstChild?.from === ownNode.from ? memberOf(outer, job.source) : undefined
  if (outer && field && /^(?:status|data|headers)$/.test(field.name)) {
    writeField({ ...read, field: field.name, whole: outer })
    return
  }
  if (isTest(ownNode, job.source) || isDecided(ownNode, job)) {
    const isNegated = ownNode.parent?.name === 'UnaryExpression'
    if (isNegated) job.edits.replace(ownNode.parent!, `${error}.kind !== 'http'`)
    else job.edits.replace(ownNode, `${error}.kind === 'http'`)
    return
  }
  const declaration = ownNode.prevSibling?.name === 'Equals' ? ownNode.prevSibling.prevSibling : null
  const names = declaration?.name === 'ObjectPattern' ? declaration.getChildren('PatternProperty') : []
  const isKnown = names.every((one) => /^(?:status|data|headers)\b/.test(textOf(one, job.source)))
  if (names.length > 0 && isKnown && isGuarded(node, error, job)) job.edits.replace(ownNode, error)
  else leaveField(read, 'An HttpError has `status`, `data`, `headers` and `text` itself, and no response.')
}

/** On the left of an `&&` whose value is used: `translateLogic` writes the whole. */
function isDecided(node: SyntaxNode, job: Translation): boolean {
  const operator = node.nextSibling
  return operator?.name === 'LogicOp' && textOf(operator, job.source) === '&&'
}

/** `error.response && value` as a value, and tests that have become the same. */
export function translateLogic(node: SyntaxNode, job: Translation): void {
  const [left, operator, right] = childrenOf(node)
  if (operator?.name !== 'LogicOp' || !left || !right) return
  const sign = textOf(operator, job.source)
  const [first, second] = [job.edits.render(left), job.edits.render(right)]
  if (sign === '||' && first === second && first !== textOf(left, job.source)) {
    job.edits.replace(node, first)
    return
  }
  const member = memberOf(left, job.source)
  const isResponse = member?.name === 'response' && roleOf(member.object, job)?.type === 'error'
  if (sign !== '&&' || !isResponse || isTest(node, job.source)) return
  const text = `${first} ? ${second} : undefined`
  job.edits.replace(node, standsAlone(node) ? text : `(${text})`)
}

/** A field of the response, with a test for an HTTP error unless there is one around it. */
function writeField({
  node,
  whole,
  field,
  error,
  role,
  job,
}: Read & { readonly field: string; readonly whole: SyntaxNode }): void {
  const chain = chainOf(whole, job)
  const ownText = fieldText({ whole, chain, field, error, role, job })
  if (isGuarded(node, error, job)) {
    job.edits.replace(chain, ownText)
    return
  }
  // A status is never 0, so a test for one is a test for a response.
  if (field === 'status' && isTest(chain, job.source) && chain.parent?.name !== 'UnaryExpression') {
    job.edits.replace(chain, `${error}.kind === 'http'`)
    return
  }
  const parent = chain.parent
  const operator = parent?.name === 'BinaryExpression' ? textOf(childrenOf(parent)[1]!, job.source) : ''
  const other = parent && childrenOf(parent)[2]
  const isLeft = parent?.firstChild?.from === chain.from
  const isKnown = other && !/^(?:undefined|null)$/.test(textOf(other, job.source))
  if (parent && other && isLeft && isKnown && /^(?:===?|[<>]=?)$/.test(operator)) {
    const text = `${error}.kind === 'http' && ${ownText} ${operator} ${job.edits.render(other)}`
    job.edits.replace(parent, needsParentheses(parent) ? `(${text})` : text)
  } else if (parent && other && isLeft && isKnown && /^!==?$/.test(operator)) {
    const text = `${error}.kind === 'http' && ${ownText} ${operator.replace('!', '=')} ${job.edits.render(other)}`
    job.edits.replace(parent, `!(${text})`)
  } else {
    const text = `${error}.kind === 'http' ? ${ownText} : undefined`
    job.edits.replace(chain, standsAlone(chain) ? text : `(${text})`)
  }
}

/** The members and calls that follow a field: `error.response.data` → `error.response.data.errors[0]`. */
function chainOf(field: SyntaxNode, job: Translation): SyntaxNode {
  let node = field
  for (;;) {
    const parent = node.parent
    const isMember = parent?.name === 'MemberExpression' && parent.firstChild?.from === node.from
    const isCall =
      parent?.name === 'CallExpression' && parent.firstChild?.from === node.from && node.from !== field.to
    const isAssertion = parent?.name === 'PostfixExpression' && parent.getChild('LogicOp')
    if (!parent || !(isMember || (isCall && memberOf(node, job.source)) || isAssertion)) return node
    node = parent
  }
}

function fieldText({
  whole,
  chain,
  field,
  error,
  role,
  job,
}: {
  readonly whole: SyntaxNode
  readonly chain: SyntaxNode
  readonly field: string
  readonly error: string
  readonly role: ErrorRole
  readonly job: Translation
}): string {
  const rest = job.edits.render({ from: whole.to, to: chain.to })
  if (rest === '') return `${error}.${field}`
  if (field === 'headers') return `${error}.headers${headerRead(rest)}`
  if (field !== 'data') return `${error}.${field}${rest}`
  // The data of an error may be missing, which the types say.
  const optional = rest.replace(/^!?\./, '?.').replace(/^!?\[/, '?.[')
  if (!job.style.isTypeScript || role.isTyped) return `${error}.data${optional}`
  return `(${error}.data as ${role.dataType ? `${role.dataType} | undefined` : 'any'})${optional}`
}

/** `['retry-after']` → `.get('retry-after')` */
function headerRead(rest: string): string {
  const [, bracket, name] = /^(?:\?\.)?(?:\[([^\]]+)\]|\.(\w+))/.exec(rest) ?? []
  if (name === 'get' || name === 'has') return rest
  const length = /^(?:\?\.)?(?:\[[^\]]+\]|\.\w+)/.exec(rest)?.[0].length ?? 0
  return bracket || name ? `.get(${bracket ?? `'${name}'`})${rest.slice(length)}` : rest
}

/** `error.request` in a test means that no response arrived. */
function readRequest(read: Read): void {
  const { node, error, job } = read
  if (!isTest(node, job.source) || node.parent?.name === 'UnaryExpression') {
    leaveField(read, 'A Troth error has no request object.')
    return
  }
  const text = `${error}.kind === 'network' || ${error}.kind === 'timeout'`
  job.edits.replace(node, node.parent?.name === 'ParenthesizedExpression' ? text : `(${text})`)
}

const KINDS: { readonly [code: string]: string | undefined } = {
  ECONNABORTED: "kind === 'timeout'",
  ETIMEDOUT: "kind === 'timeout'",
  ERR_NETWORK: "kind === 'network'",
  ERR_CANCELED: "kind === 'abort'",
}

/** `error.code === 'ECONNABORTED'` and the like. */
function readCode(read: Read): void {
  const { node, error, job } = read
  const parent = node.parent
  const [, operator, other] = parent?.name === 'BinaryExpression' ? childrenOf(parent) : []
  const code = other && /(\w+)['"]?$/.exec(textOf(other, job.source))?.[1]
  const kind = code ? ownEntry(KINDS, code) : undefined
  const sign = operator ? textOf(operator, job.source) : ''
  if (parent && kind && /^[!=]==?$/.test(sign)) {
    job.edits.replace(parent, `${error}.${sign.startsWith('!') ? kind.replace('===', '!==') : kind}`)
  } else if (parent && /^[!=]==?$/.test(sign)) {
    leaveField(read, `Troth has other codes, and none for ${other ? textOf(other, job.source) : 'this one'}.`)
  } else {
    addNote(job, node, {
      kind: 'check',
      what: textOf(node, job.source),
      why: "Troth's codes differ: HTTP_STATUS, NETWORK_RESPONSE, TIMEOUT_ATTEMPT and more.",
      instead: 'Use `error.kind` or a Troth code where the value is compared.',
    })
  }
}

function leaveField({ node, job }: Read, why: string): void {
  addNote(job, node, {
    kind: 'left',
    what: textOf(node, job.source),
    why,
    instead:
      "Test `error.kind === 'http'`, then read `error.status`, `error.data`, `error.headers` or `error.text`.",
  })
}

/** An `&&` inside of `??`, a negation or a comparison needs parentheses. */
function needsParentheses({ parent }: SyntaxNode): boolean {
  if (parent?.name === 'UnaryExpression') return true
  const operator = parent?.name === 'BinaryExpression' ? parent.getChild('LogicOp') : undefined
  return parent?.name === 'BinaryExpression' && !operator
}

const ALONE =
  /^(?:ArgList|VariableDeclaration|Property|ReturnStatement|Interpolation|ParenthesizedExpression|ArrayExpression)$/

/** Whether a conditional expression can stand in the position of a node as it is. */
function standsAlone(node: SyntaxNode): boolean {
  return ALONE.test(node.parent?.name ?? '') && unwrap(node).from === node.from
}
