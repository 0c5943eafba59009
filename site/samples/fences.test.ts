import { describe, expect, it } from 'vitest'
import { readFences } from './fences'

const page = (...lines: string[]) => lines.join('\n')

describe('readFences', () => {
  it('reads the language, the title and the words', () => {
    const [fence] = readFences(
      page('---', 'title: A', '---', '', '```TypeScript title="src/api.ts" {2} throws', 'a', 'b', '```'),
    )
    expect(fence).toEqual({
      language: 'ts',
      code: 'a\nb',
      line: 6,
      title: 'src/api.ts',
      throws: true,
      browser: false,
      server: false,
      uninstalled: false,
      noRun: false,
      unchecked: undefined,
      errors: [],
      output: undefined,
    })
  })

  it('does not take words out of a title', () => {
    const [fence] = readFences(page('```js title="it throws"', 'a', '```'))
    expect(fence?.throws).toBe(false)
  })

  it('takes the output that stands directly below', () => {
    const fences = readFences(
      page('```js', 'a', '```', '', '```text title="Output"', '1', '2', '```', '', '```text', 'other', '```'),
    )
    expect(fences.map(({ language, output }) => [language, output])).toEqual([
      ['js', { text: '1\n2', start: 6, end: 8, indent: '' }],
      ['text', undefined],
    ])
  })

  it('takes an output whose title says that it is that of Node.js', () => {
    const [fence] = readFences(page('```js', 'a', '```', '', '```text title="Output in Node.js"', '1', '```'))
    expect(fence?.output?.text).toBe('1')
  })

  it('leaves an output alone that a paragraph parts from its sample', () => {
    const [fence] = readFences(
      page('```js', 'a', '```', '', 'Text.', '', '```text title="Output"', '1', '```'),
    )
    expect(fence?.output).toBeUndefined()
  })

  it('finds fences in lists and between tags, with their indentation', () => {
    const fences = readFences(
      page(
        '- a',
        '',
        '  ```js',
        '  b',
        '  ```',
        '  ```text title="Output"',
        '  1',
        '  ```',
        '',
        '<TabItem>',
        '',
        '```ts',
        'c',
        '```',
        '',
        '</TabItem>',
      ),
    )
    expect(fences.map(({ language, line, output }) => [language, line, output?.indent])).toEqual([
      ['js', 4, '  '],
      ['ts', 13, undefined],
    ])
  })

  it('reads a reason to opt out, and finds that there is none', () => {
    const fences = readFences(
      page('```ts unchecked="needs a phone"', 'a', '```', '', '```ts unchecked', 'a', '```'),
    )
    expect(fences.map(({ unchecked }) => unchecked)).toEqual(['needs a phone', ''])
  })

  it('reads the compiler errors that a sample announces', () => {
    const fences = readFences(
      page('```ts', '// @errors: 2353 2345', 'a', '```', '', '```js errors="2561"', 'a', '```'),
    )
    expect(fences.map(({ errors }) => errors)).toEqual([[2353, 2345], [2561]])
  })
})
