// Checks what the caller passed and completes it with defaults. After this file
// options are known to be right, and the rest of the library does not ask again.

import { type HeaderPairs, headerPairs } from './headers.js'
import type { AttemptContext, CallContext, Hooks } from './hookTypes.js'
import { misuse } from './misuse.js'
import type { BodyOptions, HeadersInput, TrothOptions } from './optionTypes.js'
import { pairsOf } from './pairs.js'
import type { RetryConfig } from './retry.js'
import type { StandardSchema } from './schema.js'
import { mergeQuery, parseUrl, type QueryPairs } from './url.js'

type Options = Omit<BodyOptions, 'headers'> & TrothOptions

/** What one call goes by: options of a client or of a request, checked and complete. */
export interface Config extends Omit<Options, 'headers' | 'query' | 'retry' | 'hooks' | 'context'> {
  /** None: another library may have written options into the prototype of all objects. */
  readonly __proto__?: never
  readonly base?: URL | undefined
  /** Layers of headers, the earliest first; the last `OWN_LAYERS` are those of the call. */
  readonly headers: readonly (
    | HeaderPairs
    | ((context: AttemptContext) => HeadersInput | undefined | Promise<HeadersInput | undefined>)
  )[]
  readonly query: QueryPairs
  readonly retry: RetryConfig
  readonly context: CallContext
  /** The hooks of a client after those of the client it is made from. */
  readonly hooks: readonly Hooks[]
  readonly origins?: readonly string[] | undefined
}

/** How many layers of headers the options of a call or of a client make. */
export const OWN_LAYERS = 2

/** What a client without options goes by. */
export const DEFAULTS: Config = {
  __proto__: null as never,
  headers: [],
  query: [],
  timeout: 30_000,
  retry: {
    limit: 0,
    methods: ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'],
    statuses: [408, 429, 502, 503, 504],
    // Full jitter: clients that failed together do not come back together.
    delay: ({ attempt }) => Math.random() * Math.min(10_000, 300 * 2 ** (attempt - 1)),
    maxRetryAfter: 60_000,
  },
  context: {},
  hooks: [],
}

/** Puts the options of a client over those of the client it is made from. */
export function configureClient(parent: Config, options: TrothOptions): Config {
  return merge(parent, options, CLIENT_RULES)
}

/**
 * Puts the options of a request over those of its client. On a foreign origin
 * the client's headers and query stay behind: they may hold its secrets.
 */
export function configureCall(
  client: Config,
  options: BodyOptions = {},
  target: URL,
  rules: Rules = REQUEST_RULES,
): Config {
  const { base } = client
  const { headers, query } = DEFAULTS
  const parent = !base || base.origin === target.origin ? client : { ...client, headers, query }
  return merge(parent, options, rules)
}

function merge(parent: Config, options: BodyOptions | TrothOptions, rules: Rules): Config {
  const given = check(options, rules) as Options
  const { baseUrl, allowedOrigins, headers, retry, hooks, idempotencyKey } = given
  return {
    __proto__: null as never,
    ...parent,
    ...given,
    base: baseUrl ? parseUrl(baseUrl, 'baseUrl') : parent.base,
    origins: allowedOrigins?.map((origin) => parseUrl(origin, 'allowedOrigins').origin) ?? parent.origins,
    hooks: hooks ? [...parent.hooks, hooks] : parent.hooks,
    headers: [
      ...parent.headers,
      typeof headers === 'function' ? headers : headers ? headerPairs(headers) : [],
      idempotencyKey ? headerPairs({ 'idempotency-key': idempotencyKey }) : [],
    ],
    query: mergeQuery(parent.query, given.query ?? {}),
    retry: {
      __proto__: null as never,
      ...parent.retry,
      ...(typeof retry === 'number' ? { limit: retry } : retry),
    } as unknown as RetryConfig,
    context: { ...parent.context, ...given.context },
    fetchOptions: { ...parent.fetchOptions, ...given.fetchOptions },
  } as Config
}

/** Throws unless a method is one. */
export function checkMethod(method: string): void {
  if (!fits(method, 'METHOD')) throw misuse('CONFIG_OPTION', 'the method must be upper case')
}

/**
 * The options that are known. A rule is what an error shows after "must be", in the notation of
 * TypeScript, and it is read as the test too: a word is one of KINDS, or a value.
 */
export type Rules = { readonly [option: string]: string }

