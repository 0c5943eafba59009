// The headers that let pages of every origin read the responses, with credentials
// too. Knows nothing of endpoints.

// Names one by one: with credentials, browsers take `*` for a header of that name.
const EXPOSED = [
  'Allow',
  'Content-Length',
  'ETag',
  'Idempotent-Replayed',
  'Location',
  'Retry-After',
  'WWW-Authenticate',
  'X-Page',
  'X-Total-Count',
].join(', ')

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE'

/** Lets the requesting page read this response. */
export function allowOrigin(response: Response, request: Request): void {
  const origin = request.headers.get('Origin')
  response.headers.set('Access-Control-Allow-Origin', origin ?? '*')
  if (origin) response.headers.set('Access-Control-Allow-Credentials', 'true')
  response.headers.set('Access-Control-Expose-Headers', EXPOSED)
  response.headers.append('Vary', 'Origin')
}

/** Completes the response to a preflight: all methods, and the headers that it names. */
export function allowRequest(response: Response, request: Request): void {
  const headers = request.headers.get('Access-Control-Request-Headers')
  response.headers.set('Access-Control-Allow-Methods', METHODS)
  if (headers) response.headers.set('Access-Control-Allow-Headers', headers)
}
