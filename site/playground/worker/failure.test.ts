import { describe, expect, it } from 'vitest'
import { failureOf } from './failure'
import { withHint } from './hints'

const places = {
  address: 'blob:null/program',
  file: 'retry.ts',
  placeOf: (place: { line: number; column: number }) => place,
  named: (text: string) => text.replaceAll('blob:null/troth', 'troth'),
}

function thrownAt<T extends Error>(error: T, line: number): T {
  error.stack = `${error}\n    at blob:null/program:${line}:5`
  return error
}

describe('failureOf', () => {
  it('tells the text and the place of an error', () => {
    expect(failureOf(thrownAt(new RangeError('too much'), 3), places)).toEqual({
      how: 'threw',
      text: 'Uncaught RangeError: too much\n    at retry.ts:3:5',
      place: { line: 3, column: 5 },
      hint: undefined,
    })
  })

  it.each([
    ['x', "Uncaught 'x'"],
    [null, 'Uncaught null'],
    [undefined, 'Uncaught undefined'],
    [{ code: 1 }, 'Uncaught { code: 1 }'],
  ])('tells a value that is no error: %s', (thrown, text) => {
    expect(failureOf(thrown, places)).toEqual({ how: 'threw', text, place: undefined, hint: undefined })
  })

  it('takes the place from the cause, or from the event', () => {
    const error = new Error('no', { cause: thrownAt(new Error('low'), 4) })
    expect(failureOf(error, places).place).toEqual({ line: 4, column: 5 })
    const reported = { address: 'blob:null/program', line: 2, column: 7 }
    expect(failureOf('x', places, reported).place).toEqual({ line: 2, column: 7 })
    expect(failureOf('x', places, { ...reported, address: 'blob:null/troth' }).place).toBe(undefined)
  })

  it('tells a mistake in the syntax as the engines report it', () => {
    const chromium = Object.assign(new SyntaxError("module 'blob:null/troth' has no x"), {
      stack: 'SyntaxError',
    })
    const expected = {
      how: 'threw',
      text: "Uncaught SyntaxError: module 'troth' has no x\n    at retry.ts:2:7",
      place: { line: 2, column: 7 },
      hint: undefined,
    }
    expect(failureOf(chromium, places, { address: 'blob:null/program', line: 2, column: 7 })).toEqual(
      expected,
    )
    const firefox = Object.assign(chromium, { fileName: 'blob:null/program', lineNumber: 2, columnNumber: 7 })
    expect(failureOf(firefox, places)).toEqual(expected)
  })

  it.each([
    [
      new ReferenceError('document is not defined'),
      'The playground runs in a worker: there is no page, so no `document`.',
    ],
    [
      new ReferenceError("Can't find variable: localStorage"),
      'The playground runs in a worker: there is no page, so no `localStorage`.',
    ],
    [
      new ReferenceError('process is not defined'),
      'The playground is a browser, not Node.js: there is no `process`.',
    ],
    [
      new TypeError('self.Worker is not a constructor'),
      'The playground runs one thread: there is no `Worker`.',
    ],
    [new ReferenceError('user is not defined'), undefined],
    [new ReferenceError('toString is not defined'), undefined],
    [
      new TypeError('Failed to fetch dynamically imported module: https://example.org/x.js'),
      'The playground has no network, so modules cannot be loaded from elsewhere. It has one package: troth.',
    ],
    [new Error('outer', { cause: withHint(new Error('inner'), 'Do this.') }), 'Do this.'],
  ])('gives a hint: %s', (error, hint) => {
    expect(failureOf(error, places).hint).toBe(hint)
  })

  it('always tells something', () => {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    expect(failureOf(proxy, places).how).toBe('threw')
    expect(failureOf(new Error('x'.repeat(1_000_000)), places).text.length).toBeLessThan(11_000)
  })
})
