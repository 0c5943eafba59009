import { describe, expect, it } from 'vitest'
import type { Cut, HeaderList } from '../../protocol.js'
import type { Attempt, Call } from '../runState.js'
import { layoutTimeline, titleOf } from './timelineLayout.js'

interface AttemptInput {
  readonly from: number
  readonly answered?: number
  readonly status?: number
  readonly headers?: HeaderList
  readonly to?: number
  readonly bytes?: number
  readonly how?: 'complete' | 'cut' | 'failed' | 'unread'
  readonly cut?: Cut
}

const TIMEOUT: Cut = {
  kind: 'timeout',
  code: 'TIMEOUT_ATTEMPT',
  phase: 'body',
  limitMs: 200,
  message: 'no body within 200 ms',
}

function attempt(
  number: number,
  { from, answered, status = 200, headers = [], to, bytes = 0, how = 'complete', cut }: AttemptInput,
): Attempt {
  const id = number
  return {
    id,
    number,
    request: {
      type: 'request',
      at: from,
      id,
      call: 1,
      method: 'GET',
      url: 'https://api.example.com/v1/users/7?full=1',
      headers: [],
      body: undefined,
    },
    response:
      answered === undefined
        ? undefined
        : { type: 'response', at: answered, id, status, statusText: '', headers },
    bytes,
    end:
      to === undefined
        ? undefined
        : {
            type: 'exchange-end',
            at: to,
            id,
            how,
            cut,
            message: how === 'failed' ? 'Failed to fetch' : undefined,
            body: undefined,
          },
  }
}

const call = (...attempts: AttemptInput[]): Call => ({
  id: 1,
  attempts: attempts.map((input, i) => attempt(i + 1, input)),
  cut: undefined,
})
const layout = (calls: readonly Call[], until: number, width = 400) => layoutTimeline({ calls, until, width })
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const textsOf = (calls: readonly Call[], until: number, width?: number) =>
  layout(calls, until, width).rows[0]!.labels.map(({ text }) => plain(text))

