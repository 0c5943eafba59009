import { describe, expect, it } from 'vitest'
import { formatError } from '../../base/errors.js'
import { parseTagsFile } from './tagsFile.js'

const problem = (yaml: string) => {
  try {
    return parseTagsFile(yaml, 'docs/tags.yml') && 'no problem'
  } catch (error) {
    return formatError(error)
  }
}

describe('parseTagsFile', () => {
  it('TG-2: a tag without a label has its name with a capital', () => {
    const { tags } = parseTagsFile(
      'retry:\nHTTP verbs:\n  description: D\nown:\n  label: mine',
      'docs/tags.yml',
    )
    expect([...tags.values()]).toEqual([
      { label: 'Retry', permalink: '/retry' },
      { label: 'Http verbs', permalink: '/http-verbs', description: 'D' },
      { label: 'mine', permalink: '/own' },
    ])
  })

  it.each([
    ['a: [', /^The tags file cannot be parsed: .+\.\n {2}at docs\/tags\.yml:1:/],
    [
      '- a',
      /^The tags file must be a list of tags, each with its fields below it\.\n {2}at docs\/tags\.yml:1/,
    ],
    [
      'a:\n  labl: A',
      'The tag "a" has the unknown field "labl".\n  at docs/tags.yml:2\n  Did you mean "label"?',
    ],
    [
      'a: text\nb:\n  label: []',
      '2 problems:\n\nThe tag "a" must have fields below it: label, permalink, description.\n  at docs/tags.yml:1\n\n`label` of the tag "b" must be a string.\n  at docs/tags.yml:3',
    ],
    ['a:\n  permalink: /b\nb:\n', 'The tags "a" and "b" have the same permalink "/b".\n  at docs/tags.yml:3'],
  ])('refuses %j', (yaml, message) => {
    if (typeof message === 'string') expect(problem(yaml)).toBe(message)
    else expect(problem(yaml)).toMatch(message)
  })
})
