// How much a program may print, send and take. Constants, not an object: bundlers put the
// numbers where they are used. Import them as `* as limits`.

/** Lines of output that are shown. */
export const lines = 1000
/** Characters of one line that are shown. */
export const lineCharacters = 10_000
/** Characters of all lines together. */
export const outputCharacters = 1_000_000
/** Characters of a body that are shown. */
export const bodyCharacters = 20_000
/** Parts of a form that are shown. */
export const formParts = 50
/** Characters of a field of a form that are shown. */
export const partCharacters = 500
/** Characters of values that are usually short: a method, a type, the name of a part. */
export const nameCharacters = 200
/** Headers of a request or a response that are shown. */
export const headers = 100
/** Characters of the headers of one request or response. */
export const headerCharacters = 20_000
/** Characters of all headers and bodies together; those of later requests are not shown. */
export const exchangeCharacters = 4_000_000
/** Requests that the timeline draws. */
export const requests = 200
/** Characters of a program. */
export const codeCharacters = 100_000
/** How long a thread may be blocked. */
export const busyMs = 1000
/** How long a run may take. */
export const runMs = 15_000
/** Messages of one run that a frame passes on. */
export const messages = 10_000
/** Characters of one run that a frame passes on: more than the worker's own limits let through. */
export const runCharacters = 10_000_000

// Limits of the network's conditions, from a field or from a link.
/** The most milliseconds of `latency`, and of `jitter`. */
export const delayMs = 10_000
/** The most seconds of `retryAfter`. */
export const retryAfterSeconds = 60
/** How many `statuses` there may be. */
export const statuses = 20
