// Troth and five other clients, row by row. In: nothing. Out: plain data for a table. A cell of another client says what
// the README of the named version says, or what the benchmark or a program observed; a dash means that the README does not mention
// it. Troth's cells link to the section that proves them. What others do better is said in each row where it is so.

import record from '../../bench/results/clients.json'
import { client } from '../urls'

/** The other clients, in the order of the columns. */
export const OTHERS = ['axios', 'ky', 'ofetch', 'wretch', 'up-fetch'] as const
export type Other = (typeof OTHERS)[number]

/** The version whose README was read, and when. */
export const CHECKED = '2026-11-18'
export const VERSIONS: Readonly<Record<Other, string>> = {
  axios: record.versions.axios,
  ky: record.versions.ky,
  ofetch: record.versions.ofetch,
  wretch: record.versions.wretch,
  'up-fetch': '2.6.1',
}

export interface ComparisonRow {
  readonly feature: string
  readonly troth: string
  /** The section of this site that shows it. */
  readonly href: string
  /** In the order of `OTHERS`. */
  readonly others: readonly [string, string, string, string, string]
  /** Where Troth is worse than one of them. */
  readonly worse?: string
}

const api = `/docs/api/${client}/`
const options = `/docs/api/${client}-options`
const get = `${api}methods/get-async`
const post = `${api}methods/post-async`
const headers = `${api}methods/set-headers`
const { bytes, needs, defaults } = record

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')
const seconds = (ms: number | null) => (ms === null ? 'none' : `${ms / 1000} s`)
const retries = (count: number) => (count === 0 ? 'none' : `${count}, not of POST and PATCH`)

