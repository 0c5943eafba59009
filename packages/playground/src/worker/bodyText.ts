// Bodies as the page shows them: text up to a limit, and the whole size.

import { boundaryOf, multipartBody } from '../api/multipartBody.js'
import * as limits from '../limits.js'
import type { BodyText, FormPart } from '../protocol.js'
import { shortened } from './shortened.js'

const TEXT_TYPE = /^text\/|[/+](?:json|xml|javascript|x-www-form-urlencoded|x-ndjson)\b/i
const BYTES_TYPE = 'application/octet-stream'
const FORM_TYPE = 'multipart/form-data'

/** The body of a request, without reading a stream that can be read only once. */
export function requestBodyText(body: unknown, contentType: string | null): BodyText | undefined {
  if (body === undefined || body === null) return undefined
  if (typeof body === 'string' || body instanceof URLSearchParams) return ofText(String(body))
  if (body instanceof ArrayBuffer)
    return bytesText([new Uint8Array(body)], { bytes: body.byteLength, contentType })
  if (ArrayBuffer.isView(body)) {
    const view = new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
    return bytesText([view], { bytes: body.byteLength, contentType })
  }
  if (body instanceof Blob) return { text: undefined, bytes: body.size, type: essence(body.type) }
  if (body instanceof FormData) {
    return {
      text: undefined,
      bytes: multipartBody(body, boundaryOf(contentType) ?? '').size,
      type: FORM_TYPE,
      parts: [...body].slice(0, limits.formParts).map(formPart),
    }
  }
  if (body instanceof ReadableStream) return { text: undefined, bytes: 0, type: essence(contentType) }
  // `fetch` converts any other value to a string.
  return ofText(String(body))
}

/** Bytes that arrived: the first of them as chunks, and their number. */
export function bytesText(
  chunks: readonly Uint8Array[],
  { bytes, contentType }: { bytes: number; contentType: string | null },
): BodyText {
  if (contentType !== null && !TEXT_TYPE.test(contentType)) {
    return { text: undefined, bytes, type: essence(contentType) }
  }
  // `stream`: the last character may be cut in two.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    let text = ''
    for (const chunk of chunks) text += decoder.decode(chunk, { stream: true })
    return { text: text.slice(0, limits.bodyCharacters), bytes, type: undefined }
  } catch {
    return { text: undefined, bytes, type: essence(contentType) }
  }
}

function ofText(text: string): BodyText {
  return {
    text: text.slice(0, limits.bodyCharacters),
    bytes: byteLength(text),
    type: undefined,
  }
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}

/** 'text/plain; charset=utf-8' → 'text/plain' */
function essence(contentType: string | null): string {
  return shortened(contentType?.split(';')[0]?.trim() || BYTES_TYPE, limits.nameCharacters)
}

function formPart([name, value]: [string, FormDataEntryValue]): FormPart {
  const shownName = shortened(name, limits.nameCharacters)
  if (typeof value === 'string') {
    const text = value.slice(0, limits.partCharacters)
    return { name: shownName, file: undefined, type: undefined, bytes: byteLength(value), text }
  }
  const file = shortened(value.name, limits.nameCharacters)
  const type = value.type === '' ? undefined : shortened(value.type, limits.nameCharacters)
  return { name: shownName, file, type, bytes: value.size, text: undefined }
}
