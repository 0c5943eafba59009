// One call, start to end: attempts, waits, hooks, limits. A response comes out,
// or exactly one TrothError. Nothing outlives the call: every timer is cleared
// and the listener on the caller's signal is removed.

import { bodyType, cancelStream, encodeBody, readText, watchBody } from './body.js'
import type { RequestBody } from './bodyTypes.js'
import {
  ConfigError,
  HttpError,
  isError,
  isTrothError,
  NetworkError,
  ParseError,
  SchemaError,
  type TimeoutError,
  type TrothFailure,
} from './errors.js'
import { applyHeaders, headerPairs } from './headers.js'
import type { HttpMethod, RequestContext } from './hookTypes.js'
import { type AttemptFailure, type Limits, setLimits, type Turn } from './limits.js'
import { misuse } from './misuse.js'
import { type Config, checkMethod, configureCall, OWN_LAYERS, type Rules } from './options.js'
import type { BodyOptions } from './optionTypes.js'
import { parseRetryAfter, retryDelay } from './retry.js'
import type { SchemaIssue, StandardSchema } from './schema.js'
import type { TrothResponse } from './types.js'
import { addQuery, encodeQuery, resolveTarget } from './url.js'

/** What errors report about the call. */
interface Call {
  method: HttpMethod
  url?: string
  attempts: number
}

type Mutable<T> = { -readonly [name in keyof T]: T[name] }

/** Not every engine has it. */
interface V8Error {
  captureStackTrace?(error: Error): void
}

/** Performs one call on a client. Rejects with a `TrothFailure` and nothing else. */
export async function request(
  client: Config,
  method: HttpMethod,
  path: string | URL,
  upload: RequestBody | undefined,
  options: BodyOptions | undefined,
  rules?: Rules,
): Promise<TrothResponse> {
  // In JavaScript it may be a symbol, which no message can contain.
  const call: Call = { method: String(method) as HttpMethod, attempts: 0 }
  let config = client
  let limits: Limits | undefined
  /** The option whose function is at work. */
  let stage = 'options'
  try {
    checkMethod(call.method)
    const target = resolveTarget(path, client)
    call.url = target.href
    config = configureCall(client, options, target, rules)
    if (upload === undefined) upload = config.body
    stage = 'stringifyQuery'
    addQuery(target, encodeQuery(config.query, config))
    call.url = target.href
    const encoded = encodeBody(upload, config)
    const { isRepeatable } = encoded
    limits = setLimits(call, config)
    const out = { method, url: call.url, body: encoded.body }
    const job: Job = { call, config, limits, upload, out, encoded, retryOnce: isRepeatable }
    const { retry, idempotencyKey, schema, timeout } = config
    let retries = retry.limit
    for (;;) {
      const outcome = await limits.run((turn) => attempt(job, turn), timeout)
      if (isTrothError(outcome)) {
        limits.failure = outcome
        if (!(isRepeatable && (idempotencyKey || retry.methods.includes(call.method)) && retries--))
          throw outcome
        stage = 'retry'
        await limits.wait((await limits.run(() => retryDelay(config, outcome, call.attempts))) as number)
      } else if (outcome) {
        return schema ? ((await limits.run(() => validate(call, schema, outcome))) as TrothResponse) : outcome
      }
    }
  } catch (thrown) {
    let failure = asFailure(thrown, call, stage)
    // It may be made by a timer or an event, which know nothing of the caller.
    ;(Error as V8Error).captureStackTrace?.(failure)
    cancelStream(upload)
    const runHooks = async () => {
      try {
        for (const { error = [] } of config.hooks) {
          for (const hook of error) {
            const other = await hook(failure, config.context)
            if (isError(other)) failure = asFailure(other, call, 'hooks.error')
          }
        }
      } catch (thrownByHook) {
        failure = asFailure(thrownByHook, call, 'hooks.error')
      }
    }
    limits ??= setLimits(call, config)
    await limits.settle(runHooks())
    throw failure
  } finally {
    limits?.release()
  }
}

/** What the attempts of a call have in common. */
interface Job {
  readonly call: Call
  readonly config: Config
  readonly limits: Limits
  /** The body as the caller passed it. */
  readonly upload: unknown
  /** What the caller asked for. */
  readonly out: Pick<RequestContext, 'method' | 'url' | 'body'>
  readonly encoded: ReturnType<typeof encodeBody>
  /** Whether a hook may still ask for one more attempt. */
  retryOnce: boolean
}

/**
 * Sends the request once. Resolves with a failure that may be retried, or with nothing when a
 * hook has asked for another attempt; what it throws is final. Every attempt starts from what the
 * caller asked for.
 */
