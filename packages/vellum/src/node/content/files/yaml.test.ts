import { describe, expect, it } from 'vitest'
import { formatError } from '../../base/errors.js'
import { parseYaml } from './yaml.js'

function problem(text: string): string | undefined {
  try {
    parseYaml(text, { name: 'The file', file: 'a.yml' })
    return undefined
  } catch (error) {
    return formatError(error)
  }
}

describe('parseYaml', () => {
  it('accepts a text without errors', () => {
    expect(problem('a: 1')).toBeUndefined()
    expect(problem('a: !!str 1\nb: !!set { c }\nd: "!important"')).toBeUndefined()
  })

  it.each([
    ['a: "b', 'a quote is opened and never closed', '1:4'],
    ["a: 1\nb: 'c\nd: 2\n", 'a quote is opened and never closed', '2:4'],
    ['a: b: c', 'a value contains ": ", as if it were another key', '1:4'],
    ['a: 1\na: 2', 'a key is there twice', '2:1'],
    ['a: !important b', 'a value starts with "!", as if that were its type', '1:4'],
    ['a:\n\t- b', 'a line is indented with a tab', '2:1'],
  ])('%j', (text, reason, position) => {
    expect(problem(text)?.split('\n').slice(0, 2)).toEqual([
      `The file cannot be parsed: ${reason}.`,
      `  at a.yml:${position}`,
    ])
  })

  it("uses the parser's message for other errors", () => {
    expect(problem('a: [1')).toMatch(
      /^The file cannot be parsed: flow sequence in block collection must be sufficiently indented and end with a \]\.\n/,
    )
  })
})
