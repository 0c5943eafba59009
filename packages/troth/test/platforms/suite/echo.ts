// What the test server received, as its route `/echo` responds.

/** One request. */
export interface Echo {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The request of a response of `/echo`. */
export function echoed(response: { readonly data: unknown }): Echo {
  return response.data as Echo
}
