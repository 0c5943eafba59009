// What readers call the things that Troth's pages name: by the words of a heading, the words of those who do not know them. One
// line for a concept, wherever it is explained: no phrase is bound to a section, and the search decides which section is meant.

/** Words of headings → phrases of readers, separated by commas. */
const PHRASES: Readonly<Record<string, string>> = {
  // Time.
  timeout:
    'give up, stop waiting, takes too long, slow server, fail fast, time limit, overdue, hangs, never returns, no answer',
  totalTimeout: 'overall deadline, all retries together, total time, time budget',
  idleTimeout: 'stopped sending data, stalled response, hangs in the middle, stuck download',
  silent: 'no data arrives, heartbeat, watchdog, dead connection',
  // Retries.
  retry: 'try again, failed request again, turn off, resend, unstable network, flaky',
  'retry.limit': 'number of attempts, maximum number of retries, how many times, at most',
  'retry.methods': 'which methods are retried, retry other methods, only idempotent methods',
  'retry.statuses': 'retry on 500, retry on 503, retry on 429, status codes retried',
  'retry.when': 'decide myself, only some errors, conditional retry',
  'retry.delay':
    'thundering herd, retry storm, wait longer between retries, exponential backoff and jitter, time between attempts, backoff, linear, fixed delay',
  'retry.maxRetryAfter': 'asks to wait too long, too many requests, 429',
  duplicate: 'charged twice, double click, double submit, sent twice, created two times, payment, invoice',
  idempotencyKey: 'charged twice, prevent duplicate orders, retry a payment, exactly once',
  'take effect': 'go through, was it processed, send it again safely',
  // URLs and origins.
  baseUrl: 'prefix of all paths, root URL of the API, relative URL, host, domain, server address',
  allowedOrigins:
    'another host, second domain, absolute URL of another server, external URL, presigned URL, S3, bucket, storage, third party',
  query: 'URL parameters, query string, filter and sort, add parameters to the URL',
  arrayFormat: 'array in the query string, brackets or commas, repeat a parameter',
  stringifyQuery: 'nested objects in the query string, custom query serializer, qs',
  // Headers and identity.
  headers:
    'custom header, same header with every request, attach a header to everything, API key header, content type, set once for all requests, bearer token, authorization, user agent, accept, language',
  'merged options':
    'override a default for one request, precedence, default and request options, default overridden, deep merge, inheritance',
  'requests already sent': 'old token, stale header, request in progress',
  'token changes': 'old token, stale token, new token for each request',
  'refresh token': 'token expired, renew the access token, access token',
  'refresh fails': 'redirect to login, session expired',
  'sign in out': 'log in and log out, token after login, bearer token, authorization header',
  tabs: 'every tab, signs out in another tab, share between tabs, BroadcastChannel',
  'Basic authentication': 'user name and password',
  CSRF: 'cross-site request forgery, Django, Laravel, Rails',
  'many users':
    'users see data of others, leaks between requests, request scoped client, Express, wrong user, mixed up users, shared client on a server, singleton',
  "user's token": 'token of each user, request scoped client, Express',
  credentials: 'send cookies, session cookie, include credentials, same-site, cross-site cookies',
  keys: 'keep secret, hide a secret, secrets in the bundle, import.meta.env',
  // Bodies.
  body: 'request payload, raw body, URL encoded form, send JSON, string or bytes, POST a form, form data, blob, buffer, text',
  upload: 'send a file, multipart form, upload an image, several files, photo, picture, FormData',
  progress: 'progress bar, percentage',
  'null undefined': 'set a field to null, remove a field',
  'changed fields': 'partial update, diff, only what changed',
  'delete many': 'several items, bulk delete, several at once',
  'validation errors':
    'unprocessable entity, field errors, messages of the server, invalid input, highlight fields',
  'optimistic locking': 'two users edit the same record, lost update, precondition failed, version conflict',
  'put patch': 'replace or update, difference between',
  location: '201 created, URL of the new resource',
  stringifyJson: 'dates and bigints, custom serializer, superjson, send bigint',
  parseJson:
    'convert dates in the response, bigints, revive Date objects, snake case to camel case, custom JSON parser, keys of a response, bigint',
  // Responses.
  responseType: 'get text, download binary data, ArrayBuffer, Blob, raw response, parse as',
  acceptStatus:
    'not throw on an error status, treat 404 as a result, allow error statuses, not found is normal, no exception, expected error status, instead of an exception, null instead of throwing',
  '404 success': 'already deleted, ignore not found',
  schema: 'check the data of a response, at run time, matches the type',
  TrothResponse: 'status code of the response, read response headers, what is in the response',
  'response headers CORS':
    'header is null in the browser, cannot read a header, header is missing, Access-Control-Expose-Headers',
  'typed results':
    'type of the error body, types for the response data, TypeScript type of data, generic type of the result',
  'text file stream': 'response body as text, image, PDF, open in a new tab, binary file',
  'download disk': 'filename, Content-Disposition, export a file, save as',
  streams:
    'download a file, large file without loading it into memory, image, PDF, ReadableStream, gigabytes, binary file, back pressure',
  NDJSON: 'JSON lines, line by line, process as it arrives, CSV',
  'server-sent events': 'live updates, push from the server',
  'event stream': 'LLM tokens, OpenAI streaming, ChatGPT, stream of a POST',
  'chat completion': 'LLM tokens, OpenAI streaming, ChatGPT, AI',
  'read all pages': 'infinite scroll, next page, load everything',
  'ETag 304': 'not download again, not modified, nothing has changed, If-None-Match',
  poll: 'long running job, wait until finished, background task',
  // Cancelling.
  cancel:
    'no longer needed, stop button, user clicks stop, abort on navigation, stop a download, AbortController, latest request only, ignore the old response, stop a running request',
  signal: 'AbortController, AbortSignal, abort from outside',
  unmount: 'cleanup of useEffect, memory leak, race condition, leave the page',
  'search as you type':
    'autocomplete, typeahead, debounce, while typing, last keystroke, previous request, types again, race condition, keystroke',
  // Errors.
  safe: 'never throw, return the error, without try and catch, result type, Go style, no exception, exceptions as values',
  'errors as values': 'without try and catch, result type without exceptions',
  'handle errors kind':
    'distinguish errors, switch over errors, message for each error, offline or server error, catch',
  TrothError: 'safe to log, sensitive data in a log, redact, fields of all errors',
  isTrothError: 'check the type of an error, unknown in a catch block, type of a caught error in TypeScript',
  HttpError: 'body of a failed response, message from the server, error response data, problem details',
  HTTP_STATUS:
    'not found, internal server error, forbidden, status code of an error, bad request, service unavailable',
  CORS: 'user is offline, blocked request, no status in a browser',
  NetworkError: 'server is down, no internet connection, cannot be reached',
  // Hooks.
  'sign request': 'HMAC, SigV4, signature, secret key, webhook',
  hooks: 'run code before each request, log every request and response, plugin, wrapper around every request',
  'hooks.request': 'just before a request is sent, change a request, trace id, log requests',
  'hooks.response': 'change a response, measure how long, log responses',
  'hooks.error':
    'report errors to Sentry, global error handler, show a toast for every error, log failures, crash reporting, monitoring, telemetry, Datadog',
  context: 'pass data to a hook, metadata of a request',
  fetch: 'other fetch, node-fetch, undici agent',
  fetchOptions:
    'keepalive, user closes the tab, beforeunload, sendBeacon, HTTP cache mode, referrer, priority, follow redirects',
  limit: 'parallel requests, queue, rate limit, at the same time, per second, throttle, too many at once',
  deduplicate: 'same request twice, share in-flight requests',
  'versions stability': 'version policy, deprecation policy, semantic versioning',
  proxy: 'HTTP/2, http2, corporate network, tunnel, agent, HTTP_PROXY, dispatcher',
  'development proxy': 'local backend, different port, during development',
  createClient: 'configure the client, several clients, instance, getting started, constructor, initialise',
  extend:
    'client with other defaults, derive a client, inherit options, one client per API, several APIs, other base URL, second client, subclass',
  headAsync: 'file exists, size of a file, without downloading',
  requestAsync: 'other HTTP method, OPTIONS request, method chosen at run time, custom verb',
  // Frameworks.
  Suspense: 'fetch data in a component, loading state, load data, hooks for loading data, spinner',
  'optimistic updates': 'update the interface before the response, instant feedback, rollback',
  'TanStack Query': 'React Query, useQuery, useSWR, refetch data, RTK Query',
  'server rendering': 'Remix, React Router, loader, SvelteKit, Astro, getServerSideProps, hydration',
  'Next.js': 'App Router, Server Components, Server Actions',
  revalidate: 'ISR, stale data',
  Nuxt: 'useFetch, server-side rendering with Vue',
  'inject client': 'share one client between components, plugin for Vue',
  environment: 'staging and production, base URL per environment, dev and prod, per branch, dotenv',
  'HTML JSON':
    'HTML where JSON was expected, index.html as a response, doctype, single-page app fallback, 200 for a missing path',
  'mock tests': 'fake responses, stub the API, Vitest',
  faults:
    'simulate a network error, simulate a slow server, error handling in tests, simulate being offline, broken connection in a test',
  replay: 'fixtures from a real API, snapshot of responses, VCR, nock',
  'retries without waiting': 'fake timers, slow tests',
  'without blocking': 'async script, defer',
  integrity: 'integrity attribute, SRI',
  CDN: 'script tag, unpkg, jsDelivr, global variable, plain HTML, one file',
  'bundle size': 'kilobytes, tree shaking, gzip, performance budget',
  size: 'kilobytes, tree shaking, gzip, weight',
  'Ctrl+C': 'command line program, SIGINT',
  // The project.
  defaults: 'configure nothing, by default',
  'compared fetch': 'why not plain fetch, fetch wrapper, difference to fetch',
  'compared axios': 'why not axios, axios alternative, which client is smaller, versus',
  migrate: 'replace, switch from, move from, coming from, port, convert, upgrade from',
  'Troth is not':
    'missing features, WebSocket, GraphQL, XMLHttpRequest, is there a cache, gRPC, cookie jar, limitations',
  'OpenAPI types': 'generate types from an API description, typed paths and bodies',
  bug: 'does not work, open an issue, report, reproduce, minimal example',
  vulnerability: 'security issue, security hole, CVE, disclosure',
  'supported versions':
    'which versions of Node.js, old browsers, end of life, requirements, minimum version, LTS',
  platforms:
    'React Native, edge runtime, edge function, Vercel, Netlify, Electron, serverless, worker, Lambda',
  sponsor: 'donate, funding',
  'set up': 'build from source, run the tests',
  license: 'commercial use, commercial product, closed source, legal, attribution, company, free to use',
}

/** What readers call what headings name, for `search.concepts`. */
export const concepts: Record<string, string[]> = Object.fromEntries(
  Object.entries(PHRASES).map(([name, phrases]) => [name, phrases.split(', ')]),
)
