// @ts-check
// The error of a script that knows what went wrong: the message says what
// happened, the hint how to fix it, the output is what the failing program printed.

export class Failure extends Error {
  /**
   * @param {string} message
   * @param {{ hint?: string, output?: string }} [details]
   */
  constructor(message, { hint, output } = {}) {
    super(message)
    this.name = 'Failure'
    this.hint = hint
    this.output = output
  }
}

/**
 * The text a person should see: no stack for a Failure or a mistyped option, the stack for an error of ours.
 * @param {unknown} error
 */
export function describeError(error) {
  if (error instanceof Failure)
    return [error.output?.trim(), error.message, error.hint].filter(Boolean).join('\n')
  if (!(error instanceof Error)) return String(error)
  const isMistyped = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return isMistyped ? error.message : (error.stack ?? error.message)
}
