// What axios makes of a body by its type and its content type, and how Troth sends the same.

import type { SyntaxNode } from 'vellum-playground/syntax'
import { addNote } from '../notes.js'
import { findProperty, propertiesOf, stringValue, textOf } from '../syntax/nodes.js'
import { constantOf, isInstance, isString } from '../syntax/values.js'
import type { Advice, Translation } from '../types.js'

/** How the body of a request is written. */
export interface RequestContent {
  /** Headers that Troth needs to send the same, as properties. */
  readonly headers: readonly string[]
  /** Puts something around the body. */
  readonly wrap: (body: string) => string
  /** Another body. */
  readonly text?: string
}

/** Decides on the body of a request; `object` is its configuration. */
export function bodyOf({
  value,
  object,
  isForm,
  job,
}: {
  readonly value: SyntaxNode | undefined
  readonly object: SyntaxNode | undefined
  readonly isForm: boolean
  readonly job: Translation
}): RequestContent {
  const asItIs: RequestContent = { headers: [], wrap: (body) => body }
  if (!value) return asItIs
  const type = contentType(object, job)
  if (textOf(value, job.source) === 'null' && !type?.includes('json')) return { ...asItIs, text: 'undefined' }
  const knownValue = constantOf(value, job)
  const isObject = knownValue.name === 'ObjectExpression'
  if (isForm || type?.startsWith('multipart/form-data')) {
    if (!isInstance(value, 'FormData', job)) noteObject(value, FORM, job)
    return asItIs
  }
  if (type?.startsWith('application/x-www-form-urlencoded')) {
    if (isObject) return { ...asItIs, wrap: (body) => `new URLSearchParams(${body})` }
    if (!isString(value, job) && !isInstance(value, 'URLSearchParams', job))
      noteObject(value, URL_ENCODED, job)
    return asItIs
  }
  if (type !== undefined || !isString(value, job)) return asItIs
  addNote(job, value, {
    kind: 'check',
    what: textOf(value, job.source),
    why: 'axios sends a string as application/x-www-form-urlencoded, Troth as text/plain.',
    instead:
      'The header that was added sends what axios sends. For JSON remove it, and pass the object instead of the string.',
  })
  return { ...asItIs, headers: ["'Content-Type': 'application/x-www-form-urlencoded'"] }
}

/** The content type in the headers of a configuration, in lower case. */
function contentType(object: SyntaxNode | undefined, { source }: Translation): string | undefined {
  const headers = object && findProperty(object, 'headers', source)?.value
  if (headers?.name !== 'ObjectExpression') return undefined
  const property = propertiesOf(headers, source).find(({ name }) => name?.toLowerCase() === 'content-type')
  return property && (stringValue(property.value, source)?.toLowerCase() ?? '')
}

const FORM: Advice = {
  why: 'axios turns an object into a form here. Troth sends a FormData as a form, and an object as JSON.',
  instead: 'Build a FormData and `append` each field, unless this is one.',
}

const URL_ENCODED: Advice = {
  why: 'axios encodes an object as a form because of the Content-Type. Troth sends an object as JSON.',
  instead: 'Write `new URLSearchParams(…)` around it, unless it is a string.',
}

/** A body that axios would encode if it is an object. */
function noteObject(value: SyntaxNode, advice: Advice, job: Translation): void {
  addNote(job, value, { kind: 'check', what: textOf(value, job.source).split('\n')[0]!, ...advice })
}
