import { describe, expect, it } from 'vitest'
import { formatError } from './errors.js'
import { splitFrontMatter } from './splitFrontMatter.js'

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return formatError(error)
  }
  return 'no problem'
}

describe('splitFrontMatter', () => {
  it('returns the line that the body starts at', () => {
    expect(splitFrontMatter('---\ntitle: A\n---\n# A\n')).toEqual({
      head: 'title: A\n',
      body: '# A\n',
      bodyLine: 4,
    })
    expect(splitFrontMatter('---\r\ntitle: A\r\n---\r\n# A')).toEqual({
      head: 'title: A\r\n',
      body: '# A',
      bodyLine: 4,
    })
    expect(splitFrontMatter('---\n---\nA')).toEqual({ head: '', body: 'A', bodyLine: 3 })
  })

  it.each(['# A\n---\nb\n---', '----\na: 1\n----', '---\nno end', 'text'])('finds none in %j', (text) => {
    expect(splitFrontMatter(text, 'docs/a.md')).toEqual({ head: undefined, body: text, bodyLine: 1 })
  })

  it.each([
    [
      'is not closed',
      '---\ntitle: A\n\n# A\n',
      'The front matter is not closed.\n  at docs/a.md:1\n  > 1 | ---\n      | ^\n    2 | title: A\n  End it with a line of three dashes: ---',
    ],
    [
      'begins below the first line',
      '\r\n \r\n---\r\ntitle: A\r\n---\r\n',
      'The front matter does not begin in the first line.\n  at docs/a.md:3\n    1 |\n    2 |\n  > 3 | ---\n      | ^\n    4 | title: A\n  Remove what is before it, including blank lines and spaces.',
    ],
  ])('reports front matter that %s', (_, text, message) => {
    expect(messageOf(() => splitFrontMatter(text, 'docs/a.md'))).toBe(message)
    expect(splitFrontMatter(text).head).toBeUndefined()
  })
})
