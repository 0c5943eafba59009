// The API of the playground: the demo API, and what the playground needs to know of Troth. Bundled into its frame.

import type { AbortDetails, PlaygroundApiOptions, StatusResponse } from 'vellum-playground/api'
import { allowOrigin } from '../demoApi/cors'
import { createResponse } from '../demoApi/createResponse'
import { API_ORIGIN } from '../demoApi/origin'
import { Problem } from '../demoApi/problem'
import { createDemoApi } from '../demoApi/service'
import { urls } from '../urls'

const EXAMPLE_URL = `${API_ORIGIN}/v1/users/7`

export default {
  // The first program of the introduction reads a file of this site.
  otherOrigins: [urls.site],
  createApi: createDemoApi,
  statusResponse,
  exampleUrl: EXAMPLE_URL,
  clients: '`fetch` or Troth',
  describeAbort,
  hints: {
    relativeUrl: `Write the whole URL, such as ${EXAMPLE_URL}, or set \`baseUrl\`.`,
    missing: {
      require:
        "This program is an ES module: write `import … from 'troth'`. The CommonJS playground has `require`.",
    },
  },
} satisfies PlaygroundApiOptions

/** A status as the demo API reports it. */
function statusResponse(request: Request, { status, headers, detail }: StatusResponse): Response {
  const response =
    detail === undefined
      ? createResponse(null, { status, headers })
      : new Problem(status, detail, { headers }).toResponse()
  allowOrigin(response, request)
  return response
}

/** Troth aborts the signal of a call with its own error. */
function describeAbort(reason: unknown): AbortDetails | undefined {
  const isTrothError = typeof reason === 'object' && reason !== null && Symbol.for('troth.error') in reason
  return isTrothError ? reason : undefined
}
