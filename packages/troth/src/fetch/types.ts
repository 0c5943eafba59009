// What the functions of `troth/fetch` take and return. Types alone.

/** A `fetch`, as the option `fetch` of a client takes it. */
export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>
