// createClient: five calls, setHeaders, extend and safe, thin over request().
// A client's only state is the headers that `setHeaders` has put in.

import type { TrothFailure } from './errors.js'
import { headerPairs } from './headers.js'
import { type Config, configureClient, DEFAULTS } from './options.js'
import type { DeleteOptions, HttpMethod, RequestBody, RequestOptions, TrothOptions } from './optionTypes.js'
import { request } from './request.js'
import type { SafeCalls, SafeResult, TrothClient, TrothResponse } from './types.js'

/**
 * Makes a client: one base URL and one set of defaults for many requests.
 *
 * @param options Defaults of all requests of this client. All are optional.
 * @returns A client with five calls, `setHeaders`, `extend` and `safe`.
 * @throws `ConfigError` when an option is unknown or has a wrong value.
 * @example
 * import { createClient } from 'troth'
 *
 * const api = createClient({ baseUrl: 'https://api.example.com' })
 * const { data } = await api.getAsync<{ name: string }>('users/7')
 */
export function createClient(options: TrothOptions = {}): TrothClient {
  return clientFrom(configureClient(DEFAULTS, options))
}

function clientFrom(config: Config): TrothClient {
  // What setHeaders has put in: the last layer, which requests read as it is at their time.
  const own = new Map<string, string | null | undefined>()
  const current: Config = { ...config, headers: [...config.headers, own] }

  const client: TrothClient = {
    ...(calls(current, (response) => response) as Omit<TrothClient, 'setHeaders' | 'extend' | 'safe'>),
    safe: calls(current, settle) as SafeCalls,
    setHeaders(headers) {
      for (const [name, value] of headerPairs(headers, {})) own.set(name, value)
      return client
    },
    extend(options) {
      // A copy, so that a later setHeaders on this client does not reach the new one.
      return clientFrom(configureClient({ ...config, headers: [...config.headers, [...own]] }, options))
    },
  }
  return client
}

/** The five calls; `deliver` decides how their outcome reaches the caller. */
function calls<R>(config: Config, deliver: (response: Promise<TrothResponse>) => R) {
  const send = (method: HttpMethod) => (path: string | URL, body?: RequestBody, options?: RequestOptions) =>
    deliver(request(config, method, { path, body, options }))
  const get = send('GET')
  const remove = send('DELETE')
  return {
    getAsync: (path: string | URL, options?: RequestOptions) => get(path, undefined, options),
    deleteAsync: (path: string | URL, options?: DeleteOptions) => remove(path, options?.body, options),
    postAsync: send('POST'),
    putAsync: send('PUT'),
    patchAsync: send('PATCH'),
  }
}

/** Turns either outcome into a value. */
function settle(response: Promise<TrothResponse>): Promise<SafeResult> {
  return response.then(
    (response) => ({ ok: true, data: response.data, response }),
    (error: TrothFailure) => ({ ok: false, error }),
  )
}
