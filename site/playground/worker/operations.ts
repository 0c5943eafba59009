// Work that the platform does beside the thread and that is sure to end: counted, so that
// no run is taken for finished before it.

import type { Activity } from './activity'
import { replace } from './surroundings'

type Method = (this: unknown, ...values: unknown[]) => PromiseLike<unknown>

/** Counts the calls of these methods until their promises settle. */
export function countCalls(prototype: object, names: readonly string[], activity: Activity): void {
  for (const name of names) {
    const method = (prototype as Record<string, unknown>)[name]
    if (typeof method !== 'function') continue
    const counted: Method = function (...values) {
      const end = activity.begin()
      const result: PromiseLike<unknown> = Reflect.apply(method, this, values)
      result.then(end, end)
      return result
    }
    replace(prototype, name, counted)
  }
}

export const BLOB_READS = ['arrayBuffer', 'bytes', 'text']

export const CRYPTO_OPERATIONS = [
  'decrypt',
  'deriveBits',
  'deriveKey',
  'digest',
  'encrypt',
  'exportKey',
  'generateKey',
  'importKey',
  'sign',
  'unwrapKey',
  'verify',
  'wrapKey',
]
