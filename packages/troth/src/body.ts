// Both directions of a body: what a caller passes becomes something `fetch` can
// send, and a response becomes `data` by its content type.

import { type CallInfo, misuse } from './misuse.js'
import type { ResponseType } from './optionTypes.js'

/** A body ready to be sent, and what request and retry must know about it. */
export interface EncodedBody {
  readonly body: RequestInit['body']
  /** Its `Content-Type` unless the caller sets one; empty when only the platform can write it. */
  readonly contentType: string | undefined
  /** It can be sent more than once. */
  isRepeatable: boolean
}

/** What the platform sends by itself, besides buffers, which are recognised in every realm. */
const SENDABLE = 'Undefined String FormData Blob File URLSearchParams ArrayBuffer ReadableStream'.split(' ')

/** Prepares a body: JSON for plain data, untouched for what the platform sends by itself. */
export function encodeBody(
  value: unknown,
  stringifyJson: (value: unknown) => string = JSON.stringify,
  call: CallInfo,
): EncodedBody {
  const tag = {}.toString.call(value).slice(8, -1)
  // By name, because `instanceof` fails for objects of another realm; and by class, because
  // some platforms give their classes no name.
  const globals = globalThis as unknown as { readonly [name: string]: (new () => unknown) | undefined }
  const kind = SENDABLE.find((name) => tag === name || (globals[name] && value instanceof globals[name]))
  const isStream = kind === 'ReadableStream' || Symbol.asyncIterator in Object(value)
  // Not every platform that sends streams sends async iterables: some would send their name.
  const body = isStream && !kind ? (ReadableStream as StreamClass).from?.(value) : value
  if (
    // The platform would send the name of these, and JSON would be `{}`.
    /^(Map|Set|Promise|Error|RegExp|Symbol|BigInt|Module|\w*Function)$/.test(tag) ||
    (value !== undefined && 'GET HEAD'.includes(call.method!)) ||
    // Browsers that cannot send streams have no `duplex`; other platforms, which have no
    // `isSecureContext`, send them without it.
    (isStream && !(body && (globals.isSecureContext == null || 'duplex' in Request.prototype)))
  ) {
    throw misuse(call, 'CONFIG_BODY', `a body of type ${tag} cannot be sent`)
  }
  const isNative = isStream || kind || ArrayBuffer.isView(value)
  // Bun sends a string without a type, unless one is set.
  const types = { FormData: '', String: 'text/plain;charset=UTF-8' }
  return {
    isRepeatable: !isStream,
    body: isNative ? (body as RequestInit['body']) : stringifyJson(value),
    contentType: isNative ? types[kind as 'String'] : 'application/json',
  }
}

/** Not in the types of browsers: Chromium lacks it. */
interface StreamClass {
  from?(chunks: unknown): ReadableStream
}

/**
 * How a response is to be read. An error is read as its headers say, whatever
 * was asked for, except that JSON is tried when it was.
 */
export function bodyType(
  headers: Headers,
  isAccepted: unknown,
  asked: ResponseType = 'auto',
): Exclude<ResponseType, 'auto'> {
  if (asked === 'json' || (isAccepted && asked !== 'auto')) return asked as 'json'
  const type = headers.get('content-type') ?? ''
  return /(^application\/|\+)json *(;|$)/i.test(type) ? 'json' : /^text\//i.test(type) ? 'text' : 'blob'
}