const KINDS: { readonly [kind: string]: (value: never) => unknown } = {
  __proto__: null as never,
  false: (value: unknown) => value === false,
  null: (value: unknown) => value === null,
  any: () => 1,
  integer: (value: number) => value === Infinity || (Number.isInteger(value) && value >= 0),
  // A timer with a longer delay would fire at once.
  milliseconds: (value: number) => Number.isFinite(value) && value >= 1 && value < 2 ** 31,
  METHOD: (value: string) => /^[A-Z-]+$/.test(value),
  URL: (value: URL) => value?.href,
  AbortSignal: (value: AbortSignal) => value?.addEventListener,
  StandardSchema: (value: StandardSchema) => value?.['~standard']?.validate,
}

const SHARED_RULES: Rules = {
  query: 'object',
  timeout: 'milliseconds | false',
  totalTimeout: 'milliseconds | false',
  idleTimeout: 'milliseconds | false',
  retry: 'integer | object',
  'retry.limit': 'integer',
  'retry.methods': 'METHOD[]',
  'retry.statuses': 'integer[]',
  'retry.timeouts': 'boolean',
  'retry.when': 'function',
  'retry.delay': 'function',
  'retry.maxRetryAfter': 'integer',
  credentials: 'omit | same-origin | include',
  responseType: 'auto | json | text | blob | arrayBuffer | stream | none',
  acceptStatus: 'function',
  context: 'object',
  fetchOptions: 'object',
  hooks: 'object',
  'hooks.request': 'function[]',
  'hooks.response': 'function[]',
  'hooks.error': 'function[]',
}
const CLIENT_RULES: Rules = {
  __proto__: null as never,
  ...SHARED_RULES,
  baseUrl: 'string | URL',
  headers: 'object | function',
  arrayFormat: 'repeat | brackets | comma',
  stringifyQuery: 'function',
  parseJson: 'function',
  stringifyJson: 'function',
  allowedOrigins: 'string[]',
  fetch: 'function',
}
/** Options of a request whose body is an argument, or that has none. */
const REQUEST_RULES: Rules = {
  __proto__: null as never,
  ...SHARED_RULES,
  headers: 'object',
  signal: 'AbortSignal | null',
  schema: 'StandardSchema',
  idempotencyKey: 'string',
}
/** Options of a request whose body is one of them. */
export const BODY_RULES: Rules = { __proto__: null as never, ...REQUEST_RULES, body: 'any' }

/** The options that have a value, all known and of the right type, or a throw. */
function check(options: object, rules: Rules, prefix = ''): object {
  const given: { [name: string]: unknown } = { __proto__: null }
  for (const [key, value] of pairsOf(options, 'options')) {
    const name = prefix + key
    // An empty `baseUrl` comes from an environment that has none.
    if (value === undefined || (value === '' && name === 'baseUrl')) continue
    const type = rules[name]
    if (!type || !fits(value, type)) {
      throw misuse(
        'CONFIG_OPTION',
        `option "${name}" ${type ? `must be ${type}` : `is unknown${hint(name, rules)}`}`,
      )
    }
    given[key] =
      /retry|hooks/.test(key) && fits(value, 'object') ? check(value as object, rules, `${key}.`) : value
  }
  return given
}

/** Whether a value is of a type as the rules write it. Empty strings and null are no strings and objects here. */
function fits(value: unknown, type: string): unknown {
  return type.split(' | ').some((one) => {
    if (one.endsWith('[]')) return Array.isArray(value) && value.every((item) => fits(item, one.slice(0, -2)))
    return KINDS[one]
      ? KINDS[one](value as never)
      : value === one || (typeof value === one && (value ?? '') !== '')
  })
}

/**
 * What the caller may have meant by an unknown name: of the options with the same first letter the one with the
 * fewest letters that are not in both. Names of other clients are often made of the same letters.
 */
function hint(name: string, rules: Rules): string {
  if (CLIENT_RULES[name]) return ' here, see createClient'
  // `params` of axios and `searchParams` of ky: no letters of theirs lead to `query`.
  const one = name.toLowerCase().replace(/.*params/, 'query')
  let text = ''
  let fewest = 4
  for (const known in rules) {
    const other = known.toLowerCase()
    const count = [...(one + other)].filter(
      (letter) => !one.includes(letter) || !other.includes(letter),
    ).length
    if (one[0] === known[0] && count < fewest) {
      fewest = count
      text = `; did you mean "${known}"?`
    }
  }
  return text
}
