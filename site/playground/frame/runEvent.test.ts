import { describe, expect, it } from 'vitest'
import type { RunEvent } from '../protocol'
import { isRunEvent } from './runEvent'

const BODY = { text: '{}', bytes: 2, type: undefined }
const CUT = { kind: 'timeout', code: 'TIMEOUT_TOTAL', phase: 'body', limitMs: 5, message: 'late' } as const
const EVENTS: readonly RunEvent[] = [
  { type: 'log', at: 0, level: 'warn', text: 'a' },
  { type: 'unshown', at: 0, lines: 3 },
  { type: 'request', at: 0, id: 1, call: 1, method: 'GET', url: 'x', headers: [['a', 'b']], body: BODY },
  { type: 'request', at: 0, id: 1, call: 1, method: 'GET', url: 'x', headers: [], body: undefined },
  { type: 'response', at: 0, id: 1, status: 200, statusText: 'OK', headers: [] },
  { type: 'bytes', at: 0, id: 1, bytes: 5 },
  { type: 'exchange-end', at: 0, id: 1, how: 'cut', cut: CUT, message: undefined, body: BODY },
  { type: 'cut', at: 0, call: 1, cut: CUT },
  { type: 'end', at: 0, ending: { how: 'finished' } },
  { type: 'end', at: 0, ending: { how: 'stopped', why: 'busy' } },
  { type: 'end', at: 0, ending: { how: 'threw', text: 'x', place: { line: 1, column: 1 }, hint: undefined } },
]

describe('isRunEvent', () => {
  it.each(EVENTS)('takes $type', (event) => {
    expect(isRunEvent(event)).toBe(true)
  })

  it.each([
    undefined,
    null,
    'log',
    {},
    { type: 'toString', at: 0 },
    { type: 'log', at: Number.NaN, level: 'log', text: 'a' },
    { type: 'log', at: 0, level: 'loud', text: 'a' },
    { type: 'log', at: 0, level: 'log', text: { a: 1 } },
    { type: 'request', at: 0, id: 1, call: 1, method: 'GET', url: 'x', headers: [['a']], body: undefined },
    { type: 'response', at: 0, id: 1, status: '200', statusText: 'OK', headers: [] },
    { type: 'end', at: 0, ending: { how: 'stopped', why: 'bored' } },
    { type: 'end', at: 0, ending: { how: 'threw', text: 'x', place: { line: '1' }, hint: undefined } },
    { type: 'end', at: 0 },
  ])('refuses %j', (value) => {
    expect(isRunEvent(value)).toBe(false)
  })
})
