// What the compiler reports of syntax that is text here, or that does not end.

import { describe, expect, it } from 'vitest'
import { createMarkdownCompiler } from '../compile/compileMarkdown.js'

async function problemsOf(body: string, format: 'md' | 'mdx' = 'md') {
  const { problems } = await createMarkdownCompiler().compile({
    body,
    bodyLine: 1,
    source: 'docs/a.md',
    format,
    frontMatter: {},
    partial: false,
    resolver: {
      link: (href) => ({ type: 'external', href }),
      image: () => ({ type: 'missing', meant: undefined }),
      file: () => ({ type: 'missing', meant: undefined }),
    },
  })
  return problems.map(({ line, column, message, hint = '' }) => ({ at: `${line}:${column}`, message, hint }))
}

describe('reportOtherEngines', () => {
  it.each([
    ['!!! note "Title"\n    Text', '1:1', 'An admonition with "!!!"', ':::note[Title]'],
    ['> ??? tip\n>     Text', '1:3', 'An admonition with "???"', '<details>'],
    ['=== "C"\n\n    int a;', '1:1', 'A tab with "==="', ':::code-group'],
    ['Text\n--8<-- "a.ts"', '2:1', 'A snippet with "--8<--"', 'file=./a.ts'],
    ['```ts\n--8<-- "a.ts"\n```', '1:1', 'A snippet with "--8<--"', 'file=./a.ts'],
    ['Press ++ctrl+alt+del++ now', '1:7', 'A key with "++"', ':kbd[Ctrl+K]'],
    ['Some ==marked text== here', '1:6', 'A marked text with "=="', '<mark>'],
    ['An icon :material-account:.', '1:9', 'An icon', ':icon[rocket]'],
    ['[Go](https://x.dev){ .md-button .primary }', '1:20', 'A list of attributes in braces', 'HTML'],
    ['Text\n{: #id width="3" }', '2:1', 'A list of attributes in braces', 'HTML'],
    ['<div class="grid" markdown>\n\n- a\n\n</div>', '1:1', 'The attribute `markdown`', 'blank line'],
    ['<<< @/snippets/a.ts{1}', '1:1', 'A snippet with "<<<"', 'file=./a.ts'],
    ['[[toc]]', '1:1', 'A table of contents', 'Remove it'],
    ['## Title [#custom]', '1:10', 'A mark in brackets', '{#my-id}'],
    ['a\n\n<!-- @include: ./b.md -->', '3:1', 'A comment with "@include:"', 'import that file'],
    ['Text <Badge type="tip" /> more', '1:6', 'The component <Badge>', '.mdx'],
  ])('MD-47: %j', async (body, at, start, fix) => {
    const [problem, ...others] = await problemsOf(body)
    expect(others).toEqual([])
    expect(problem).toEqual({
      at,
      message: expect.stringContaining(start),
      hint: expect.stringContaining(fix),
    })
  })

  it.each([
    'C++ and C++, a == b == c, i++ and ++i, !!! and ???, \\!!! note',
    '`==a==` and ++, {braces} and { .a } in a sentence',
    '```md\n!!! note\n--8<-- "a"\n```',
    'A<BR>b <Kbd>K</Kbd> <!-- a comment -->',
    '## Title [1]\n\n[toc](https://x.dev)',
  ])('MD-47: has nothing to say about %j', async (body) => {
    expect(await problemsOf(body)).toEqual([])
  })
})

describe('directives that do not end', () => {
  it.each([
    [':::tip\n\nText\n\n## More', '1:1', 'The directive ":::tip" has no end.'],
    ['- a\n\n  :::tip\n  b\n- c', '3:3', 'The directive ":::tip" has no end.'],
    ['::::tip\na\n:::', '1:1', 'The directive "::::tip" has no end.'],
    [':::note\n\n:::tip\na\n:::\n\n:::', '7:1', '":::" ends nothing and is shown as text.'],
  ])('MD-47: %j', async (body, at, message) => {
    expect(await problemsOf(body)).toMatchObject([{ at, message }])
  })

  it('MD-47: names attributes that admonitions do not have', async () => {
    expect(await problemsOf(':::tip{icon=heart titel="A"}\nText\n:::')).toEqual([
      {
        at: '1:1',
        message: 'The admonition ":::tip" has the attribute "icon", which has no effect.',
        hint: 'Its attributes are `title`, `class` and `id`.',
      },
      {
        at: '1:1',
        message: 'The admonition ":::tip" has the attribute "titel", which has no effect.',
        hint: 'Did you mean "title"?',
      },
    ])
    expect(await problemsOf(':::details Title\nText\n:::')).toMatchObject([
      { hint: 'Write `<details>` with a `<summary>`.' },
    ])
  })
})
