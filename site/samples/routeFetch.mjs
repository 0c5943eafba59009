// @ts-check
// Sends what a sample asks of the documentation's example host to the demo API. Runs
// in Node and, as text, in browsers, so it refers to nothing outside of itself.

/**
 * A `fetch` that asks `to` for what is asked of `from`; answers keep the address that was asked for.
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
