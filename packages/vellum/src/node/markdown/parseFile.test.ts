import { describe, expect, it } from 'vitest'
import { type MarkdownNode, parseMarkdown } from './parseFile.js'

const types = ({ type, children = [] }: MarkdownNode): unknown =>
  children.length > 0 ? [type, ...children.map(types)] : type

describe('parseMarkdown', () => {
  it('PR-7: reads the syntax of the engine, with positions of the file', () => {
    const tree = parseMarkdown('---\ntitle: A\n---\n\n:::note Title\n\nText *a*\n\n:::\n', { format: 'md' })
    expect(types(tree)).toEqual([
      'root',
      ['containerDirective', ['paragraph', 'text'], ['paragraph', 'text', ['emphasis', 'text']]],
    ])
    expect(tree.children?.[0]?.position?.start).toMatchObject({ line: 5, column: 1, offset: 18 })
    // The engine puts the title of an admonition in brackets, which are not in the file.
    expect(tree.children?.[0]?.children?.[1]?.position?.start).toMatchObject({
      line: 7,
      column: 1,
      offset: 33,
    })
  })

  it('PR-7: reads MDX, and throws where it is broken', () => {
    expect(types(parseMarkdown('import A from "./a"\n\n<A>x</A>\n', { format: 'mdx' }))).toEqual([
      'root',
      'mdxjsEsm',
      ['paragraph', ['mdxJsxTextElement', 'text']],
    ])
    expect(() => parseMarkdown('<A>', { format: 'mdx' })).toThrow()
  })
})
