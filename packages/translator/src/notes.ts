// Adds notes to a translation, and holds the texts about options of axios that Troth does not have.

import type { SyntaxNode } from 'vellum-playground/syntax'
import { lineAt, textOf } from './syntax/nodes.js'
import type { Advice, Note, Translation } from './types.js'

/** Adds a note about a node. The same note is added once for a line. */
export function addNote(job: Translation, node: SyntaxNode, note: Omit<Note, 'line'>): void {
  const line = lineAt(job.source, node.from)
  const isKnown = job.notes.some(
    (one) => one.line === line && one.what === note.what && one.kind === note.kind,
  )
  if (!isKnown) job.notes.push({ ...note, line })
}

/** Adds a note once for the whole code, at its first line. */
export function addNoteOnce(job: Translation, node: SyntaxNode, note: Omit<Note, 'line'>): void {
  if (!job.notes.some(({ what }) => what === note.what)) addNote(job, node, note)
}

/** axios writes arrays in a query in another way; `isSet`: the client has the option that makes them the same. */
export function noteBrackets(
  job: Translation,
  node: SyntaxNode,
  { isSet }: { readonly isSet: boolean },
): void {
  addNoteOnce(job, node, {
    kind: 'check',
    what: 'params',
    why: 'axios writes an array as `tag[]=a&tag[]=b`, Troth as `tag=a&tag=b`.',
    instead: isSet
      ? "The client has `arrayFormat: 'brackets'` for that. Remove it when no parameter is an array."
      : "Pass `arrayFormat: 'brackets'` to the createClient of this client when a parameter may be an array.",
  })
}

/** Options in an object that the code does not show. */
export function noteHiddenOptions(job: Translation, object: SyntaxNode): void {
  addNote(job, object, {
    kind: 'check',
    what: textOf(object, job.source),
    why: 'The options in it are not visible here, and they keep the names of axios.',
    instead:
      'Translate the object that it comes from. Troth throws a ConfigError for each name that it does not know.',
  })
}

/** Leaves a node as it was, and takes back what was changed and noted in it. */
export function leaveUntouched(job: Translation, node: SyntaxNode, note: Omit<Note, 'line' | 'kind'>): void {
  job.edits.discard(node)
  const [first, last] = [lineAt(job.source, node.from), lineAt(job.source, node.to)]
  job.notes = job.notes.filter(({ line }) => line < first || line > last)
  for (const offsets of [job.handled, job.defaultClient.uses]) {
    for (const offset of offsets) if (offset >= node.from && offset < node.to) offsets.delete(offset)
  }
  job.untouched.push({ from: node.from, to: node.to })
  addNote(job, node, { kind: 'left', ...note })
}

/** What to do where axios has a cancel token. */
export const USE_SIGNAL =
  'Create an AbortController, pass `signal: controller.signal`, and call `controller.abort()` to cancel.'

const PLATFORM = 'Troth sends through fetch, which has no such option.'
const SET_XSRF_HEADER =
  'Pass `...csrf({ cookie, header })` of troth/auth to createClient, with the names of your cookie and your header.'

/** Options of axios that Troth does not have, by name. */
export const MISSING_OPTIONS: { readonly [name: string]: Advice | undefined } = {
  data: {
    why: 'fetch sends no body with GET and HEAD; in browsers axios does not send it either.',
    instead: 'Send the values in `query`, or send a POST.',
  },
  transformRequest: {
    why: 'Troth has no such option.',
    instead:
      'Change the value before you pass it, assign `body` in a `request` hook, or pass `stringifyJson` to createClient for how JSON is written.',
  },
  transformResponse: {
    why: 'Troth has no such option.',
    instead:
      'Pass a `schema` whose output is the changed value, return `{ data }` from a `response` hook, or pass `parseJson` to createClient for how JSON is read.',
  },
  xsrfCookieName: {
    why: 'Troth does not read cookies.',
    instead: SET_XSRF_HEADER,
  },
  xsrfHeaderName: {
    why: 'Troth sends no XSRF header by itself.',
    instead: SET_XSRF_HEADER,
  },
  withXSRFToken: {
    why: 'Troth sends no XSRF header by itself.',
    instead: SET_XSRF_HEADER,
  },
  proxy: {
    why: 'Proxies belong to the platform: fetch has no such option.',
    instead:
      'In Node.js 24 set NODE_USE_ENV_PROXY=1, or pass a `fetch` that uses a ProxyAgent of undici to createClient.',
  },
  httpAgent: {
    why: 'fetch does not use the agents of node:http.',
    instead: 'Pass a `fetch` that uses an Agent of undici to createClient.',
  },
  httpsAgent: {
    why: 'fetch does not use the agents of node:https.',
    instead:
      'Pass a `fetch` that uses an Agent of undici to createClient; its `connect` option has the TLS options.',
  },
  maxRedirects: {
    why: 'fetch follows redirects or does not: their number cannot be set.',
    instead: "Pass `fetchOptions: { redirect: 'manual' }` or `'error'`, or leave it to the platform.",
  },
  beforeRedirect: {
    why: 'fetch does not report redirects.',
    instead: "Pass `fetchOptions: { redirect: 'manual' }` and follow the Location header yourself.",
  },
  maxContentLength: {
    why: PLATFORM,
    instead: "Read the body with `responseType: 'stream'` and stop at your limit.",
  },
  maxBodyLength: { why: PLATFORM, instead: 'Check the size of the body before the call.' },
  maxRate: { why: PLATFORM, instead: 'Limit the rate at the server or at a proxy.' },
  timeoutErrorMessage: {
    why: 'A TimeoutError has its own message, with the request and the limit.',
    instead: "Show your text where you handle the error: `error.kind === 'timeout'`.",
  },
  responseEncoding: {
    why: 'fetch decodes text as UTF-8.',
    instead: "Pass `responseType: 'arrayBuffer'` and decode it with TextDecoder.",
  },
  decompress: {
    why: 'fetch always decompresses.',
    instead: 'Remove it; for the compressed bytes use node:http.',
  },
  socketPath: {
    why: PLATFORM,
    instead: 'Pass a `fetch` that uses an Agent of undici for the socket to createClient.',
  },
  transport: { why: PLATFORM, instead: 'Pass your own `fetch` to createClient.' },
  adapter: {
    why: 'Troth has no adapters.',
    instead:
      'Pass a function with the signature of fetch as `fetch` to createClient; in tests, one of troth/mock.',
  },
  transitional: {
    why: 'It chooses between old and new behaviour of axios.',
    instead: "Remove it. Troth parses JSON strictly, and a timeout is an error of the kind 'timeout'.",
  },
  formSerializer: { why: 'Troth does not turn objects into forms.', instead: 'Build the FormData yourself.' },
  insecureHTTPParser: { why: PLATFORM, instead: 'Start Node.js with --insecure-http-parser.' },
  lookup: { why: PLATFORM, instead: 'Pass a `fetch` that uses an Agent of undici to createClient.' },
  family: { why: PLATFORM, instead: 'Pass a `fetch` that uses an Agent of undici to createClient.' },
  allowAbsoluteUrls: {
    why: 'Troth refuses URLs outside of `baseUrl` by itself.',
    instead: 'Remove it; list further origins in `allowedOrigins`.',
  },
  env: { why: 'It configures adapters of axios.', instead: 'Pass your own `fetch` to createClient.' },
  parseReviver: {
    why: 'Troth has no reviver.',
    instead: 'Pass `parseJson: (text) => JSON.parse(text, reviver)` to createClient.',
  },
}
