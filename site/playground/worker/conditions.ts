// What the reader does to the network: it is slow, answers with errors, breaks off.

import { type DemoApi, DroppedConnection } from '../../demoApi'
import { allowOrigin } from '../../demoApi/cors'
import { Problem } from '../../demoApi/problem'
import { statusText } from '../../demoApi/statusText'
import { wait } from '../../demoApi/wait'
import type { Conditions, Fault } from '../protocol'

/** The API behind such a network. */
export function withConditions(
  api: DemoApi,
  conditions: Conditions,
  random: () => number = Math.random,
): DemoApi {
  const { latency, jitter, statuses, fault } = conditions
  let count = 0
  return {
    async fetch(request) {
      const status = statuses[count] ?? 200
      count += 1
      const isLetThrough = status === 200
      if (isLetThrough && fault === 'offline') throw new DroppedConnection()
      const ms = latency + jitter * random()
      if (ms > 0) await wait(ms, request.signal)
      if (isLetThrough) return faulty(fault, () => api.fetch(request))
      return statusAnswer(request, status, conditions.retryAfter)
    },
  }
}

/** An answer from the list of statuses; the API does not see the request. */
function statusAnswer(request: Request, status: number, retryAfter: number | undefined): Response {
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
  const response = hasNoBody(request, status)
    ? new Response(null, { status, statusText: statusText(status), headers })
    : new Problem(status, 'From the list of statuses under Network.', { headers }).toResponse()
  allowOrigin(response, request)
  return response
}

function hasNoBody(request: Request, status: number): boolean {
  return request.method === 'HEAD' || status === 204 || status === 205 || status === 304
}

async function faulty(fault: Fault, answer: () => Promise<Response>): Promise<Response> {
  switch (fault) {
    case 'none':
      return answer()
    case 'offline':
    case 'drop':
      throw new DroppedConnection()
    case 'stall':
      return stalled(await answer())
    case 'bad-json':
      return cutJson(await answer())
  }
}

/** Half of the first bytes, and then nothing. */
async function stalled(response: Response): Promise<Response> {
  const half = await firstHalf(response)
  if (!half) return response
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(half),
  })
  return new Response(body, response)
}

const JSON_TYPE = /[/+]json\s*(?:;|$)/i

/** JSON that ends in the middle, although all of it has arrived. Any other answer stays as it is. */
async function cutJson(response: Response): Promise<Response> {
  if (!response.body || !JSON_TYPE.test(response.headers.get('Content-Type') ?? '')) return response
  const half = new TextDecoder().decode(await firstHalf(response))
  // Half of an object or a list is never JSON; half of a number may be.
  const body = /^\s*[[{]/.test(half) ? half : '{"id":7,"name":"Ada'
  const spoiled = new Response(body, response)
  spoiled.headers.delete('Content-Length')
  return spoiled
}

/** Half of the first chunk, which is all of most bodies; a body may have no second one, and no end. */
async function firstHalf({ body }: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!body) return undefined
  const reader = body.getReader()
  const { value = new Uint8Array() } = await reader.read()
  await reader.cancel()
  return value.slice(0, Math.ceil(value.length / 2))
}
