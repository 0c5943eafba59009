// Both directions of a body: what a caller passes becomes something `fetch` can
// send, and a response becomes `data` by its content type.

import { type CallInfo, misuse } from './misuse.js'
import type { RequestBody, ResponseType } from './optionTypes.js'

/** A body ready to be sent, and what request and retry must know about it. */
export interface EncodedBody {
  readonly body?: BodyInit | undefined
  /** It was turned into JSON, so it wants a `Content-Type`. */
  readonly json?: boolean
  /** It can be sent once only. */
  readonly stream?: boolean
}

/** Prepares a body: JSON for plain data, untouched for what the platform sends by itself. */
export function encodeBody(
  value: RequestBody | undefined,
  stringifyJson: (value: unknown) => string = JSON.stringify,
  call: CallInfo,
): EncodedBody {
  // By class name, because `instanceof` fails for objects of another realm.
  const tag = {}.toString.call(value).slice(8, -1)
  const body = value as BodyInit | undefined
  if (tag === 'ReadableStream' || (value as AsyncIterable<unknown> | null)?.[Symbol.asyncIterator]) {
    return { body, stream: true }
  }
  if (/^(Object|Array|Number|Boolean|Null|Date)$/.test(tag)) return { body: stringifyJson(value), json: true }
  // The platform would send its name: "[object Map]".
  if (/^(Map|Set|Promise|Error|RegExp|Symbol|BigInt|\w*Function)$/.test(tag)) {
    throw misuse(call, 'CONFIG_BODY', `a body of type ${tag} cannot be sent`)
  }
  return { body }
}

/**
 * How a response is to be read. An error is read as its headers say, whatever
 * was asked for, except that JSON is tried when it was.
 */
export function bodyType(raw: Response, asked: ResponseType = 'auto'): Exclude<ResponseType, 'auto'> {
  if (asked === 'json' || (raw.ok && asked !== 'auto')) return asked as 'json'
  const type = raw.headers.get('content-type') ?? ''
  return /(^application\/|\+)json *(;|$)/i.test(type) ? 'json' : /^text\//i.test(type) ? 'text' : 'blob'
}

/**
 * Turns what was read into `data`; throws what `parseJson` throws. An empty
 * body is `undefined`, unless the caller asked for a type that has an empty
 * value of its own.
 */
export function decodeBody(
  content: unknown,
  type: ResponseType,
  asked: ResponseType | undefined,
  parseJson: (text: string) => unknown = JSON.parse,
): unknown {
  const empty = content === '' || (content as Blob).size === 0
  if (empty && (type !== asked || type === 'json')) return undefined
  return type === 'json' ? parseJson(content as string) : content
}
