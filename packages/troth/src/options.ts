// Checks what the caller passed and completes it with defaults. After this file
// options are known to be right, and the rest of the library does not ask again.

import { type HeaderPairs, headerPairs } from './headers.js'
import { type CallInfo, misuse } from './misuse.js'
import type {
  AttemptContext,
  HeadersInput,
  Hooks,
  RequestOptions,
  RetryOptions,
  TrothOptions,
} from './optionTypes.js'
import type { StandardSchema } from './schema.js'
import { parseUrl, type QueryRecord, queryRecord } from './url.js'

/** What one call goes by: options of a client or of a request, checked and complete. */
export interface Config
  extends Omit<RequestOptions, 'headers'>,
    Omit<TrothOptions, 'headers' | 'allowedOrigins'> {
  readonly base?: URL
  /** Layers of headers, the earliest first. */
  readonly headers: readonly (
    | HeaderPairs
    | ((context: AttemptContext) => HeadersInput | Promise<HeadersInput>)
  )[]
  readonly query: QueryRecord
  readonly retry: Required<RetryOptions>
  readonly hooks: Required<Hooks>
  readonly origins?: readonly string[]
}

/** What a client without options goes by. */
export const DEFAULTS: Config = {
  headers: [],
  query: {},
  timeout: 30_000,
  retry: {
    limit: 0,
    methods: ['GET', 'PUT', 'DELETE'],
    statuses: [408, 429, 502, 503, 504],
    maxRetryAfter: 60_000,
  },
  hooks: { request: [], response: [], error: [] },
}

/** Puts the options of a client over those of the client it is made from. */
export function configureClient(parent: Config, options: TrothOptions): Config {
  const config = merge(parent, options, CLIENT_RULES, {})
  const { baseUrl, allowedOrigins, hooks } = options
  return {
    ...config,
    ...(baseUrl && { base: parseUrl(baseUrl, 'baseUrl', {}) }),
    ...(allowedOrigins && {
      origins: allowedOrigins.map((origin) => parseUrl(origin, 'allowedOrigins', {}).origin),
    }),
    hooks: Object.fromEntries(
      Object.entries(parent.hooks).map(([name, list]) => [
        name,
        [...list, ...(hooks?.[name as keyof Hooks] ?? [])],
      ]),
    ) as unknown as Config['hooks'],
  }
}

/**
 * Puts the options of a request over those of its client. On a foreign origin
 * the client's headers and query stay behind: they may hold its secrets.
 */
export function configureCall(
  client: Config,
  options: RequestOptions | undefined,
  target: URL,
  call: CallInfo,
): Config {
  const home = !client.base || client.base.origin === target.origin
  const parent = home ? client : { ...client, headers: [], query: {} }
  return options === undefined ? parent : merge(parent, options, REQUEST_RULES, call)
}

function merge(parent: Config, options: RequestOptions | TrothOptions, rules: Rules, call: CallInfo): Config {
  const given = check(options, rules, call) as RequestOptions & TrothOptions
  const { headers, query, retry, fetchOptions } = given
  return {
    ...parent,
    ...given,
    hooks: parent.hooks,
    headers: headers
      ? [...parent.headers, typeof headers === 'function' ? headers : headerPairs(headers, call)]
      : parent.headers,
    query: { ...parent.query, ...queryRecord(query) },
    retry: { ...parent.retry, ...(typeof retry === 'number' ? { limit: retry } : retry) },
    fetchOptions: { ...parent.fetchOptions, ...fetchOptions },
  }
}

// A rule is what an error shows after "must be", in the notation of TypeScript,
// and it is read as the test too. Words that are not types are KINDS.
type Rules = { readonly [option: string]: string }

const KINDS: { readonly [kind: string]: (value: never) => unknown } = {
  integer: (value: number) => Number.isInteger(value) && value >= 0,
  // A timer with a longer delay would fire at once.
  milliseconds: (value: number) => +value === value && value >= 1 && value < 2 ** 31,
  METHOD: (value: string) => /^(GET|POST|PUT|PATCH|DELETE)$/.test(value),
  AbortSignal: (value: AbortSignal) => value?.addEventListener,
  StandardSchema: (value: StandardSchema) => value?.['~standard']?.validate,
}

const SHARED_RULES: Rules = {
  query: 'object',
  timeout: 'milliseconds | false',
  totalTimeout: 'milliseconds | false',
  retry: 'integer | object',
  'retry.limit': 'integer',
  'retry.methods': 'METHOD[]',
  'retry.statuses': 'integer[]',
  'retry.maxRetryAfter': 'integer',
  credentials: 'omit | same-origin | include',
  responseType: 'auto | json | text | blob | arrayBuffer | stream | none',
  fetchOptions: 'object',
}
const CLIENT_RULES: Rules = {
  // Without a prototype, so that "constructor" is as unknown as any other name.
  __proto__: null as never,
  ...SHARED_RULES,
  baseUrl: 'string',
  headers: 'object | function',
  arrayFormat: 'repeat | brackets | comma',
  parseJson: 'function',
  stringifyJson: 'function',
  allowedOrigins: 'string[]',
  hooks: 'object',
  'hooks.request': 'function[]',
  'hooks.response': 'function[]',
  'hooks.error': 'function[]',
  fetch: 'function',
}
const REQUEST_RULES: Rules = {
  __proto__: null as never,
  ...SHARED_RULES,
  headers: 'object',
  signal: 'AbortSignal | null',
  schema: 'StandardSchema',
  idempotencyKey: 'string',
}

/** The options that have a value, all known and of the right type, or a throw. */
function check(options: unknown, rules: Rules, call: CallInfo, prefix = ''): object {
  const given: { [name: string]: unknown } = {}
  if (!fits(options, 'object')) throw misuse(call, 'CONFIG_OPTION', 'options must be an object')
  for (const [key, value] of Object.entries(options as object)) {
    if (value === undefined || (key === 'body' && call.method === 'DELETE')) continue
    const name = prefix + key
    const type = rules[name]
    if (!type || !fits(value, type)) {
      const problem = type ? `must be ${type}` : `is unknown${hint(name, rules)}`
      throw misuse(call, 'CONFIG_OPTION', `option "${name}" ${problem}`)
    }
    given[key] =
      /retry|hooks/.test(key) && fits(value, 'object') ? check(value, rules, call, `${key}.`) : value
  }
  return given
}

/** Whether a value is of a type as the rules write it. Empty strings and null are no strings and objects here. */
function fits(value: unknown, type: string): unknown {
  return type.split(' | ').some((one) => {
    if (one.endsWith('[]')) return Array.isArray(value) && value.every((item) => fits(item, one.slice(0, -2)))
    return KINDS[one] ? KINDS[one](value as never) : `${value}` === one || (value && typeof value === one)
  })
}

/** What the caller may have meant by an unknown name. */
function hint(name: string, rules: Rules): string {
  if (CLIENT_RULES[name]) return ' here, see createClient'
  const nearest = Object.keys(rules)
    .map((known) => [strayLetters(name, known) + strayLetters(known, name), known] as const)
    .filter(([distance]) => distance < 4)
    .sort()[0]
  return nearest ? `; did you mean "${nearest[1]}"?` : ''
}

/** How many letters of a word the other one does not have: `timout`, `timeout` → 0; the other way round → 1 */
function strayLetters(word: string, other: string): number {
  return [...word.toLowerCase()].filter((letter) => !other.toLowerCase().includes(letter)).length
}
