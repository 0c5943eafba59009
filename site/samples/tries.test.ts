import { describe, expect, it } from 'vitest'
import { pageSamples } from './collect'
import { judgeTry, readTries } from './tries'

const SAMPLE = [
  '```js title="a.mjs" playground',
  "console.log('one', 1)",
  '```',
  '',
  '```text title="Output"',
  'one 1',
  '```',
  '',
]

/** The edits of a page that has one sample and these lines. */
function triesOf(...lines: string[]) {
  const text = [...SAMPLE, ...lines].join('\n')
  return readTries('docs/a.md', text, pageSamples('docs/a.md', text))
}

describe('readTries', () => {
  it('applies an edit to the sample above, under the network that it names', () => {
    const [tried] = triesOf(
      '- Write two.',
      `  ::try{replace="'one'" with="'two'" prints="two" omits="one" statuses="503, 200" retryAfter="0"}`,
    )
    expect(tried).toMatchObject({
      line: 10,
      code: "console.log('two', 1)",
      network: { statuses: [503, 200], retryAfter: 0, latency: 0, fault: 'none' },
      expected: { prints: ['two'], omits: ['one'] },
    })
  })

  it('leaves other lines alone', () => {
    expect(triesOf('Text about `::try`.')).toEqual([])
  })

  it.each([
    ['::try{replace="three" prints="x"}', 'docs/a.md:9: The sample has no "three" to replace.'],
    ['::try{replace="o" with="0" prints="x"}', 'docs/a.md:9: The sample has "o" 4 times: quote more of it.'],
    [
      '::try{replace="1" with="2"}',
      'docs/a.md:9: "::try" says nothing about the output: add prints="…", omits="…" or same="yes".',
    ],
    [
      '::try{replace="1" with="2" prints="one"}',
      'docs/a.md:9: The sample prints "one" without the edit, too.',
    ],
    ['::try{replace="1" omits="two"}', 'docs/a.md:9: The sample does not print "two" without the edit.'],
    [
      '::try{fault="fire" prints="x"}',
      'docs/a.md:9: There is no fault "fire". Known are: stall, drop, bad-json, offline.',
    ],
    ['::try{change="1"}', expect.stringContaining('"::try" has no attribute "change".')],
  ])('%s is refused with its line', (line, message) => {
    expect(() => triesOf(line)).toThrow(expect.objectContaining({ message }))
  })
})

describe('judgeTry', () => {
  const [tried] = triesOf(`::try{replace="1" with="2" prints="one 2" omits="one 1"}`)

  it('accepts the output that the page promises, even of a program that fails', () => {
    expect(judgeTry(tried!, { output: 'one 2\nTypeError: x' })).toBeUndefined()
  })

  it('compares all of the output of an edit that changes nothing', () => {
    const [same] = triesOf('::try{same="yes"}')
    expect(judgeTry(same!, { output: 'one 1' })).toBeUndefined()
    expect(judgeTry(same!, { output: 'one 2' })).toContain('Its output is no longer the same.')
  })

  it('shows what is missing and what is still there', () => {
    expect(judgeTry(tried!, { output: 'one 1' })).toContain(
      'It does not print: one 2\nIt still prints: one 1',
    )
  })
})
