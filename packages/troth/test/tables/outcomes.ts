// Did a failed request take effect, how many requests were sent, and what is safe to do next? Each row
// is a test against a server that acts, and a case of the explorer in the docs.

import type { ErrorCode } from '../../src/index.js'

/** The methods that differ in what a second request does. */
export const OUTCOME_METHODS = ['GET', 'PUT', 'DELETE', 'POST', 'PATCH'] as const
export type OutcomeMethod = (typeof OUTCOME_METHODS)[number]

/** Values of `retry`, by a short name. In `methods`, the method of the call is listed. */
export const OUTCOME_RETRIES = ['default', 'limit', 'timeouts', 'methods'] as const
export type OutcomeRetry = (typeof OUTCOME_RETRIES)[number]

/** The limit of all of them except `default`. */
export const RETRY_LIMIT = 2

/** The longest waits before the second and the third attempt, in milliseconds. */
export const RETRY_WAITS: readonly number[] = [300, 600]

/** What every attempt of a call ends with. */
export interface Failure {
  readonly name: FailureName
  readonly code: ErrorCode
  /** Whether a server has acted on a request that changes something. */
  readonly acted: Acted
  /** With which values of `retry` a request is repeated, if its method may be. */
  readonly isRetried: 'always' | 'timeouts' | 'never'
}

export type FailureName =
  | 'config'
  | '4xx'
  | 'conflict'
  | '408'
  | '429'
  | '500'
  | 'stored 500'
  | '503'
  | 'no response'
  | 'timeout'
  | 'aborted'
  | 'broken body'
  | 'late body'
  | 'invalid JSON'
  | 'schema'
  | 'thrown'

/** `no`: nothing was sent, or the server refused. `perhaps`: the client cannot know. `yes`: a 2xx arrived. */
export type Acted = 'no' | 'perhaps' | 'yes'

export const FAILURES: readonly Failure[] = [
  { name: 'config', code: 'CONFIG_BODY', acted: 'no', isRetried: 'never' },
  { name: '4xx', code: 'HTTP_STATUS', acted: 'no', isRetried: 'never' },
  // 404, 409 or 412: the first attempt may have made the change that refuses the second one.
  { name: 'conflict', code: 'HTTP_STATUS', acted: 'perhaps', isRetried: 'always' },
  // The server gave up waiting for the request, or a proxy gave up waiting for the server.
  { name: '408', code: 'HTTP_STATUS', acted: 'perhaps', isRetried: 'always' },
  { name: '429', code: 'HTTP_STATUS', acted: 'no', isRetried: 'always' },
  { name: '500', code: 'HTTP_STATUS', acted: 'perhaps', isRetried: 'never' },
  // A server that stores its response under the key, and sends it again.
  { name: 'stored 500', code: 'HTTP_STATUS', acted: 'perhaps', isRetried: 'never' },
  { name: '503', code: 'HTTP_STATUS', acted: 'perhaps', isRetried: 'always' },
  { name: 'no response', code: 'NETWORK_RESPONSE', acted: 'perhaps', isRetried: 'always' },
  { name: 'timeout', code: 'TIMEOUT_ATTEMPT', acted: 'perhaps', isRetried: 'timeouts' },
  { name: 'aborted', code: 'ABORTED', acted: 'perhaps', isRetried: 'never' },
  { name: 'broken body', code: 'NETWORK_BODY', acted: 'yes', isRetried: 'always' },
  { name: 'late body', code: 'TIMEOUT_ATTEMPT', acted: 'yes', isRetried: 'timeouts' },
  { name: 'invalid JSON', code: 'PARSE_JSON', acted: 'yes', isRetried: 'never' },
  { name: 'schema', code: 'SCHEMA_ISSUES', acted: 'yes', isRetried: 'never' },
  // A `response` hook or `acceptStatus`. What throws earlier is as a wrong option: nothing was sent.
  { name: 'thrown', code: 'CONFIG_THROWN', acted: 'yes', isRetried: 'never' },
]

/**
 * `fix`: the same request fails again. `resend`: a second request changes nothing more.
 * `resend with key`: the same, because of the key. `read first`: a second request may act again.
 * `done`: the server has acted, and a second request would fail or act again.
 */
export type NextStep = 'fix' | 'resend' | 'resend with key' | 'read first' | 'done'

export interface OutcomeRow {
  readonly method: OutcomeMethod
  readonly failure: FailureName
  readonly retry: OutcomeRetry
  readonly hasKey: boolean
  readonly code: ErrorCode
  /** How many requests the server receives. */
  readonly requests: number
  readonly acted: Acted
  /** How often the state of a server has changed that acts on every request it does not refuse. */
  readonly changes: number
  readonly next: NextStep
}

type Choice = Pick<OutcomeRow, 'method' | 'retry' | 'hasKey'>

export const outcomeTable: readonly OutcomeRow[] = FAILURES.flatMap((failure) =>
  OUTCOME_METHODS.flatMap((method) =>
    OUTCOME_RETRIES.flatMap((retry) =>
      [false, true].map((hasKey) => row(failure, { method, retry, hasKey })),
    ),
  ),
)

function row(failure: Failure, choice: Choice): OutcomeRow {
  const { name, code } = failure
  const requests = requestsOf(failure, choice)
  const isRefusedAtOnce = name === 'conflict' && requests === 1
  const acted = choice.method === 'GET' || isRefusedAtOnce ? 'no' : failure.acted
  const isRepeatable = choice.hasKey || isIdempotent(choice.method) || name === 'conflict'
  return {
    ...choice,
    failure: name,
    code,
    requests,
    acted,
    changes: acted === 'no' ? 0 : isRepeatable ? 1 : requests,
    next: isRefusedAtOnce ? 'fix' : nextStep(failure, choice),
  }
}

function requestsOf(failure: Failure, choice: Choice): number {
  if (failure.name === 'config') return 0
  if (!isRepeated(failure, choice)) return 1
  if (failure.name !== 'conflict') return RETRY_LIMIT + 1
  // The first attempt ends with 503, the second one is refused, which is not retried. A GET conflicts with nothing.
  return choice.method === 'GET' ? 1 : 2
}

/** The status that a request gets when its change was made before. */
export function conflictStatus(method: OutcomeMethod): number {
  if (method === 'PUT') return 412
  return isIdempotent(method) ? 404 : 409
}

function isRepeated({ isRetried }: Failure, { method, retry, hasKey }: Choice): boolean {
  if (retry === 'default' || isRetried === 'never') return false
  if (isRetried === 'timeouts' && retry !== 'timeouts') return false
  return retry === 'methods' || hasKey || isIdempotent(method)
}

function isIdempotent(method: OutcomeMethod): boolean {
  return method === 'GET' || method === 'PUT' || method === 'DELETE'
}

function nextStep({ name, acted }: Failure, { method, hasKey }: Choice): NextStep {
  if (name === 'config' || name === '4xx') return 'fix'
  // The response itself is wrong, or what reads it, and will be the next time, too.
  if (name === 'invalid JSON' || name === 'schema' || name === 'thrown')
    return method === 'GET' ? 'fix' : 'done'
  if (name === 'conflict') return 'read first'
  if (isIdempotent(method) || acted === 'no') return 'resend'
  if (hasKey) return name === 'stored 500' ? 'read first' : 'resend with key'
  return acted === 'yes' ? 'done' : 'read first'
}
