// createClient: the calls, setHeaders, extend and safe, thin over request().
// A client's only state is the headers that `setHeaders` has put in.

import type { RequestBody } from './bodyTypes.js'
import type { TrothFailure } from './errors.js'
import { headerPairs } from './headers.js'
import type { HttpMethod } from './hookTypes.js'
import { BODY_RULES, type Config, configureClient, DEFAULTS } from './options.js'
import type { BodyOptions, RequestOptions, TrothOptions } from './optionTypes.js'
import { request } from './request.js'
import type { SafeCalls, SafeResult, TrothClient, TrothResponse } from './types.js'

/**
 * Creates a client: one base URL and one set of defaults for many requests.
 *
 * @param options Defaults of all requests of this client. All are optional.
 * @typeParam E Default type of `error.data`. A call can override it.
 * @returns A client with its methods, `extend` and `safe`.
 * @throws `ConfigError` if an option is unknown or has a wrong value.
 * @example
 * import { createClient } from 'troth'
 *
 * const api = createClient({ baseUrl: 'https://api.example.com/v1' })
 * const { data } = await api.getAsync<{ name: string }>('users/7')
 */
export function createClient<E = unknown>(options: TrothOptions = {}): TrothClient<E> {
  return clientFrom(configureClient(DEFAULTS, options)) as TrothClient<E>
}

function clientFrom(config: Config): TrothClient {
  // What setHeaders has put in: the last layer, which requests read as it is at their time.
  const own = new Map<string, string | null | undefined>()
  const current: Config = { ...config, headers: [...config.headers, own] }

  const client: TrothClient = {
    ...(calls(current, (response) => response) as Omit<TrothClient, 'setHeaders' | 'extend' | 'safe'>),
    safe: calls(current, settle) as SafeCalls,
    setHeaders(headers) {
      for (const [name, value] of headerPairs(headers)) own.set(name, value)
      return client
    },
    extend(options) {
      // A copy, so that a later setHeaders on this client does not reach the new one.
      return clientFrom(configureClient({ ...config, headers: [...config.headers, [...own]] }, options))
    },
  }
  return client
}

/** The calls; `deliver` decides how their outcome reaches the caller. */
function calls<R>(config: Config, deliver: (response: Promise<TrothResponse>) => R) {
  const withBody =
    (method: HttpMethod) => (path: string | URL, body?: RequestBody, options?: RequestOptions) =>
      deliver(request(config, method, path, body, options))
  const withoutBody = (method: HttpMethod) => (path: string | URL, options?: RequestOptions) =>
    deliver(request(config, method, path, undefined, options))
  const requestAsync = (method: HttpMethod, path: string | URL, options?: BodyOptions) =>
    deliver(request(config, method, path, undefined, options, BODY_RULES))
  return {
    getAsync: withoutBody('GET'),
    headAsync: withoutBody('HEAD'),
    postAsync: withBody('POST'),
    putAsync: withBody('PUT'),
    patchAsync: withBody('PATCH'),
    deleteAsync: (path: string | URL, options?: BodyOptions) => requestAsync('DELETE', path, options),
    requestAsync,
  }
}

/** Turns either outcome into a value. */
function settle(response: Promise<TrothResponse>): Promise<SafeResult> {
  return response.then(
    (response) => ({ ok: true, data: response.data, response }),
    (error: TrothFailure) => ({ ok: false, error }),
  )
}