export const COMPARISON: readonly ComparisonRow[] = [
  {
    feature: 'Bytes, minified and brotli',
    troth: grouped(bytes.troth),
    href: '/docs/frameworks/vite#size',
    others: [
      grouped(bytes.axios),
      grouped(bytes.ky),
      grouped(bytes.ofetch),
      grouped(bytes.wretch),
      'about 1,600 (gzip)',
    ],
    worse: 'ofetch, wretch and up-fetch are smaller',
  },
  {
    feature: 'Dependencies',
    troth: 'none',
    href: '/docs/introduction',
    others: [String(needs.axios.dependencies), 'none', String(needs.ofetch.dependencies), 'none', 'none'],
  },
  {
    feature: 'Node.js',
    troth: `${needs.troth.node.replace('>=', '')} and newer`,
    href: '/docs/support#supported-versions',
    others: ['no version named', '22 and newer', 'no version named', '22 and newer', '18 and newer'],
    worse: 'axios and up-fetch run in older versions',
  },
  {
    feature: 'Formats',
    troth: 'ESM, CommonJS, UMD',
    href: '/docs/installation/cjs',
    others: ['ESM, CommonJS, UMD', 'ESM', 'ESM, CommonJS', 'ESM, CommonJS, UMD', 'ESM, CommonJS'],
  },
  {
    feature: 'Stability',
    troth: '0.x: a minor version may break',
    href: '/docs/support#versions',
    others: ['1.x', '2.x', '1.x', '3.x', '2.x'],
    worse: 'all others promise a stable major version',
  },
  {
    feature: 'Sends through',
    troth: '`fetch`',
    href: `${options}#fetch`,
    others: ['`XMLHttpRequest`, `http` or `fetch`', '`fetch`', '`fetch`', '`fetch`', '`fetch`'],
    worse: 'axios reaches options of `http` that `fetch` hides',
  },
  {
    feature: 'Default timeout',
    troth: seconds(defaults.troth.timeoutMs),
    href: `${options}#timeout`,
    others: ['none', seconds(defaults.ky.timeoutMs), 'none', 'none', 'none'],
  },
  {
    feature: 'Limit for all attempts together',
    troth: '`totalTimeout`',
    href: `${options}#totaltimeout`,
    others: ['–', '`totalTimeout`', '–', '–', '–'],
  },
  {
    feature: 'Limit for a body without data',
    troth: '`idleTimeout`',
    href: `${options}#idletimeout`,
    others: ['–', '–', '–', '–', '–'],
  },
  {
    feature: 'Retries by default',
    troth: 'none',
    href: `${options}#retry`,
    others: ['none', retries(defaults.ky.retries), '1, not of POST, PUT, PATCH and DELETE', 'none', 'none'],
    worse: 'ky and ofetch retry without an option',
  },
  {
    feature: 'Retries',
    troth: '`retry`',
    href: `${options}#retry`,
    others: ['interceptor, or axios-retry', '`retry`', '`retry`', 'middleware', '`retry`'],
  },
  {
    feature: 'Reads `Retry-After`',
    troth: 'yes; a longer wait fails',
    href: `${options}#retrymaxretryafter`,
    others: ['–', 'yes; also `RateLimit-Reset`', 'no', 'no', '–'],
    worse: 'ky reads more headers',
  },
  {
    feature: 'Backoff',
    troth: 'exponential, full jitter',
    href: `${options}#retrydelay`,
    others: ['–', 'exponential; jitter optional', 'a delay or a function', 'a function', 'a function'],
  },
  {
    feature: 'Idempotency key for a retried POST',
    troth: '`idempotencyKey`',
    href: `${options}#idempotencykey`,
    others: ['a header', 'a header', 'a header', 'a header', 'a header'],
  },
  {
    feature: 'A 404',
    troth: '`HttpError`',
    href: `${api}#httperror`,
    others: ['`AxiosError`', '`HTTPError`', '`FetchError`', '`WretchError`', '`ResponseError`'],
  },
  {
    feature: 'Parsed body of an error',
    troth: '`error.data`',
    href: `${api}#httperror`,
    others: ['`error.response.data`', '`error.data`', '`error.data`', '`error.json`', '`error.data`'],
  },
  {
    feature: 'Errors as values',
    troth: '`safe`',
    href: `${api}#safe`,
    others: [
      '–',
      '`throwHttpErrors: false`, statuses only',
      '`ignoreResponseError`, statuses only',
      'catchers by status',
      'a wrapper to copy',
    ],
  },
  {
    feature: 'Error codes with a page each',
    troth: 'yes: `error.docs`',
    href: `${api}#errors`,
    others: ['codes', 'classes', '–', '–', '–'],
  },
  {
    feature: 'Paths cannot leave the base URL',
    troth: 'yes',
    href: `${options}#allowedorigins`,
    others: ['`allowAbsoluteUrls: false` for absolute URLs', 'no', '–', '–', '–'],
  },
  {
    feature: 'Nested objects in the query',
    troth: 'with `stringifyQuery`',
    href: `${options}#stringifyquery`,
    others: ['yes', '–', 'yes, as JSON', '–', 'with `serializeParams`'],
    worse: 'axios and ofetch write them without a function',
  },
  {
    feature: 'Response validation',
    troth: 'Standard Schema',
    href: `${options}#schema`,
    others: ['–', 'Standard Schema', '–', '–', 'Standard Schema'],
  },
  {
    feature: 'Hooks',
    troth: 'request, response, error',
    href: `${options}#hooks`,
    others: [
      'interceptors, which can be ejected',
      '5 hooks',
      '4 hooks',
      'middlewares',
      '`onRequest`, `onSuccess`, `onError` and more',
    ],
    worse: 'axios can remove an interceptor later',
  },
  {
    feature: 'Token refresh, once for parallel 401s',
    troth: '`bearer` of `troth/auth`',
    href: `${headers}#refresh-a-token`,
    others: ['by hand', 'by hand', 'by hand', 'by hand', 'by hand'],
  },
  {
    feature: 'CSRF header from a cookie',
    troth: '`csrf` of `troth/auth`',
    href: `${headers}#csrf`,
    others: ['built in', '–', '–', '–', '–'],
    worse: 'axios needs no import',
  },
  {
    feature: 'Upload progress in browsers',
    troth: '`troth/progress`, all browsers',
    href: `${post}#upload-progress`,
    others: [
      'all browsers',
      'where `fetch` can send streams',
      '–',
      'addon, where `fetch` can send streams',
      'where `fetch` can send streams',
    ],
  },
  {
    feature: 'Server-sent events, with reconnect',
    troth: '`troth/sse`',
    href: `${get}#server-sent-events`,
    others: ['–', '–', '–', '–', '–'],
  },
  {
    feature: 'NDJSON',
    troth: '`troth/sse`',
    href: `${get}#ndjson`,
    others: ['–', '–', '–', '–', '–'],
  },
  {
    feature: 'Deduplicate requests in flight',
    troth: '`dedupe` of `troth/fetch`',
    href: `${options}#dedupe-and-limit`,
    others: ['–', '–', '–', 'middleware', '–'],
  },
  {
    feature: 'Limit concurrency and rate',
    troth: '`limit` of `troth/fetch`',
    href: `${options}#dedupe-and-limit`,
    others: ['bytes per second: `maxRate`', '–', '–', '–', '–'],
    worse: 'axios limits bytes per second in Node.js',
  },
  {
    feature: 'Mock for tests',
    troth: '`troth/mock`',
    href: '/docs/frameworks/vite#mock',
    others: ['axios-mock-adapter', '–', '–', '–', '–'],
  },
  {
    feature: 'Calls typed by OpenAPI',
    troth: '`troth/openapi`',
    href: `${api}#openapi`,
    others: ['–', '–', '–', '–', '–'],
  },
  {
    feature: 'Proxy in Node.js',
    troth: 'with the `fetch` of undici',
    href: `${options}#proxy`,
    others: ['`proxy`, agents, environment', '`dispatcher`', '`dispatcher`', '–', '–'],
    worse: 'axios has an option',
  },
  {
    feature: 'Limit of response size',
    troth: 'errors only: 10 MB',
    href: `${api}#httperror`,
    others: ['`maxContentLength`', 'errors only: 10 MiB', '–', '–', '–'],
    worse: 'axios limits every body',
  },
]
