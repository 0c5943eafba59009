import { describe, expect, it } from 'vitest'
import { CALM, type Conditions, type Cut, type Ending, type RequestEvent } from '../protocol.js'
import { type Attempt, NEW_RUN } from './runState.js'
import {
  conditionsText,
  cutText,
  endingText,
  notStartedText,
  outcomeText,
  partText,
  runSummary,
  sessionSummary,
} from './texts.js'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const REQUEST: RequestEvent = {
  type: 'request',
  at: 0,
  id: 1,
  call: 1,
  method: 'GET',
  url: 'https://api.example.com/v1/users/7',
  headers: [],
  body: undefined,
}
const TIMEOUT: Cut = {
  kind: 'timeout',
  code: 'TIMEOUT_ATTEMPT',
  phase: 'body',
  limitMs: 200,
  message: 'no body within 200 ms',
}
const threw: Ending = {
  how: 'threw',
  text: 'Error: boom\n    at retry.ts:1:7',
  position: undefined,
  hint: undefined,
}

function attempt(status?: number, end?: Partial<NonNullable<Attempt['end']>>): Attempt {
  const response = { type: 'response', at: 1, id: 1, statusText: '', headers: [] } as const
  const ended = { type: 'exchange-end', at: 2, id: 1, how: 'complete', cut: undefined } as const
  return {
    id: 1,
    number: 1,
    request: REQUEST,
    response: status === undefined ? undefined : { ...response, status },
    bytes: 0,
    end: end && { ...ended, message: undefined, body: undefined, ...end },
  }
}

describe('endingText', () => {
  it.each([
    [{ how: 'finished' } as const, 'Finished in 12 ms.'],
    [threw, 'Failed in 12 ms.'],
    [{ how: 'stopped', why: 'reader' } as const, 'Stopped.'],
    [
      { how: 'stopped', why: 'long' } as const,
      'Stopped: the program ran for 15 seconds, the limit of the playground.',
    ],
  ])('%j', (ending, text) => {
    expect(plain(endingText(ending, 12))).toBe(text)
  })
})

describe('runSummary', () => {
  const lines = [{ level: 'log', text: 'a' }] as const
  const calls = [{ id: 1, attempts: [attempt(503), attempt(200)], cut: undefined }]

  it('reports that a program runs', () => {
    expect(runSummary({ ...NEW_RUN, lines })).toBe('Running…')
  })

  it('counts lines, shown or not, and requests', () => {
    const run = { ...NEW_RUN, lines, calls, unshown: 1500, ending: { how: 'finished' } as const, latest: 12 }
    expect(plain(runSummary(run))).toBe('Finished in 12 ms, 1,501 lines, 2 requests.')
  })

  it('reports why it was stopped', () => {
    const ending = { how: 'stopped', why: 'reader' } as const
    expect(plain(runSummary({ ...NEW_RUN, lines, ending, latest: 3 }))).toBe('Stopped. 1 line, 0 requests.')
  })

  it('reports the error', () => {
    expect(plain(runSummary({ ...NEW_RUN, ending: threw, latest: 3 }))).toBe(
      'Failed in 3 ms, 0 lines, 0 requests. Error: boom',
    )
  })
})

describe('cutText', () => {
  it.each([
    [TIMEOUT, 'timeout 200 ms: body'],
    [{ ...TIMEOUT, phase: undefined }, 'timeout 200 ms'],
    [{ ...TIMEOUT, kind: 'abort' }, 'aborted'],
    [{ ...TIMEOUT, kind: undefined, message: 'signal is aborted\nwithout reason' }, 'signal is aborted'],
  ])('%j', (cut, text) => {
    expect(plain(cutText(cut))).toBe(text)
  })
})

describe('outcomeText', () => {
  it.each([
    [attempt(), 'no response yet'],
    [attempt(200, {}), '200'],
    [attempt(200), '200'],
    [attempt(200, { how: 'cut', cut: TIMEOUT }), '200, timeout 200 ms: body'],
    [attempt(undefined, { how: 'failed', message: 'Failed to fetch' }), 'Failed to fetch'],
    [attempt(401, { how: 'unread' }), '401, body not read'],
  ])('case %#', (attempt, text) => {
    expect(plain(outcomeText(attempt))).toBe(text)
  })
})

describe('notStartedText', () => {
  it.each([
    [{ because: 'code' } as const, 'Not started: the code has an error, which is shown below it.'],
    [
      { because: 'statuses', problem: '“9” is not a status.' } as const,
      'Not started: “9” is not a status. Fix the statuses under Network.',
    ],
  ])('%j', (reason, text) => {
    expect(notStartedText(reason)).toBe(text)
  })
})

describe('partText', () => {
  const part = { name: 'note', file: undefined, type: undefined, bytes: 5, text: 'hello' }

  it.each([
    [part, 'note: hello'],
    [{ ...part, bytes: 2000 }, 'note: hello…'],
    [
      { ...part, name: 'avatar', file: 'a b.png', type: 'image/png', text: undefined },
      'avatar: a b.png, image/png, 5 bytes',
    ],
    [{ ...part, file: 'blob', text: undefined }, 'note: blob, 5 bytes'],
  ])('%j', (part, text) => {
    expect(plain(partText(part))).toBe(text)
  })
})

const FAULT_LABELS = {
  none: 'none',
  stall: 'stalled',
  drop: 'dropped',
  'bad-json': 'bad',
  offline: 'offline',
}

describe('conditionsText', () => {
  it.each<[Partial<Conditions>, string]>([
    [{}, 'normal'],
    [{ latency: 300 }, '300 ms'],
    [{ latency: 300, jitter: 200 }, '300–500 ms'],
    [{ statuses: [503, 200] }, '503 → 200'],
    [{ statuses: [503], retryAfter: 2 }, '503, Retry-After 2 s'],
    [{ retryAfter: 2 }, 'normal'],
    [{ latency: 1500, statuses: [503], fault: 'offline' }, '1.5 s, 503, offline'],
  ])('%j', (conditions, text) => {
    expect(plain(conditionsText({ ...CALM, ...conditions }, FAULT_LABELS))).toBe(text)
  })
})

describe('sessionSummary', () => {
  const nothing = { didNotStart: undefined, problem: undefined, run: undefined }

  it('is empty before the first run, and the summary of a run after it', () => {
    expect(sessionSummary(nothing)).toBe('')
    const run = { ...NEW_RUN, ending: { how: 'finished' }, latest: 12 } as const
    expect(plain(sessionSummary({ ...nothing, run }))).toBe('Finished in 12 ms, 0 lines, 0 requests.')
  })

  it('has the error that kept a program from running', () => {
    const problem = { message: 'Unexpected "}".', position: undefined }
    expect(sessionSummary({ ...nothing, didNotStart: { because: 'code' }, problem })).toBe(
      'Not started: the code has an error, which is shown below it. Unexpected "}".',
    )
  })
})
