// Options of axios, ky and ofetch that Troth does not have, and what to write instead: the rows of a table in the
// page of options, and the errors that the search explains with them.

/** An option of other clients. */
export interface OtherOption {
  readonly name: string
  /** The clients that have it. */
  readonly clients: readonly ('axios' | 'ky' | 'ofetch')[]
  /** What to write with Troth, in the Markdown of a doc comment; names of options are links. */
  readonly instead: string
}

const BODY = 'the body: the second argument of `postAsync`, `putAsync` and `patchAsync`; elsewhere `body`'

const PROGRESS = '`progressFetch` of [`troth/progress`](/docs/api/troth/methods/post-async#upload-progress)'

const CSRF = '`csrf` of [`troth/auth`](/docs/api/troth/methods/set-headers#csrf)'

const DISPATCHER = '`fetch`, [with a dispatcher](/docs/api/troth-options#proxy)'

/** The options, those that readers try most first. */
export const OTHER_OPTIONS: readonly OtherOption[] = [
  { name: 'params', clients: ['axios', 'ofetch'], instead: '`query`' },
  { name: 'searchParams', clients: ['ky'], instead: '`query`' },
  { name: 'data', clients: ['axios'], instead: BODY },
  { name: 'json', clients: ['ky'], instead: BODY },
  { name: 'baseURL', clients: ['axios', 'ofetch'], instead: '`baseUrl`' },
  { name: 'prefixUrl', clients: ['ky'], instead: '`baseUrl`' },
  { name: 'prefix', clients: ['ky'], instead: '`baseUrl`' },
  { name: 'paramsSerializer', clients: ['axios'], instead: '`stringifyQuery`, or `arrayFormat`' },
  { name: 'validateStatus', clients: ['axios'], instead: '`acceptStatus`' },
  { name: 'throwHttpErrors', clients: ['ky'], instead: '`acceptStatus`, or the methods of `safe`' },
  { name: 'ignoreResponseError', clients: ['ofetch'], instead: '`acceptStatus`, or the methods of `safe`' },
  { name: 'withCredentials', clients: ['axios'], instead: "`credentials`, with the value `'include'`" },
  { name: 'cancelToken', clients: ['axios'], instead: '`signal`' },
  { name: 'transformResponse', clients: ['axios'], instead: '`parseJson`, or `schema`' },
  { name: 'transformRequest', clients: ['axios'], instead: '`stringifyJson`' },
  { name: 'parseResponse', clients: ['ofetch'], instead: '`parseJson`' },
  { name: 'statusCodes', clients: ['ky'], instead: '`retry.statuses`' },
  { name: 'retryStatusCodes', clients: ['ofetch'], instead: '`retry.statuses`' },
  { name: 'shouldRetry', clients: ['ky'], instead: '`retry.when`' },
  { name: 'retryOnTimeout', clients: ['ky'], instead: '`retry.timeouts`' },
  { name: 'retryDelay', clients: ['ofetch'], instead: '`retry.delay`' },
  { name: 'backoffLimit', clients: ['ky'], instead: '`retry.delay`' },
  { name: 'jitter', clients: ['ky'], instead: '`retry.delay`; waits are random by default' },
  { name: 'interceptors', clients: ['axios'], instead: '`hooks`' },
  { name: 'beforeRequest', clients: ['ky'], instead: '`hooks.request`' },
  { name: 'afterResponse', clients: ['ky'], instead: '`hooks.response`' },
  { name: 'beforeError', clients: ['ky'], instead: '`hooks.error`' },
  { name: 'beforeRetry', clients: ['ky'], instead: '`hooks.request`, whose context has `previousError`' },
  { name: 'onRequest', clients: ['ofetch'], instead: '`hooks.request`' },
  { name: 'onResponse', clients: ['ofetch'], instead: '`hooks.response`' },
  { name: 'onRequestError', clients: ['ofetch'], instead: '`hooks.error`' },
  { name: 'onResponseError', clients: ['ofetch'], instead: '`hooks.error`' },
  { name: 'onUploadProgress', clients: ['axios', 'ky'], instead: PROGRESS },
  { name: 'onDownloadProgress', clients: ['axios', 'ky'], instead: PROGRESS },
  { name: 'adapter', clients: ['axios'], instead: '`fetch`' },
  { name: 'proxy', clients: ['axios'], instead: DISPATCHER },
  { name: 'httpAgent', clients: ['axios'], instead: DISPATCHER },
  { name: 'httpsAgent', clients: ['axios'], instead: DISPATCHER },
  { name: 'socketPath', clients: ['axios'], instead: DISPATCHER },
  { name: 'dispatcher', clients: ['ofetch'], instead: DISPATCHER },
  {
    name: 'maxRedirects',
    clients: ['axios'],
    instead: "`fetchOptions`, with `redirect: 'manual'` or `'error'`",
  },
  {
    name: 'maxContentLength',
    clients: ['axios'],
    instead: "`responseType`, with `'stream'`; count its bytes",
  },
  { name: 'xsrfCookieName', clients: ['axios'], instead: CSRF },
  { name: 'xsrfHeaderName', clients: ['axios'], instead: CSRF },
  { name: 'withXSRFToken', clients: ['axios'], instead: CSRF },
  {
    name: 'auth',
    clients: ['axios'],
    instead: '`basic` of [`troth/auth`](/docs/api/troth/methods/set-headers#basic-authentication)',
  },
  {
    name: 'timeoutErrorMessage',
    clients: ['axios'],
    instead: 'no equivalent; return another error from `hooks.error`',
  },
]

/** The id of the row of an option: `'baseURL'` → `'other-baseurl'`; without the prefix it may be that of a heading. */
export function rowId(name: string): string {
  return `other-${name.toLowerCase()}`
}

/** What Troth and TypeScript report for each option, by the path of its row on the page `page`. */
export function otherOptionErrors(page: string): Record<string, string[]> {
  return Object.fromEntries(
    OTHER_OPTIONS.map(({ name }) => [
      `${page}#${rowId(name)}`,
      [`option "${name}" is unknown`, `unknown option "${name}"`, `'${name}' does not exist in type`],
    ]),
  )
}
