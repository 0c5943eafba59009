// A `fetch` that responds for the host of the examples inside the page, and leaves all
// other requests to the real one.

import { API_ORIGIN } from '../../demoApi/origin'

export interface PageFetchOptions {
  /** The page's own `fetch`. */
  readonly real: typeof fetch
  /** The `fetch` for `API_ORIGIN`. */
  readonly demo: typeof fetch
  /** The base of relative URLs. */
  readonly base: string
}

/** Makes the `fetch` of a page. */
export function pageFetch({ real, demo, base }: PageFetchOptions): typeof fetch {
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const isDemo = URL.canParse(url, base) && new URL(url, base).origin === API_ORIGIN
    return isDemo ? demo(input, init) : real(input, init)
  }
}
