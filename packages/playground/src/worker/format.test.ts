// Compared with `format` of `node:util`.

import { format } from 'node:util'
import { describe, expect, it } from 'vitest'
import { formatLine } from './format.js'

class Money {
  toString() {
    return '5 €'
  }
}

const LINES: readonly (readonly unknown[])[] = [
  [],
  [''],
  ['plain'],
  ['a', 'b', 1, null, undefined],
  [1, 'a', { b: 'c' }],
  ['100%', 1],
  ['100%'],
  ['%%'],
  ['%% %s', 1],
  ['%s and %s', 'one'],
  ['%s', 'a', 'b', { c: 1 }],
  ['%s', null],
  ['%s', undefined],
  ['%s', -0],
  ['%s', 10n],
  ['%s', Symbol('a')],
  ['%s', { a: { b: 1 } }],
  ['%s', [1, [2, [3]]]],
  ['%s', new Money()],
  ['%s', new Date(0)],
  ['%s', () => 1],
  ['%s', Object.create(null)],
  ['%d', '42'],
  ['%d', '0x10'],
  ['%d', 10n],
  ['%d', Symbol('a')],
  ['%d', {}],
  ['%i', 42.9],
  ['%i', '42.9px'],
  ['%f', '1.50'],
  ['%f', 'x'],
  ['%j', { a: [1] }],
  ['%j', undefined],
  ['%O', { a: { b: { c: { d: 1 } } } }],
  ['%o', { a: { b: { c: { d: { e: { f: 1 } } } } } }],
  ['%o', [1, { list: [] }]],
  ['%o', Object.defineProperty({ a: 1 }, 'hidden', { value: 2 })],
  ['%o', (a: number) => a],
  ['%o', { method() {} }],
  ['%o', class Point {}],
  ['%o', /a/g],
  ['%o', new Map([[1, [2]]])],
  ['%o', new String('ab')],
  ['%o', 'text'],
  ['%c styled', 'color: red'],
  ['%x %s', 1],
  ['a %', 1],
  ['%s%s%s', 1, 2],
]

describe('formatLine', () => {
  it.each(LINES.map((line) => [format(...line), line] as const))('%j', (expected, line) => {
    expect(formatLine(line)).toBe(expected)
  })

  it('prints a circular object in JSON as [Circular]', () => {
    const circle: Record<string, unknown> = {}
    circle.self = circle
    expect(formatLine(['%j', circle])).toBe('[Circular]')
  })
})
