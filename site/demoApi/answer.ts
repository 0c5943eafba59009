// Makes responses: a body with its status, words and headers. Knows no endpoint.

import { statusText } from './statusText'

export interface AnswerOptions {
  /** @default 200 */
  readonly status?: number
  readonly headers?: { readonly [name: string]: string }
}

/** A response with this body and the words of its status. */
export function answer(body: BodyInit | null, { status = 200, headers }: AnswerOptions = {}): Response {
  return new Response(body, { status, statusText: statusText(status), headers })
}

/** A response with this value as JSON. */
export function json(value: unknown, { status, headers }: AnswerOptions = {}): Response {
  return answer(JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
}

/** 204, without a body. */
export function noContent(): Response {
  return answer(null, { status: 204 })
}
