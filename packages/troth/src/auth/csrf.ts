// Sessions in cookies: sends them, and repeats a token in a header, which proves that the page has sent a request.

import type { AttemptContext } from '../hookTypes.js'
import type { HeadersInput } from '../optionTypes.js'
import { checkOptions } from '../shared/checkOptions.js'

/** Options of `csrf`. */
export interface CsrfOptions {
  /**
   * The cookie that has the token.
   *
   * @default 'XSRF-TOKEN'
   */
  cookie?: string | undefined
  /**
   * The header that the token is sent in.
   *
   * @default 'X-XSRF-TOKEN'
   */
  header?: string | undefined
  /**
   * Returns the token, when it is not in a cookie: in a `<meta>` of the page, or in the response of a request.
   *
   * @default undefined
   */
  getToken?: (() => string | null | undefined | Promise<string | null | undefined>) | undefined
  /**
   * Whether cookies are sent. `include` also sends them to another origin, such as a subdomain with the API.
   *
   * @default 'include'
   */
  credentials?: 'same-origin' | 'include' | undefined
}

/**
 * Options of a client whose session is in cookies. Every request that may change something, which is every
 * method but GET, HEAD and OPTIONS, has the token of the session in a header. The client needs a `baseUrl`: the
 * token is sent to its origin alone.
 *
 * @param options Where the token is, and what it is sent in.
 * @returns Options for `createClient` or `extend`.
 * @throws `TypeError` when an option is not valid.
 * @example
 * const signed = api.extend(csrf({ cookie: 'csrftoken', header: 'X-CSRFToken' }))
 */
export function csrf(options: CsrfOptions = {}): {
  credentials: 'same-origin' | 'include'
  headers: (context: AttemptContext) => Promise<HeadersInput>
} {
  checkOptions('csrf', options, {
    cookie: 'string',
    header: 'string',
    getToken: 'function',
    credentials: 'string',
  })
  const { cookie = 'XSRF-TOKEN', header = 'X-XSRF-TOKEN', credentials = 'include' } = options
  const { getToken = () => readCookie(cookie) } = options
  return {
    credentials,
    async headers({ method }) {
      const token = /^(GET|HEAD|OPTIONS)$/.test(method) ? undefined : await getToken()
      return token ? { [header]: token } : {}
    },
  }
}

/** The value of a cookie that scripts may read. Outside of a page there is none. */
function readCookie(name: string): string | undefined {
  const { document } = globalThis as { document?: { readonly cookie: string } }
  const found = document?.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  const value = found?.slice(name.length + 1)
  try {
    return value && decodeURIComponent(value)
  } catch {
    return value
  }
}
