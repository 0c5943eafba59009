// An error that the engine reports as one of the site, because it has a hint.

/** What is reported besides the message: the fix as a sentence, and the files that it is about. */
export interface ReportedDetails {
  readonly hint: string
  readonly files?: readonly string[]
  readonly cause?: unknown
}

/** Creates the error. */
export function reportedError(message: string, { cause, ...details }: ReportedDetails): Error {
  return Object.assign(new Error(message, cause === undefined ? {} : { cause }), details)
}
