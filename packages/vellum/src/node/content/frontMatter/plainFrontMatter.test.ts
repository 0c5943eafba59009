import { describe, expect, it } from 'vitest'
import { parseYaml } from '../files/yaml.js'
import { plainFrontMatter } from './plainFrontMatter.js'

describe('plainFrontMatter', () => {
  it('reads lines of words, each with its line in the file', () => {
    expect(plainFrontMatter('title: A page\ndescription: Words, (and) more\n')).toEqual({
      unsafe: { title: 'A page', description: 'Words, (and) more' },
      lines: new Map([
        ['title', 2],
        ['description', 3],
      ]),
    })
  })

  it('returns undefined for lines that need the YAML parser', () => {
    const others = [
      '',
      'a: 1',
      'a: true',
      'a: Null',
      'a: b # c',
      'a: b: c',
      'a: "b"',
      'a: [b]',
      'a:\n  - b',
      'a: b\n  c',
    ]
    const more = [
      'a: b\na: c',
      '# a',
      'a: |\n  b',
      'a: *b',
      'a: b\r',
      'a: é',
      'a:b',
      'a: 2025-01-01',
      '- a',
      'a: ~',
      'true: a',
    ]
    expect([...others, ...more].filter((head) => plainFrontMatter(head))).toEqual([])
  })

  it('has the values of the YAML parser', () => {
    const starts = [
      'a',
      'yes',
      'No',
      'on',
      'inf',
      'nan',
      'truely',
      'e5',
      'x - y',
      'x ? y',
      'x, y',
      'a [b] {c}',
      "it's",
      'a "b"',
    ]
    const ends = [
      '',
      ' ',
      ' **b**',
      ' `c`',
      ' & d',
      ' | e',
      ' > f',
      ' % g',
      ' @ h',
      ' \\i',
      ' ! j',
      '  two',
      ' -',
      ',',
    ]
    for (const value of starts.flatMap((start) => ends.map((end) => start + end))) {
      const head = `key: ${value}\nother: ${value}\n`
      const read = parseYaml(head, { name: 'The front matter', file: 'a.md' }).document.toJS()
      expect(plainFrontMatter(head)?.unsafe).toEqual(read)
    }
  })
})
