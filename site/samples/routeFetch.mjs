// @ts-check
// Sends a sample's requests to the documentation's hosts to the demo API instead. Runs
// in Node and, as text, in browsers, so it refers to nothing outside of itself.

/**
 * A `fetch` that sends requests for `from` to `to`; responses keep the requested URL.
 * @param {typeof fetch} real
 * @param {string} from an origin
 * @param {string} to an origin
 * @returns {typeof fetch}
 */
export function routeFetch(real, from, to) {
  return async (input, init) => {
    const asked = input instanceof Request ? input.url : String(input)
    if (!asked.startsWith(`${from}/`)) return real(input, init)
    const target = to + asked.slice(from.length)
    const response = await real(input instanceof Request ? new Request(target, input) : target, init)
    Object.defineProperty(response, 'url', { value: response.url.replace(to, from) })
    return response
  }
}
