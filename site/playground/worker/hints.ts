// What the playground has to say about a mistake, besides the error itself.

import { MISSING, WORDS } from './words'

const given = new WeakMap<object, string>()

/** An error with a hint of its own. */
export function withHint<T extends Error>(error: T, hint: string): T {
  given.set(error, hint)
  return error
}

/** The hint for what was thrown, or for what caused it. */
export function hintFor(thrown: unknown): string | undefined {
  let error = thrown
  for (let level = 0; level < 5 && error instanceof Error; level += 1) {
    const hint = given.get(error) ?? hintByMessage(error)
    if (hint !== undefined) return hint
    error = error.cause
  }
  return undefined
}

const NOT_DEFINED =
  /^(\w+) is not defined$|^Can't find variable: (\w+)$|(?:^|\.)(\w+) is not a (?:constructor|function)$/

function hintByMessage({ name, message }: Error): string | undefined {
  const missing = NOT_DEFINED.exec(message)
  const word = missing?.[1] ?? missing?.[2] ?? missing?.[3]
  if (word !== undefined && Object.hasOwn(MISSING, word)) return MISSING[word]
  if (name === 'EvalError') return WORDS.evalHint
  if (/dynamically imported module|Importing a module script failed|module specifier/i.test(message)) {
    return WORDS.remoteImport
  }
  return undefined
}
