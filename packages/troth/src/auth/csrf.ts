// Sessions in cookies: sends them, and repeats a token in a header, which proves that the page has sent a request.

import type { AttemptContext } from '../hookTypes.js'
import type { HeadersInput } from '../optionTypes.js'
import { checkOptions } from '../shared/checkOptions.js'

/** Options for `csrf`. */
export interface CsrfOptions {
  /**
   * The cookie that contains the token.
   *
   * @default 'XSRF-TOKEN'
   */
  cookie?: string | undefined
  /**
   * The header to send the token in.
   *
   * @default 'X-XSRF-TOKEN'
   */
  header?: string | undefined
  /**
   * Returns a token that is not in a cookie, such as one in a `<meta>` element or in a response.
   *
   * @default undefined
   */
  getToken?: (() => string | null | undefined | Promise<string | null | undefined>) | undefined
  /**
   * Whether cookies are sent. `include` sends them to other origins too, such as an API on a subdomain.
   *
   * @default 'include'
   */
  credentials?: 'same-origin' | 'include' | undefined
}

/**
 * Client options for a session in cookies with a CSRF token. The token is sent in a header with every method except
 * GET, HEAD and OPTIONS. The client needs a `baseUrl`: the token is sent to that origin only.
 *
 * @param options Where to find the token, and how to send it.
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
