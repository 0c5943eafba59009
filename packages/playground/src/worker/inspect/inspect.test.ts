// Compared with the original: the playground prints what `node:util` prints.

import { inspect as nodeInspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { inspect } from './inspect.js'

class Point {
  x = 1
  y = 2
  get sum() {
    return this.x + this.y
  }
}
class Named extends Map<number, number> {}
class NotFound extends Error {}
class HttpError extends Error {
  override name = 'HttpError'
  code = 'HTTP_STATUS'
}
class Tagged {
  get [Symbol.toStringTag]() {
    return 'tag'
  }
}

function withStack<T extends Error>(
  error: T,
  lines = '\n    at main (retry.ts:3:9)\n    at retry.ts:9:1',
): T {
  error.stack = `${String(error.stack).split('\n    at')[0]}${lines}`
  return error
}

const circular: Record<string, unknown> = { name: 'a' }
circular.self = circular
circular.list = [circular, { circular }]
const left: Record<string, unknown> = {}
const right: Record<string, unknown> = { left }
left.right = right
const user = { id: 7, name: 'Ada Lovelace', email: 'ada@example.com', role: 'admin', phone: null }
const holes: number[] = []
holes[1] = 1
holes[4] = 4
holes.length = 10
const list = Object.assign([1, 2], { extra: true, '-1': 2 })
const fn = Object.assign(function named() {}, { a: 1 })
const deep = { a: { b: { c: { d: 1 } } }, list: [[[[1]]]], map: { x: { y: new Map([[1, 2]]) } } }

const VALUES: Record<string, unknown> = {
  undefined: undefined,
  null: null,
  number: 1.5,
  'minus zero': -0,
  NaN: Number.NaN,
  bigint: 10n,
  boolean: true,
  symbol: Symbol('a b'),
  string: 'plain',
  'quoted string': "it's",
  'both quotes': `it's "so"`,
  'all quotes': `it's "so" \`now\``,
  'control characters': '\n\t\x00\x1b\x7f\\',
  'lone surrogate': 'a\ud83d',
  emoji: 'a 😀',
  'long string': 'x'.repeat(200),
  'long lines': { text: `${'first line of text '.repeat(5)}\n${'second '.repeat(8)}\nthird` },
  'very long string': 'x'.repeat(10_005),
  'empty object': {},
  object: { a: 1, 'b-c': 'x', 3: [], é: 1, [Symbol('s')]: 2 },
  user,
  'list of users': [user, user],
  nested: { ok: true, data: { user, list: [1, 2, 3] }, status: 200 },
  deep,
  'deep in list': [deep],
  'empty array': [],
  array: [1, 'a', null, undefined],
  'array with holes': holes,
  'only holes': new Array(3),
  'array with keys': list,
  'hundred numbers': Array.from({ length: 100 }, (_, index) => index),
  'more numbers': Array.from({ length: 150 }, (_, index) => index * 7),
  'long list of words': Array.from({ length: 30 }, (_, index) => `word ${index}`),
  'list of long words': Array.from({ length: 8 }, (_, index) => 'word '.repeat(index)),
  'wide characters': Array.from({ length: 9 }, () => '日本'),
  floats: Array.from({ length: 12 }, (_, index) => index / 3),
  bigints: Array.from({ length: 9 }, (_, index) => BigInt(index) ** 9n),
  'list of lists': Array.from({ length: 10 }, (_, index) => [index, index * 2]),
  'list of objects': Array.from({ length: 7 }, (_, index) => ({ id: index })),
  map: new Map<unknown, unknown>([
    ['a', 1],
    [{ b: 1 }, new Map()],
  ]),
  set: new Set([1, 'a', [2]]),
  'large set': new Set(Array.from({ length: 120 }, (_, index) => index)),
  'large map': new Map(Array.from({ length: 101 }, (_, index) => [index, `${index}`])),
  'map of users': new Map([
    [7, user],
    [8, user],
  ]),
  'empty map': new Map(),
  'named map': new Named([[1, 2]]),
  weakMap: new WeakMap(),
  weakSet: new WeakSet(),
  date: new Date(0),
  'date in object': { at: new Date(0) },
  'invalid date': new Date(Number.NaN),
  regexp: /a\/b/gi,
  'regexp with keys': Object.assign(/a/, { b: 1 }),
  function: function named() {},
  arrow: () => {},
  'anonymous function': (() => () => {})(),
  'async function': async () => {},
  generator: function* gen() {},
  'async generator': async function* gen() {},
  'function with keys': fn,
  class: Point,
  'extended class': Named,
  'anonymous class': (() => class {})(),
  'class with a field': Object.assign(class Fields {}, { a: 1 }),
  instance: new Point(),
  'tagged instance': new Tagged(),
  'tagged object': { [Symbol.toStringTag]: 'own', a: 1 },
  'no prototype': Object.assign(Object.create(null), { a: 1 }),
  'no prototype, empty': Object.create(null),
  'null prototype array': Object.setPrototypeOf([1, 2], null),
  'object of object': Object.create({ a: 1 }),
  accessors: {
    get a() {
      return 1
    },
    set b(_: number) {},
    get c() {
      return 1
    },
    set c(_: number) {},
  },
  circular,
  'two in a circle': left,
  'circle in map': (() => {
    const map = new Map()
    map.set('me', map)
    return map
  })(),
  'boxed number': new Number(3),
  'boxed string': Object.assign(new String('abc'), { a: 1 }),
  'boxed boolean': new Boolean(false),
  'boxed symbol': Object(Symbol('x')),
  'boxed bigint': Object(1n),
  bytes: new Uint8Array([1, 2, 255]),
  'many bytes': new Uint8Array(130),
  floats64: new Float64Array([1.5, -0]),
  'no bytes': new Uint8Array(),
  buffer: new Uint8Array([97, 98, 99]).buffer,
  'large buffer': new ArrayBuffer(120),
  dataView: new DataView(new ArrayBuffer(2)),
  iterator: (function* gen() {})(),
  math: Math,
  json: JSON,
  'proto key': JSON.parse('{"__proto__":1}'),
  'custom inspect': { [Symbol.for('nodejs.util.inspect.custom')]: () => 'custom' },
  'custom inspect with object': {
    in: { [Symbol.for('nodejs.util.inspect.custom')]: () => ({ a: user, b: user }) },
  },
  error: withStack(new Error('no')),
  'error without stack': withStack(new Error('no'), ''),
  'error without message': withStack(new Error()),
  'error of many lines': withStack(new TypeError('one\ntwo')),
  'error with keys': Object.assign(withStack(new Error('no')), { code: 'E', status: 404 }),
  'error in object': { error: Object.assign(withStack(new RangeError('no')), { code: 'E' }) },
  'errors in list': [withStack(new Error('a')), withStack(new Error('b'), '')],
  'error class': withStack(new NotFound('no')),
  'error with name': withStack(new HttpError('no')),
  'error with cause': withStack(
    new Error('no', { cause: withStack(new TypeError('low'), '\n    at low.ts:1:1') }),
  ),
  'error with plain cause': withStack(new Error('no', { cause: { code: 1 } })),
  'aggregate error': withStack(new AggregateError([withStack(new Error('a'), ''), 1], 'all')),
  'error with no stack at all': Object.assign(new Error('no'), { stack: undefined }),
  'error with a name set': withStack(Object.assign(new Error('no'), { name: 'CustomError' })),
  'error without prototype': Object.setPrototypeOf(withStack(new Error('no')), null),
  headers: new Headers({ 'content-type': 'text/plain', 'x-a': '1' }),
  'no headers': new Headers(),
  url: new URL('https://ada@api.example.com:81/v1/users?page=2#top'),
  'url in object': { url: new URL('https://api.example.com/') },
  params: new URLSearchParams('a=1&b=2'),
  'no params': new URLSearchParams(),
  blob: new Blob(['abc'], { type: 'text/plain' }),
  file: new File(['abc'], 'a.txt', { type: 'text/plain', lastModified: 1 }),
  abortController: new AbortController(),
  'aborted signal': AbortSignal.abort('x'),
}

/** Objects of the platform that Node.js prints differently when they are nested too deep. */
const ODD_WHEN_DEEP = new Set(['url', 'params', 'no params', 'abortController'])

describe('inspect', () => {
  it.each(Object.entries(VALUES))('prints as Node.js does: %s', (_, value) => {
    expect(inspect(value)).toBe(nodeInspect(value))
  })

  it.each(Object.entries(VALUES).filter(([name]) => !ODD_WHEN_DEEP.has(name)))(
    'prints as Node.js does, three levels down: %s',
    (_, value) => {
      const nested = { first: 1, second: [{ value }] }
      expect(inspect(nested)).toBe(nodeInspect(nested))
    },
  )

  it.each([0, 1, 4, null])('prints as Node.js does with depth %s', (depth) => {
    expect(inspect(deep, { depth })).toBe(nodeInspect(deep, { depth }))
  })

  it('prints requests and responses with the fields that can be read', () => {
    const headers = { 'Content-Type': 'text/plain' }
    expect(inspect(new Response('x', { status: 201, headers }))).toBe(
      `Response {
  status: 201,
  statusText: '',
  headers: Headers { 'content-type': 'text/plain' },
  body: ReadableStream { locked: false },
  bodyUsed: false,
  ok: true,
  redirected: false,
  type: 'default',
  url: ''
}`,
    )
    const form = new FormData()
    form.append('tag', 'a')
    form.append('tag', 'b')
    form.append('name', 'Ada')
    expect(inspect(form)).toBe("FormData { tag: [ 'a', 'b' ], name: 'Ada' }")
  })

  it('prints no state of objects that cannot be inspected', () => {
    const states = [Promise.resolve(1), new Promise(() => {})]
    expect(states.map((promise) => inspect(promise))).toEqual(Array(2).fill('Promise { <state unknown> }'))
    expect(inspect(new Map([[1, 2]]).entries())).toBe('Object [Map Iterator] {}')
  })

  it('does not consume an iterator', () => {
    const items = new Set([1]).values()
    inspect(items)
    expect([...items]).toEqual([1])
  })

  it('prints a stack with the passed function', () => {
    expect(inspect(new Error('no'), { stackOf: () => 'Error: no\n    at retry.ts:1:1' })).toBe(
      'Error: no\n    at retry.ts:1:1',
    )
  })

  it('stops at a million characters', () => {
    const level = (depth: number): unknown =>
      depth === 0 ? 'word' : Array.from({ length: 100 }, () => level(depth - 1))
    expect(inspect(level(3), { depth: 9 }).length).toBeLessThan(3_000_000)
  })
})
