// Ends the wait for a configuration that never resolves. Without it Node would end the process without a
// message as soon as nothing else is left to do.

import { VellumError } from './errors.js'

/** How long a configuration may take to load and resolve, in milliseconds. */
export const CONFIG_TIME_LIMIT = 30_000

/** Resolves like `promise`, or rejects with an error about the file `name` after the limit. */
export function withTimeLimit<Value>(
  promise: PromiseLike<Value> | Value,
  { name, timeLimit }: { readonly name: string; readonly timeLimit: number },
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(
        new VellumError(`${name} did not resolve within ${timeLimit / 1000} s.`, {
          code: 'config-timeout',
          files: [name],
          hint: 'Check what it awaits at its top level, and the promise or the async function that it exports: one of them never resolves.',
        }),
      )
    }, timeLimit)
    Promise.resolve(promise)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
