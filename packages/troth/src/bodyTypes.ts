// What calls and hooks may send. The website's API reference is generated from the
// comments in this file. Types alone.

/**
 * What may be sent as a body. Plain objects, arrays, numbers, booleans and
 * `null` are sent as JSON; everything the platform can send by itself (`string`,
 * `Blob`, `FormData`, `URLSearchParams`, buffers, streams) is sent untouched.
 */
export type RequestBody = NonNullable<RequestInit['body']> | object | number | boolean | null
