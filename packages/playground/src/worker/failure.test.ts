import { describe, expect, it } from 'vitest'
import { testHints } from '../testing/testApi.js'
import { failureOf } from './failure.js'
import { withHint } from './hints.js'

const source = {
  url: 'blob:null/program',
  file: 'retry.ts',
  positionOf: (position: { line: number; column: number }) => position,
  named: (text: string) => text.replaceAll('blob:null/relay', 'relay'),
}

const context = { source, hints: testHints }

function thrownAt<T extends Error>(error: T, line: number): T {
  error.stack = `${error}\n    at blob:null/program:${line}:5`
  return error
}

describe('failureOf', () => {
  it('reports the text and the position of an error', () => {
    expect(failureOf(thrownAt(new RangeError('too much'), 3), context)).toEqual({
      how: 'threw',
      text: 'Uncaught RangeError: too much\n    at retry.ts:3:5',
      position: { line: 3, column: 5 },
      hint: undefined,
    })
  })

  it.each([
    ['x', "Uncaught 'x'"],
    [null, 'Uncaught null'],
    [undefined, 'Uncaught undefined'],
    [{ code: 1 }, 'Uncaught { code: 1 }'],
  ])('reports a value that is not an error: %s', (thrown, text) => {
    expect(failureOf(thrown, context)).toEqual({ how: 'threw', text, position: undefined, hint: undefined })
  })

  it('takes the position from the cause, or from the event', () => {
    const error = new Error('no', { cause: thrownAt(new Error('low'), 4) })
    expect(failureOf(error, context).position).toEqual({ line: 4, column: 5 })
    const reported = { url: 'blob:null/program', line: 2, column: 7 }
    expect(failureOf('x', { ...context, reported }).position).toEqual({ line: 2, column: 7 })
    expect(failureOf('x', { ...context, reported: { ...reported, url: 'blob:null/relay' } }).position).toBe(
      undefined,
    )
  })

  it('reports a syntax error in the form of each engine', () => {
    const chromium = Object.assign(new SyntaxError("module 'blob:null/relay' has no x"), {
      stack: 'SyntaxError',
    })
    const expected = {
      how: 'threw',
      text: "Uncaught SyntaxError: module 'relay' has no x\n    at retry.ts:2:7",
      position: { line: 2, column: 7 },
      hint: undefined,
    }
    expect(
      failureOf(chromium, { ...context, reported: { url: 'blob:null/program', line: 2, column: 7 } }),
    ).toEqual(expected)
    const firefox = Object.assign(chromium, { fileName: 'blob:null/program', lineNumber: 2, columnNumber: 7 })
    expect(failureOf(firefox, context)).toEqual(expected)
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
      'The playground has no network, so modules cannot be loaded from other hosts. It has one package: relay.',
    ],
    [new Error('outer', { cause: withHint(new Error('inner'), 'Do this.') }), 'Do this.'],
  ])('adds a hint: %s', (error, hint) => {
    expect(failureOf(error, context).hint).toBe(hint)
  })

  it('reports a revoked proxy, and shortens a long error', () => {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    expect(failureOf(proxy, context).how).toBe('threw')
    expect(failureOf(new Error('x'.repeat(1_000_000)), context).text.length).toBeLessThan(11_000)
  })
})
