// Bearer tokens: sends the current one, and refreshes it when the server refuses it. All requests that fail
// at the same time wait for one refresh, in all tabs when they share a lock.

import type { AttemptContext, CallContext, ResponseContext } from '../hookTypes.js'
import type { HeadersInput } from '../optionTypes.js'
import { checkOptions } from '../shared/checkOptions.js'

/** Options for `bearer`. */
export interface BearerOptions {
  /**
   * Returns the current access token. Called for every attempt. Return nothing if nobody is signed in.
   *
   * @default none, it is required
   */
  getToken: () => string | null | undefined | Promise<string | null | undefined>
  /**
   * Gets a new token and stores it where `getToken` finds it. Called once for all requests that failed with the
   * old token; each of them is then sent again, once. Send the refresh with a different client: its own 401 must not
   * start another refresh. If unset, tokens are not refreshed.
   *
   * @default undefined
   */
  refresh?: (() => unknown) | undefined
  /**
   * Called once when the server refuses the refresh with 400, 401 or 403: the session has ended. Calls that waited for
   * the refresh reject with its error, and so do later calls with the same token. Other errors, such as a lost
   * connection, do not end the session.
   *
   * @default undefined
   */
  onSignOut?: ((error: unknown) => unknown) | undefined
  /**
   * Decides whether a response means that the token has expired. To look at the body, read `response.clone()`.
   *
   * @default (response) => response.status === 401
   */
  shouldRefresh?: ((response: Response) => boolean | Promise<boolean>) | undefined
  /**
   * The name of a lock that all tabs share, so that one tab refreshes for all. `getToken` must then read shared
   * storage, such as `localStorage`. Without the Web Locks API, each tab refreshes by itself.
   *
   * @default undefined
   */
  lock?: string | undefined
}

/**
 * Client options that send a bearer token and refresh it. The client needs a `baseUrl`: the token is sent to that
 * origin only. A request without a token, or with its own `Authorization`, does not start a refresh.
 *
 * @param options Where to find the token, and how to refresh it.
 * @returns Options for `createClient` or `extend`.
 * @throws `TypeError` if an option is not valid.
 * @example
 * let accessToken = 'expired'
 * const signed = api.extend(
 *   bearer({
 *     getToken: () => accessToken,
 *     async refresh() {
 *       const { data } = await api.postAsync<{ accessToken: string }>('auth/refresh', { refreshToken: 'demo-refresh' })
 *       accessToken = data.accessToken
 *     },
 *   }),
 * )
 */
export function bearer(options: BearerOptions): {
  headers: (context: AttemptContext) => Promise<HeadersInput>
  hooks: { response: ((context: ResponseContext) => Promise<void>)[] }
} {
  const { getToken = null, refresh, onSignOut, lock } = options
  const { shouldRefresh = ({ status }) => status === 401 } = options
  checkOptions(
    'bearer',
    { ...options, getToken },
    {
      getToken: 'function',
      refresh: 'function',
      onSignOut: 'function',
      shouldRefresh: 'function',
      lock: 'string',
    },
  )
  /** What each call has sent, so that an `Authorization` of its own is not taken for it. It goes when the call does. */
  const sentByUs = new WeakMap<CallContext, string | null>()
  let refreshing: Promise<void> | undefined
  /** The last token that could not be refreshed. Responses to it may still arrive. */
  let ended: { readonly token: string | null; readonly error: unknown } | undefined

  const authorization = async () => {
    const token = await options.getToken()
    return token ? `Bearer ${token}` : null
  }
  const refreshOnce = async (refused: string | null) => {
    // Another call, or another tab, may have refreshed it since this one was sent.
    if (!refresh || (await authorization()) !== refused) return
    if (ended?.token === refused) throw ended.error
    try {
      await refresh()
    } catch (error) {
      const { status } = Object(error) as { status?: number }
      if (status === 400 || status === 401 || status === 403) {
        ended = { token: refused, error }
        await onSignOut?.(error)
      }
      throw error
    }
  }
  return {
    async headers({ context }) {
      const value = await authorization()
      sentByUs.set(context, value)
      return value ? { authorization: value } : {}
    },
    hooks: {
      response: refresh
        ? [
            async ({ context, headers, response, retryOnce }) => {
              const sent = headers.get('authorization')
              if (!sent || sentByUs.get(context) !== sent || !(await shouldRefresh(response)) || !retryOnce())
                return
              refreshing ??= withLock(lock, () => refreshOnce(sent)).finally(() => {
                refreshing = undefined
              })
              await refreshing
            },
          ]
        : [],
    },
  }
}

/** Runs a function while no other tab does, if the platform has locks. */
function withLock(name: string | undefined, run: () => Promise<void>): Promise<void> {
  const { navigator } = globalThis as { navigator?: { readonly locks?: LockManager } }
  return name && navigator?.locks ? navigator.locks.request(name, run) : run()
}
