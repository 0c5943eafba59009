// The events of real calls: Troth, the demo API, and what happens between them.

import { createClient } from 'troth'
import { type RunEvent, rememberSources, type TracedFetch, traceFetch } from 'vellum-playground/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import api from './api'

const BASE = 'https://api.example.com/v1'

describe('a call of Troth in the playground', () => {
  let events: RunEvent[]
  let traced: TracedFetch
  let pending: number

  beforeEach(() => {
    events = []
    pending = 0
    traced = traceFetch(api.createApi(), {
      describeAbort: api.describeAbort,
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
  const client = (options?: object) =>
    createClient({ baseUrl: BASE, fetch: traced.fetch, retry: 0, ...options })

  it('reports a request, its response, its bytes and its end', async () => {
    await client().postAsync('echo', { a: 1 })
    expect(types()).toEqual(['request', 'response', 'bytes', 'exchange-end'])
    expect(events[0]).toEqual({
      type: 'request',
      at: 1,
      id: 1,
      call: 1,
      method: 'POST',
      url: `${BASE}/echo`,
      headers: [
        ['accept', 'application/json, text/plain, */*'],
        ['content-type', 'application/json'],
      ],
      body: { text: '{"a":1}', bytes: 7, type: undefined },
    })
    expect(events[1]).toMatchObject({ id: 1, status: 200, statusText: 'OK' })
    expect(events[3]).toMatchObject({ id: 1, how: 'complete', cut: undefined, message: undefined })
    expect(ofType('exchange-end')[0]?.body?.text).toMatch(/^\{"method":"POST"/)
    expect(pending).toBe(0)
  })

  it('has one number for all its attempts, and another than other calls', async () => {
    const api = client({ retry: { limit: 2 } })
    await Promise.all([api.getAsync('flaky?key=a'), api.getAsync('flaky?key=b')])
    await api.getAsync('users/7')
    const calls = ofType('request').map(({ url, call }) => `${call} ${url.slice(BASE.length)}`)
    expect(calls.sort()).toEqual([
      '1 /flaky?key=a',
      '1 /flaky?key=a',
      '2 /flaky?key=b',
      '2 /flaky?key=b',
      '3 /users/7',
    ])
  })

  it('recognises the attempts of a stream, each of which has a signal of its own', async () => {
    const any = AbortSignal.any
    AbortSignal.any = rememberSources(any.bind(AbortSignal))
    try {
      const { signal } = new AbortController()
      await client({ retry: { limit: 1 } }).getAsync('flaky', { responseType: 'stream', signal })
    } finally {
      AbortSignal.any = any
    }
    expect(ofType('request').map(({ call }) => call)).toEqual([1, 1])
  })

  it('reports what cut an exchange, and when nothing had arrived', async () => {
    const { error } = (await client({ timeout: 30 }).safe.getAsync('slow?ms=5000')) as { error: Error }
    expect(types()).toEqual(['request', 'exchange-end'])
    expect(events[1]).toEqual({
      type: 'exchange-end',
      at: 1,
      id: 1,
      how: 'cut',
      cut: {
        kind: 'timeout',
        code: 'TIMEOUT_ATTEMPT',
        phase: 'headers',
        limitMs: 30,
        message: error.message,
      },
      message: undefined,
      body: undefined,
    })
  })

  it('reports what had arrived of a body that was cut', async () => {
    await client({ timeout: 30 }).safe.getAsync('stall')
    expect(ofType('exchange-end')[0]).toMatchObject({
      how: 'cut',
      cut: { phase: 'body' },
      body: { text: '{"id":7,"name":"Ada', bytes: 19 },
    })
  })

  it('reports when it is ended between two attempts', async () => {
    await client({ retry: 1, totalTimeout: 40 }).safe.getAsync('flaky?retryAfter=1')
    expect(types()).toEqual(['request', 'response', 'bytes', 'exchange-end', 'cut'])
    expect(events[4]).toMatchObject({ call: 1, cut: { kind: 'timeout', code: 'TIMEOUT_TOTAL', limitMs: 40 } })
  })
})