async function attempt(job: Job, turn: Turn): Promise<TrothResponse | AttemptFailure | undefined> {
  const { call, config, limits } = job
  const { base, hooks, context, responseType, idleTimeout, signal } = config
  let { encoded } = job
  let raw: Response | undefined
  let replaced: { readonly data: unknown } | undefined
  let idleFailure: TimeoutError | undefined
  /** The option whose function is at work; empty while the platform is, whose errors are the network's. */
  let stage = 'headers'
  try {
    const { contentType } = encoded
    const first = new Headers({
      accept: `application/json${responseType === 'json' ? '' : ', text/plain, */*'}`,
      ...(contentType && { 'content-type': contentType }),
    })
    /** What goes out; hooks may change it. */
    const out: Mutable<RequestContext> = {
      ...job.out,
      headers: first,
      context,
      attempt: call.attempts + 1,
      previousError: limits.failure,
    }
    const clientHeaders: (readonly [string, unknown])[] = []
    let clientLayers = config.headers.length - OWN_LAYERS
    for (const layer of config.headers) {
      const pairs = typeof layer === 'function' ? headerPairs((await layer(out)) ?? {}) : layer
      applyHeaders(first, pairs)
      if (clientLayers-- > 0) clientHeaders.push(...pairs)
    }
    stage = 'hooks.request'
    for (const { request = [] } of hooks) {
      for (const hook of request) {
        const result = await hook(out)
        // In JavaScript a hook may return anything; nothing else has a status.
        if ((result as Response)?.status != null) raw ??= result as Response
        else if ('arrayBuffer' in Object(result)) {
          const { method, url, headers } = result as Request
          // Bytes, because not every platform can send the stream of a `Request`.
          const body = await (result as Request).arrayBuffer()
          Object.assign(out, { method, url, headers, body: body.byteLength ? body : undefined })
          // Its `Content-Type` stays, even when it is that of the body before.
          encoded = encodeBody(out.body, config)
        }
      }
    }
    // The caller has not waited for a hook that took too long.
    if (turn.signal?.aborted) return undefined
    const { method, headers } = out
    if (out.url !== job.out.url) {
      const { href, origin } = resolveTarget(out.url, config)
      out.url = href
      // What the client has set may be a secret of its own origin.
      if (base && origin !== base.origin)
        for (const [name, value] of clientHeaders) if (headers.get(name) === value) headers.delete(name)
    }
    if (out.body !== encoded.body) {
      encoded = encodeBody(out.body, config)
      // Not one that the caller or a hook has set.
      if ((headers.get('content-type') || '') === (contentType || ''))
        applyHeaders(headers, [['content-type', encoded.contentType || null]])
    }
    const { url } = out
    checkMethod(method)
    call.method = method
    call.url = url
    const sentType = headers.get('content-type')!
    if (encoded.contentType === '') headers.delete('content-type')
    if (encoded.contentType === 'application/json' && /form-/.test(sentType))
      throw misuse('CONFIG_BODY', `a body of type ${encoded.name} cannot be sent as ${sentType}`)
    if (encoded.body !== undefined && /^(GET|HEAD)$/.test(method))
      throw misuse('CONFIG_BODY', `a body of type ${encoded.name} cannot be sent`)
    call.attempts++
    // `duplex` is required with a stream. A stream outlives the limits, but not the caller's signal.
    const init = {
      __proto__: null,
      ...config.fetchOptions,
      method,
      headers,
      body: encoded.body,
      credentials: config.credentials,
      duplex: 'half',
      signal:
        (signal && responseType === 'stream' && AbortSignal.any?.([turn.signal!, signal])) || turn.signal,
    }
    stage = ''
    if (raw) cancelStream(job.upload)
    else raw = await (config.fetch ?? fetch)(url, init as never)
    stage = 'hooks.response'
    const checkUnread = () => {
      if (!raw?.headers?.get || ((raw.bodyUsed || raw.body?.locked) && !replaced))
        throw misuse('CONFIG_OPTION', 'fetch and hooks must leave a Response that is not read: use clone()')
    }
    checkUnread()
    let again = false
    const retryOnce = () => {
      again ||= job.retryOnce
      job.retryOnce = false
      return again
    }
    for (const { response = [] } of hooks) {
      for (const hook of response) {
        if (turn.signal?.aborted) return discard(raw)
        const result = await hook({ ...out, response: raw, retryOnce })
        if (Object.hasOwn(Object(result), 'data')) replaced = result as { data: unknown }
        else if ((result as Response)?.status != null && result !== raw) {
          discard(raw)
          raw = result as Response
        }
        checkUnread()
      }
    }
    turn.phase = 'body'
    if (again) return discard(raw)

    const { status, headers: received } = raw
    stage = 'acceptStatus'
    const isAccepted = config.acceptStatus ? await config.acceptStatus(status) : raw.ok || status === 304
    stage = ''
    // Some servers send it twice.
    const [type] = `${received.get('content-type')}`.split(',') as [string]
    const as =
      replaced || (method === 'HEAD' && isAccepted) ? 'none' : bodyType(type, isAccepted, responseType)
    // Of an error 10 MB are read.
    const source =
      as !== 'none' && raw.body?.getReader && (idleTimeout || !isAccepted)
        ? new Response(
            watchBody(raw.body, idleTimeout, isAccepted ? Infinity : 1e7, () => {
              idleFailure = limits.expired('idle', idleTimeout, 'body', 'no data')
              return idleFailure
            }),
            { headers: received },
          )
        : raw
    let data = replaced?.data
    let text: unknown = ''
    if (as === 'none') discard(raw)
    else if (as === 'stream') data = source.body
    else {
      // The status of an error says more than a body that broke off.
      text = isAccepted
        ? await (/json|text/.test(as) ? readText(source, type) : source[as]())
        : await readText(source, type).catch(() => '')
      // An empty body is `undefined`, unless the caller asked for a type that has an empty value of its own.
      if (text === '' || (text as Blob).size === 0)
        data = isAccepted && as === responseType && as !== 'json' ? text : undefined
      else if (as !== 'json') data = isAccepted || as === 'text' ? text : undefined
      else {
        try {
          data = await (config.parseJson ?? JSON.parse)(text as string)
        } catch (cause) {
          stage = 'parseJson'
          // The data of an error stays undefined; `text` has what arrived.
          if (isAccepted)
            throw new ParseError('the body is invalid JSON', {
              ...call,
              code: 'PARSE_JSON',
              cause,
              status,
              headers: received,
              text,
            })
        }
      }
    }
    return isAccepted
      ? { raw, data, status, headers: received, url: raw.url || url, attempts: call.attempts }
      : new HttpError(`${status} ${raw.statusText}`.trim(), {
          ...call,
          code: 'HTTP_STATUS',
          status,
          headers: received,
          data,
          text,
          retryAfterMs: parseRetryAfter(received.get('retry-after')),
        })
  } catch (cause) {
    discard(raw)
    if (stage) throw asFailure(cause, call, stage)
    // Not every platform passes the error of a stream on to those who read it.
    return idleFailure ?? networkError(call, raw, cause)
  }
}

