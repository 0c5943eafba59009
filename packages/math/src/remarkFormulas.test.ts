import { describe, expect, it } from 'vitest'
import { createMarkdownCompiler } from '../../vellum/src/node/markdown/compile/compileMarkdown.js'
import type { CompileInput } from '../../vellum/src/node/markdown/compile/types.js'
import { type FormulaOptions, remarkFormulas } from './remarkFormulas.js'

const input = (body: string, more: Partial<CompileInput> = {}): CompileInput => ({
  body,
  bodyLine: 1,
  source: 'docs/a.md',
  format: 'mdx',
  frontMatter: {},
  partial: false,
  resolver: {
    link: (href) => ({ type: 'internal', href }),
    image: (src) => ({ type: 'external', src }),
    file: () => ({ type: 'missing', meant: undefined }),
  },
  ...more,
})

async function compile(body: string, options: Partial<FormulaOptions> = {}, more?: Partial<CompileInput>) {
  const all: FormulaOptions = { macros: {}, errorSeverity: 'throw', ...options }
  return createMarkdownCompiler({ remarkPlugins: [[remarkFormulas as never, all]] }).compile(
    input(body, more),
  )
}

async function htmlOf(...args: Parameters<typeof compile>): Promise<string> {
  const { body } = await compile(...args)
  return body.type === 'html' ? body.html : ''
}

/** The sources of the formulas of a page, blocks with `$$`. */
async function formulas(...args: Parameters<typeof compile>): Promise<string[]> {
  const html = await htmlOf(...args)
  return [
    ...html.matchAll(/<math[^>]*?(display="block")?><semantics>.*?<annotation[^>]*>(.*?)<\/annotation>/gs),
  ].map(([, display, source = '']) => {
    const tex = source.replaceAll('&#x3C;', '<').replaceAll('&#x26;', '&')
    return display ? `$$${tex}$$` : tex
  })
}

/** The text of a page without its formulas. */
async function text(body: string): Promise<string> {
  return (await htmlOf(body))
    .replace(/<span class="vm-math">.*?<\/math>.*?<\/span><\/span>/gs, '∎')
    .replace(/<[^>]+>/g, '')
}

describe.each(['md', 'mdx'] as const)('formulas in %s', (format) => {
  const found = (body: string) => formulas(body, {}, { format })

  it('are between single dollar signs', async () => {
    expect(await found('If $a < b$, then $\\{x_1 \\mid x_2\\} \\ne \\frac{1}{2}$.')).toEqual([
      'a < b',
      '\\{x_1 \\mid x_2\\} \\ne \\frac{1}{2}',
    ])
    expect(await found('over\n$a +\nb$ lines, *in $c_1 * c_2$ emphasis*, | $d$ |')).toEqual([
      'a +\nb',
      'c_1 * c_2',
      'd',
    ])
  })

  it('are between more of them, which may have dollar signs inside', async () => {
    expect(await found('$$a$$ and $$ 5 $$10 and $$\\text{\\$ or $ x $}$$')).toEqual([
      'a',
      ' 5 ',
      '\\text{\\$ or $ x $}',
    ])
  })

  it('are blocks on lines of their own, in lists, quotes and admonitions', async () => {
    expect(
      await found(
        '$$\na &= b \\\\\n$$\n\n1. First\n\n   $$\n   c < d\n   $$\n\n> $$\n> e\n> $$\n\n:::note\n\n```math\nf\n\ng\n```\n\n:::\n'.replace(
          'a &= b \\\\',
          '\\begin{aligned} a &= b \\\\ &= c \\end{aligned}',
        ),
      ),
    ).toEqual(['$$\\begin{aligned} a &= b \\\\ &= c \\end{aligned}$$', '$$c < d$$', '$$e$$', '$$f\n\ng$$'])
  })

  it('leaves prices, escapes and code alone', async () => {
    const body =
      'From $5 to $10, or $20-$30. Or 5 $ and 6 $ for \\$a\\$, `$b$`, US$5 and US$6.\n\n```sh\necho $c$\n```\n\nA $ sign.'
    expect(await found(body)).toEqual([])
  })
})

describe('formulas', () => {
  it('leave the text around them as it is', async () => {
    expect(await text('It costs $5 or **$6**: $x$, $y$.')).toBe('It costs $5 or $6: ∎, ∎.')
  })

  it('have MathML for assistive technology, and HTML that it skips', async () => {
    const html = await htmlOf('$x^2$\n\n$$\ny\n$$')
    expect(html).toMatch(
      /^<p><span class="vm-math"><span class="katex"><span class="katex-mathml"><math xmlns="http:\/\/www\.w3\.org\/1998\/Math\/MathML"><semantics><mrow><msup><mi>x<\/mi><mn>2<\/mn><\/msup><\/mrow><annotation encoding="application\/x-tex">x\^2<\/annotation>/,
    )
    expect(html).toContain('<span class="katex-html" aria-hidden="true">')
    expect(html).toContain('<div class="vm-math vm-math-block" tabindex="0"><span class="katex-display">')
  })

  it('are in headings, whose ids have the source and whose entries have MathML', async () => {
    const { toc } = await compile('## The $x_i$ rule\n')
    expect(toc).toEqual([
      { id: 'the-x_i-rule', level: 2, value: expect.stringMatching(/^The <math.*<\/math> rule$/s) },
    ])
  })

  it('are elements in pages with components, because the policy forbids styles in markup', async () => {
    const { body } = await compile('export const A = () => 1\n\n<A /> is $\\frac{a}{b}$\n')
    expect(body.type).toBe('live')
    const code = body.type === 'live' ? body.code : ''
    expect(code).toMatch(/style:\s*\{\s*height:/)
    expect(code).not.toMatch(/style=\\?"/)
  })

  it('use the commands of the site, and keep definitions to themselves', async () => {
    const options = { macros: { '\\abs': '\\left|#1\\right|' } }
    expect(await htmlOf('$\\abs{x}$', options)).toContain('<mi>x</mi>')
    const defined = compile('$\\gdef\\own{1}\\own$ and $\\own$', options)
    await expect(defined).rejects.toThrow('Undefined control sequence: \\own')
    expect(Object.keys(options.macros)).toEqual(['\\abs'])
  })

  it('fail with the reason of KaTeX, the formula and its position', async () => {
    const error = await compile('a\n\nb $\\frac{1$ c', {}, { bodyLine: 4 }).catch((reason) => reason)
    expect(error.message).toBe(
      `KaTeX cannot read the formula "\\frac{1": Unexpected end of input in a macro argument, expected '}' at end of input: \\frac{1`,
    )
    expect(error).toMatchObject({
      files: ['docs/a.md:6:3'],
      hint: expect.stringContaining('"remarkFormulas"'),
    })
    await expect(compile('$$\n\\fraq{1}{2}\n$$')).rejects.toThrow('Undefined control sequence: \\fraq')
  })

  it('show their source with a warning if the site says so', async () => {
    const { body, problems } = await compile('b $\\frac{1$ c', { errorSeverity: 'warn' })
    expect(body).toEqual({
      type: 'html',
      html: '<p>b <span class="vm-math"><code class="vm-math-error">\\frac{1</code></span> c</p>',
    })
    expect(problems).toMatchObject([{ type: 'plugin', line: 1, column: 3 }])
  })

  it('cannot load files or set attributes', async () => {
    await expect(compile('$\\includegraphics{https://a.dev/x.png}$')).resolves.not.toMatchObject({
      body: { html: expect.stringContaining('<img') },
    })
    expect(await htmlOf('$\\href{javascript:alert(1)}{x}$')).not.toContain('href="javascript')
  })
})
