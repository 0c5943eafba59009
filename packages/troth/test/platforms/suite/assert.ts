// Assertions without a library: no runtime has the one of another.

import { isTrothError, type TrothFailure } from 'troth'

/** Throws when two values differ. They are compared by their content. */
export function assertEqual(actual: unknown, expected: unknown): void {
  const found = show(actual)
  const wanted = show(expected)
  if (found !== wanted) throw new Error(`expected ${wanted}, got ${found}`)
}

/** Throws unless a condition holds. */
export function assert(condition: boolean, expected: string): void {
  if (!condition) throw new Error(`expected ${expected}`)
}

/** The error of Troth that a promise rejects with. */
export async function failureOf(promise: PromiseLike<unknown>): Promise<TrothFailure> {
  let value: unknown
  try {
    value = await promise
  } catch (error) {
    if (isTrothError(error)) return error
    throw new Error(`expected an error of Troth, got ${String(error)}`)
  }
  throw new Error(`expected a failure, got ${show(value)}`)
}

/** A value as text: keys in order, `undefined` and bytes visible. */
function show(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) => {
    if (item === undefined) return '(undefined)'
    if (ArrayBuffer.isView(item)) return { bytes: [...new Uint8Array(item.buffer)] }
    if (item === null || typeof item !== 'object' || Array.isArray(item)) return item
    return Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
