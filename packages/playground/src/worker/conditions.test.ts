import { describe, expect, it, vi } from 'vitest'
import { DroppedConnection } from '../api/droppedConnection.js'
import { CALM, type Conditions } from '../protocol.js'
import { createTestApi, testWorkerOptions } from '../testing/testApi.js'
import { withConditions } from './conditions.js'

function api(conditions: Partial<Conditions>, random?: () => number) {
  const { statusResponse } = testWorkerOptions
  return withConditions(createTestApi(), {
    conditions: { ...CALM, ...conditions },
    statusResponse,
    ...(random && { random }),
  })
}

function request(init?: RequestInit) {
  return new Request('https://api.example.com/v1/users/7', init)
}

describe('withConditions', () => {
  it('changes nothing without conditions', async () => {
    const response = await api({}).fetch(request())
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ id: 7, name: 'Ada Lovelace' })
  })

  it('responds with the statuses of the array, then passes requests on', async () => {
    const { fetch } = api({ statuses: [503, 200, 429], retryAfter: 2 })
    const responses = [
      await fetch(request()),
      await fetch(request()),
      await fetch(request()),
      await fetch(request()),
    ]
    expect(responses.map(({ status, headers }) => [status, headers.get('Retry-After')])).toEqual([
      [503, '2'],
      [200, null],
      [429, '2'],
      [200, null],
    ])
    expect(await responses[0]?.text()).toBe('From the list of statuses under Network.')
  })

  it('sends no body with a status that has none, or to HEAD', async () => {
    const { fetch } = api({ statuses: [204, 304, 500] })
    expect((await fetch(request())).body).toBe(null)
    expect((await fetch(request())).body).toBe(null)
    expect((await fetch(request({ method: 'HEAD' }))).body).toBe(null)
  })

  it('waits for latency and jitter, until an abort', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { fetch } = api({ latency: 100, jitter: 50 }, () => 0.5)
      const answered = vi.fn()
      const answer = fetch(request()).then(answered)
      await vi.advanceTimersByTimeAsync(124)
      expect(answered).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      await answer
      const controller = new AbortController()
      const reason = new Error('left')
      const aborted = expect(fetch(request({ signal: controller.signal }))).rejects.toBe(reason)
      controller.abort(reason)
      await aborted
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('drops connections, at once when offline', async () => {
    await expect(api({ fault: 'drop' }).fetch(request())).rejects.toBeInstanceOf(DroppedConnection)
    await expect(api({ fault: 'offline', latency: 60_000 }).fetch(request())).rejects.toBeInstanceOf(
      DroppedConnection,
    )
  })

  it('responds with the statuses before the fault', async () => {
    const { fetch } = api({ fault: 'offline', statuses: [500] })
    expect((await fetch(request())).status).toBe(500)
    await expect(fetch(request())).rejects.toBeInstanceOf(DroppedConnection)
  })

  it('stalls after half of the body', async () => {
    const whole = await (await api({}).fetch(request())).text()
    const response = await api({ fault: 'stall' }).fetch(request())
    const reader = response.body!.getReader()
    const { value } = await reader.read()
    expect(new TextDecoder().decode(value)).toBe(whole.slice(0, Math.ceil(whole.length / 2)))
    const next = vi.fn()
    void reader.read().then(next)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(next).not.toHaveBeenCalled()
    await reader.cancel()
  })

  it.each(['stall', 'bad-json'] as const)(
    'does not wait for the end of an endless body: %s',
    async (fault) => {
      const response = await api({ fault }).fetch(new Request('https://api.example.com/v1/stall'))
      expect(response.status).toBe(200)
      await response.body?.cancel()
    },
  )

  it('cuts JSON in the middle', async () => {
    const response = await api({ fault: 'bad-json' }).fetch(request())
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/json'])
    const text = await response.text()
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
    expect(text).toMatch(/^\{"id":7/)
  })

  const behindBadJson = (answer: () => Response) =>
    withConditions(
      { fetch: async () => answer() },
      { ...testWorkerOptions, conditions: { ...CALM, fault: 'bad-json' } },
    ).fetch(request())

  it('keeps the status and the headers of a response whose JSON it cuts', async () => {
    const headers = {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'X-Id': '7',
      'Content-Length': '9',
    }
    const response = await behindBadJson(
      () => new Response('{"a":"bc"}', { status: 404, statusText: 'Not Here', headers }),
    )
    expect([response.status, response.statusText]).toEqual([404, 'Not Here'])
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/problem+json; charset=utf-8',
      'x-id': '7',
    })
    expect(await response.text()).toBe('{"a":')
  })

  it('cuts JSON whose half could be valid JSON, too', async () => {
    const response = await behindBadJson(() => Response.json(1234))
    expect(await response.text()).toBe('{"id":7,"name":"Ada')
  })

  it.each<[string, () => Response]>([
    ['without a body', () => new Response(null, { status: 204, statusText: 'No Content' })],
    ['of another type', () => new Response('a,b', { status: 201, headers: { 'Content-Type': 'text/csv' } })],
    ['without a type', () => new Response(new Uint8Array([1, 2]))],
  ])('leaves a response unchanged that is not JSON: %s', async (_, respond) => {
    const [response, expected] = [await behindBadJson(respond), respond()]
    expect([response.status, response.statusText]).toEqual([expected.status, expected.statusText])
    expect([...response.headers]).toEqual([...expected.headers])
    expect(response.body === null).toBe(expected.body === null)
    expect(await response.text()).toBe(await expected.text())
  })
})
