// An error that is one of the site: the engine prints its message, the file and the hint.

/** Makes the error; `hint` says what to do. */
export function siteError(message: string, hint: string): Error {
  return Object.assign(new Error(message), { hint, files: ['vellum.config.ts'] })
}
