// Sentences with a typed figure, and the whole report; and sentences in which a number is no fact.

import { describe, expect, it } from 'vitest'
import { checkFigures } from './checkFigures'
import { describeProblem } from './pageProblem'
import { parsePage } from './parsedPage'

const figure = (unit: string, value: string) => ({ long: value, short: value, figures: [{ unit, value }] })
const facts = {
  'default.timeout': figure('ms', '30000'),
  'default.retry.delay.first': figure('ms', '300'),
  'default.sse.reconnect.maxDelay': figure('ms', '30000'),
  'count.errorKinds': figure('error', '7'),
  'limit.troth': figure('bytes', '4864'),
  'version.node': figure('Node.js', '20.19'),
  'version.axios': figure('axios', '1.21.1'),
  'ky.timeout': figure('ms', '10000'),
}
const knownOptions = new Set(['timeout', 'retry', 'retry.delay'])

const reports = (...lines: string[]) =>
  checkFigures(parsePage({ file: 'a.md', text: lines.join('\n') }), { facts, knownOptions }).map(
    describeProblem,
  )

const fact = (text: string, hint: string, line = 1) =>
  `a.md:${line}  "${text}" is a fact that was typed: it stays when the source changes.\n    ${hint}`

describe('checkFigures', () => {
  it.each([
    [
      'An attempt may take 30 seconds.',
      '30 seconds',
      'Write :fact[default.timeout] or :fact[default.sse.reconnect.maxDelay].',
    ],
    ['It rejects with one of seven errors.', 'seven errors', 'Write :fact[count.errorKinds].'],
    ['At most 4,864 bytes.', '4,864 bytes', 'Write :fact[limit.troth].'],
    ['Node.js 20.19 or newer.', 'Node.js 20.19', 'Write :fact[version.node].'],
    ['As of axios 1.21.1.', 'axios 1.21.1', 'Write :fact[version.axios].'],
  ])('finds the fact in %j', (sentence, text, hint) => {
    expect(reports(sentence)).toEqual([fact(text, hint)])
  })

  it('names the line, across code and line breaks', () => {
    const expectedReports = [
      fact('30 s', 'Write :fact[default.timeout] or :fact[default.sse.reconnect.maxDelay].', 4),
    ]
    expect(reports('Text.', '', 'A `timeout` of code,', 'then 30 s more.')).toEqual(expectedReports)
    expect(reports('Text.', '', 'A `timeout` of code,', 'then **30', 's** more.')).toEqual(expectedReports)
  })

  it('finds any quantity in a sentence with an option', () => {
    expect(reports('Its [`timeout`](a.md) is 20 seconds. 20 seconds are long.')).toEqual([
      'a.md:1  "20 seconds" was typed in a sentence about timeout: it stays when the source changes.\n' +
        '    Write :fact[default.timeout]. A value that a sample sets is code: `20 seconds`.',
    ])
  })

  it('finds any number in a sentence with another client', () => {
    expect(reports('With ky it is sent 3 times.')).toEqual([
      'a.md:1  "3" was typed in a sentence about ky: it stays when the source changes.\n' +
        '    Write :fact[ky.timeout]. A value that a sample sets is code: `3`.',
    ])
  })

  it('knows the column and the row of a cell', () => {
    const foundReports = reports(
      '| Client | ky | Troth |',
      '|---|---|---|',
      '| Limit | 12 s | 12 s |',
      '| `timeout` | x | 1 s |',
    )
    expect(foundReports.map((report) => report.split(':')[1])).toEqual([
      '3  "12 s" was typed in a sentence about ky',
      '4  "1 s" was typed in a sentence about timeout',
    ])
  })

  it('looks at title and description', () => {
    expect(reports('---', 'title: Wait 30 s', 'description: Text.', '---')).toEqual([
      fact('30 s', 'Write :fact[default.timeout] or :fact[default.sse.reconnect.maxDelay].', 2),
    ])
  })

  it.each([
    'An attempt may take :fact[default.timeout].',
    'With `timeout: 30_000` it takes `30 seconds`.',
    'axios rejects a 404.',
    'Wait 20 seconds.',
    'The first two responses are 503.',
    'Retry after `retry` at 503.',
    'A risky 3 is no client.',
  ])('says nothing about %j', (sentence) => {
    expect(reports(sentence)).toEqual([])
  })

  it('says nothing about code blocks', () => {
    expect(reports('```ts', 'timeout: 30 s', '```')).toEqual([])
  })
})
