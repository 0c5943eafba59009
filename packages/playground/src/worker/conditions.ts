// The network as the reader has set it: slow, with error responses, or broken.

import type { Api } from '../api/api.js'
import { DroppedConnection } from '../api/droppedConnection.js'
import { wait } from '../api/wait.js'
import type { Conditions, Fault } from '../protocol.js'
import type { WorkerOptions } from './options.js'

export interface ConditionOptions extends Pick<WorkerOptions, 'statusResponse'> {
  readonly conditions: Conditions
  /** @default Math.random */
  readonly random?: () => number
}

/** The API behind a network with these conditions. */
export function withConditions(
  api: Api,
  { conditions, statusResponse, random = Math.random }: ConditionOptions,
): Api {
  const { latency, jitter, statuses, retryAfter, fault } = conditions
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
      // The API does not see the request.
      return statusResponse(request, {
        status,
        headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
        detail: hasNoBody(request, status) ? undefined : 'From the list of statuses under Network.',
      })
    },
  }
}

function hasNoBody(request: Request, status: number): boolean {
  return request.method === 'HEAD' || status === 204 || status === 205 || status === 304
}

async function faulty(fault: Fault, respond: () => Promise<Response>): Promise<Response> {
  switch (fault) {
    case 'none':
      return respond()
    case 'offline':
    case 'drop':
      throw new DroppedConnection()
    case 'stall':
      return stalled(await respond())
    case 'bad-json':
      return cutJson(await respond())
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

/** JSON that ends in the middle, although all of it has arrived. Any other response is unchanged. */
async function cutJson(response: Response): Promise<Response> {
  if (!response.body || !JSON_TYPE.test(response.headers.get('Content-Type') ?? '')) return response
  const half = new TextDecoder().decode(await firstHalf(response))
  // Half of an object or an array is never JSON; half of a number may be.
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
