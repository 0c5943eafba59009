// Which failures are repeated under `retry: 2`. Each row is a test, and a row of the docs.

import type { HttpMethod } from '../../src/index.js'

export interface RetryRow {
  readonly method: HttpMethod
  /** The status that the server answers, or a connection that ends without an answer. */
  readonly answer: number | 'network error'
  readonly idempotencyKey?: string
  readonly retried: boolean
}

const STATUSES = [408, 429, 502, 503, 504]
const FINAL = [400, 401, 403, 404, 409, 422, 500, 501, 505]

export const retryTable: readonly RetryRow[] = [
  ...STATUSES.map((answer): RetryRow => ({ method: 'GET', answer, retried: true })),
  ...FINAL.map((answer): RetryRow => ({ method: 'GET', answer, retried: false })),
  { method: 'GET', answer: 'network error', retried: true },
  { method: 'HEAD', answer: 503, retried: true },
  { method: 'OPTIONS', answer: 503, retried: true },
  { method: 'PUT', answer: 503, retried: true },
  { method: 'PUT', answer: 'network error', retried: true },
  { method: 'DELETE', answer: 503, retried: true },
  { method: 'DELETE', answer: 'network error', retried: true },
  { method: 'POST', answer: 503, retried: false },
  { method: 'POST', answer: 'network error', retried: false },
  { method: 'PATCH', answer: 503, retried: false },
  { method: 'PATCH', answer: 'network error', retried: false },
  { method: 'POST', answer: 503, idempotencyKey: 'order-1', retried: true },
  { method: 'PATCH', answer: 503, idempotencyKey: 'order-1', retried: true },
  { method: 'POST', answer: 400, idempotencyKey: 'order-1', retried: false },
]
