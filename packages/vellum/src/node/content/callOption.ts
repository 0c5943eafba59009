// Calls functions of a site's configuration. What they throw, and a wrong value that they return, is reported
// as an error of the configuration.

import { VellumError } from '../base/errors.js'

/** A call, and the value that it must return. */
export interface OptionCall<T> {
  /** The option: `editUrl` */
  readonly name: string
  /** What the function is called for: a file, a name. */
  readonly about: string
  readonly call: () => T
  readonly isValid: (result: T) => boolean
  /** The end of the sentence "must return …". */
  readonly expected: string
}

/** Calls a function of the configuration and checks what it returns. */
export function callOption<T>({ name, about, call, isValid: isRight, expected }: OptionCall<T>): T {
  let result: T
  try {
    result = call()
  } catch (cause) {
    throw new VellumError(`The function \`${name}\` of the configuration threw an error for "${about}".`, {
      code: 'config-function-threw',
      files: ['vellum.config.ts'],
      hint: 'Correct the function; the cause is below.',
      cause,
    })
  }
  if (isRight(result)) return result
  throw new VellumError(`The function \`${name}\` of the configuration must return ${expected}.`, {
    code: 'config-function-result',
    files: ['vellum.config.ts'],
    hint: `For "${about}" it returned ${JSON.stringify(result) ?? String(result)}.`,
  })
}
