// The errors of helpers for developers (DH-1 … DH-7): a mistake in the code of a page or of a
// theme. Thrown, never caught by the helper, and told apart by their code.

/** What was asked for that is not there. */
export type HookErrorCode =
  /** A document that the version does not have (DH-1, DH-5). */
  | 'unknown-doc'
  /** A sidebar that the version does not have (DH-4). */
  | 'unknown-sidebar'
  /** The sidebar of a page that is shown without one (DH-2). */
  | 'no-sidebar'
  /** The category of a page that is the index of none (DH-3). */
  | 'no-category'
  /** The version of a page that is not a page of the docs. */
  | 'no-version'
  /** Documents that the site does not have (DH-6). */
  | 'no-docs'
  /** A hook outside of the component that provides its value (DH-7). */
  | 'no-provider'

/** A helper cannot answer. */
export class HookError extends Error {
  override readonly name = 'HookError'
  readonly code: HookErrorCode

  constructor(code: HookErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
