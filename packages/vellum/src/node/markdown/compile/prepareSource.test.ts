import { describe, expect, it } from 'vitest'
import { prepareSource } from './prepareSource.js'

describe('prepareSource', () => {
  it.each([
    [':::note Title', ':::note[Title]'],
    [':::note  Two spaces  ', ':::note[ Two spaces]  '],
    ['> - :::tip In a list', '> - :::tip[In a list]'],
    [':::note Title {.loud #id}', ':::note[Title]{.loud #id}'],
    [':::note {title="x"}', ':::note{title="x"} '],
    [':::note {.loud #id}', ':::note{.loud #id} '],
    [':::note {frontMatter.title}', ':::note[{frontMatter.title}]'],
    [':::note {a} and {b}', ':::note[{a} and {b}]'],
    [':::note [Title]', ':::note[Title] '],
    [':::note See [a](b)', ':::note[See [a](b)]'],
    [':::note a ] b', ':::note[a \\] b]'],
    [':::note[Title]', ':::note[Title]'],
    [':::note', ':::note'],
    [':::', ':::'],
    ['::leaf Title', '::leaf Title'],
  ])('AD-2: %j → %j', (line, expected) => {
    expect(prepareSource(line)).toBe(expected)
    expect(prepareSource(`a\r\n${line}\r\nb`)).toBe(`a\r\n${expected}\r\nb`)
  })

  it('AD-2: leaves code unchanged', () => {
    const body = '```md\n:::note Title\n```\n\n> ~~~\n> :::note Title\n\n:::note Title'
    expect(prepareSource(body)).toBe(body.replace(/Title$/, '').replace(/ $/, '[Title]'))
  })

  it('MD-8: blanks the lines of mdx-code-block fences and nothing else', () => {
    expect(
      prepareSource(
        '````mdx-code-block\n<A>\n```js\n:::note x\n```\n````\n\n  ```mdx-code-block\n  b\n  ```',
      ),
    ).toBe('                  \n<A>\n```js\n:::note x\n```\n    \n\n                   \n  b\n     ')
  })

  it('MD-8: leaves an open fence unchanged', () => {
    expect(prepareSource('```mdx-code-block\na')).toBe('```mdx-code-block\na')
  })
})