describe('layoutTimeline', () => {
  it('draws a response on a scale of time', () => {
    const [row] = layout([call({ from: 0, answered: 50, to: 75 })], 100).rows
    expect(row).toEqual({
      call: 1,
      title: 'GET /v1/users/7?full=1',
      note: undefined,
      titleY: 11,
      y: 39,
      segments: [
        { kind: 'headers', from: 0, to: 200 },
        { kind: 'body', from: 200, to: 300 },
      ],
      marks: [{ kind: 'good', x: 200 }],
      labels: [{ kind: 'good', text: '200', x: 200, y: 28, anchor: 'middle' }],
    })
  })

  it('draws a request that is under way up to now', () => {
    const [row] = layout([call({ from: 10 })], 40).rows
    expect(row!.segments).toEqual([{ kind: 'headers', from: 100, to: 400 }])
  })

  it('draws the wait between attempts, and names a requested one', () => {
    const retryAfter: HeaderList = [['retry-after', '1']]
    const retried = call(
      { from: 0, answered: 4, status: 503, headers: retryAfter, to: 5 },
      { from: 1005, answered: 1009, to: 1010 },
    )
    const [row] = layout([retried], 1010, 600).rows
    expect(row!.segments.map(({ kind }) => kind)).toEqual(['headers', 'body', 'wait', 'headers', 'body'])
    expect(plain(row!.note!)).toBe('2 attempts')
    expect(textsOf([retried], 1010, 600)).toEqual(['200', '503', 'waits 1 s, Retry-After'])
    expect(textsOf([retried], 1010, 100)).toEqual(['200', '503', '1 s'])
  })

  it('shortens the labels of waits with less room', () => {
    const retryAfter: HeaderList = [['retry-after', '1']]
    const failed = (from: number) => ({ from, answered: from, status: 503, headers: retryAfter, to: from })
    const calls = [call(failed(0), failed(1000), { from: 2000, answered: 2000, to: 2000 })]
    expect(textsOf(calls, 2000, 300).slice(-2)).toEqual(['waits 1 s, Retry-After', '1 s, Retry-After'])
    expect(textsOf(calls, 2000, 200).slice(-2)).toEqual(['1 s, Retry-After', '1 s'])
  })

  it('labels a timeout with its limit', () => {
    const [row] = layout([call({ from: 0, answered: 20, to: 200, how: 'cut', cut: TIMEOUT })], 200).rows
    expect(row!.marks).toEqual([
      { kind: 'good', x: 40 },
      { kind: 'cut', x: 400 },
    ])
    expect(row!.labels.at(-1)).toEqual({
      kind: 'cut',
      text: 'timeout 200\u00a0ms: body',
      x: 400,
      y: 60,
      anchor: 'end',
    })
  })

  it('labels a body with its bytes if it is wide enough', () => {
    const body = { from: 0, answered: 20, to: 80, bytes: 31 }
    expect(textsOf([call(body)], 80)).toEqual(['200', '31 bytes'])
    expect(textsOf([call(body)], 80, 60)).toEqual(['200'])
  })

  it('marks an abort between two attempts at the end of the wait', () => {
    const waiting = { ...call({ from: 0, answered: 10, status: 503, to: 10 }), cut: { at: 80, cut: TIMEOUT } }
    const [row] = layout([waiting], 80).rows
    expect(row!.segments.at(-1)).toEqual({ kind: 'wait', from: 50, to: 400 })
    expect(row!.marks.at(-1)).toEqual({ kind: 'cut', x: 400 })
  })

  it('marks a lost connection', () => {
    expect(textsOf([call({ from: 0, to: 50, how: 'failed' })], 50)).toEqual(['Failed to fetch'])
  })

  it('draws no body that is not read', () => {
    const [row] = layout([call({ from: 0, answered: 10, to: 40, how: 'unread' })], 40).rows
    expect(row!.segments.map(({ kind }) => kind)).toEqual(['headers'])
  })

  it('draws the shortest exchange', () => {
    const [row] = layout([call({ from: 0, answered: 0.1, to: 0.1 })], 10_000).rows
    expect(row!.segments).toEqual([{ kind: 'headers', from: 0, to: 3 }])
  })

  it('leaves out labels that would touch, and keeps the last response', () => {
    const many = call(
      ...[0, 2, 4, 6].map((at) => ({ from: at, answered: at + 1, status: at === 6 ? 200 : 503, to: at + 1 })),
    )
    const texts = layout([many], 1000, 300).rows[0]!.labels.filter(({ kind }) => kind !== 'wait')
    expect(texts.map(({ text }) => text)).toEqual(['200'])
  })

  it('shortens a title that has no room, and keeps the number of attempts', () => {
    const twice = call({ from: 0, answered: 1, status: 503, to: 1 }, { from: 2, answered: 3, to: 3 })
    const [row] = layout([twice], 10, 200).rows
    expect([row!.title, plain(row!.note!)]).toEqual(['GET /v1/users/…', '2 attempts'])
  })

  it('puts one row below the other', () => {
    const { rows, height } = layout([call({ from: 0, answered: 5, to: 5 }), call({ from: 1 })], 10)
    expect(rows[1]!.titleY).toBeGreaterThan(rows[0]!.y + 10)
    expect(height).toBeGreaterThan(rows[1]!.y)
  })

  it.each([
    [3, 400, ['0', '2 ms', '4 ms', '6 ms', '8 ms', '10 ms']],
    [101, 400, ['0', '50 ms', '100 ms', '150 ms']],
    [1900, 400, ['0', '0.5 s', '1 s', '1.5 s', '2 s']],
    [2100, 300, ['0', '1 s', '2 s', '3 s']],
    [15_000, 300, ['0', '5 s', '10 s', '15 s']],
  ])('has round ticks for %d ms on %d pixels', (until, width, texts) => {
    expect(layout([], until, width).ticks.map(({ text }) => plain(text))).toEqual(texts)
  })

  it('does not change its scale with each frame', () => {
    const ticksAt = (until: number) => layout([], until).ticks
    expect(ticksAt(210)).toEqual(ticksAt(299))
  })
})

describe('titleOf', () => {
  it('shows an invalid URL unchanged', () => {
    const { request } = attempt(1, { from: 0 })
    expect(titleOf({ ...attempt(1, { from: 0 }), request: { ...request, url: 'no address' } })).toBe(
      'GET no address',
    )
  })
})
