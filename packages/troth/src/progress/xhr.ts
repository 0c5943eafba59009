// Sends a request with `XMLHttpRequest`, the one way to see the progress of an upload in a
// browser, and behaves as `fetch`: same response, same errors. Resolves when the headers have arrived.

import { startTransfer, type Transfer } from './transfer.js'
import type { ProgressOptions } from './types.js'

/** Options of `fetch` that `XMLHttpRequest` cannot follow, with the values that it can. */
const SUPPORTED: Record<string, readonly unknown[]> = {
  cache: ['default'],
  credentials: ['include', 'same-origin'],
  integrity: [''],
  keepalive: [false],
  mode: ['cors'],
  priority: ['auto'],
  redirect: ['follow'],
  referrer: ['about:client'],
  referrerPolicy: [''],
}

/** Whether `XMLHttpRequest` exists and sends the request as `fetch` would. */
export function canUseXhr(init: RequestInit): boolean {
  const { body, method = 'GET' } = init
  return (
    typeof XMLHttpRequest === 'function' &&
    body != null &&
    !(typeof ReadableStream === 'function' && body instanceof ReadableStream) &&
    // `fetch` refuses a body there, `XMLHttpRequest` drops it.
    !/^(get|head)$/i.test(method) &&
    Object.entries(SUPPORTED).every(([name, values]) => {
      const value = init[name as keyof RequestInit]
      return value === undefined || values.includes(value)
    })
  )
}

/** Sends a request. */
export function sendWithXhr(url: string, init: RequestInit, options: ProgressOptions): Promise<Response> {
  const { body, method = 'GET', signal, credentials } = init
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const xhr = new XMLHttpRequest()
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined
    const fail = (error: unknown) => {
      release()
      reject(error)
      stream?.error(error)
      xhr.abort()
    }
    const onAbort = () => fail(signal?.reason)
    const release = () => {
      signal?.removeEventListener('abort', onAbort)
      xhr.onreadystatechange = xhr.onprogress = xhr.upload.onprogress = xhr.upload.onload = null
      xhr.onload = xhr.onerror = xhr.onabort = xhr.ontimeout = null
    }
    /** Runs a listener; what a callback of the caller throws ends the request. */
    const guard =
      (run: (event: ProgressEvent) => void) =>
      (event: ProgressEvent | Event): void => {
        try {
          run(event as ProgressEvent)
        } catch (error) {
          fail(error)
        }
      }
    const listen = (transfer: Transfer) => ({
      onprogress: guard(({ loaded, total, lengthComputable }) =>
        transfer.set(loaded, lengthComputable ? total : undefined),
      ),
      onload: guard(({ loaded }) => {
        transfer.set(loaded)
        transfer.end()
      }),
    })
    try {
      xhr.open(method, url)
      xhr.responseType = 'arraybuffer'
      xhr.withCredentials = credentials === 'include'
      const headers = new Headers(init.headers)
      const isText = typeof body === 'string'
      if (isText && !headers.has('content-type')) headers.set('content-type', 'text/plain;charset=UTF-8')
      for (const [name, value] of headers) xhr.setRequestHeader(name, value)
      Object.assign(xhr.upload, listen(startTransfer(options.onUploadProgress)))
      const download = listen(startTransfer(options.onDownloadProgress))
      xhr.onprogress = download.onprogress
      xhr.onreadystatechange = guard(() => {
        if (xhr.readyState !== XMLHttpRequest.HEADERS_RECEIVED || stream) return
        resolve(
          createResponse(xhr, url, {
            start: (controller) => {
              stream = controller
            },
            cancel: () => {
              release()
              xhr.abort()
            },
          }),
        )
      })
      xhr.onload = (event) => {
        download.onload(event)
        if (!xhr.onload) return
        release()
        if ((xhr.response as ArrayBuffer).byteLength > 0) stream?.enqueue(new Uint8Array(xhr.response))
        stream?.close()
      }
      xhr.onerror = xhr.onabort = xhr.ontimeout = () => fail(new TypeError('Failed to fetch'))
      signal?.addEventListener('abort', onAbort)
      // Of a string it would change the Content-Type: the charset to upper case.
      xhr.send(isText ? new TextEncoder().encode(body) : (body as XMLHttpRequestBodyInit))
    } catch (cause) {
      fail(new TypeError('Failed to fetch', { cause }))
    }
  })
}

const NO_BODY = [204, 205, 304]

/** The response as `fetch` would return it. */
function createResponse(
  xhr: XMLHttpRequest,
  url: string,
  source: UnderlyingDefaultSource<Uint8Array>,
): Response {
  const { status, statusText, responseURL } = xhr
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  const body = new ReadableStream(source)
  const response = new Response(NO_BODY.includes(status) ? null : body, { status, statusText, headers })
  const sent = new URL(url, location.href)
  sent.hash = ''
  return Object.defineProperties(response, {
    url: { value: responseURL },
    redirected: { value: responseURL !== sent.href },
    type: { value: sent.origin === location.origin ? 'basic' : 'cors' },
  })
}
