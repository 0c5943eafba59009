// Errors of hooks: the code of a page or theme requests something that does not exist. Each case has a code.

/** What a hook could not find. */
export type HookErrorCode =
  /** A document that the version does not have. */
  | 'unknown-doc'
  /** A post, on a page that shows none. */
  | 'unknown-post'
  /** A sidebar that the version does not have. */
  | 'unknown-sidebar'
  /** The sidebar of a page that is shown without one. */
  | 'no-sidebar'
  /** The category of a page that is not the index of one. */
  | 'no-category'
  /** The version of a page that is not a page of the docs. */
  | 'no-version'
  /** A docs set that the site does not have. */
  | 'no-docs'
  /** A hook outside of the component that provides its value. */
  | 'no-provider'

/** A hook cannot return a value. */
export class HookError extends Error {
  override readonly name = 'HookError'
  readonly code: HookErrorCode

  constructor(code: HookErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
