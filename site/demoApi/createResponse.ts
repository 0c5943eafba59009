// Makes responses: a body with its status, text and headers. Knows no endpoint.

import { statusText } from './statusText'

export interface ResponseOptions {
  /** @default 200 */
  readonly status?: number
  readonly headers?: { readonly [name: string]: string }
}

/** A response with this body and the text of its status. */
export function createResponse(
  body: BodyInit | null,
  { status = 200, headers }: ResponseOptions = {},
): Response {
  return new Response(body, { status, statusText: statusText(status), headers })
}

/** A response with this value as JSON. */
export function json(value: unknown, { status, headers }: ResponseOptions = {}): Response {
  return createResponse(JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
}

/** 204, without a body. */
export function noContent(): Response {
  return createResponse(null, { status: 204 })
}
