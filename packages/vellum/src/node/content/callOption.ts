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
export function callOption<T>(option: OptionCall<T>): T {
  try {
    return checked(option.call(), option)
  } catch (cause) {
    throw optionError(cause, option)
  }
}

/** Calls a function of the configuration that may return a promise. */
export async function callOptionAsync<T>(
  option: Omit<OptionCall<T>, 'call'> & { readonly call: () => T | Promise<T> },
): Promise<T> {
  try {
    return checked(await option.call(), option)
  } catch (cause) {
    throw optionError(cause, option)
  }
}

type OptionText<T> = Omit<OptionCall<T>, 'call'>

function optionError<T>(cause: unknown, { name, about }: OptionText<T>): unknown {
  if (cause instanceof VellumError) return cause
  return new VellumError(`The function \`${name}\` of the configuration threw an error for "${about}".`, {
    code: 'config-function-threw',
    files: ['vellum.config.ts'],
    hint: 'Correct the function; the cause is below.',
    cause,
  })
}

function checked<T>(result: T, { name, about, isValid, expected }: OptionText<T>): T {
  if (isValid(result)) return result
  throw new VellumError(`The function \`${name}\` of the configuration must return ${expected}.`, {
    code: 'config-function-result',
    files: ['vellum.config.ts'],
    hint: `For "${about}" it returned ${JSON.stringify(result) ?? String(result)}.`,
  })
}