function networkError(call: Call, raw: Response | undefined, cause: unknown): NetworkError {
  const { cause: below, code } = Object(cause)
  const reason = below?.code ?? code
  return new NetworkError(
    // A `DOMException` has a number there, which nobody knows.
    (raw ? 'the connection closed while reading the body' : 'no response') +
      (/^[A-Z]/.test(reason) ? ` (${reason})` : ''),
    { ...call, code: raw ? 'NETWORK_BODY' : 'NETWORK_RESPONSE', cause },
  )
}

/** The response with the output of the schema. A schema that throws has rejected, without issues. */
async function validate(
  call: Call,
  { '~standard': schema }: StandardSchema,
  response: TrothResponse,
): Promise<TrothResponse> {
  const { data, status, headers, raw } = response
  let issues: readonly SchemaIssue[] = []
  let reason: { cause: unknown } | undefined
  try {
    const result = await schema.validate(data)
    if (!result.issues) return { ...response, data: result.value }
    issues = result.issues
  } catch (cause) {
    reason = { cause }
  }
  discard(raw)
  throw new SchemaError('the schema rejected the data', {
    ...call,
    code: 'SCHEMA_ISSUES',
    issues,
    data,
    status,
    headers,
    ...reason,
  })
}

/**
 * An error of Troth, with its request. Anything else was thrown by code of the caller's: a hook,
 * a function option, a getter.
 */
function asFailure(thrown: unknown, call: Call, option: string): TrothFailure {
  const error = isTrothError(thrown)
    ? thrown
    : misuse('CONFIG_THROWN', `option "${option}" threw`, { cause: thrown })
  return error.kind === 'config' && !error.method
    ? new ConfigError(error.message, { ...error, ...call })
    : error
}

/** Gives up a body, so that its connection is free. A body that was read is free already. */
const discard = (response?: Response): undefined => cancelStream(response?.body)
