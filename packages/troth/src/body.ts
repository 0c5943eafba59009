// Both directions of a body: what a caller passes becomes something `fetch` can
// send, and a response becomes `data` by its content type.

import { type CallInfo, misuse } from './misuse.js'
import type { RequestBody, ResponseType } from './types.js'

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

/** What could be read of a response. `cause` is set when JSON was expected and the text is none. */
export interface DecodedBody {
  data?: unknown
  text?: string
  cause?: unknown
}

/**
 * Reads the body of a response. Where the caller did not ask for a type that
 * has an empty value of its own, an empty body is `undefined`. An error
 * response is always read as text, JSON parsed, whatever was asked for.
 */
export async function decodeBody(
  raw: Response,
  responseType: ResponseType = 'auto',
  parseJson: (text: string) => unknown = JSON.parse,
): Promise<DecodedBody> {
  const auto = responseType === 'auto' || !raw.ok
  const type = auto && responseType !== 'json' ? autoType(raw.headers) : responseType
  if (raw.ok && (type === 'blob' || type === 'arrayBuffer')) {
    const data = await raw[type]()
    return { data: auto && !(data as Blob).size ? undefined : data }
  }
  const text = await raw.text()
  if (type === 'text') return { text, data: auto ? text || undefined : text }
  try {
    return { text, data: text && type === 'json' ? parseJson(text) : undefined }
  } catch (cause) {
    return { text, cause }
  }
}

/** Which way `auto` reads a response: `application/problem+json; charset=utf-8` → `json` */
function autoType(headers: Headers): 'json' | 'text' | 'blob' {
  const type = headers.get('content-type') ?? ''
  return /(^application\/|\+)json *(;|$)/i.test(type) ? 'json' : /^text\//i.test(type) ? 'text' : 'blob'
}
