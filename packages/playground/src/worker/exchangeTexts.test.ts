import { describe, expect, it } from 'vitest'
import { charactersOf } from '../frame/runEvent.js'
import * as limits from '../limits.js'
import { ExchangeTexts } from './exchangeTexts.js'

const many = (count: number, length: number) =>
  new Headers(
    Array.from({ length: count }, (_, index): [string, string] => [`x-${index}`, 'v'.repeat(length)]),
  )
const text = (length: number) => ({ text: 'x'.repeat(length), bytes: length, type: undefined })

describe('ExchangeTexts', () => {
  it('shows headers unchanged', () => {
    const headers = new Headers([
      ['x-b', '2'],
      ['x-a', ''],
    ])
    expect(new ExchangeTexts().headers(headers)).toEqual([
      ['x-a', ''],
      ['x-b', '2'],
    ])
  })

  it('limits the number and the characters of headers', () => {
    expect(new ExchangeTexts().headers(many(limits.headers + 50, 1))).toHaveLength(limits.headers)
    const long = new ExchangeTexts().headers(many(300, 9999))
    expect(long).toHaveLength(1)
    expect(charactersOf(long)).toBeLessThanOrEqual(limits.headerCharacters)
    const name = new ExchangeTexts().headers(new Headers({ ['n'.repeat(5000)]: '' }))[0]![0]
    expect(name).toBe(`${'n'.repeat(limits.nameCharacters)}… ${5000 - limits.nameCharacters} more characters`)
  })

  it('shows bodies up to the limit of the run, and then their size', () => {
    const texts = new ExchangeTexts()
    const whole = limits.exchangeCharacters / limits.bodyCharacters
    for (let count = 0; count < whole; count += 1) {
      expect(texts.body(text(limits.bodyCharacters))).toEqual(text(limits.bodyCharacters))
    }
    expect(texts.body(text(5))).toEqual({ text: undefined, bytes: 5, type: 'text' })
    const part = { name: 'a', file: undefined, type: undefined, bytes: 1, text: 'b' }
    expect(texts.body({ text: undefined, bytes: 9, type: 'multipart/form-data', parts: [part] })).toEqual({
      text: undefined,
      bytes: 9,
      type: 'multipart/form-data',
    })
    expect(texts.headers(new Headers({ a: 'b' }))).toEqual([])
    expect(texts.body(undefined)).toBe(undefined)
  })

  it('counts headers and URLs towards the limit of the run', () => {
    const texts = new ExchangeTexts()
    const headers = many(10, 9999)
    let characters = 0
    for (let count = 0; count < 500; count += 1) {
      characters += charactersOf(texts.headers(headers))
      if (count % 2 === 0) characters += texts.url('x'.repeat(20_000)).length
    }
    expect(characters).toBeLessThan(limits.exchangeCharacters * 1.5)
  })
})
