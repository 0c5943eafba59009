import { describe, expect, it } from 'vitest'
import { createMarkdownCompiler } from './compileMarkdown.js'
import type { CompileInput } from './types.js'

const compiler = createMarkdownCompiler({ removesTitle: true })

function compile(
  body: string,
  excerpt?: Partial<CompileInput['excerpt']> | false,
  format: 'md' | 'mdx' = 'mdx',
) {
  const end = body.indexOf('CUT')
  return compiler.compile({
    body: body.replace('CUT', '   '),
    bodyLine: 1,
    source: 'blog/a.mdx',
    format,
    frontMatter: {},
    partial: false,
    resolver: {
      link: (href) => ({ type: 'internal', href }),
      image: () => ({ type: 'missing', meant: undefined }),
      file: () => ({ type: 'missing', meant: undefined }),
    },
    ...(excerpt !== false && { excerpt: { pageUrl: '/blog/a', ...(end >= 0 && { end }), ...excerpt } }),
  })
}

async function html(...input: Parameters<typeof compile>): Promise<string> {
  const { body } = await compile(...input)
  return body.type === 'html' ? body.html : `live: ${body.code}`
}

describe('an excerpt', () => {
  it('BL-6: ends where the post is cut', async () => {
    expect(await html('# Title\n\nOne.\n\nCUT\n\nTwo.\n')).toBe('<p>One.</p>')
    expect(await html('One.\n\nTwo.\n')).toBe('<p>One.</p>\n<p>Two.</p>')
  })

  it('may end in the middle of a text, and inside of elements', async () => {
    expect((await html('One *two* CUT three *four*.')).trim()).toBe('<p>One <em>two</em>     three </p>')
    expect(await html('<div>\n\nOne.\n\nCUT\n\nTwo.\n\n</div>\n\nThree.\n')).toBe('<div><p>One.</p></div>')
    expect(await html('- One\n- Two\n\n  CUT\n\n- Three\n')).not.toContain('Three')
  })

  it('keeps links and footnotes that are defined below', async () => {
    const post = 'A [link][l] and a note[^n].\n\nCUT\n\nMore.\n\n[l]: /docs/l\n[^n]: The note.\n'
    expect(await html(post)).toBe(
      '<p>A <a href="/docs/l">link</a> and a note<sup><a href="/blog/a#user-content-fn-n" data-footnote-ref>1</a></sup>.</p>',
    )
  })

  it('has no ids of headings, and links to those of the post', async () => {
    expect(await html('## One\n\n[Below](#two)\n\nCUT\n\n## Two\n')).toBe(
      '<h2 class="anchor">One<a href="/blog/a#one" class="hash-link" aria-label="Direct link to One" title="Direct link to One" translate="no">\u200B</a></h2>\n<p><a href="/blog/a#two">Below</a></p>',
    )
  })

  it('is HTML if only the rest is live', async () => {
    const post = "import X from './X'\n\nOne.\n\nCUT\n\n<X />\n"
    expect((await compile(post, false)).body.type).toBe('live')
    expect(await html(post)).toBe('<p>One.</p>')
    expect(
      await html(post.replace("'\n\n", "'\nexport const a = <X />\nexport function B() { return a }\n\n")),
    ).toBe('<p>One.</p>')
    const used = post.replace("'\n\n", "'\nexport const a = <X />\n\n").replace('One.', 'One {a}.')
    expect(await html(used)).toContain("import X from './X'")
    expect((await compile(post.replace('One.', '<X />'))).body.type).toBe('live')
  })

  it('works in plain Markdown as well', async () => {
    expect(await html('One.\n\nCUT\n\nTwo {.\n', {}, 'md')).toBe('<p>One.</p>')
  })
})

describe('the title of a post', () => {
  it('is not part of its body, unless it is in the middle', async () => {
    expect(await html('# Title\n\nText.\n', false)).toBe('<p>Text.</p>')
    expect(await html('Title\n=====\n\nText.\n', false)).toBe('<p>Text.</p>')
    expect(await html('## First\n\n# Second\n', false)).toContain('<h1>Second</h1>')
  })
})
