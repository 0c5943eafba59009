// Both directions of a body: what a caller passes becomes something `fetch` can
// send, and a response becomes `data` by its content type.

import { misuse } from './misuse.js'
import type { ResponseType, TrothOptions } from './optionTypes.js'

/** A body ready to be sent, and what request and retry must know about it. */
export interface EncodedBody {
  /** Its type, for errors. */
  readonly name: string
  readonly body: RequestInit['body']
  /** Its `Content-Type` unless the caller sets one; empty when only the platform can write it. */
  readonly contentType: string | 0 | undefined
  /** It can be sent more than once. */
  readonly isRepeatable: boolean
}

const TEXT_TYPE = 'text/plain;charset=UTF-8'

/** What the platform sends by itself, besides buffers and streams, and the `Content-Type` that it needs from Troth. */
const SENDABLE: { readonly [name: string]: string | 0 } = {
  Undefined: 0,
  // Bun sends a string without a type, unless one is set.
  String: TEXT_TYPE,
  FormData: '',
  Blob: 0,
  File: 0,
  // Those of another realm would be sent as a string.
  URLSearchParams: 'application/x-www-form-urlencoded;charset=UTF-8',
  ArrayBuffer: 0,
}

/** Whether a body is sent chunk by chunk: a `ReadableStream`, or a stream of Node or another async iterable. */
const isStream = (value: unknown) =>
  (value as StreamLike)?.getReader || (value as StreamLike)?.[Symbol.asyncIterator]

/** Prepares a body: JSON for plain data, untouched for what the platform sends by itself. */
export function encodeBody(
  value: unknown,
  { stringifyJson = JSON.stringify, fetch }: Pick<TrothOptions, 'stringifyJson' | 'fetch'>,
): EncodedBody {
  const tag = {}.toString.call(value).slice(8, -1)
  // Some libraries give their classes no tag.
  const name = (tag === 'Object' && (value as object).constructor?.name) || tag
  // By name, because `instanceof` fails for objects of another realm; and by class, because
  // some platforms give their classes no name.
  const globals = globalThis as unknown as { readonly [name: string]: (new () => unknown) | undefined }
  const kind = Object.keys(SENDABLE).find(
    (known) => name === known || (globals[known] && value instanceof globals[known]),
  )
  const isStreamed = isStream(value)
  const isNative = isStreamed || kind || ArrayBuffer.isView(value)
  let body = value
  let reason: { cause: unknown } | undefined
  let key = ''
  if (!isNative) {
    try {
      body = stringifyJson(value)
    } catch (cause) {
      body = undefined
      reason = { cause }
      try {
        // The key that JSON has come to. Without an error `stringifyJson` alone knows.
        JSON.stringify(value, (name, item) => {
          key = name && ` (key "${name}")`
          return item
        })
        key = ''
      } catch {}
    }
  } else if (isStreamed && !(value as StreamLike).getReader) {
    // Not every platform that sends streams sends async iterables: some would send their name.
    body = (ReadableStream as StreamClass).from?.(value)
  }
  if (
    // Browsers that cannot send streams have no `duplex`; other platforms, which have no
    // `isSecureContext`, send them without it.
    (isStreamed && !(body && (globals.isSecureContext == null || 'duplex' in Request.prototype))) ||
    (body as ReadableStream)?.locked ||
    // JSON shows nothing of a `Map`, a `Promise` or a `Response`. An older stream of Node has no fields to show.
    (!isNative &&
      (typeof body !== 'string' || (body === '{}' && tag !== 'Object') || (value as StreamLike)?.pipe)) ||
    // The platform would send the name of an object that another library made.
    (/F|Bl/.test(kind!) && !fetch && new Response(value as Blob).headers.get('content-type') === TEXT_TYPE)
  ) {
    throw misuse('CONFIG_BODY', `a body of type ${name} cannot be sent${key}`, reason)
  }
  return {
    name,
    isRepeatable: !isStreamed,
    body: body as RequestInit['body'],
    contentType: isNative ? SENDABLE[kind!] : 'application/json',
  }
}

/** Gives up a stream, of the platform or of Node, that is not wanted any more. One that is being read is left alone. */
export function cancelStream(body: unknown): undefined {
  if (!isStream(body)) return
  ;(body as StreamLike).destroy?.()
  ;(body as StreamLike).cancel?.().catch(() => {})
}

/** What streams of Node and of the platform have. */
interface StreamLike {
  getReader?: unknown
  [Symbol.asyncIterator]?: unknown
  pipe?: unknown
  destroy?(): void
  cancel?(): Promise<void>
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
  type: string,
  isAccepted: unknown,
  asked: ResponseType = 'auto',
): Exclude<ResponseType, 'auto'> {
  if (asked === 'json' || (isAccepted && asked !== 'auto')) return asked as 'json'
  return /(^application\/|\+)json *(;|$)/i.test(type) ? 'json' : /^text\//i.test(type) ? 'text' : 'blob'
}

/** Reads a body as text, in the charset that its type names. Bytes are read only for that: React Native cannot. */
export function readText(response: Response, type: string): Promise<string> {
  const [, charset] = /charset="?(?!utf-?8)([\w-]+)/i.exec(type) ?? []
  try {
    const decoder = charset && new TextDecoder(charset)
    if (decoder) return response.arrayBuffer().then((bytes) => decoder.decode(bytes))
  } catch {
    // The platform does not know the charset.
  }
  return response.text()
}

/**
 * A body that ends with an error when no data arrives for `idleMs`, and that is cut after
 * `limit` bytes, which three dots show. A timer runs only while someone waits for data.
 */
export function watchBody(
  body: ReadableStream<Uint8Array>,
  idleMs: number | false | undefined,
  limit: number,
  idleError: () => Error,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream(
    {
      async pull(controller) {
        const timer =
          idleMs &&
          setTimeout(() => {
            controller.error(idleError())
            reader.cancel().catch(() => {})
          }, idleMs)
        const { done, value } = await reader.read().finally(() => clearTimeout(timer as number))
        if (!done) {
          limit -= value.length
          if (limit >= 0) return controller.enqueue(value)
          controller.enqueue(value.subarray(0, limit))
          controller.enqueue(Uint8Array.of(46, 46, 46))
          reader.cancel().catch(() => {})
        }
        controller.close()
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
