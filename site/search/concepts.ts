// What readers call the things that Troth's pages name: by the words of a heading, the words of those who do not know them. One
// line for a concept, wherever it is explained: no phrase is bound to a section, and the search decides which section is meant.
// A word that many sections have, or several concepts share, puts none of them first: leave it out.

/** Words of headings → phrases of readers, separated by commas. */
const PHRASES: Readonly<Record<string, string>> = {
  // Time.
  timeout:
    'give up, stop waiting, takes too long, slow server, fail fast, time limit, overdue, hangs, never returns, no answer, unresponsive, freezes',
  totalTimeout: 'overall deadline, all retries together, total time, time budget',
  idleTimeout: 'stopped sending data, stalled response, hangs in the middle, stuck download, inactivity',
  silent: 'no data arrives, heartbeat, watchdog, dead connection',
  TIMEOUT_TOTAL: 'deadline exceeded',
  TIMEOUT_IDLE: 'inactivity',
  // Retries.
  retry:
    'try again, failed request again, turn off, resend, unstable network, flaky, resilience, recover, intermittent',
  'retry.limit': 'number of attempts, maximum number of retries, how many times, at most, tries',
  'retry.methods': 'which methods are retried, retry other methods, only idempotent methods',
  'retry.statuses': 'retry on 500, retry on 503, retry on 429, status codes retried, 5xx',
  'retry.when': 'decide myself, only some errors, conditional retry, predicate',
  'retry.delay':
    'thundering herd, retry storm, wait longer between retries, exponential backoff and jitter, time between attempts, backoff, linear, fixed delay, pause, interval',
  'retry.maxRetryAfter': 'asks to wait too long, too many requests, 429',
  duplicate: 'charged twice, double click, double submit, sent twice, created two times, payment, invoice',
  idempotencyKey: 'charged twice, prevent duplicate orders, retry a payment, exactly once, uuid, Stripe',
  'take effect': 'go through, was it processed, send it again safely',
  // URLs and origins.
  baseUrl:
    'prefix of all paths, root URL of the API, relative URL, host, domain, server address, prefix, leading slash, trailing slash',
  allowedOrigins:
    'another host, second domain, absolute URL of another server, external URL, presigned URL, S3, bucket, storage, third party, allowlist, whitelist, subdomain, SSRF',
  query:
    'URL parameters, query string, filter and sort, add parameters to the URL, escape, question mark, ampersand',
  arrayFormat:
    'array in the query string, brackets or commas, repeat a parameter, ids, comma separated, PHP, Rails, traditional',
  stringifyQuery:
    'nested objects in the query string, custom query serializer, qs, bracket notation, dot notation',
  'first request': 'hello world, tutorial, beginner',
  // Headers and identity.
  headers:
    'custom header, same header with every request, attach a header to everything, API key header, content type, set once for all requests, bearer token, authorization, user agent, accept, language, tenant, metadata',
  'merged options':
    'override a default for one request, precedence, default and request options, default overridden, deep merge, inheritance, inherited, overwrite, priority, combine',
  'requests already sent': 'old token, stale header, request in progress, in flight',
  'token changes': 'old token, stale token, new token for each request, lazy',
  'refresh token': 'token expired, renew the access token, access token, renewal, reauthenticate',
  'refresh fails': 'redirect to login, session expired, revoked, unauthenticated',
  'sign in out': 'log in and log out, token after login, bearer token, authorization header',
  tabs: 'every tab, signs out in another tab, share between tabs, BroadcastChannel, synchronise',
  'Basic authentication': 'user name and password, username, password, base64, htpasswd',
  CSRF: 'cross-site request forgery, Django, Laravel, Rails, Spring, forgery, anti-forgery, ASP.NET, csrftoken',
  'many users':
    'users see data of others, leaks between requests, request scoped client, Express, wrong user, mixed up users, shared client on a server, singleton, multi-tenant, Fastify, Koa, Hono, visitor',
  "user's token": 'token of each user, request scoped client, Express, on behalf of',
  credentials: 'send cookies, session cookie, include credentials, same-site, cross-site cookies, PHPSESSID',
  keys: 'keep secret, hide a secret, secrets in the bundle, import.meta.env, secret, hide, leaked, exposed',
  'add replace remove': 'unset, overwrite, append',
  'use token': 'getter',
  'token refresh Basic CSRF': 'JWT',
  'clients created extend': 'parent',
  'origins redirects': '302',
  // Bodies.
  body: 'request payload, raw body, URL encoded form, send JSON, string or bytes, POST a form, form data, blob, buffer, text, urlencoded, protobuf, msgpack, entity',
  upload:
    'send a file, multipart form, upload an image, several files, photo, picture, FormData, attach, avatar, pdf, video, multer, append',
  progress: 'progress bar, percentage',
  'null undefined': 'set a field to null, remove a field, unset, omit, reset',
  'changed fields': 'partial update, diff, only what changed, delta',
  'delete many': 'several items, bulk delete, several at once, ids',
  'validation errors':
    'unprocessable entity, field errors, messages of the server, invalid input, highlight fields, 400, Laravel, Rails, Django, constraint violations',
  'optimistic locking':
    'two users edit the same record, lost update, precondition failed, version conflict, simultaneous',
  'put patch': 'replace or update, difference between, upsert',
  location: '201 created, URL of the new resource, 201, 202',
  stringifyJson: 'dates and bigints, custom serializer, superjson, send bigint, replacer, encoder',
  parseJson:
    'convert dates in the response, bigints, revive Date objects, snake case to camel case, custom JSON parser, keys of a response, bigint, reviver, decoder, lossless, int64, precision, deserialise, devalue, jackson',
  'body types': 'multipart',
  'upload progress': 'percentage',
  'download progress': 'percentage',
  'progress bar': 'percent',
  'limits progress': 'inaccurate, jumps',
  'merge patch': 'RFC 7396, RFC 6902, operations',
  'delete unchanged': '428',
  'forms field errors': 'submit',
  // Responses.
  responseType:
    'get text, download binary data, ArrayBuffer, Blob, raw response, parse as, CSV, arraybuffer, image',
  acceptStatus:
    'not throw on an error status, treat 404 as a result, allow error statuses, not found is normal, no exception, expected error status, instead of an exception, null instead of throwing, suppress',
  '404 success': 'already deleted, ignore not found, already gone',
  schema:
    'check the data of a response, at run time, matches the type, contract, Yup, guard, decode, DTO, pydantic',
  TrothResponse: 'status code of the response, read response headers, what is in the response',
  'response headers CORS':
    'header is null in the browser, cannot read a header, header is missing, Access-Control-Expose-Headers, Location is null',
  'typed results':
    'type of the error body, types for the response data, TypeScript type of data, generic type of the result, model, DTO',
  'text file stream':
    'response body as text, image, PDF, open in a new tab, binary file, pdf, blob, arraybuffer, csv, excel, zip, base64',
  'download disk':
    'filename, Content-Disposition, export a file, save as, fs, pipe, pipeline, zip, wget, backup',
  streams:
    'download a file, large file without loading it into memory, image, PDF, ReadableStream, gigabytes, binary file, back pressure, chunks, chunked, Readable, pipe, memory, memory usage',
  NDJSON: 'JSON lines, line by line, process as it arrives, CSV, jsonl, newline delimited, tail, incremental',
  'server-sent events':
    'live updates, push from the server, notifications, realtime, subscribe, websocket alternative, reconnect, stock ticker',
  'event stream': 'LLM tokens, OpenAI streaming, ChatGPT, stream of a POST, LLM',
  'chat completion':
    'LLM tokens, OpenAI streaming, ChatGPT, AI, GPT, Anthropic, Claude, model, prompt, typewriter, chatbot, Ollama, answer word by word',
  'read all pages': 'infinite scroll, next page, load everything, pager, iterate, skip',
  'ETag 304': 'not download again, not modified, nothing has changed, If-None-Match, fresh',
  poll: 'long running job, wait until finished, background task, 202, periodically',
  SCHEMA_ISSUES: 'contract broken',
  'return object body': 'unwrap',
  'cursor pages': 'keyset, offset',
  'infinite list': 'infinite scroll, scroll, cursor',
  'silent stream': 'hang, stuck, idle, reconnect',
  'several gigabytes': 'heap, huge',
  'cache responses': 'TTL',
  // Cancelling.
  cancel:
    'no longer needed, stop button, user clicks stop, abort on navigation, stop a download, AbortController, latest request only, ignore the old response, stop a running request, dispose, dismiss, interrupt, unsubscribe',
  signal: 'AbortController, AbortSignal, abort from outside',
  unmount: 'cleanup of useEffect, memory leak, race condition, leave the page, navigation',
  'search as you type':
    'autocomplete, typeahead, debounce, while typing, last keystroke, previous request, types again, race condition, keystroke, suggestions, combobox, throttle',
  'cancel all': 'group',
  // Errors.
  safe: 'never throw, return the error, without try and catch, result type, Go style, no exception, exceptions as values, Either, tuple, railway, Rust',
  'errors as values': 'without try and catch, result type without exceptions, Either, tuple, Rust',
  'handle errors kind':
    'distinguish errors, switch over errors, message for each error, offline or server error, catch, classify, friendly, exhaustive, narrow',
  TrothError: 'safe to log, sensitive data in a log, redact, fields of all errors',
  isTrothError:
    'check the type of an error, unknown in a catch block, type of a caught error in TypeScript, narrow',
  HttpError:
    'body of a failed response, message from the server, error response data, problem details, 4xx, 5xx, detail, RFC 9457',
  HTTP_STATUS:
    'not found, internal server error, forbidden, status code of an error, bad request, service unavailable, 400, 403, unauthorized, bad gateway',
  CORS: 'user is offline, blocked request, no status in a browser, preflight',
  NetworkError: 'server is down, no internet connection, cannot be reached, internet',
  'CORS offline': 'opaque, distinguish',
  'failed response': 'SSL, ENOTFOUND, firewall, VPN',
  NETWORK_BODY: 'truncated, terminated, cut off',
  PARSE_JSON: 'doctype, truncated, BOM',
  ConfigError: 'misuse, misconfigured',
  CONFIG_OPTION: 'unrecognised',
  CONFIG_ORIGIN: 'SSRF, dot dot',
  CONFIG_QUERY: 'circular, NaN',
  CONFIG_HEADER: 'umlaut, unicode, emoji',
  CONFIG_BODY: 'circular, unserialisable, locked',
  ErrorCode: 'enum',
  ErrorKind: 'categories, enum',
  ErrorDetails: 'constructor',
  // Hooks.
  'sign request': 'HMAC, SigV4, signature, secret key, webhook, AWS, digest, nonce, timestamp, crypto.subtle',
  hooks:
    'run code before each request, log every request and response, plugin, wrapper around every request, lifecycle, intercept, decorator, aspect',
  'hooks.request': 'just before a request is sent, change a request, trace id, log requests, traceparent',
  'hooks.response': 'change a response, measure how long, log responses, metrics, unwrap',
  'hooks.error':
    'report errors to Sentry, global error handler, show a toast for every error, log failures, crash reporting, monitoring, telemetry, Datadog, notification, snackbar, alert, Bugsnag, Rollbar, analytics',
  context: 'pass data to a hook, metadata of a request, extra, flag',
  fetch: 'other fetch, node-fetch, undici agent, Tauri, transport',
  fetchOptions:
    'keepalive, user closes the tab, beforeunload, sendBeacon, HTTP cache mode, referrer, priority, follow redirects, duplex, targetAddressSpace',
  limit:
    'parallel requests, queue, rate limit, at the same time, per second, throttle, too many at once, concurrency, pool, semaphore, Bottleneck, sequential, debounce',
  deduplicate: 'same request twice, share in-flight requests, coalesce, singleflight, collapse',
  'versions stability':
    'version policy, deprecation policy, semantic versioning, changelog, roadmap, upgrade, semver, maintained, deprecated',
  proxy:
    'HTTP/2, http2, corporate network, tunnel, agent, HTTP_PROXY, dispatcher, behind a firewall, Fiddler, Charles, mitmproxy, SOCKS, undici',
  'development proxy': 'local backend, different port, during development',
  createClient:
    'configure the client, several clients, instance, getting started, constructor, initialise, factory, builder, singleton',
  extend:
    'client with other defaults, derive a client, inherit options, one client per API, several APIs, other base URL, second client, subclass, subclient, variant, microservices, specialised, prefix',
  headAsync: 'file exists, size of a file, without downloading, metadata, alive',
  requestAsync: 'other HTTP method, OPTIONS request, method chosen at run time, custom verb, PROPFIND, PURGE',
  'log every': 'Winston, pino, monitor',
  'default instance': 'singleton, static',
  'GET POST PUT PATCH DELETE': 'CRUD, REST, cheat sheet',
  // Frameworks.
  Suspense:
    'fetch data in a component, loading state, load data, hooks for loading data, spinner, on mount, skeleton',
  'optimistic updates':
    'update the interface before the response, immediate feedback, rollback, undo, instantly, snappy, revert',
  'TanStack Query': 'React Query, useQuery, useSWR, refetch data, RTK Query, SWR, fetcher, Apollo',
  'server rendering':
    'Remix, React Router, loader, SvelteKit, Astro, getServerSideProps, hydration, SSR, hydrate, prerender, Express',
  'Next.js': 'App Router, Server Components, Server Actions, RSC, Vercel',
  revalidate: 'ISR, stale data',
  Nuxt: 'useFetch, server-side rendering with Vue, plugin, nitro, SSR',
  'inject client': 'share one client between components, plugin for Vue, composable, Pinia',
  environment: 'staging and production, base URL per environment, dev and prod, per branch, dotenv, dev prod',
  'HTML JSON':
    'HTML where JSON was expected, index.html as a response, doctype, single-page app fallback, 200 for a missing path, Netlify, nginx',
  'mock tests': 'fake responses, stub the API, Vitest',
  faults:
    'simulate a network error, simulate a slow server, error handling in tests, simulate being offline, broken connection in a test, chaos, disconnect, unreliable, simulate',
  replay:
    'fixtures from a real API, snapshot of responses, VCR, nock, cassette, capture, Polly, HAR, tape, deterministic',
  'retries without waiting': 'fake timers, slow tests',
  'without blocking': 'async script, defer, deferred',
  integrity: 'integrity attribute, SRI, sha384, tampered, supply chain, subresource',
  CDN: 'script tag, unpkg, jsDelivr, global variable, plain HTML, one file, skypack, cdnjs',
  'bundle size':
    'kilobytes, tree shaking, gzip, performance budget, kB, lightweight, weight, footprint, bundlephobia, tree-shaking',
  size: 'kilobytes, tree shaking, gzip, weight, kB, lightweight, footprint, bundlephobia',
  'Ctrl+C': 'command line program, SIGINT, CLI, terminate, interrupt, SIGTERM, graceful shutdown',
  'cancel unmount': 'cleanup',
  'cache revalidate': 'static, ISR',
  'duplicate requests memoisation': 'deduped',
  'route handlers': 'BFF',
  'errors server components': 'digest',
  'async setup': 'composable, watch, ref, lifecycle',
  'data string HTML': 'doctype',
  mock: 'MSW, nock, sinon, fixtures',
  'routes responses': 'reply, sequence',
  MSW: 'intercept',
  'test code': 'Vitest, Mocha',
  'tests CommonJS Jest': 'Mocha',
  'Jest response': 'jsdom',
  digest: 'sha384',
  'preload pin': 'modulepreload, faster, waterfall',
  'serve yourself': 'vendor, intranet, GDPR, privacy',
  'mixed content': 'insecure, SSL',
  'content security policy': 'CSP, nonce',
  'createClient defined': 'namespace',
  'cannot find': 'monorepo',
  'bundler find': 'webpack, esbuild',
  'import statement outside module': 'mjs',
  'require defined': 'cjs, mix',
  'await valid': 'IIFE, mjs',
  'top-level await': 'target, ES2022, esbuild, Rollup, IIFE',
  'content-type allowed': 'preflight, 405',
  'require import': 'interop',
  callbacks: 'callbackify, legacy',
  'request translate axios': 'codemod, converter',
  // The project.
  defaults: 'configure nothing, by default',
  'compared fetch':
    'why not plain fetch, fetch wrapper, difference to fetch, advantages, benefits, pros and cons',
  'compared axios':
    'why not axios, axios alternative, which client is smaller, versus, superagent, differences, benefits, benchmark, competitors',
  migrate:
    'replace, switch from, move from, coming from, port, convert, upgrade from, transition, swap, counterpart, adopt',
  'Troth is not':
    'missing features, WebSocket, GraphQL, XMLHttpRequest, is there a cache, gRPC, cookie jar, limitations, unsupported, websockets, JSONP, ORM, circuit, FTP',
  'OpenAPI types':
    'generate types from an API description, typed paths and bodies, Swagger, codegen, orval, spec, YAML',
  bug: 'does not work, open an issue, report, reproduce, minimal example, help, contact, reproduction',
  vulnerability:
    'security issue, security hole, CVE, disclosure, disclose, responsible disclosure, advisory, exploit, bounty',
  'supported versions':
    'which versions of Node.js, old browsers, end of life, requirements, minimum version, LTS, Internet Explorer, Chrome, ES2022, caniuse, system requirements, prerequisites, Android',
  platforms:
    'React Native, edge runtime, edge function, Vercel, Netlify, Electron, serverless, worker, Lambda, Expo, Tauri, Capacitor, AWS Lambda, Azure',
  sponsor: 'donate, funding, money, donation, pay',
  'set up': 'build from source, run the tests, fork',
  license:
    'commercial use, commercial product, closed source, legal, attribution, company, free to use, terms, warranty, copyright, legal department',
  entries: 'plugins, tree shaking, extras',
  'retries default': 'automatically',
  comparison: 'superagent, pros and cons, benchmark, alternatives',
  'options names Troth': 'equivalent',
  'equivalent Troth': 'unsupported',
  'translate axios': 'codemod, converter, automatic, paste',
  'tested platforms': 'Deno, Bun, CI matrix, operating system',
  'Deno Bun Cloudflare Workers': 'JSR, Lambda, Vercel',
  'find fix yourself': 'troubleshooting, help, where to look, FAQ, diagnose',
  'fix common errors': 'troubleshooting',
  folders: 'structure, monorepo, where is the code, layout',
  'first change': 'beginner, PR',
  'change page': 'improve the docs',
  'rules changes': 'commit, checklist',
  'license notice': 'banner, attribution, minifier, copyright, LICENSE.txt',
  'MIT license': 'commercial, proprietary, sell, terms, warranty, liability',
  'same fetch': 'vanilla, by hand',
  // Types.
  'value types': 'aliases',
  types: 'IntelliSense, autocomplete, editor',
  TypeScript: 'tsconfig, tsx',
  StandardSchema: 'spec',
  TrothPromise: 'thenable',
  'TS2307 TS2792': 'tsconfig, red squiggle, node16, nodenext',
  // The playground and the examples.
  'playground works': 'sandbox, REPL, interactive',
  'run machine': 'locally, starter, template',
  'run programs Node.js': 'locally, execute',
  'works example': 'explanation',
}

/** What readers call what headings name, for `search.concepts`. */
export const concepts: Record<string, string[]> = Object.fromEntries(
  Object.entries(PHRASES).map(([name, phrases]) => [name, phrases.split(', ')]),
)
