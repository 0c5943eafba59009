// Checks what comes from a program's thread before anyone builds on it.

import type { RunEvent } from '../protocol'

type Check = (value: unknown) => boolean
type Fields = { readonly [name: string]: Check }

const isText: Check = (value) => typeof value === 'string'
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const isOneOf =
  (...choices: readonly string[]): Check =>
  (value) =>
    choices.includes(value as string)
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const has =
  (fields: Fields): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]))

const isHeaders: Check = (value) =>
  Array.isArray(value) &&
  value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isText))
const isBody = has({ text: optional(isText), bytes: isNumber, type: optional(isText) })
const isCut = has({
  kind: optional(isText),
  code: optional(isText),
  phase: optional(isOneOf('headers', 'body')),
  limitMs: optional(isNumber),
  message: isText,
})
const isStopped = has({
  how: isOneOf('stopped'),
  why: isOneOf('reader', 'busy', 'waiting', 'long', 'flood', 'crashed'),
})
const isThrown = has({
  how: isOneOf('threw'),
  text: isText,
  place: optional(has({ line: isNumber, column: isNumber })),
  hint: optional(isText),
})
const isEnding: Check = (value) =>
  has({ how: isOneOf('finished') })(value) || isThrown(value) || isStopped(value)

const EVENTS: { readonly [type in RunEvent['type']]: Check } = {
  log: has({ level: isOneOf('log', 'info', 'warn', 'error', 'debug'), text: isText }),
  unshown: has({ lines: isNumber }),
  request: has({
    id: isNumber,
    call: isNumber,
    method: isText,
    url: isText,
    headers: isHeaders,
    body: optional(isBody),
  }),
  response: has({ id: isNumber, status: isNumber, statusText: isText, headers: isHeaders }),
  bytes: has({ id: isNumber, bytes: isNumber }),
  'exchange-end': has({
    id: isNumber,
    how: isOneOf('complete', 'cut', 'failed', 'unread'),
    cut: optional(isCut),
    message: optional(isText),
    body: optional(isBody),
  }),
  cut: has({ call: isNumber, cut: isCut }),
  end: has({ ending: isEnding }),
}

/** Whether a value is an event of a run, with all its fields. */
export function isRunEvent(value: unknown): value is RunEvent {
  if (!has({ type: isText, at: isNumber })(value)) return false
  const { type } = value as { type: string }
  return Object.hasOwn(EVENTS, type) && EVENTS[type as RunEvent['type']](value)
}
