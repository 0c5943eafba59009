// Operations of the platform that run outside of the thread and are sure to end. They are counted, so that no
// run counts as finished before them.

import type { Activity } from './activity.js'
import { replace } from './surroundings.js'

/** The classes of the platform, some of which a browser may lack. */
type Classes = Readonly<Record<string, unknown>>

type Method = (this: unknown, ...values: unknown[]) => unknown

/** Methods that return a promise, separated by spaces, by their class. */
const PROMISED: { readonly [className: string]: string } = {
  Blob: 'arrayBuffer bytes text',
  Scheduler: 'postTask yield',
  SubtleCrypto:
    'decrypt deriveBits deriveKey digest encrypt exportKey generateKey importKey sign unwrapKey verify wrapKey',
}

const FILE_READS = 'readAsArrayBuffer readAsBinaryString readAsDataURL readAsText'

/**
 * Counts them all from now on. The bodies of requests and responses are not among them: one that stalls
 * would count forever, and `Trace` knows which of them are being read.
 */
export function countOperations(scope: object, activity: Activity): void {
  const classes = scope as Classes
  for (const [name, methods] of Object.entries(PROMISED)) {
    wrap(classes[name], methods, (method) => promised(method, activity))
  }
  wrap(classes.Blob, 'stream', (method) => streamed(method, activity))
  wrap(classes.FileReader, FILE_READS, (method) => fileRead(method, activity))
}

function wrap(type: unknown, names: string, wrapped: (method: Method) => Method): void {
  if (typeof type !== 'function') return
  for (const name of names.split(' ')) {
    const method: unknown = type.prototype[name]
    if (typeof method === 'function') replace(type.prototype, name, wrapped(method as Method))
  }
}

/**
 * Counts until the promise settles. It returns a new promise: listening to the platform's own would hide
 * unhandled rejections.
 */
function promised(method: Method, activity: Activity): Method {
  return function (...values) {
    const result = Reflect.apply(method, this, values) as Promise<unknown>
    return result.finally(activity.begin())
  }
}

/** Counts each chunk of the stream from its request until its arrival. */
function streamed(method: Method, activity: Activity): Method {
  return function (...values) {
    const stream = Reflect.apply(method, this, values) as ReadableStream<Uint8Array<ArrayBuffer>>
    const reader = stream.getReader()
    return new ReadableStream({
      type: 'bytes',
      async pull(controller) {
        const end = activity.begin()
        try {
          const { done, value } = await reader.read()
          if (!done) controller.enqueue(value)
          else {
            controller.close()
            // A reader with its own buffer waits for this as well.
            controller.byobRequest?.respond(0)
          }
        } finally {
          end()
        }
      },
      cancel: (reason) => reader.cancel(reason),
    })
  }
}

function fileRead(method: Method, activity: Activity): Method {
  return function (...values) {
    const result = Reflect.apply(method, this, values)
    ;(this as FileReader).addEventListener('loadend', activity.begin(), { once: true })
    return result
  }
}
