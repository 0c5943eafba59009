// One call, start to end: attempts, waits, hooks, limits. A response comes out,
// or exactly one TrothError. Nothing outlives the call: every timer is cleared
// and the listener on the caller's signal is removed.

import { type DecodedBody, decodeBody, encodeBody } from './body.js'
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
import { parseRetryAfter, retryDelay } from './retry.js'
import type {
  HttpMethod,
  RequestBody,
  RequestOptions,
  StandardSchema,
  StandardSchemaResult,
  TrothResponse,
} from './types.js'
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
  const { retry, idempotencyKey, responseType, schema, hooks } = config
  const { body, json, stream } = encodeBody(input.body, client.stringifyJson, call)
  let repetitions = !stream && (idempotencyKey || retry.methods.includes(call.method)) ? retry.limit : 0
  let retryOnceLeft = !stream
  /** The last failure that may be retried. */
  let failure: HttpError | NetworkError

  return new Promise((resolve, reject) => {
    attempts(setLimits(call, config, reject)).then(resolve, reject)
  })

  async function attempts(limits: Limits): Promise<TrothResponse> {
    const { signal, clock } = limits
    try {
      for (;;) {
        signal?.throwIfAborted()
        clock('headers')
        try {
          const raw = await send(limits)
          if (raw) return await receive(raw, limits)
          continue
        } catch (error) {
          // A fetch that fails because the call was ended is no reason to retry,
          // and what a hook throws is final, even when it is an error of Troth.
          signal?.throwIfAborted()
          if (error !== failure) throw error
        }
        clock()
        const ms = retryDelay(retry, retry.limit - repetitions, failure)
        if (!repetitions-- || ms === undefined) throw failure
        await limits.wait(ms)
      }
    } finally {
      limits.release()
    }
  }

  /** One attempt up to the response's headers; `undefined` when a hook wants it sent again. */
  async function send({ signal, clock }: Limits): Promise<Response | undefined> {
    const { method } = call
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
    call.attempts++
    let response: Response
    try {
      response = await (client.fetch ?? fetch)(url.href, init as RequestInit)
    } catch (cause) {
      failure = new NetworkError('no response', { ...call, code: 'NETWORK_RESPONSE', cause })
      throw failure
    }

    let again = false
    const retryOnce = () => {
      again ||= retryOnceLeft
      retryOnceLeft = false
      return again
    }
    for (const hook of hooks.response) {
      await hook({ ...context, response, retryOnce })
      if (response.bodyUsed) throw misuse(call, 'CONFIG_THROWN', 'a response hook must read response.clone()')
    }
    clock('body')
    return again ? discard(response) : response
  }

  /** The rest of an attempt: from the response's headers to `data`, or to an error. */
  async function receive(raw: Response, { clock }: Limits): Promise<TrothResponse> {
    const { status, headers } = raw
    const success = raw.ok || status === 304
    let read: DecodedBody = { text: '' }
    if (success && responseType === 'stream') read.data = raw.body
    else if (success && responseType === 'none') discard(raw)
    else {
      try {
        read = await decodeBody(raw, responseType, client.parseJson)
      } catch (cause) {
        failure = new NetworkError('the body broke off', { ...call, code: 'NETWORK_BODY', cause })
        // The status of an error says more than its body, which broke off.
        if (success) throw failure
      }
    }
    clock()
    const { text, cause } = read
    let { data } = read
    if (!success) {
      const retryAfterMs = parseRetryAfter(headers.get('retry-after'))
      const code = 'HTTP_STATUS'
      failure = new HttpError(`${status} ${raw.statusText}`.trim(), {
        ...call,
        code,
        status,
        headers,
        data,
        text,
        retryAfterMs,
      })
      throw failure
    }
    if (cause) throw new ParseError('the body is invalid JSON', { ...call, code: 'PARSE_JSON', text, cause })
    if (schema) {
      const result = await validate(schema, data)
      if (result.issues)
        throw new SchemaError('the schema rejected the data', { ...call, code: 'SCHEMA_ISSUES', ...result })
      data = result.value
    }
    return { data, status, headers, url: raw.url || url.href, attempts: call.attempts, raw }
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

/** The schema's answer. A schema that throws has rejected, without a list of issues. */
async function validate(
  schema: StandardSchema,
  data: unknown,
): Promise<StandardSchemaResult<unknown> & { cause?: unknown }> {
  try {
    return await schema['~standard'].validate(data)
  } catch (cause) {
    return { issues: [], cause }
  }
}
