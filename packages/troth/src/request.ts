// One call, start to end: attempts, waits, hooks, limits. A response comes out,
// or exactly one TrothError. Nothing outlives the call: every timer is cleared
// and the listener on the caller's signal is removed.

import { bodyType, decodeBody, encodeBody } from './body.js'
import {
  HttpError,
  isTrothError,
  NetworkError,
  ParseError,
  SchemaError,
  type TrothFailure,
} from './errors.js'
import { applyHeaders, headerPairs } from './headers.js'
import { type Limits, setLimits } from './limits.js'
import { type CallInfo, misuse } from './misuse.js'
import { type Config, configureCall } from './options.js'
import type { HttpMethod, RequestBody, RequestOptions, ResponseType } from './optionTypes.js'
import { parseRetryAfter, retryDelay } from './retry.js'
import type { StandardSchema, StandardSchemaResult } from './schema.js'
import type { TrothResponse } from './types.js'
import { addQuery, encodeQuery, resolveTarget } from './url.js'

/** What the caller asked for, not yet checked. */
export interface RequestInput {
  readonly path: string | URL
  readonly body?: RequestBody | undefined
  readonly options?: RequestOptions | undefined
}

/** The call under way: what errors tell about it. */
interface Call extends CallInfo {
  readonly method: HttpMethod
  url?: string
  attempts: number
}

/** Performs one call on a client. Rejects with a `TrothFailure` and nothing else. */
export async function request(
  client: Config,
  method: HttpMethod,
  input: RequestInput,
): Promise<TrothResponse> {
  const call: Call = { method, attempts: 0 }
  try {
    return await perform(client, input, call)
  } catch (thrown) {
    let failure = asFailure(thrown, call)
    try {
      for (const hook of client.hooks.error) await hook(failure)
    } catch (thrownByHook) {
      failure = asFailure(thrownByHook, call)
    }
    throw failure
  }
}

