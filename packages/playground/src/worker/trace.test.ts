// The events of requests. Sites test that those of a real client are grouped into calls.

import { beforeEach, describe, expect, it } from 'vitest'
import { charactersOf, isRunEvent } from '../frame/runEvent.js'
import * as limits from '../limits.js'
import type { RunEvent } from '../protocol.js'
import { ClientError, createTestApi, testWorkerOptions } from '../testing/testApi.js'
import { rememberSources, type TracedFetch, traceFetch } from './trace.js'

const BASE = 'https://api.example.com/v1'

describe('traceFetch', () => {
  let events: RunEvent[]
  let traced: TracedFetch
  let pending: number

  beforeEach(() => {
    events = []
    pending = 0
    traced = traceFetch(createTestApi(), {
      describeAbort: testWorkerOptions.describeAbort,
      emit: (event) => events.push(event),
      now: () => 1,
      activity: {
        stir: () => {},
        begin: () => {
          pending += 1
          return () => {
            pending -= 1
          }
        },
      },
    })
  })

  const types = () => events.map(({ type }) => type)
  const ofType = <T extends RunEvent['type']>(type: T) =>
    events.filter((event): event is Extract<RunEvent, { type: T }> => event.type === type)

  it('reports a request, its response, its bytes and its end', async () => {
    const headers = { 'content-type': 'application/json' }
    await (await traced.fetch(`${BASE}/echo`, { method: 'POST', headers, body: '{"a":1}' })).text()
    expect(types()).toEqual(['request', 'response', 'bytes', 'exchange-end'])
    expect(events[0]).toEqual({
      type: 'request',
      at: 1,
      id: 1,
      call: 1,
      method: 'POST',
      url: `${BASE}/echo`,
      headers: [['content-type', 'application/json']],
      body: { text: '{"a":1}', bytes: 7, type: undefined },
    })
    expect(events[1]).toMatchObject({ id: 1, status: 200, statusText: 'OK' })
    expect(events[3]).toMatchObject({ id: 1, how: 'complete', cut: undefined, message: undefined })
    expect(ofType('exchange-end')[0]?.body?.text).toMatch(/^\{"method":"POST"/)
    expect(pending).toBe(0)
  })

  it('takes one request after the other with the same signal for attempts of one call', async () => {
    const { signal } = new AbortController()
    for (let attempt = 0; attempt < 2; attempt++)
      await (await traced.fetch(`${BASE}/users/7`, { signal })).text()
    expect(ofType('request').map(({ call }) => call)).toEqual([1, 1])
  })

  it('recognises attempts whose signals were made of the same one', async () => {
    const any = rememberSources(AbortSignal.any.bind(AbortSignal))
    const { signal } = new AbortController()
    for (let attempt = 0; attempt < 2; attempt++)
      await (
        await traced.fetch(`${BASE}/users/7`, { signal: any([signal, new AbortController().signal]) })
      ).text()
    expect(ofType('request').map(({ call }) => call)).toEqual([1, 1])
  })

  it("reports the client's description of an abort, and what had arrived", async () => {
    const controller = new AbortController()
    const response = await traced.fetch(`${BASE}/stall`, { signal: controller.signal })
    const read = response.text()
    await new Promise((resolve) => setTimeout(resolve))
    controller.abort(new ClientError('timeout', { code: 'T1', phase: 'body', limitMs: 30 }))
    await expect(read).rejects.toBe(controller.signal.reason)
    expect(ofType('exchange-end')[0]).toMatchObject({
      how: 'cut',
      cut: {
        kind: 'timeout',
        code: 'T1',
        phase: 'body',
        limitMs: 30,
        message: 'ended by the client: timeout',
      },
      body: { text: '{"id":7,"name":"Ada', bytes: 19 },
    })
  })

  it('reports a call that its client ends between two attempts', async () => {
    const controller = new AbortController()
    await (await traced.fetch(`${BASE}/users/7`, { signal: controller.signal })).text()
    controller.abort(new ClientError('timeout', { code: 'T2', limitMs: 40 }))
    expect(types()).toEqual(['request', 'response', 'bytes', 'exchange-end', 'cut'])
    expect(events[4]).toMatchObject({ call: 1, cut: { kind: 'timeout', code: 'T2', limitMs: 40 } })
  })

  it('reports requests that share a signal, but not their URL, as separate calls', async () => {
    const { signal } = new AbortController()
    await Promise.all([
      traced.fetch(`${BASE}/users/7`, { signal }),
      traced.fetch(`${BASE}/users/7`, { signal }),
    ])
    await traced.fetch(`${BASE}/users/8`, { signal })
    await traced.fetch(`${BASE}/users/8`)
    expect(ofType('request').map(({ call }) => call)).toEqual([1, 2, 3, 4])
  })

  it('reports nothing about a signal that is aborted after the end', async () => {
    const controller = new AbortController()
    await (await traced.fetch(`${BASE}/users/7`, { signal: controller.signal })).text()
    controller.abort()
    expect(types()).toEqual(['request', 'response', 'bytes', 'exchange-end'])
  })

  it('reports nothing about a request that was aborted before it began', async () => {
    await expect(traced.fetch(`${BASE}/users/7`, { signal: AbortSignal.abort() })).rejects.toThrow()
    expect(events).toEqual([])
  })

  it('reports the reason of an abort that no client describes', async () => {
    const controller = new AbortController()
    const call = traced.fetch(`${BASE}/slow`, { signal: controller.signal })
    controller.abort('enough')
    await expect(call).rejects.toBe('enough')
    expect(ofType('exchange-end')[0]?.cut).toEqual({
      kind: undefined,
      code: undefined,
      phase: undefined,
      limitMs: undefined,
      message: 'enough',
    })
  })

  it('reports lost connections, before and in the body', async () => {
    await expect(traced.fetch(`${BASE}/drop`)).rejects.toThrow('Failed to fetch')
    await expect((await traced.fetch(`${BASE}/drop-body`)).text()).rejects.toThrow('network error')
    expect(ofType('exchange-end').map(({ how, message, body }) => [how, message, body?.bytes])).toEqual([
      ['failed', 'Failed to fetch', undefined],
      ['failed', 'network error', 19],
    ])
  })

  it('reports a response that a page may not read', async () => {
    await expect(traced.fetch(`${BASE}/no-cors`)).rejects.toThrow('Failed to fetch')
    expect(types()).toEqual(['request', 'exchange-end'])
    expect(events[1]).toMatchObject({
      how: 'failed',
      message: 'Failed to fetch: the response has no Access-Control-Allow-Origin',
    })
  })

  it('reports a body that the program cancels', async () => {
    const response = await traced.fetch(`${BASE}/stall`)
    await response.body?.cancel()
    expect(ofType('exchange-end')[0]).toMatchObject({ how: 'unread' })
  })

  it('reports every step of a redirect', async () => {
    const response = await traced.fetch(`${BASE}/redirect`)
    expect([response.status, response.redirected, response.url]).toEqual([200, true, `${BASE}/users/7`])
    expect(ofType('request').map(({ url }) => url)).toEqual([`${BASE}/redirect`, `${BASE}/users/7`])
    expect(ofType('response').map(({ status }) => status)).toEqual([302, 200])
  })

  it('knows whether the program waits for a body', async () => {
    const response = await traced.fetch(`${BASE}/stall`)
    expect(traced.isReading()).toBe(false)
    const reader = response.body!.getReader()
    void reader.read()
    expect(traced.isReading()).toBe(true)
    await reader.cancel()
    expect(traced.isReading()).toBe(false)
  })

  it('limits the number of reported requests', async () => {
    for (let count = 0; count < limits.requests + 5; count += 1) await traced.fetch(`${BASE}/users/7`)
    expect(ofType('request')).toHaveLength(limits.requests)
  })

  it('limits the headers of a message and of a run', async () => {
    const headers = Array.from({ length: 30 }, (_, index): [string, string] => [
      `x-${index}`,
      'v'.repeat(999),
    ])
    for (let count = 0; count < limits.requests; count += 1) {
      const body = 'x'.repeat(limits.bodyCharacters)
      await (await traced.fetch(`${BASE}/echo`, { method: 'POST', headers, body })).text()
    }
    expect(ofType('request')[0]?.headers.length).toBeGreaterThan(10)
    expect(ofType('request').at(-1)).toMatchObject({
      headers: [],
      body: { text: undefined, bytes: limits.bodyCharacters },
    })
    expect(ofType('response').at(-1)?.headers).toEqual([])
    expect(events.filter((event) => !isRunEvent(event))).toEqual([])
    expect(charactersOf(events)).toBeLessThan(limits.runCharacters)
  })

  it('limits texts that are usually short', async () => {
    const long = 'x'.repeat(100_000)
    const reason = Object.assign(new ClientError(long, { code: long, limitMs: Number.NaN }), {
      message: long,
    })
    const controller = new AbortController()
    const call = traced.fetch(`${BASE}/slow`, { method: long, signal: controller.signal })
    controller.abort(reason)
    await expect(call).rejects.toBe(reason)
    expect(types()).toEqual(['request', 'exchange-end'])
    expect(events.filter((event) => !isRunEvent(event))).toEqual([])
  })

  it('reports the message of other failures', async () => {
    const failing = traceFetch(
      { fetch: () => Promise.reject(new TypeError('no such host')) },
      {
        emit: (event) => events.push(event),
        now: () => 1,
        activity: { stir() {}, begin: () => () => {} },
        describeAbort: undefined,
      },
    )
    await expect(failing.fetch(BASE)).rejects.toThrow('no such host')
    expect(ofType('exchange-end')[0]).toMatchObject({ how: 'failed', message: 'no such host' })
  })
})
