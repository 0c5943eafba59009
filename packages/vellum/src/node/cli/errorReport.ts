// What a command prints when it fails.

import { explainError, VellumError } from '../base/errors.js'
import { knownError } from '../base/fileSystemError.js'
import { messageLinks } from '../base/messageLinks.js'
import { positionsIn } from '../base/pluginHook.js'

/** An error as text; a stack trace is of use only for errors of the engine. */
export function errorReport(error: unknown): string {
  const expectedError = knownError(error)
  if (expectedError) return explainError(expectedError)
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  if (CONFIG_CODE.test(firstFrame(text))) {
    return explainError(
      new VellumError('Code of the configuration threw an error that nothing waited for.', {
        code: 'plugin-threw',
        files: positionsIn(error),
        hint: 'A plugin of the site does something after it has returned: let it return its promise, or catch the error; the cause is below.',
        cause: error,
      }),
    )
  }
  return [
    'Something went wrong inside of vellum. This is an error in vellum, not in your site.',
    text,
    ...messageLinks(['internal-error']),
  ].join('\n')
}

/** The file that a configuration and what it imports by path are run from. */
const CONFIG_CODE = /[\\/]config-[\da-f-]{36}\.mjs:/

/** The innermost line of a stack that is not in Node.js or in a package. */
function firstFrame(stack: string): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return frames.find((line) => !/node:|[\\/]node_modules[\\/]/.test(line)) ?? ''
}
