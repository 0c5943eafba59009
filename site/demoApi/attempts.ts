// Counts requests that belong together, so that an endpoint can fail the first few.

import { Problem } from './problem'
import { readNumber } from './query'
import type { Exchange } from './route'

/** The number of this request among those of its method, path and key: 1 for the first. */
export function countAttempt({ request, url, state }: Exchange, key: string): number {
  const id = `${request.method} ${url.pathname} ${key}`
  const attempt = (state.attempts.get(id) ?? 0) + 1
  state.attempts.set(id, attempt)
  return attempt
}

export interface PlannedFailure {
  readonly attempt: number
  /** How many fail when the query has no `fails`. */
  readonly fails: number
}

/** Throws while the attempt is one of the first `fails`. Query: fails, status, retryAfter (seconds). */
export function failFirst({ query }: Exchange, planned: PlannedFailure): void {
  const fails = readNumber(query, 'fails', { fallback: planned.fails, min: 0, max: 100 })
  const status = readNumber(query, 'status', { fallback: 503, min: 400, max: 599 })
  if (planned.attempt > fails) return
  const retryAfter = query.get('retryAfter')
  throw new Problem(status, `Attempt ${planned.attempt} fails.`, {
    headers: retryAfter === null ? undefined : { 'Retry-After': retryAfter },
  })
}
