// Headers, query and options are read as pairs of name and value, whatever their form.

import { misuse } from './misuse.js'

/** An object, or anything that yields pairs: a `Map`, `Headers`, `URLSearchParams`, an array. */
export type PairsInput<V> = object | Iterable<readonly [name: string, value: V]>

/**
 * The pairs of an object or of an iterable, in their order; throws when there are none to read.
 * Arrays are copied: what the caller changes later is not for this client or call.
 */
export function pairsOf<V>(input: PairsInput<V>, what: string): (readonly [string, V])[] {
  const pairs: unknown[] =
    !input || typeof input !== 'object'
      ? [0]
      : Symbol.iterator in input
        ? [...(input as Iterable<unknown>)]
        : Object.entries(input)
  if (!pairs.every(Array.isArray)) throw misuse('CONFIG_OPTION', `${what} must be an object`)
  return pairs.map(([name, value]) => [String(name), Array.isArray(value) ? ([...value] as V) : value])
}
