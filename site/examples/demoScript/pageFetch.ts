// A `fetch` that answers the host of the examples inside the page, and leaves all
// other requests to the real one.

/** The host that all examples name. Nobody is there: the name is reserved for documentation. */
export const EXAMPLE_ORIGIN = 'https://api.example.com'

export interface PageFetchOptions {
  /** The page's own `fetch`. */
  readonly real: typeof fetch
  /** What answers for `EXAMPLE_ORIGIN`. */
  readonly demo: typeof fetch
  /** What relative addresses are relative to. */
  readonly base: string
}

/** Makes the `fetch` of a page. */
export function pageFetch({ real, demo, base }: PageFetchOptions): typeof fetch {
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const isDemo = URL.canParse(url, base) && new URL(url, base).origin === EXAMPLE_ORIGIN
    return isDemo ? demo(input, init) : real(input, init)
  }
}
