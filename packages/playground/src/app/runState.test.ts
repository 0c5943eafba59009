import { describe, expect, it } from 'vitest'
import type { RunEvent } from '../protocol.js'
import { addEvents, attemptsOf, headerOf, NEW_RUN } from './runState.js'

const request = (id: number, call: number, at = 0): RunEvent & { type: 'request' } => ({
  type: 'request',
  at,
  id,
  call,
  method: 'GET',
  url: 'https://api.example.com/v1/users/7',
  headers: [],
  body: undefined,
})
const response = (id: number, status: number, at = 0): RunEvent & { type: 'response' } => ({
  type: 'response',
  at,
  id,
  status,
  statusText: '',
  headers: [['Retry-After', '1']],
})
const complete = (id: number, at = 0): RunEvent & { type: 'exchange-end' } => ({
  type: 'exchange-end',
  at,
  id,
  how: 'complete',
  cut: undefined,
  message: undefined,
  body: { text: '{}', bytes: 2, type: undefined },
})
const line = (text: string, at = 0): RunEvent => ({ type: 'log', at, level: 'log', text })
const finished = (at: number): RunEvent => ({ type: 'end', at, ending: { how: 'finished' } })

describe('addEvents', () => {
  it('collects lines, and the latest count of those that are not shown', () => {
    const first = addEvents(NEW_RUN, [line('a', 1)])
    const run = addEvents(first, [
      line('b', 2),
      { type: 'unshown', at: 3, lines: 5 },
      { type: 'unshown', at: 4, lines: 9 },
    ])
    expect(run).toEqual({
      lines: [
        { level: 'log', text: 'a' },
        { level: 'log', text: 'b' },
      ],
      unshown: 9,
      calls: [],
      ending: undefined,
      latest: 4,
    })
  })

  it('groups the attempts of a call', () => {
    const events = [request(1, 1), response(1, 503), complete(1, 3), request(2, 1, 9), request(3, 2, 10)]
    const { calls } = addEvents(NEW_RUN, events)
    expect(calls).toEqual([
      {
        id: 1,
        cut: undefined,
        attempts: [
          { id: 1, number: 1, request: events[0], response: events[1], bytes: 2, end: events[2] },
          { id: 2, number: 2, request: events[3], response: undefined, bytes: 0, end: undefined },
        ],
      },
      {
        id: 2,
        cut: undefined,
        attempts: [{ id: 3, number: 1, request: events[4], response: undefined, bytes: 0, end: undefined }],
      },
    ])
  })

  it('has the same result for one batch and for many', () => {
    const events = [
      request(1, 1),
      line('a'),
      response(1, 200, 4),
      { type: 'bytes', at: 5, id: 1, bytes: 1 } as const,
      complete(1, 6),
      finished(7),
    ]
    const oneByOne = events.reduce((run, event) => addEvents(run, [event]), NEW_RUN)
    expect(oneByOne).toEqual(addEvents(NEW_RUN, events))
  })

  it('counts bytes as they arrive', () => {
    const run = addEvents(NEW_RUN, [
      request(1, 1),
      response(1, 200),
      { type: 'bytes', at: 5, id: 1, bytes: 40 },
    ])
    expect(attemptsOf(run)[0]).toMatchObject({ bytes: 40, end: undefined })
  })

  it('records an abort between two attempts', () => {
    const cut = {
      kind: 'abort',
      code: 'ABORTED',
      phase: undefined,
      limitMs: undefined,
      message: 'aborted by the caller',
    }
    const run = addEvents(NEW_RUN, [request(1, 1), complete(1), { type: 'cut', at: 8, call: 1, cut }])
    expect(run.calls[0]?.cut).toEqual({ at: 8, cut })
  })

  it('ignores events after the first ending', () => {
    const run = addEvents(NEW_RUN, [finished(7), line('late', 9), finished(10)])
    expect(run).toEqual({ ...NEW_RUN, ending: { how: 'finished' }, latest: 7 })
    expect(addEvents(run, [line('later', 11)])).toEqual(run)
  })

  it('ignores events that make no sense', () => {
    const run = addEvents(NEW_RUN, [
      response(4, 200),
      complete(4),
      { type: 'bytes', at: 0, id: 4, bytes: 1 },
      request(1, 1),
      request(1, 2),
      complete(1),
      response(1, 500),
    ])
    expect(run.calls).toHaveLength(1)
    expect(attemptsOf(run)).toMatchObject([{ id: 1, response: undefined, end: { how: 'complete' } }])
  })
})

describe('attemptsOf', () => {
  it('sorts attempts by their requests, whatever their calls', () => {
    const run = addEvents(NEW_RUN, [request(1, 1), request(2, 2), request(3, 1)])
    expect(attemptsOf(run).map(({ id }) => id)).toEqual([1, 2, 3])
  })
})

describe('headerOf', () => {
  it('finds a header in any case', () => {
    expect(headerOf(response(1, 503), 'retry-after')).toBe('1')
    expect(headerOf(response(1, 503), 'etag')).toBe(undefined)
  })
})
