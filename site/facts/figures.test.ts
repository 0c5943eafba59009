import { describe, expect, it } from 'vitest'
import {
  countWord,
  findCounts,
  findQuantities,
  findVersions,
  listed,
  longDuration,
  shortDuration,
} from './figures'

describe('formats', () => {
  it.each([
    [300, '300 ms', '300 ms'],
    [1000, '1 second', '1 s'],
    [30_000, '30 seconds', '30 s'],
    [1500, '1.5 seconds', '1.5 s'],
    [3_600_000, '3,600 seconds', '3,600 s'],
  ])('%d ms is %j, short %j', (ms, long, short) => {
    expect([longDuration(ms), shortDuration(ms)]).toEqual([long, short])
  })

  it('writes counts to twelve as words', () => {
    expect([7, 12, 15, 1200].map(countWord)).toEqual(['seven', 'twelve', '15', '1,200'])
  })

  it('lists items as a sentence does', () => {
    expect([listed([408]), listed([408, 429]), listed([408, 429, 503])]).toEqual([
      '408',
      '408 and 429',
      '408, 429 and 503',
    ])
  })
})

describe('findQuantities', () => {
  it.each([
    ['takes 30 seconds', 'ms 30000'],
    ['30 s at most', 'ms 30000'],
    ['a 30-second limit', 'ms 30000'],
    ['thirty or two seconds', 'ms 2000'],
    ['30,000 ms and no more', 'ms 30000'],
    ['up to a minute', 'ms 60000'],
    ['half a minute', 'ms 30000'],
    ['4,864 bytes', 'bytes 4864'],
    ['4.9 KB', 'bytes 4900'],
    ['wait a second', ''],
    ['the second one', ''],
    ['version 1.30 s3', ''],
    ['7 steps', ''],
  ])('%j: %s', (text, foundText) => {
    expect(
      findQuantities(text)
        .map(({ unit, value }) => `${unit} ${value}`)
        .join(),
    ).toBe(foundText)
  })

  it('says where', () => {
    expect(findQuantities('It takes 30 s.')).toEqual([{ text: '30 s', at: 9, unit: 'ms', value: '30000' }])
  })
})

describe('findCounts', () => {
  it.each([
    ['one of seven errors', 'error 7'],
    ['the 7 error kinds', 'error kind 7'],
    ['seven kinds', 'error kind 7'],
    ['four dependencies', 'dependency 4'],
    ['seven classes of error', 'class 7'],
    ['seven erroneous calls', ''],
  ])('%j: %s', (text, foundText) => {
    const figures = findCounts(text, ['error', 'error kind', 'dependency', 'class'])
    expect(figures.map(({ unit, value }) => `${unit} ${value}`).join()).toBe(foundText)
  })
})

it('finds versions by the name before them', () => {
  expect(findVersions('Node.js 20.19 and Nodejjs 22, ky 2.1.0', ['Node.js', 'ky'])).toEqual([
    { text: 'Node.js 20.19', at: 0, unit: 'Node.js', value: '20.19' },
    { text: 'ky 2.1.0', at: 30, unit: 'ky', value: '2.1.0' },
  ])
})
