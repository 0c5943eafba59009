import { describe, expect, it } from 'vitest'
import { checkFileContent, checkFileName, checkHeaders, plainData } from './hookResult.js'
import { kindOf } from './plainData.js'

const name = { plugin: 'a', hook: 'content', field: 'data' }
const refused = (value: unknown) => {
  try {
    return plainData(value, name)
  } catch (error) {
    return (error as Error).message.replace(/^.* in `data`: /, '')
  }
}

describe('plainData', () => {
  it('returns data as it is after it was written and read', () => {
    const data = { a: [1, 'two', null, true], b: { c: {} }, gone: undefined, at: new Date(0) }
    expect(plainData(data, name)).toEqual({
      a: [1, 'two', null, true],
      b: { c: {} },
      at: '1970-01-01T00:00:00.000Z',
    })
    expect(plainData(undefined, name)).toBeUndefined()
  })

  it('names what is none, with its path', () => {
    const circle: Record<string, unknown> = {}
    circle.own = [{ circle }]
    expect([
      refused({ a: [0, () => 1] }),
      refused(circle),
      refused({ n: 1n }),
      refused(new Map()),
      refused({ later: Promise.resolve() }),
    ]).toEqual([
      '`data.a[1]` is a function.',
      '`data.own[0].circle` contains itself.',
      '`data.n` is a BigInt.',
      '`data` is a Map.',
      '`data.later` is a promise.',
    ])
  })

  it('accepts a value that is there twice', () => {
    const shared = { x: 1 }
    expect(plainData([shared, { shared }], name)).toEqual([{ x: 1 }, { shared: { x: 1 } }])
  })
})

describe('files and headers', () => {
  it('are strings or bytes, below the base', () => {
    const content = (value: unknown) => () => checkFileContent(value, { ...name, file: 'a.txt' })
    expect(content('text')).not.toThrow()
    expect(content(new Uint8Array())).not.toThrow()
    expect(content(undefined)).toThrow('a string or bytes for the file "a.txt", not undefined.')
    expect(() => checkFileName('docs/a.txt', name)).not.toThrow()
    for (const file of ['', '/a', 'a/', '../a', 'a/../b', 'a\\b', undefined]) {
      expect(() => checkFileName(file, name)).toThrow('names the file')
    }
  })

  it('are names with texts in one line', () => {
    expect(() => checkHeaders({ 'X-A': 'b' }, name)).not.toThrow()
    for (const headers of [7, {}, { 'X A': 'b' }, { 'X-A': 1 }, { 'X-A': 'a\nb' }]) {
      expect(() => checkHeaders(headers, name)).toThrow('needs headers')
    }
  })
})

describe('kindOf', () => {
  it('says what a value is', () => {
    expect([null, undefined, [], {}, 'a', 1].map(kindOf)).toEqual([
      'null',
      'undefined',
      'an array',
      'an object',
      'a string',
      'a number',
    ])
  })
})
