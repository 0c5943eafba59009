// What is wrong with a site or with the arguments of a tool, in words for the assistant or the person at the terminal.

/** An expected error: what happened, and what to do. */
export class SiteError extends Error {
  override readonly name = 'SiteError'
  readonly hint: string

  constructor(message: string, hint: string, options?: ErrorOptions) {
    super(message, options)
    this.hint = hint
  }
}
