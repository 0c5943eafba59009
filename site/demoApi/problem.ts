// Errors of the service, as `application/problem+json` (RFC 9457). An endpoint
// throws a Problem; service.ts makes it the response.

import { createResponse } from './createResponse'
import { statusText } from './statusText'

/** The body of every error response. */
export interface ProblemBody {
  readonly title: string
  readonly status: number
  readonly detail: string
  /** What is wrong with which field of the body or the query. */
  readonly errors?: FieldErrors
}

/** Field → what it must be. */
export type FieldErrors = { readonly [field: string]: string }

interface ProblemOptions {
  readonly errors?: FieldErrors
  readonly headers?: { readonly [name: string]: string }
}

/** The reason for an error response. */
export class Problem extends Error {
  override readonly name = 'Problem'

  constructor(
    readonly status: number,
    readonly detail: string,
    readonly options: ProblemOptions = {},
  ) {
    super(`${status}: ${detail}`)
  }

  /** This problem as a response. */
  toResponse(): Response {
    const { status, detail } = this
    const { errors, headers } = this.options
    const body: ProblemBody = { title: statusText(status), status, detail, ...(errors && { errors }) }
    return createResponse(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/problem+json', ...headers },
    })
  }
}

/** Throws a 422 that names every wrong field, if there is one. */
export function refuseFields(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new Problem(422, 'Some fields are not valid.', { errors })
}
