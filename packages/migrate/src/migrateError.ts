// An error that people can fix.

/** What went wrong, with what to do; 2 is for errors in the command line. */
export class MigrateError extends Error {
  override readonly name = 'MigrateError'
  constructor(
    message: string,
    readonly hint: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message)
  }
}
