// Checks messages from a program's thread before they are used: every field is present, no other is, and none
// is larger than what the worker itself would send.

import * as limits from '../limits.js'
import type { RunEvent } from '../protocol.js'

type Check = (value: unknown) => boolean
type Fields = { readonly [name: string]: Check }

/** Room for the note on how much was cut off. */
const SLACK = 100

const isText =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most + SLACK
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
    Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name])) &&
    Object.keys(value).every((name) => Object.hasOwn(fields, name))
/** An array of at most `most` items, without the extra properties that arrays can have. */
const isListOf =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) &&
    value.length <= most &&
    Object.keys(value).length === value.length &&
    value.every(check)

const isLine = isText(limits.lineCharacters)
const isName = isText(limits.nameCharacters)
const isPair: Check = (value) => isListOf(isLine, 2)(value) && (value as unknown[]).length === 2
const isHeaders: Check = (value) =>
  isListOf(isPair, limits.headers)(value) && charactersOf(value) <= limits.headerCharacters
const isPart = has({
  name: isName,
  file: optional(isName),
  type: optional(isName),
  bytes: isNumber,
  text: optional(isText(limits.partCharacters)),
})
const isBody = has({
  text: optional(isText(limits.bodyCharacters)),
  bytes: isNumber,
  type: optional(isName),
  parts: optional(isListOf(isPart, limits.formParts)),
})
const isCut = has({
  kind: optional(isName),
  code: optional(isName),
  phase: optional(isOneOf('headers', 'body')),
  limitMs: optional(isNumber),
  message: isLine,
})
const isStopped = has({
  how: isOneOf('stopped'),
  why: isOneOf('reader', 'busy', 'waiting', 'long', 'flood', 'crashed'),
})
const isThrown = has({
  how: isOneOf('threw'),
  text: isLine,
  position: optional(has({ line: isNumber, column: isNumber })),
  hint: optional(isLine),
})
const isEnding: Check = (value) =>
  has({ how: isOneOf('finished') })(value) || isThrown(value) || isStopped(value)

const EVENTS: { readonly [type in RunEvent['type']]: Check } = {
  log: event('log', { level: isOneOf('log', 'info', 'warn', 'error', 'debug'), text: isLine }),
  unshown: event('unshown', { lines: isNumber }),
  request: event('request', {
    id: isNumber,
    call: isNumber,
    method: isName,
    url: isLine,
    headers: isHeaders,
    body: optional(isBody),
  }),
  response: event('response', { id: isNumber, status: isNumber, statusText: isName, headers: isHeaders }),
  bytes: event('bytes', { id: isNumber, bytes: isNumber }),
  'exchange-end': event('exchange-end', {
    id: isNumber,
    how: isOneOf('complete', 'cut', 'failed', 'unread'),
    cut: optional(isCut),
    message: optional(isLine),
    body: optional(isBody),
  }),
  cut: event('cut', { call: isNumber, cut: isCut }),
  end: event('end', { ending: isEnding }),
}

function event(type: RunEvent['type'], fields: Fields): Check {
  return has({ ...fields, type: isOneOf(type), at: isNumber })
}

/** Whether a value is an event of a run, with all its fields and within the limits. */
export function isRunEvent(value: unknown): value is RunEvent {
  if (typeof value !== 'object' || value === null) return false
  const { type } = value as { type?: unknown }
  return typeof type === 'string' && Object.hasOwn(EVENTS, type) && EVENTS[type as RunEvent['type']](value)
}

/** How many characters all texts of a value have. */
export function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, part) => sum + charactersOf(part), 0)
}
