// Translates what the code reads of a response: headers, the status text, the request.

import { childrenOf, type SyntaxNode } from 'vellum-playground/syntax'
import { addNote } from './notes.js'
import { roleOf } from './roles.js'
import { memberOf, quotedName, textOf } from './syntax/nodes.js'
import type { Translation } from './types.js'

/** Translates a read of a response or of its headers; returns whether it was one. */
export function translateResponseRead(node: SyntaxNode, job: Translation): boolean {
  const member = memberOf(node, job.source)
  if (!member) return translateComputedHeader(node, job)
  const role = roleOf(member.object, job)
  const isHeaders = role?.type === 'headers' || isHeadersOf(member.object, job)
  if (isHeaders) {
    if (/^(?:get|has|forEach|entries|keys|values|getSetCookie)$/.test(member.name) && isCalled(node))
      return true
    job.edits.replace(node, `${job.edits.render(member.object)}.get(${quotedName(member, job.source)})`)
    compareWithNull(node, job)
    return true
  }
  if (role?.type !== 'response') return false
  const response = job.edits.render(member.object)
  if (member.name === 'statusText') job.edits.replace(node, `${response}.raw.statusText`)
  else if (member.name === 'request' || member.name === 'config') readRequest(node, response, job)
  else return false
  return true
}

/** A header that is missing is `null`, where axios has `undefined`. */
function compareWithNull(node: SyntaxNode, job: Translation): void {
  const [, operator, other] = node.parent?.name === 'BinaryExpression' ? childrenOf(node.parent) : []
  if (!operator || !other || !/^[!=]==$/.test(textOf(operator, job.source))) return
  if (textOf(other, job.source) === 'undefined') job.edits.replace(other, 'null')
}

/** `response.headers[name]` with a name that is known only when the program runs. */
function translateComputedHeader(node: SyntaxNode, job: Translation): boolean {
  const [object, bracket, name] = node.name === 'MemberExpression' ? childrenOf(node) : []
  if (!object || bracket?.name !== '[' || !name) return false
  if (roleOf(object, job)?.type !== 'headers' && !isHeadersOf(object, job)) return false
  job.edits.replace(node, `${job.edits.render(object)}.get(${job.edits.render(name)})`)
  compareWithNull(node, job)
  return true
}

function isHeadersOf(node: SyntaxNode, job: Translation): boolean {
  const member = memberOf(node, job.source)
  return member?.name === 'headers' && roleOf(member.object, job)?.type === 'response'
}

function isCalled(node: SyntaxNode): boolean {
  return node.parent?.name === 'CallExpression' && node.parent.firstChild?.from === node.from
}

const URL_READ = /^(?:request\.responseURL|request\.res\.responseUrl)$/

/** `response.request.responseURL` is `response.url`; the rest is not kept. */
function readRequest(node: SyntaxNode, response: string, job: Translation): void {
  let outer = node
  while (outer.parent?.name === 'MemberExpression' && outer.parent.firstChild?.from === outer.from)
    outer = outer.parent
  const path = textOf(outer, job.source)
    .slice(response.length + 1)
    .replaceAll('?.', '.')
  if (URL_READ.test(path)) {
    job.edits.replace(outer, `${response}.url`)
    return
  }
  addNote(job, outer, {
    kind: 'left',
    what: textOf(outer, job.source),
    why: 'A Troth response does not keep its request or its options.',
    instead: 'Read `response.url`, or keep what you passed to the call.',
  })
}

/** Fields that a response of Troth does not have, taken out of it by a pattern. */
export function checkPattern(pattern: SyntaxNode, job: Translation): void {
  for (const property of pattern.getChildren('PatternProperty')) {
    const name = textOf(childrenOf(property)[0]!, job.source)
    if (!/^(?:statusText|config|request)$/.test(name)) continue
    addNote(job, property, {
      kind: 'left',
      what: name,
      why: 'A Troth response has `data`, `status`, `headers`, `url`, `attempts` and `raw`.',
      instead:
        name === 'statusText' ? 'Read `raw.statusText`.' : 'Read `url`, or keep what you passed to the call.',
    })
  }
}
