// One call, start to end: attempts, waits, hooks, limits. A response comes out,
// or exactly one TrothError. Nothing outlives the call: every timer is cleared
// and the listener on the caller's signal is removed.

import { bodyType, type EncodedBody, encodeBody } from './body.js'
import {
  HttpError,
  isTrothError,
  NetworkError,
  ParseError,
  SchemaError,
  type TrothFailure,
} from './errors.js'
import { applyHeaders, headerPairs } from './headers.js'
import type { HttpMethod } from './hookTypes.js'
import { type AttemptFailure, type Limits, setLimits } from './limits.js'
import { type CallInfo, misuse } from './misuse.js'
import { type Config, configureCall, type Rules } from './options.js'
import type { BodyOptions, RequestBody, ResponseType } from './optionTypes.js'
import { parseRetryAfter, retryDelay } from './retry.js'
import type { StandardSchema, StandardSchemaResult } from './schema.js'
import type { TrothResponse } from './types.js'
import { addQuery, encodeQuery, resolveTarget } from './url.js'

/** What errors report about the call. */
interface Call extends CallInfo {
  readonly method: HttpMethod
  url?: string
  attempts: number
}

/** Performs one call on a client. Rejects with a `TrothFailure` and nothing else. */
export async function request(
  client: Config,
  method: HttpMethod,
  path: string | URL,
  body: RequestBody | undefined,
  options: BodyOptions | undefined,
  rules?: Rules,
): Promise<TrothResponse> {
  const call: Call = { method, attempts: 0 }
  let config = client
  try {
    const url = resolveTarget(path, client, call)
    call.url = url.href
    config = configureCall(client, options, url, call, rules)
    addQuery(url, encodeQuery(config.query, config, call))
    call.url = url.href
    const encoded = encodeBody(body, config.stringifyJson, call)
    const { retry, idempotencyKey, schema } = config
    let retries = encoded.isRepeatable && (idempotencyKey || retry.methods.includes(method)) ? retry.limit : 0
    const limits = setLimits(call, config)
    try {
      for (;;) {
        const outcome = await limits.run(
          (signal) => attempt(call, config, encoded, limits, signal),
          config.timeout,
        )
        if (isTrothError(outcome)) {
          limits.failure = outcome
          if (!retries--) throw outcome
          const ms = await limits.run(() => retryDelay(config, outcome, call))
          await limits.wait(ms as number)
        } else if (outcome) {
          return schema
            ? ((await limits.run(() => validate(call, schema, outcome))) as TrothResponse)
            : outcome
        }
      }
    } finally {
      limits.release()
    }
  } catch (thrown) {
    let failure = asFailure(thrown, call)
    try {
      for (const { error = [] } of config.hooks) {
        for (const hook of error) {
          const other = await hook(failure, config.context)
          if (other instanceof Error) failure = asFailure(other, call)
        }
      }
    } catch (thrownByHook) {
      failure = asFailure(thrownByHook, call)
    }
    throw failure
  }
}

/**
 * Sends the request once. Resolves with a failure that may be retried, or with nothing when a
 * hook has asked for another attempt; what it throws is final. One function from the first
 * header to the last byte: each further `async` function in this path would cost one or two
 * percent of the requests per second.
 */
