import { describe, expect, it } from 'vitest'
import * as limits from '../limits.js'
import type { RunEvent } from '../protocol.js'
import { charactersOf, isRunEvent } from './runEvent.js'

const BODY = { text: '{}', bytes: 2, type: undefined }
const PART = { name: 'avatar', file: 'a.png', type: 'image/png', bytes: 3, text: undefined }
const FORM = { text: undefined, bytes: 9, type: 'multipart/form-data', parts: [PART] }
const CUT = { kind: 'timeout', code: 'TIMEOUT_TOTAL', phase: 'body', limitMs: 5, message: 'late' } as const
const EVENTS: readonly RunEvent[] = [
  { type: 'log', at: 0, level: 'warn', text: 'a' },
  { type: 'unshown', at: 0, lines: 3 },
  { type: 'request', at: 0, id: 1, call: 1, method: 'GET', url: 'x', headers: [['a', 'b']], body: BODY },
  { type: 'request', at: 0, id: 1, call: 1, method: 'GET', url: 'x', headers: [], body: undefined },
  { type: 'request', at: 0, id: 1, call: 1, method: 'POST', url: 'x', headers: [], body: FORM },
  { type: 'response', at: 0, id: 1, status: 200, statusText: 'OK', headers: [] },
  { type: 'bytes', at: 0, id: 1, bytes: 5 },
  { type: 'exchange-end', at: 0, id: 1, how: 'cut', cut: CUT, message: undefined, body: BODY },
  { type: 'cut', at: 0, call: 1, cut: CUT },
  { type: 'end', at: 0, ending: { how: 'finished' } },
  { type: 'end', at: 0, ending: { how: 'stopped', why: 'busy' } },
  {
    type: 'end',
    at: 0,
    ending: { how: 'threw', text: 'x', position: { line: 1, column: 1 }, hint: undefined },
  },
]

describe('isRunEvent', () => {
  it.each(EVENTS)('accepts $type', (event) => {
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
    { type: 'end', at: 0, ending: { how: 'threw', text: 'x', position: { line: '1' }, hint: undefined } },
    { type: 'end', at: 0 },
    { type: 'unshown', at: 0, lines: 3, more: 'x' },
    { type: 'end', at: 0, ending: { how: 'finished', more: 'x' } },
  ])('refuses %j', (value) => {
    expect(isRunEvent(value)).toBe(false)
  })

  const text = (length: number) => 'x'.repeat(length)
  const log = (text: string) => ({ type: 'log', at: 0, level: 'log', text })
  const response = (headers: unknown) => ({
    type: 'response',
    at: 0,
    id: 1,
    status: 200,
    statusText: '',
    headers,
  })
  const request = (more: object) => ({
    type: 'request',
    at: 0,
    id: 1,
    call: 1,
    method: 'GET',
    url: 'x',
    headers: [],
    body: undefined,
    ...more,
  })
  const tooLong = limits.lineCharacters + 101
  it.each<[string, unknown]>([
    ['a line', log(text(tooLong))],
    ['an address', request({ url: text(tooLong) })],
    ['a method', request({ method: text(limits.nameCharacters + 101) })],
    ['a body', request({ body: { ...BODY, text: text(limits.bodyCharacters + 101) } })],
    ['a type', request({ body: { ...BODY, type: text(limits.nameCharacters + 101) } })],
    ['the parts of a form', request({ body: { ...FORM, parts: Array(limits.formParts + 1).fill(PART) } })],
    ['a part', request({ body: { ...FORM, parts: [{ ...PART, text: text(limits.partCharacters + 101) }] } })],
    ['the number of headers', response(Array(limits.headers + 1).fill(['a', 'b']))],
    ['a header', response([['a', text(tooLong)]])],
    ['all headers', response(Array(4).fill(['a', text(9000)]))],
    ['what hangs on a list', response(Object.assign([], { more: 'x' }))],
    ['what hangs on a header', response([Object.assign(['a', 'b'], { more: 'x' })])],
    [
      'the text of an error',
      {
        type: 'end',
        at: 0,
        ending: { how: 'threw', text: text(tooLong), position: undefined, hint: undefined },
      },
    ],
  ])('refuses what is too large: %s', (_, value) => {
    expect(isRunEvent(value)).toBe(false)
  })

  it('accepts a line that was cut, with its note', () => {
    expect(isRunEvent(log(`${text(limits.lineCharacters)}… 123456 more characters`))).toBe(true)
  })
})

describe('charactersOf', () => {
  it('counts all texts', () => {
    expect(charactersOf({ type: 'log', at: 5, list: [['ab', 'c']], none: undefined, nothing: null })).toBe(6)
  })
})
