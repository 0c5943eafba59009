// A `fetch` that reports how far an upload and a download are. A download is counted while its
// body is read. An upload goes through `XMLHttpRequest` in browsers: `fetch` there sends streams
// over HTTP/2 alone, and not in every browser. Elsewhere the stream of the body is counted.

import { countStream, startTransfer, type Transfer } from './transfer.js'
import type { ProgressCallback, ProgressOptions } from './types.js'
import { canUseXhr, sendWithXhr } from './xhr.js'

/**
 * Creates a `fetch` that reports progress. Extend the client with it for requests that show progress.
 *
 * @param options The callbacks.
 * @returns A function for the option `fetch` of a client. It fails as `fetch` does.
 * @throws `TypeError` if a callback is not a function, or an option is unknown.
 * @example
 * const upload = api.extend({ fetch: progressFetch({ onUploadProgress: ({ ratio }) => console.log(ratio) }) })
 * await upload.postAsync('echo', 'x'.repeat(1000))
 */
export function progressFetch(
  options: ProgressOptions = {},
): (url: string | URL, init?: RequestInit) => Promise<Response> {
  checkOptions(options)
  const { onUploadProgress, onDownloadProgress } = options
  return async (input, init = {}) => {
    const url = String(input)
    if (onUploadProgress && !options.fetch && canUseXhr(init)) return sendWithXhr(url, init, options)
    const send = options.fetch ?? fetch
    const response = await send(url, onUploadProgress ? await countUpload(init, onUploadProgress) : init)
    return onDownloadProgress ? countDownload(response, onDownloadProgress) : response
  }
}

const OPTIONS = ['onUploadProgress', 'onDownloadProgress', 'fetch']

/** A callback with a misspelt name would never be called. */
function checkOptions(options: ProgressOptions): void {
  for (const [name, value] of Object.entries(options)) {
    if (!OPTIONS.includes(name))
      throw new TypeError(`progressFetch has no option "${name}". There are: ${OPTIONS.join(', ')}.`)
    if (value !== undefined && typeof value !== 'function')
      throw new TypeError(`Option "${name}" of progressFetch must be a function.`)
  }
}

/** The same request, whose body is counted while it is sent. */
async function countUpload(init: RequestInit, report: ProgressCallback): Promise<RequestInit> {
  const { body } = init
  if (body == null) return init
  const headers = new Headers(init.headers)
  if (body instanceof ReadableStream || Symbol.asyncIterator in Object(body)) {
    const transfer = startTransfer(report, Number(headers.get('content-length') ?? Number.NaN))
    const counted =
      body instanceof ReadableStream
        ? countStream(body, transfer)
        : (countChunks(body as unknown as AsyncIterable<Uint8Array>, transfer) as never)
    return { ...init, body: counted }
  }
  const content = new Response(body)
  const type = content.headers.get('content-type')
  if (type && !headers.has('content-type')) headers.set('content-type', type)
  return { ...init, headers, body: countBlob(body instanceof Blob ? body : await content.blob(), report) }
}

/**
 * The same bytes as a `Blob`, counted when the platform streams it. Unlike a stream it has a size,
 * so that `Content-Length` is sent, and can be sent again after a redirect.
 */
function countBlob(blob: Blob, report: ProgressCallback): Blob {
  let isCounted = false
  class CountedBlob extends Blob {
    override stream() {
      // After a redirect the platform reads it a second time.
      if (isCounted) return super.stream()
      isCounted = true
      return countStream(sliceBlob(blob), startTransfer(report, blob.size)) as ReturnType<Blob['stream']>
    }
  }
  return new CountedBlob([blob])
}

const SLICE = 65_536

/** The stream of a `Blob` in small chunks. Its own would have what is in memory as one. */
function sliceBlob(blob: Blob): ReadableStream<Uint8Array> {
  let start = 0
  return new ReadableStream(
    {
      async pull(controller) {
        if (start >= blob.size) return controller.close()
        const bytes = await blob.slice(start, start + SLICE).arrayBuffer()
        start += SLICE
        controller.enqueue(new Uint8Array(bytes))
      },
    },
    { highWaterMark: 0 },
  )
}

async function* countChunks(chunks: AsyncIterable<Uint8Array>, transfer: Transfer) {
  for await (const chunk of chunks) {
    transfer.add(chunk.byteLength)
    yield chunk
  }
  transfer.end()
}

/** The same response, whose body is counted while it is read. */
function countDownload(response: Response, report: ProgressCallback): Response {
  const { body, headers, status, url, redirected, type } = Object(response) as Response
  // A hidden response, of `mode: 'no-cors'`, has the status 0 and cannot be made by hand.
  // A `fetch` that is not the platform's may have streams of its own.
  if (!body?.getReader || status === 0) return response
  // `Content-Length` is that of the compressed body.
  const total = headers.has('content-encoding')
    ? Number.NaN
    : Number(headers.get('content-length') ?? Number.NaN)
  const counted = new Response(countStream(body, startTransfer(report, total)), response)
  return Object.defineProperties(counted, {
    url: { value: url },
    redirected: { value: redirected },
    type: { value: type },
  })
}
