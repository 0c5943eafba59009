// Where the manual is published: help, messages and READMEs link to it.

/** The URL of the manual, with its base path; pages are below it. */
export const MANUAL_URL = 'https://troth-http.github.io/vellum/'
