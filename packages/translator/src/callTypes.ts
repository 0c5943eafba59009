// The types of a call: that of the data, and that of an error's data where a callback names it, as in
// `.catch((error: AxiosError<Problem>) => …)`. In Troth it is a type of the call.

import { childrenOf, type SyntaxNode } from 'vellum-playground/syntax'
import { addNote } from './notes.js'
import { type Call, callOf, isFunction, memberOf, parametersOf, textOf } from './syntax/nodes.js'
import type { Translation } from './types.js'

/** The type of the data; axios has the types of the response and of the body after it. */
export function keptTypes({
  node,
  call,
  method,
  job,
}: {
  readonly node: SyntaxNode
  readonly call: Call
  readonly method: string | undefined
  readonly job: Translation
}): string {
  if (method === 'head') return ''
  const list = call.typeArguments ? childrenOf(call.typeArguments) : []
  const types = list.filter(({ name }) => !/^[<>,]$/.test(name))
  const [data, response] = types
  if (response && !/^AxiosResponse\b/.test(textOf(response, job.source))) {
    addNote(job, response, {
      kind: 'check',
      what: textOf(response, job.source),
      why: 'The second type of an axios call is the type of its whole result. A Troth call resolves with a TrothResponse.',
      instead: 'Read `data` of the response where this type was used.',
    })
  }
  const error = errorType(node, job)
  if (error) return `<${data ? job.edits.render(data) : 'unknown'}, ${error}>`
  return data ? `<${job.edits.render(data)}>` : ''
}

/** The type in the first callback for errors that follows a call; undefined when none has one. */
function errorType(node: SyntaxNode, { source }: Pick<Translation, 'source'>): string | undefined {
  let inner = node
  for (;;) {
    const member = inner.parent?.firstChild?.from === inner.from ? memberOf(inner.parent, source) : undefined
    const call = member && callOf(inner.parent!.parent)
    if (!member || !call || !/^(?:then|catch|finally)$/.test(member.name)) return undefined
    const callback = call.args[member.name === 'then' ? 1 : 0]
    const type = callback && isFunction(callback) ? parametersOf(callback)[0]?.type : undefined
    const [, name, data] = /^:\s*(AxiosError)\b(?:<([\s\S]*)>)?$/.exec(type ? textOf(type, source) : '') ?? []
    if (name) return data ?? 'any'
    inner = inner.parent!.parent!
  }
}
