// What a command prints when it fails.

import { explainError } from '../base/errors.js'
import { knownError } from '../base/fileSystemError.js'
import { messageLinks } from '../base/messageLinks.js'

/** An error as text; a stack trace is of use only for errors of the engine. */
export function errorReport(error: unknown): string {
  const expectedError = knownError(error)
  if (expectedError) return explainError(expectedError)
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return [
    'Something went wrong inside of vellum. This is an error in vellum, not in your site.',
    text,
    ...messageLinks(['internal-error']),
  ].join('\n')
}
