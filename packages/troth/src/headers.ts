// Merges one layer of headers over another. Layers come in the order client,
// `setHeaders`, call; the caller of this file keeps that order.

import { misuse } from './misuse.js'
import type { HeadersInput } from './optionTypes.js'
import { pairsOf } from './pairs.js'

/** A layer in its one inner form. */
export type HeaderPairs = Iterable<readonly [name: string, value: string | null | undefined]>

/** Brings a layer into its inner form, names in lower case, or throws when `Headers` would not take it. */
export function headerPairs(input: HeadersInput): HeaderPairs {
  const pairs = pairsOf<string | null | undefined>(input, 'headers').map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  )
  applyHeaders(new Headers(), pairs)
  return pairs
}

/** Sets every header of a layer on `target`; `null` and `undefined` delete. */
export function applyHeaders(target: Headers, pairs: HeaderPairs): void {
  for (const [name, value] of pairs) {
    try {
      if (value == null) target.delete(name)
      // A promise, an object or a function: its name or its source is no value.
      else if (/^\[object /.test(value) || typeof value === 'function') throw name
      else target.set(name, value)
    } catch {
      // The platform's own error quotes the value, which may be a secret, so it
      // is not kept as the cause.
      throw misuse('CONFIG_HEADER', `header "${name}" is not valid`)
    }
  }
}
