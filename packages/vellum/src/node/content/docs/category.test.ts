import { describe, expect, it } from 'vitest'
import { formatError } from '../../base/errors.js'
import { parseCategory } from './category.js'

const problem = (source: string) => {
  try {
    parseCategory(source, 'docs/a/_category_.json')
  } catch (error) {
    return formatError(error)
  }
  return 'no problem'
}

describe('parseCategory', () => {
  it('SB-15: reads JSON and YAML', () => {
    const link = { type: 'generated-index', slug: '/own', keywords: ['a'] }
    const metadata = { label: 'A', position: 1.5, collapsible: false, link }
    expect(parseCategory(JSON.stringify(metadata), 'a')).toEqual(metadata)
    expect(parseCategory('label: A\nlink: null\n', 'a')).toEqual({ label: 'A', link: null })
    expect(parseCategory('', 'a')).toEqual({})
  })

  it.each<[string, string]>([
    ['{"lable": "A"}', 'The category file is invalid: the field `lable` is unknown (did you mean `label`?).'],
    ['{"position": "1"}', 'The category file is invalid: `position` must be a number.'],
    [
      '{"collapsed": 1, "label": 2}',
      'The category file is invalid: `label` must be a string; `collapsed` must be true or false.',
    ],
    [
      '{"link": {"type": "page"}}',
      'The category file is invalid: the link type "page" is unknown, it must be "doc" or "generated-index".',
    ],
    [
      '{"badge": {"text": "new", "color": "pink"}}',
      'The category file is invalid: `badge` must be a text, or an object with text and color, which is one of accent, green, grey, blue, gold, red, purple, teal.',
    ],
    ['[1]', 'The category file is invalid: `the whole` must be an object.'],
  ])('SB-15, SB-16: %s', (source, message) => {
    expect(problem(source)).toBe(`${message}\n  at docs/a/_category_.json`)
  })

  it('shows where the file is broken', () => {
    expect(problem('{"label": "A')).toBe(
      [
        'The category file cannot be parsed: a quote is opened and never closed.',
        '  at docs/a/_category_.json:1:11',
        '  > 1 | {"label": "A',
        '      |           ^',
        '  Close it, or put the value in quotes of the other kind.',
      ].join('\n'),
    )
  })
})
