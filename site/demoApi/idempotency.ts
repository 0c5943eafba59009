// `Idempotency-Key`: a request that was carried out is not carried out again,
// its first response is repeated. A refused request is not remembered.

import { json } from './createResponse'
import type { Exchange } from './route'
import type { Reply } from './state'

/** Answers with what `create` makes, or with what it made for the same key before. */
export async function createOnce(
  { request, url, state }: Exchange,
  create: () => Reply | Promise<Reply>,
): Promise<Response> {
  const key = request.headers.get('Idempotency-Key')
  if (key === null) return respond(await create())
  const id = `${url.pathname} ${key}`
  const knownReply = state.replies.get(id)
  if (knownReply) {
    const first = await knownReply
    return respond({ ...first, headers: { ...first.headers, 'Idempotent-Replayed': 'true' } })
  }
  // The promise, so that a second request waits for the first one's work.
  const reply = Promise.resolve(create())
  state.replies.set(id, reply)
  try {
    return respond(await reply)
  } catch (error) {
    state.replies.delete(id)
    throw error
  }
}

function respond({ value, status, headers }: Reply): Response {
  return json(value, { status, headers })
}