async function attempt(
  call: Call,
  config: Config,
  encoded: EncodedBody,
  limits: Limits,
  signal: AbortSignal | undefined,
): Promise<TrothResponse | AttemptFailure | undefined> {
  const { method, url } = call as Required<Call>
  const { hooks, context, responseType } = config
  const { contentType, body } = encoded
  let raw: Response | undefined
  /** Whether the platform is at work for us; when it throws, that is the network's fault. */
  let isNetwork = false
  try {
    const headers = new Headers(contentType ? { 'content-type': contentType } : {})
    const about = { method, url, headers, context, attempt: call.attempts + 1, previousError: limits.failure }
    for (const layer of config.headers) {
      applyHeaders(headers, typeof layer === 'function' ? headerPairs(await layer(about), call) : layer, call)
    }
    if (contentType === '') headers.delete('content-type')
    for (const { request = [] } of hooks) {
      for (const hook of request) {
        const response = await hook(about)
        // In JavaScript a hook may return anything; nothing else has a status.
        if (response?.status) raw ??= response
      }
    }
    // The caller has not waited for a hook that took too long.
    if (signal?.aborted) return undefined
    call.attempts++
    // `duplex` is required with a stream. A stream outlives the limits, but not the caller's signal.
    const init = {
      ...config.fetchOptions,
      method,
      headers,
      body,
      credentials: config.credentials,
      duplex: 'half',
      signal:
        (config.signal && responseType === 'stream' && AbortSignal.any?.([signal!, config.signal])) || signal,
    }
    isNetwork = true
    raw ??= await (config.fetch ?? fetch)(url, init as RequestInit)
    isNetwork = false
    let again = false
    const retryOnce = () => {
      again ||= encoded.isRepeatable
      encoded.isRepeatable = false
      return again
    }
    for (const { response = [] } of hooks) {
      for (const hook of response) {
        await hook({ ...about, response: raw, retryOnce })
        if (raw.bodyUsed) throw misuse(call, 'CONFIG_THROWN', 'a response hook must read response.clone()')
      }
    }
    limits.phase = 'body'
    if (again) return discard(raw)

    const { status } = raw
    const isAccepted = config.acceptStatus ? config.acceptStatus(status) : raw.ok || status === 304
    const type = bodyType(raw.headers, isAccepted, responseType)
    // The status of an error says more than a body that broke off.
    if (!isAccepted) return httpError(call, config, raw, type, await raw.text().catch(() => ''))
    let data: unknown
    if (type === 'stream') data = raw.body
    else if (type === 'none') discard(raw)
    else {
      isNetwork = true
      const content = await raw[type === 'json' ? 'text' : type]()
      isNetwork = false
      data = parseContent(call, config, raw, type, content)
    }
    return { raw, data, status, headers: raw.headers, url: raw.url || url, attempts: call.attempts }
  } catch (cause) {
    discard(raw)
    if (isNetwork) return networkError(call, raw, cause)
    throw cause
  }
}

/**
 * Turns what was read into `data`, or throws a `ParseError`. An empty body is `undefined`,
 * unless the caller asked for a type that has an empty value of its own.
 */
function parseContent(
  call: Call,
  { responseType, parseJson = JSON.parse }: Config,
  { status, headers }: Response,
  type: ResponseType,
  content: unknown,
): unknown {
  const isEmpty = content === '' || (content as Blob).size === 0
  if (isEmpty && (type !== responseType || type === 'json')) return undefined
  if (type !== 'json') return content
  try {
    return parseJson(content as string)
  } catch (cause) {
    const details = { ...call, cause, status, headers, text: content }
    throw new ParseError('the body is invalid JSON', { ...details, code: 'PARSE_JSON' })
  }
}

function httpError(call: Call, config: Config, raw: Response, type: ResponseType, text: string): HttpError {
  const { status, headers } = raw
  let data: unknown
  try {
    if (text && type !== 'blob') data = parseContent(call, config, raw, type, text)
  } catch {
    // `data` stays undefined; `text` has what arrived.
  }
  const retryAfterMs = parseRetryAfter(headers.get('retry-after'))
  const details = { ...call, code: 'HTTP_STATUS', status, headers, data, text, retryAfterMs } as const
  return new HttpError(`${status} ${raw.statusText}`.trim(), details)
}

function networkError(call: Call, raw: Response | undefined, cause: unknown): NetworkError {
  const { cause: below, code } = Object(cause)
  const reason = below?.code ?? code
  return new NetworkError(
    // A `DOMException` has a number there, which nobody knows.
    (raw ? 'the body broke off' : 'no response') + (/^[A-Z]/.test(reason) ? ` (${reason})` : ''),
    { ...call, code: raw ? 'NETWORK_BODY' : 'NETWORK_RESPONSE', cause },
  )
}

/** The response with the output of the schema. A schema that throws has rejected, without issues. */
async function validate(
  call: Call,
  { '~standard': schema }: StandardSchema,
  response: TrothResponse,
): Promise<TrothResponse> {
  let result: StandardSchemaResult<unknown> & { cause?: unknown }
  try {
    result = await schema.validate(response.data)
  } catch (cause) {
    result = { issues: [], cause }
  }
  if (!result.issues) return { ...response, data: result.value }
  discard(response.raw)
  throw new SchemaError('the schema rejected the data', { ...call, code: 'SCHEMA_ISSUES', ...result })
}

/** An error of Troth as it is. Anything else was thrown by code of the caller's: a hook, a function option, a getter. */
function asFailure(thrown: unknown, call: Call): TrothFailure {
  return isTrothError(thrown)
    ? thrown
    : misuse(call, 'CONFIG_THROWN', 'a hook or an option threw', { cause: thrown })
}

/** Gives up a body, so that its connection is free. A body that was read is free already. */
function discard(response?: Response): undefined {
  response?.body?.cancel().catch(() => {})
}
