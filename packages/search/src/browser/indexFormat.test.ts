import { describe, expect, it } from 'vitest'
import {
  closeFile,
  decodeShard,
  decodeTerms,
  eachPosting,
  encodePostings,
  encodeTerms,
  openFile,
  openJson,
} from './indexFormat.js'

describe('postings', () => {
  it('are sections and impacts, small ones more exact than large ones', () => {
    const sections = [0, 1, 2, 700, 701]
    const impacts = [1, 0.001, 0.5, 0.25, 0]
    const text = encodePostings({ sections, impacts })
    expect(text).toBe('`BW698QA')
    const decoded: [number, number][] = []
    eachPosting(text, (section, impact) => decoded.push([section, impact]))
    expect(decoded.map(([section]) => section)).toEqual(sections)
    for (const [i, [, impact]] of decoded.entries()) expect(impact).toBeCloseTo(impacts[i]!, 1)
  })
})

describe('terms', () => {
  it('leave out what they share with the one before', () => {
    const terms = ['retries', 'retry', 'retry*', 'x'.repeat(38), 'x'.repeat(40), '検索']
    const coded = encodeTerms(terms)
    expect(coded.slice(0, 3)).toEqual(['0retries', '4y', '5*'])
    expect(decodeTerms(coded)).toEqual(terms)
  })
})

describe('decodeShard', () => {
  it('reads postings, counts and typing errors', () => {
    expect(decodeShard('0retry A3B 812\n1ertry A >retry\n2st C')).toEqual([
      { term: 'retry', postings: 'A3B', count: 812, meant: undefined },
      { term: 'rertry', postings: 'A', count: 1, meant: 'retry' },
      { term: 'rest', postings: 'C', count: 1, meant: undefined },
    ])
  })
})

describe('openFile', () => {
  it('refuses a file that was cut, or is something else', () => {
    const text = closeFile('0a A\n0b B')
    expect(openFile(text)).toBe('0a A\n0b B')
    for (let length = 0; length < text.length; length++)
      expect(openFile(text.slice(0, length))).toBeUndefined()
    expect(openFile('<!doctype html><title>Home</title>')).toBeUndefined()
  })
})

describe('openJson', () => {
  it('refuses another version', () => {
    expect(openJson('{"version":5,"scopes":{}}')).toEqual({ version: 5, scopes: {} })
    expect(openJson('{"version":1}')).toBeUndefined()
    expect(() => openJson('{"version":5')).toThrow(SyntaxError)
  })
})
