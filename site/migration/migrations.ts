// How code of other clients is written with Troth, both sides as code that a test runs against the demo API: the rows
// with the same result must have it, those with a different one must differ. In: nothing. Out: plain data for tables.

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code of other clients

/** Clients to migrate from. Tables for axios are written by hand, because the translator's corpus runs them. */
export type MigrationSource = 'fetch' | 'ky' | 'ofetch'

export interface MigrationRow {
  /** An expression. It may use `ky`, `ofetch` or `fetch`, and `base`, the base URL. */
  readonly other: string
  /** An expression. It may use `api`, a client for `base`, `createClient` and `base`. */
  readonly troth: string
  readonly note?: string
  /** Whether the two results differ, as the note says. */
  readonly differs?: true
  /** Names of options instead of code: they have no result of their own. */
  readonly isName?: true
}

export const MIGRATIONS: Readonly<Record<MigrationSource, readonly MigrationRow[]>> = {
  fetch: [
    {
      other: 'await (await fetch(`${base}/users/7`)).json()',
      troth: "(await api.getAsync('users/7')).data",
      note: 'a status such as 404 rejects: remove the check of `response.ok`',
    },
    {
      other: '(await fetch(`${base}/users/99`)).status',
      troth: "(await api.getAsync('users/99')).status",
      note: 'rejects with an `HttpError`; to resolve, set `acceptStatus: () => true`',
      differs: true,
    },
    {
      other:
        "(await (await fetch(`${base}/echo`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ id: 7 }) })).json()).body",
      troth: "(await api.postAsync('echo', { id: 7 })).data.body",
      note: 'pass the object: a string is sent as text',
    },
    {
      other: "(await (await fetch(`${base}/echo?${new URLSearchParams({ page: '2' })}`)).json()).query",
      troth: "(await api.getAsync('echo', { query: { page: 2 } })).data.query",
    },
    {
      other:
        "(await (await fetch(`${base}/echo`, { headers: { 'X-App': 'shop' } })).json()).headers['x-app']",
      troth: "(await api.getAsync('echo', { headers: { 'X-App': 'shop' } })).data.headers['x-app']",
      note: 'headers of every request belong in `createClient`',
    },
    {
      other: "await fetch(`${base}/slow`, { signal: AbortSignal.timeout(50) }).catch(() => 'too slow')",
      troth: "await api.getAsync('slow', { timeout: 50 }).catch(() => 'too slow')",
      note: 'reading the body counts too; without the option the limit is that of the client',
    },
    {
      other: 'await (await fetch(`${base}/report.csv`)).text()',
      troth: "(await api.getAsync('report.csv')).data",
    },
    {
      other: '(await (await fetch(`${base}/users/7/avatar`)).blob()).type',
      troth: "(await api.getAsync('users/7/avatar', { responseType: 'blob' })).data.type",
    },
    { other: '`cache`, `mode`, `redirect`, `keepalive`', troth: '`fetchOptions: { cache }`', isName: true },
  ],
  ky: [
    {
      other: "await ky.create({ prefix: base }).get('users/7').json()",
      troth: "(await createClient({ baseUrl: base }).getAsync('users/7')).data",
      note: '`prefix` is the same as `baseUrl` in Troth',
    },
    {
      other: "await ky.create({ baseUrl: base }).get('/users/7').json()",
      troth: "(await createClient({ baseUrl: base }).getAsync('/users/7')).data",
      note: '**same name, different behaviour**: in ky a leading slash drops the path of `baseUrl`, and an absolute URL bypasses it; Troth keeps the path and refuses other URLs',
      differs: true,
    },
    {
      other: "await ky.get('users', { searchParams: { role: 'admin' } }).json()",
      troth: "(await api.getAsync('users', { query: { role: 'admin' } })).data",
    },
    {
      other: "(await ky.post('echo', { json: { id: 7 } }).json()).body",
      troth: "(await api.postAsync('echo', { id: 7 })).data.body",
    },
    {
      other: "(await ky.get('users/99', { throwHttpErrors: false })).status",
      troth: "(await api.getAsync('users/99', { acceptStatus: () => true })).status",
      note: 'or `api.safe.getAsync`',
    },
    {
      other: "await ky.get('users/99').catch((error) => error.data.detail)",
      troth: "await api.getAsync('users/99').catch((error) => error.data.detail)",
      note: 'check `error.kind` instead of `isHTTPError(error)`',
    },
    {
      other: "await ky.get('flaky', { retry: { limit: 1, delay: () => 0 } }).json()",
      troth: "(await api.getAsync('flaky', { retry: { limit: 1, delay: () => 0 } })).data",
    },
    {
      other: "await ky.get('flaky').json()",
      troth: "(await api.getAsync('flaky')).data",
      note: 'ky retries twice by default, Troth does not: set `retry: 2` on the client',
      differs: true,
    },
    {
      other:
        "(await ky.get('echo', { hooks: { beforeRequest: [({ request }) => request.headers.set('X-App', 'shop')] } }).json()).headers['x-app']",
      troth:
        "(await api.getAsync('echo', { hooks: { request: [({ headers }) => headers.set('X-App', 'shop')] } })).data.headers['x-app']",
      note: 'a `Request` or `Response` that a hook returns is used, as in ky',
    },
    {
      other: '`hooks.beforeRetry`',
      troth: '`hooks.request`, which has `attempt` and `previousError`',
      note: 'not `retry.when`, which decides only',
      isName: true,
    },
    {
      other: '`hooks.afterResponse`, `hooks.beforeError`',
      troth: '`hooks.response`, `hooks.error`',
      isName: true,
    },
    { other: '`ky.stop`, `shouldRetry`', troth: '`retry.when`, which returns `false`', isName: true },
    {
      other: '`retry.statusCodes`',
      troth: '`retry.statuses`',
      note: 'ky also retries 413 and 500 by default',
      isName: true,
    },
    {
      other: '`retry.maxRetryAfter`',
      troth: '`retry.maxRetryAfter`',
      note: 'ky waits no longer than the limit and then retries; Troth fails at once if the server asks for more',
      isName: true,
    },
    {
      other: '`retry.backoffLimit`, `jitter`, `delay`',
      troth: '`retry.delay`, one function',
      note: 'full jitter is the default',
      isName: true,
    },
    {
      other: '`timeout`',
      troth: '`timeout`',
      note: 'ky limits the response and reading its body separately, Troth limits both together; `retry.timeouts` also retries a body that was too slow',
      isName: true,
    },
    {
      other: '`HTTPError`, `NetworkError`, `TimeoutError`',
      troth: '`HttpError`, `NetworkError`, `TimeoutError`',
      note: 'an abort is an `AbortError` of Troth',
      isName: true,
    },
    {
      other: '`onUploadProgress`, `onDownloadProgress`',
      troth: '`progressFetch` of `troth/progress`',
      isName: true,
    },
  ],
  ofetch: [
    {
      other: "await ofetch('/users/7', { baseURL: base })",
      troth: "(await createClient({ baseUrl: base }).getAsync('/users/7')).data",
      note: 'ofetch resolves with the body, Troth with the response: use `data`',
    },
    {
      other: "await ofetch(`${base}/users`, { query: { role: 'admin' } })",
      troth: "(await api.getAsync('users', { query: { role: 'admin' } })).data",
      note: '`params` is `query` too; ofetch writes a nested object as JSON, Troth needs `stringifyQuery` for it',
    },
    {
      other: "(await ofetch(`${base}/echo`, { method: 'POST', body: { id: 7 } })).body",
      troth: "(await api.postAsync('echo', { id: 7 })).data.body",
    },
    {
      other: '(await ofetch.raw(`${base}/users/7`)).status',
      troth: "(await api.getAsync('users/7')).status",
    },
    {
      other: 'await ofetch(`${base}/users/99`).catch((error) => error.data.detail)',
      troth: "await api.getAsync('users/99').catch((error) => error.data.detail)",
    },
    {
      other: '(await ofetch.raw(`${base}/users/99`, { ignoreResponseError: true })).status',
      troth: "(await api.getAsync('users/99', { acceptStatus: () => true })).status",
      note: 'or `api.safe.getAsync`',
    },
    {
      other: 'await ofetch(`${base}/flaky`)',
      troth: "(await api.getAsync('flaky')).data",
      note: 'ofetch retries a GET once by default, without a wait; set `retry: 1`',
      differs: true,
    },
    {
      other:
        "(await ofetch(`${base}/echo`, { onRequest: ({ options }) => options.headers.set('X-App', 'shop') })).headers['x-app']",
      troth:
        "(await api.getAsync('echo', { hooks: { request: [({ headers }) => headers.set('X-App', 'shop')] } })).data.headers['x-app']",
    },
    {
      other: '`onResponse`, `onResponseError`, `onRequestError`',
      troth: '`hooks.response`, `hooks.error`',
      note: '`hooks.response` runs before the body is read',
      isName: true,
    },
    {
      other: '`retryDelay`, `retryStatusCodes`',
      troth: '`retry.delay`, a function; `retry.statuses`',
      note: 'ofetch ignores `Retry-After`',
      isName: true,
    },
    { other: '`parseResponse`', troth: '`parseJson`', isName: true },
    {
      other: '`dispatcher`',
      troth: '[a `fetch` with a dispatcher](/docs/api/troth-options#proxy)',
      isName: true,
    },
  ],
}