/** Checks everything, then runs the attempts within the limits of the call. */
function perform(client: Config, input: RequestInput, call: Call): Promise<TrothResponse> {
  const url = resolveTarget(input.path, client, call)
  call.url = url.href
  const config = configureCall(client, input.options, url, call)
  addQuery(url, encodeQuery(config.query, client.arrayFormat, call))
  call.url = url.href
  const { method } = call
  const { retry, idempotencyKey, responseType, schema, hooks } = config
  const { body, json, stream } = encodeBody(input.body, client.stringifyJson, call)
  let repetitions = !stream && (idempotencyKey || retry.methods.includes(method)) ? retry.limit : 0
  let retryOnceLeft = !stream
  /** The last failure that may be retried. */
  let failure: HttpError | NetworkError

  return new Promise((resolve, reject) => {
    attempts(setLimits(call, config, reject)).then(resolve, reject)
  })

  // One function from the first header to the last byte: each further `async`
  // function in this path would cost one or two percent of the requests per second.
  async function attempts({ signal, clock, wait, release }: Limits): Promise<TrothResponse> {
    /** What the platform is doing for us; when it throws, that is the network's fault. */
    let waitingFor: 'NETWORK_RESPONSE' | 'NETWORK_BODY' | undefined
    try {
      for (;;) {
        signal?.throwIfAborted()
        clock('headers')
        try {
          const headers = new Headers()
          const context = { method, url: url.href, attempt: call.attempts + 1, headers }
          for (const layer of config.headers) {
            applyHeaders(
              headers,
              typeof layer === 'function' ? headerPairs(await layer(context), call) : layer,
              call,
            )
          }
          if (idempotencyKey) applyHeaders(headers, [['idempotency-key', idempotencyKey]], call)
          if (json && !headers.has('content-type')) headers.set('content-type', 'application/json')
          for (const hook of hooks.request) await hook(context)
          signal?.throwIfAborted()

          call.attempts++
          waitingFor = 'NETWORK_RESPONSE'
          const raw = await (client.fetch ?? fetch)(url.href, initOf(headers, signal))
          waitingFor = undefined

          let again = false
          const retryOnce = () => {
            again ||= retryOnceLeft
            retryOnceLeft = false
            return again
          }
          for (const hook of hooks.response) {
            await hook({ ...context, response: raw, retryOnce })
            if (raw.bodyUsed)
              throw misuse(call, 'CONFIG_THROWN', 'a response hook must read response.clone()')
          }
          clock('body')
          if (again) {
            discard(raw)
            continue
          }

          const { status } = raw
          const type = bodyType(raw, responseType)
          // The status of an error says more than a body that broke off.
          if (!raw.ok && status !== 304) throw httpError(raw, type, await raw.text().catch(() => ''))
          let data: unknown
          if (type === 'stream') data = raw.body
          else if (type === 'none') discard(raw)
          else {
            waitingFor = 'NETWORK_BODY'
            const content = await raw[type === 'json' ? 'text' : type]()
            waitingFor = undefined
            try {
              data = decodeBody(content, type, responseType, client.parseJson)
            } catch (cause) {
              throw new ParseError('the body is invalid JSON', {
                ...call,
                code: 'PARSE_JSON',
                text: content,
                cause,
              })
            }
          }
          clock()
          if (schema) data = await validate(schema, data)
          return {
            data,
            status,
            headers: raw.headers,
            url: raw.url || url.href,
            attempts: call.attempts,
            raw,
          }
        } catch (cause) {
          // A fetch that fails because the call was ended is no reason to retry,
          // and what a hook throws is final, even when it is an error of Troth.
          signal?.throwIfAborted()
          if (waitingFor) {
            const problem = waitingFor === 'NETWORK_BODY' ? 'the body broke off' : 'no response'
            failure = new NetworkError(problem, { ...call, code: waitingFor, cause })
            waitingFor = undefined
          } else if (cause !== failure) throw cause
        }
        clock()
        const ms = retryDelay(retry, retry.limit - repetitions, failure)
        if (!repetitions-- || ms === undefined) throw failure
        await wait(ms)
      }
    } finally {
      release()
    }
  }

  function initOf(headers: Headers, signal: AbortSignal | undefined): RequestInit {
    const init = {
      ...config.fetchOptions,
      credentials: config.credentials,
      method,
      headers,
      body,
      // Required with a stream, without effect otherwise.
      duplex: 'half',
      // A stream outlives the call and its limits, but not the caller's signal.
      signal: config.signal && responseType === 'stream' ? AbortSignal.any([signal!, config.signal]) : signal,
    }
    return init as RequestInit
  }

  function httpError(raw: Response, type: ResponseType, text: string): HttpError {
    const { status, headers, statusText } = raw
    const retryAfterMs = parseRetryAfter(headers.get('retry-after'))
    let data: unknown
    try {
      if (type !== 'blob') data = decodeBody(text, type, 'auto', client.parseJson)
    } catch {
      // `data` stays undefined; `text` tells what arrived.
    }
    const details = { ...call, status, headers, data, text, retryAfterMs }
    failure = new HttpError(`${status} ${statusText}`.trim(), { ...details, code: 'HTTP_STATUS' })
    return failure
  }

  /** The output of the schema. A schema that throws has rejected, without a list of issues. */
  async function validate({ '~standard': schema }: StandardSchema, data: unknown): Promise<unknown> {
    let result: StandardSchemaResult<unknown> & { cause?: unknown }
    try {
      result = await schema.validate(data)
    } catch (cause) {
      result = { issues: [], cause }
    }
    if (!result.issues) return result.value
    throw new SchemaError('the schema rejected the data', { ...call, code: 'SCHEMA_ISSUES', ...result })
  }
}

/** An error of Troth as it is. Anything else was thrown by code of the caller's: a hook, a function option, a getter. */
function asFailure(thrown: unknown, call: Call): TrothFailure {
  return isTrothError(thrown)
    ? thrown
    : misuse(call, 'CONFIG_THROWN', 'a hook or an option threw', { cause: thrown })
}

/** Gives up a body, so that its connection is free. A body that a hook has read is free already. */
function discard(response: Response): undefined {
  response.body?.cancel().catch(() => {})
}
