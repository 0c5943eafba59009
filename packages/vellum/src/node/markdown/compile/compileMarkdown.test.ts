import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Root } from 'mdast'
import type { Construct, Extension, State } from 'micromark-util-types'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { formatError } from '../../base/errors.js'
import { type CompilerOptions, createMarkdownCompiler } from './compileMarkdown.js'
import type { CompileInput, PageResolver } from './types.js'

const resolver: PageResolver = {
  link: (url) => {
    if (url.includes('nope')) return { type: 'missing-file', meant: './note.md' }
    if (url.startsWith('pathname://')) return { type: 'unchecked', href: url.slice('pathname://'.length) }
    if (/^(https?|mailto):/.test(url)) return { type: 'external', href: url }
    if (url.endsWith('.pdf')) {
      return {
        type: 'asset',
        href: '/assets/file-1.pdf',
        asset: { file: '/site/file.pdf', name: 'file-1.pdf' },
      }
    }
    return { type: 'internal', href: url.replace(/^\.\/(.*)\.mdx?/, '/docs/$1') }
  },
  image: async (url) => {
    if (url.startsWith('http')) return { type: 'external', src: url }
    if (url.includes('missing')) return { type: 'missing', meant: undefined }
    const hash = url.replace(/^[^#]*/, '')
    const asset = { file: '/site/logo.png', name: 'logo-1.png' }
    return { type: 'asset', src: `/assets/logo-1.png${hash}`, width: 20, height: 10, asset }
  },
  file: (path) => {
    const name = path.replace('./', '')
    if (!existsSync(folder + name)) return { type: 'missing', meant: './shown/order.js' }
    return { type: 'text', source: `docs/${name}`, text: readFileSync(folder + name, 'utf8') }
  },
}

const folder = fileURLToPath(new URL('../fixtures/', import.meta.url))

function compile(body: string, input: Partial<CompileInput> = {}, options: CompilerOptions = {}) {
  return createMarkdownCompiler(options).compile({
    body,
    bodyLine: 1,
    source: 'docs/a.mdx',
    format: 'mdx',
    frontMatter: { title: 'From front matter' },
    partial: false,
    resolver,
    ...input,
  })
}

async function htmlOf(body: string, options: CompilerOptions = {}, input: Partial<CompileInput> = {}) {
  const page = await compile(body, input, options)
  if (page.body.type !== 'html') expect.fail(`is live:\n${page.body.code}`)
  return page.body.html
}

async function problemsOf(body: string, input: Partial<CompileInput> = {}) {
  return (await compile(body, input)).problems
}

async function errorOf(body: string, input: Partial<CompileInput> = {}): Promise<string> {
  const error = await compile(body, input).then(
    ({ body }) => expect.fail(JSON.stringify(body)),
    (error: unknown) => error,
  )
  return formatError(error)
}

const require = createRequire(import.meta.url)

/** Runs the module of a live page; `modules` are the sources of its imports. */
async function runModule(code: string, modules: Readonly<Record<string, string>> = {}) {
  const linked = code.replace(/( from )["']([^"']+)["']/g, (_, from: string, name: string) => {
    const source = modules[name]
    return `${from}${JSON.stringify(source === undefined ? pathToFileURL(require.resolve(name)).href : dataUrl(source))}`
  })
  const module: { default: FunctionComponent; toc: unknown; frontMatter: object } = await import(
    /* @vite-ignore */ dataUrl(linked)
  )
  return module
}

function dataUrl(source: string): string {
  return `data:text/javascript,${encodeURIComponent(source)}`
}

describe('compile', () => {
  it.each(readdirSync(folder).filter((file) => /\.mdx?$/.test(file)))('%s', async (file) => {
    const name = file.replace(/\.mdx?$/, '')
    const { body, problems } = await compile(
      readFileSync(folder + file, 'utf8'),
      { format: name.startsWith('commonmark') ? 'md' : 'mdx' },
      { mermaid: name.includes('mermaid') },
    )
    expect(problems.filter(({ type }) => type === 'sample')).toEqual([])
    expect(body.type).toBe(file.startsWith('live') ? 'live' : 'html')
    if (body.type === 'html') await expect(`${body.html}\n`).toMatchFileSnapshot(`../fixtures/${name}.html`)
    else await expect(body.code).toMatchFileSnapshot(`../fixtures/${name}.js`)
  })
})

describe('compile: headings and contents', () => {
  it('T-52, HD-2, HD-3, TC-3: collects levels 2 to 6 with inline markup', async () => {
    const { toc } = await compile(
      'export const H = () => null\n\n# One\n\n## Setup {#my-id}\n\n### A `b` *c* **d** ~~e~~ [f](./x.md) ![g](./logo.png) <H/> <i>j</i> {"k"} & \\<\n\n##\n\n<h2>JSX</h2>\n',
    )
    expect(toc).toEqual([
      { value: 'Setup', id: 'my-id', level: 2 },
      {
        value: 'A <code>b</code> <em>c</em> <strong>d</strong> <del>e</del> f   <i>j</i> k &#x26; &#x3C;',
        id: 'a-b-c-d-e-f-g--j-k--',
        level: 3,
      },
    ])
  })

  it('HD-2: a level-1 heading counts among the repeated ones, unless it is shown elsewhere', async () => {
    const source = '# Setup\n\n## Setup\n\n## Setup\n'
    expect((await compile(source)).toc.map(({ id }) => id)).toEqual(['setup-1', 'setup-2'])
    expect((await compile(source, {}, { removesTitle: true })).toc.map(({ id }) => id)).toEqual([
      'setup',
      'setup-1',
    ])
    const named = await compile('# Setup {#own}\n\n## Setup\n')
    expect(named.toc.map(({ id }) => id)).toEqual(['setup'])
  })

  it('HD-2: counts the space next to nodes without text', async () => {
    const { toc } = await compile(
      'export const Badge = () => null\n\n## <a name="old"></a> Usage\n\n## Usage <Badge/>\n',
    )
    expect(toc).toEqual([
      { value: 'Usage', id: '-usage', level: 2 },
      { value: 'Usage', id: 'usage-', level: 2 },
    ])
  })

  it('keeps the id of a heading that a plugin has set', async () => {
    const plugin = () => (tree: Root) => {
      const [heading] = tree.children
      if (heading?.type === 'heading') heading.data = { hProperties: { id: 'theirs' } }
    }
    const { toc } = await compile('## Usage\n\n## Usage\n', {}, { beforeDefaultRemarkPlugins: [plugin] })
    expect(toc.map(({ id }) => id)).toEqual(['theirs', 'usage'])
  })

  it('HD-2: keeps the case of ids if configured', async () => {
    expect((await compile('## Big Word', {}, { maintainCase: true })).toc[0]?.id).toBe('Big-Word')
  })

  it('SB-8: wraps the first heading of a page, not that of a partial', async () => {
    expect(await htmlOf('Text\n\n# A')).toBe('<p>Text</p>\n<header><h1>A</h1></header>')
    expect(await htmlOf('---\n\n# A')).toBe('<hr>\n<h1>A</h1>')
    const { body } = await compile('# A', { partial: true })
    expect(body.type === 'live' && body.code).not.toContain('header')
  })

  it('accepts ids that are names of object members', async () => {
    const { toc, problems } = await compile(
      '## `__proto__`\n\n## constructor\n\n## constructor\n\n```__proto__\nx\n```\n\n:constructor:',
    )
    expect(toc.map(({ id }) => id)).toEqual(['__proto__', 'constructor', 'constructor-1'])
    expect(problems.map(({ message }) => message)).toEqual([
      'The language "__proto__" of a code block is unknown; the code is shown without colours.',
    ])
  })
})

describe('compile: positions and problems', () => {
  it('T-53, MD-11: reports directives that nothing handles', async () => {
    const body = readFileSync(`${folder}admonition-titles.md`, 'utf8')
    expect(await problemsOf(`${body}\n:name[x]\n\n:::tipp\n:::`, { bodyLine: 5 })).toEqual([
      {
        type: 'directive',
        code: 'unknown-directive',
        message: 'The directive ":::unknown" is unknown; it is shown as text.',
        hint: 'Write one of the admonitions, or add the keyword to `admonitions.keywords`.',
        line: 19,
        column: 1,
      },
      {
        type: 'directive',
        code: 'unknown-directive',
        message: 'The directive ":name" is unknown; it is shown as text.',
        hint: 'Write "\\:name" if it is text.',
        line: 23,
        column: 1,
      },
      {
        type: 'directive',
        code: 'unknown-directive',
        message: 'The directive ":::tipp" is unknown; it is shown as text.',
        hint: 'Did you mean ":::tip"?',
        line: 25,
        column: 1,
      },
    ])
  })

  it('AS-3, AS-5: reports missing files and images with their position', async () => {
    expect(
      await problemsOf('Text [a](./nope.md)\n\n:::note Title ![x](./missing.png)\n:::\n\n![]()', {
        bodyLine: 4,
      }),
    ).toEqual([
      {
        type: 'broken-link',
        code: 'broken-file-link',
        message: 'The link "./nope.md" names a file that does not exist.',
        hint: 'Did you mean "./note.md"?',
        line: 4,
        column: 6,
      },
      {
        type: 'broken-image',
        code: 'broken-image',
        message: 'The image "./missing.png" does not exist.',
        line: 6,
        column: 15,
      },
      { type: 'broken-image', code: 'broken-image', message: 'An image has no URL.', line: 9, column: 1 },
    ])
  })

  it('RP-8, CB-11: reports every block that is marked as live', async () => {
    const live = {
      type: 'no-effect',
      code: 'live-code-block',
      message: '`live` has no effect after the language of a code block: the code is shown, not run.',
      hint: 'Remove the word. To run the code, put it into a component and import that.',
    }
    expect(
      await problemsOf('```jsx live\n<b/>\n```\n\n```jsx title="live"\n```\n\n```js live noInline\n```'),
    ).toEqual([
      { ...live, line: 1, column: 1 },
      { ...live, line: 8, column: 1 },
    ])
  })

  it('reports an unknown language once a page', async () => {
    expect(await problemsOf('```pyton\n```\n\n```pyton\n```')).toEqual([
      {
        type: 'language',
        code: 'unknown-language',
        message: 'The language "pyton" of a code block is unknown; the code is shown without colours.',
        hint: 'Did you mean "python"?',
        line: 1,
        column: 1,
      },
    ])
  })

  it('AD-5: leaves out an empty title of an admonition', async () => {
    const { body } = await compile("import A from '@theme/Admonition'\n\n<A type='tip' title=''>x</A>")
    expect(body).toEqual({
      type: 'html',
      html: '<div class="theme-admonition theme-admonition-tip alert alert--success"><div class="vl-admonition-heading"><span class="vl-admonition-icon"></span></div><div class="vl-admonition-content">x</div></div>',
    })
  })

  it('AD-5: reports an unknown type of admonition', async () => {
    expect(await problemsOf("import A from '@theme/Admonition'\n\n<A type='tipp'>x</A>")).toEqual([
      {
        type: 'directive',
        code: 'unknown-admonition',
        message: 'There is no admonition of the type "tipp"; it is shown as "info".',
        hint: 'Did you mean "tip"?',
        line: 3,
        column: 1,
      },
    ])
  })

  describe('MD-9: components of the theme that the page does not import', () => {
    const used =
      '<Tabs>\n<TabItem value="a">\n\nA\n\n</TabItem>\n</Tabs>\n\n<Admonition type="tip">x</Admonition>\n\n<Details summary="More">y</Details>\n'

    it('are HTML, as if the page imported them', async () => {
      const imports = ['Tabs', 'TabItem', 'Admonition', 'Details'].map(
        (name) => `import ${name} from '@theme/${name}'\n`,
      )
      const { body } = await compile(used)
      expect(body.type).toBe('html')
      expect(body).toEqual((await compile(`${imports.join('')}\n${used}`)).body)
    })

    it.each([
      "import Details from './Details'",
      "import { Details } from './parts'",
      'export const Details = () => null',
      'export function Details() { return null }',
      'export const { Details } = {}',
      'export class Details {}',
    ])('are code when the page has its own: %s', async (code) => {
      const { body } = await compile(`${code}\n\n${used}`)
      expect(body.type).toBe('live')
      expect(body.type === 'live' && body.code).toMatch(/_jsx\(Details, /)
    })
  })

  it('MD-11: reports an admonition with a space after its colons, which is text', async () => {
    const body =
      '::: tip Faster\n\nCache.\n\n:::\n\n> ::: warming\n> x\n\nText\n::: details More\n\n- ::: code-group\n\n:::: steps'
    const spaced = (written: string, hint: string, line: number, column: number) => ({
      type: 'directive',
      code: 'spaced-directive',
      message: `"${written}" has a space after the colons, so it is shown as text.`,
      hint,
      line,
      column,
    })
    expect(await problemsOf(body)).toEqual([
      spaced('::: tip', 'Write ":::tip".', 1, 1),
      spaced('::: warming', 'Did you mean ":::warning"?', 7, 3),
      spaced('::: details', 'Write `<details>` with a `<summary>`.', 11, 1),
      spaced('::: code-group', 'Write ":::code-group".', 13, 3),
      spaced(':::: steps', 'Write an admonition such as ":::note", or `\\:::` if it is text.', 15, 1),
    ])
  })

  it.each(['\\::: tip', 'a ::: tip', '`::: tip`', '```\n::: tip\n```', '::: 3'])(
    'MD-11: reports no admonition in %j',
    async (body) => {
      expect(await problemsOf(body)).toEqual([])
    },
  )

  it('MD-6: ignores the front matter of a partial', async () => {
    const text = '---\ntitle: x\n---\n\n[a](./b.md)'
    expect((await compile(text, { partial: true, source: 'docs/a.md' })).problems).toEqual([])
    const page = await compile(text, { partial: true, source: 'docs/_a.md' })
    expect(page.problems).toEqual([
      {
        type: 'partial-front-matter',
        code: 'partial-front-matter',
        message: 'The partial has front matter, which is ignored.',
        hint: 'Remove it: only pages have front matter.',
        line: 1,
        column: 1,
      },
    ])
    expect(page.links).toEqual([{ href: '/docs/b', written: './b.md', checked: true, line: 5, column: 1 }])
    expect(page.body.type === 'live' && page.body.code).not.toContain('title: x')
  })

  it('LK-5, DV-27: lists links as they are rendered, with what must not be checked', async () => {
    const { links } = await compile(readFileSync(`${folder}links.md`, 'utf8'))
    expect(links).toEqual([
      { href: '/docs/guide?q=1#h', written: './guide.md?q=1#h', checked: true, line: 1, column: 1 },
      { href: './nope.md', checked: false, line: 1, column: 26 },
      { href: 'https://example.com', checked: true, line: 1, column: 47 },
      { href: '/assets/file-1.pdf', written: './file.pdf', checked: false, line: 1, column: 86 },
      { href: '/x', written: 'pathname:///x', checked: false, line: 1, column: 106 },
      { href: '/docs/guide', written: './guide.md', checked: true, line: 2, column: 1 },
      { href: '#a', checked: true, line: 2, column: 18 },
      { href: './guide.md', checked: true, isJsx: true, line: 2, column: 29 },
      { href: '/gone', checked: false, isJsx: true, line: 2, column: 58 },
      { href: 'https://example.com/a_b?c=(d)', checked: true, line: 4, column: 6 },
      { href: 'http://www.example.com', checked: true, line: 4, column: 43 },
      { href: 'mailto:me@example.com', checked: true, line: 4, column: 60 },
      { href: '/docs/guide', written: './guide.md', checked: true, line: 4, column: 98 },
    ])
  })

  it('AS-4, AS-5, AS-7: lists each file once', async () => {
    const { assets } = await compile(readFileSync(`${folder}images.md`, 'utf8'))
    expect(assets).toEqual([
      { file: '/site/logo.png', name: 'logo-1.png' },
      { file: '/site/file.pdf', name: 'file-1.pdf' },
    ])
  })

  it('hoists an import within an element', async () => {
    const body =
      "<div>\n\nimport A from './A.js'\n\n<section>\n\nexport const b = 'two'\n\n<A/> {b}\n\n</section>\n\n</div>"
    const page = await compile(body)
    expect(page.imports).toEqual([{ name: './A.js', line: 3, column: 1 }])
    const code = page.body.type === 'live' ? page.body.code : ''
    expect(code).toMatch(/^import A from '.\/A.js'/m)
    expect(code).toMatch(/^export const b = 'two'/m)
  })

  it('HD-3: accepts every character but braces in an id', async () => {
    const { toc } = await compile('## A {#a#b}\n\n## B {#b c}\n')
    expect(toc.map(({ id, value }) => [id, value])).toEqual([
      ['a#b', 'A'],
      ['b c', 'B'],
    ])
  })

  it('lists imports with their positions, also in opened fences', async () => {
    const { imports } = await compile(
      "import A from './A.js'\nimport {b} from 'b'\n\n<A x={require('./c.js')}/>\n\n```mdx-code-block\nimport D from './_d.mdx'\n\n<D/>\n```\n\nexport {e} from './e.js'",
      { bodyLine: 3 },
    )
    expect(imports).toEqual([
      { name: './A.js', line: 3, column: 1 },
      { name: 'b', line: 4, column: 1 },
      { name: './c.js', line: 6, column: 7 },
      { name: './_d.mdx', line: 9, column: 1 },
      { name: './e.js', line: 14, column: 1 },
    ])
  })

  it('MD-7: takes the tags of <head>, in both formats', async () => {
    const expected = [
      { tagName: 'title', attributes: {}, innerHTML: 'Own & title' },
      { tagName: 'meta', attributes: { name: 'robots', content: 'noindex' } },
      { tagName: 'link', attributes: { rel: 'canonical', href: 'https://example.com/' } },
    ]
    const body = readFileSync(`${folder}head.md`, 'utf8')
    expect((await compile(body)).headTags).toEqual(expected)
    expect((await compile(body, { format: 'md' })).headTags).toEqual(expected)
  })
})

describe('compile: options', () => {
  it('MD-4: leaves emoji alone', async () => {
    expect(await htmlOf(':tada:', { emoji: false })).toBe('<p>:tada:</p>')
  })

  it('AD-1: knows only the passed keywords', async () => {
    const options = { admonitionKeywords: ['release'] }
    expect(await htmlOf(':::release\nx\n:::', options)).toBe(
      '<div class="theme-admonition theme-admonition-release alert alert--info"><div class="vl-admonition-heading"><span class="vl-admonition-icon"></span><span>release</span></div><div class="vl-admonition-content"><p>x</p></div></div>',
    )
    expect(await htmlOf(':::note\nx\n:::', options)).toBe('<div>\n<p>x</p>\n</div>')
  })

  it('CB-1: colours fences without a language as the default one', async () => {
    expect(await htmlOf('```\nlet a\n```', { defaultLanguage: 'js' })).toContain(
      '<div class="language-js theme-code-block vl-code">',
    )
  })

  it('CB-13: without the option a diagram is code', async () => {
    expect(await htmlOf('```mermaid\ngraph TD\n```')).toContain(
      '<div class="language-mermaid theme-code-block vl-code">',
    )
  })

  it('CB-6: a range without magic comments is an error', async () => {
    await expect(compile('\n```js {1}\nx\n```', {}, { magicComments: [] })).rejects.toThrow(
      'The code block highlights the lines {1}, but no magic comment is configured.',
    )
  })

  it('runs the plugins of the site before and after its own steps', async () => {
    const seen: string[] = []
    const see = (when: string) => () => (tree: { children: readonly object[] }) => {
      seen.push(
        `${when}: ${JSON.stringify(tree.children.map(({ type, tagName, data }: { type?: string; tagName?: string; data?: { hProperties?: object } }) => tagName ?? { type, ...data?.hProperties }))}`,
      )
    }
    await htmlOf('## A\n\n```js\n```', {
      beforeDefaultRemarkPlugins: [see('before remark')],
      remarkPlugins: [[see('remark'), {}]],
      beforeDefaultRehypePlugins: [see('before rehype')],
      rehypePlugins: [see('rehype')],
    })
    expect(seen).toEqual([
      'before remark: [{"type":"heading"},{"type":"code"}]',
      'remark: [{"type":"heading","id":"a"},{"type":"code"}]',
      'before rehype: ["h2",{"type":"text"},"pre"]',
      'rehype: ["h2",{"type":"text"},"div"]',
    ])
  })

  it('takes elements of plugins that have no properties or children, as Docusaurus does', async () => {
    const wrap = () => (tree: { children: object[] }) => ({
      type: 'root',
      children: [
        ...tree.children,
        { type: 'element', tagName: 'section', children: [{ type: 'element', tagName: 'hr' }] },
      ],
    })
    const options: CompilerOptions = { rehypePlugins: [wrap as never] }
    expect(await htmlOf('A', options)).toBe('<p>A</p><section><hr></section>')
    const { body } = await compile('import A from "./a"\n\n<A>B</A>', {}, options)
    expect(body.type).toBe('live')
  })
})

describe('compile: syntax of plugins', () => {
  /** `$a_b$`, as remark-math has it: the text between the signs is neither Markdown nor an expression. */
  function math(this: { data: () => object }) {
    const DOLLAR = 36
    const formula: Construct = {
      name: 'formula',
      tokenize(effects, ok, nok) {
        const inside: State = (code) => {
          if (code === null || code < 0) return nok(code)
          if (code !== DOLLAR) {
            effects.consume(code)
            return inside
          }
          effects.exit('data')
          effects.enter('codeTextSequence')
          effects.consume(code)
          effects.exit('codeTextSequence')
          effects.exit('formula' as never)
          return ok
        }
        return (code) => {
          effects.enter('formula' as never)
          effects.enter('codeTextSequence')
          effects.consume(code)
          effects.exit('codeTextSequence')
          effects.enter('data')
          return inside
        }
      },
    }
    const data = this.data() as { micromarkExtensions?: Extension[]; fromMarkdownExtensions?: unknown[] }
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { text: { [DOLLAR]: formula } }]
    data.fromMarkdownExtensions = [
      ...(data.fromMarkdownExtensions ?? []),
      // One of them, or a list: remark takes both.
      [
        {
          enter: {
            formula(this: never, token: never) {
              const { enter, buffer } = this as { enter: (...args: unknown[]) => void; buffer: () => void }
              enter.call(this, { type: 'formula', value: '', data: { hName: 'math' } }, token)
              buffer.call(this)
            },
          },
          exit: {
            formula(this: never, token: never) {
              const { exit, resume } = this as { exit: (token: never) => void; resume: () => string }
              const value = resume.call(this)
              const node = (this as { stack: { data: object }[] }).stack.at(-1)!
              Object.assign(node.data, { hChildren: [{ type: 'text', value }] })
              exit.call(this, token)
            },
          },
        },
      ],
    ]
  }

  it.each(['remarkPlugins', 'beforeDefaultRemarkPlugins'] as const)(
    'MD-14: %s add syntax in both formats, before that of MDX',
    async (option) => {
      const options = { [option]: [math as never] }
      const text = 'Energy is $E_{kin}$ and *not* `$x$`.\n'
      const html = '<p>Energy is <math>E_{kin}</math> and <em>not</em> <code>$x$</code>.</p>'
      expect(await htmlOf(text, options)).toBe(html)
      expect(await htmlOf(text, options, { format: 'md', source: 'docs/a.md' })).toBe(html)
      const live = await compile(`<button onClick={() => {}} />\n\n${text}`, {}, options)
      expect(live.body).toMatchObject({ type: 'live', code: expect.stringContaining('<math>E_{kin}</math>') })
    },
  )

  it('MD-14: has no effect on pages of other options', async () => {
    expect(await htmlOf('$x$')).toBe('<p>$x$</p>')
  })

  it('MD-14: a plugin parses text as the page is parsed', async () => {
    function note(this: { parse: (text: string) => Root }) {
      return (tree: Root) => void tree.children.push(...this.parse('Costs $5$ or *more*.').children)
    }
    expect(await htmlOf('x', { remarkPlugins: [math as never, note as never] })).toBe(
      '<p>x</p>\n<p>Costs <math>5</math> or <em>more</em>.</p>',
    )
  })
})

describe('compile: plugins for Docusaurus', () => {
  it('MD-41: a plugin gets the absolute path, the front matter and the name of the compiler', async () => {
    const files: unknown[] = []
    const spy = () => (_: Root, file: { path: string; data: object }) =>
      void files.push(file.path, { ...file.data })
    const input = { file: '/site/docs/a.mdx', frontMatter: { title: 'A' } }
    await compile('x', input, { remarkPlugins: [spy as never] })
    expect(files).toEqual(['/site/docs/a.mdx', { frontMatter: { title: 'A' }, compilerName: 'client' }])
  })

  it('MD-41: a plugin gets the text of a post with its truncate marker', async () => {
    const values: string[] = []
    const spy = () => (_: Root, file: { value: string }) => void values.push(file.value)
    const marker = { at: 3, text: '<!--truncate-->' }
    await compile(`a\n\n${' '.repeat(15)}\n\nb`, { marker }, { remarkPlugins: [spy as never] })
    expect(values).toEqual(['a\n\n<!--truncate-->\n\nb'])
  })

  it('MD-41: a plugin parses text in the format of the page', async () => {
    function again(this: { parse: (file: object) => Root }) {
      return (tree: Root, file: object) => void tree.children.push(...this.parse(file).children)
    }
    const html = (format: 'md' | 'mdx') =>
      compile('a <br> b', { format, source: 'docs/a.md' }, { remarkPlugins: [again as never] })
    expect(await html('md').then(({ body }) => body)).toMatchObject({
      html: '<p>a <br> b</p>\n<p>a <br> b</p>',
    })
    await expect(html('mdx')).rejects.toThrow()
  })

  it('MD-41: links to files are links to pages when `remarkPlugins` run, and as written before', async () => {
    const seen: string[] = []
    const spy = (name: string) => () => (tree: Root) =>
      void seen.push(name + JSON.stringify(tree).match(/"url":"([^"]*)"/)![1])
    const { body, links } = await compile(
      '[b](./b.md#c)',
      {},
      {
        beforeDefaultRemarkPlugins: [spy('before ')],
        remarkPlugins: [spy('after ')],
      },
    )
    expect(seen).toEqual(['before ./b.md#c', 'after /docs/b#c'])
    expect(body).toMatchObject({ html: '<p><a href="/docs/b#c">b</a></p>' })
    expect(links).toMatchObject([{ href: '/docs/b#c', written: './b.md#c' }])
  })

  it('MD-42: code of plugins for Docusaurus 2 is parsed, with the Markdown between it', async () => {
    const tabs = () => (tree: { children: object[] }) => {
      const [code] = tree.children
      tree.children = [
        { type: 'import', value: "import Tabs from '@theme/Tabs'" },
        { type: 'import', value: "import TabItem from '@theme/TabItem'" },
        { type: 'jsx', value: '<Tabs groupId="npm2yarn">\n<TabItem value="npm">' },
        code!,
        { type: 'jsx', value: '</TabItem>\n<TabItem value="yarn" label="Yarn">' },
        {
          type: 'paragraph',
          children: [
            { type: 'text', value: 'yarn ' },
            { type: 'jsx', value: '<kbd>add</kbd>' },
          ],
        },
        { type: 'jsx', value: '</TabItem>\n</Tabs>' },
      ]
    }
    const { body } = await compile('```bash\nnpm install\n```', {}, { remarkPlugins: [tabs as never] })
    const { html } = body as { html: string }
    expect(html).toContain('data-group="npm2yarn"')
    expect(html).toContain('<span class="tk-function">npm</span> install')
    expect(html).toContain('<p>yarn <kbd>add</kbd></p>')
    expect(html).not.toMatch(/&lt;|&#x3C;|vellum-kept-node/)
  })

  it('MD-42: code that cannot be parsed is an error with the plugins', async () => {
    const open = () => (tree: { children: object[] }) =>
      void tree.children.push({ type: 'jsx', value: '<Tabs>' })
    const failing = compile('x', {}, { remarkPlugins: [open as never] })
    await expect(failing).rejects.toThrow('A plugin of the site threw an error: `remarkPlugins[0]`, "open".')
  })
})

describe('compile: live pages', () => {
  it.each([
    ['a component', "import Foo from './Foo'\n\n<Foo/>"],
    ['an expression', '{1 + 1}'],
    ['an attribute that is code', '<p id={x}/>'],
    ['an export', 'export const a = 1'],
    ['an import', "import './a.css'"],
    [
      'lazy tabs',
      "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n<Tabs lazy><TabItem value='a'>x</TabItem></Tabs>",
    ],
    ['a title that is code', "import A from '@theme/Admonition'\n\n<A title={<b>x</b>}>x</A>"],
  ])('makes a page live with %s', async (_, body) => {
    expect((await compile(body)).body.type).toBe('live')
  })

  it('MD-6: a partial in CommonMark may have attributes that JSX cannot spell', async () => {
    const { body } = await compile('<div @click="a" b.c="d" id="e"><p>x</p></div>', {
      format: 'md',
      partial: true,
    })
    if (body.type !== 'live') expect.fail('is not live')
    expect(renderToStaticMarkup(createElement((await runModule(body.code)).default))).toBe(
      '<div id="e"><p>x</p></div>',
    )
  })

  it.each([
    ['React, when nothing uses it', "import React from 'react'\n\ntext", '<p>text</p>'],
    ['comments', '{/* a */}\n\ntext <!-- b -->', '<p>text </p>'],
    ['literals', "{'a'}", 'a'],
    ['theme components without use', "import Tabs from '@theme/Tabs'\n\ntext", '<p>text</p>'],
  ])('does not make a page live with %s', async (_, body, html) => {
    expect(await htmlOf(body)).toBe(html)
  })

  it('renders the HTML of the same static markup', async () => {
    const { body } = await compile(readFileSync(`${folder}live-component.mdx`, 'utf8'))
    const { default: Page } = await runModule(body.type === 'live' ? body.code : '', {
      './Counter.js': 'export default ({start}) => "[counter " + start + "]"',
      './data.js': 'export const name = "data"',
    })
    expect(renderToStaticMarkup(createElement(Page))).toBe(
      [
        '<header><h1>Live <em>page</em></h1></header>',
        '<h2 class="anchor" id="heading-answer">Heading 42<a href="#heading-answer" class="hash-link" aria-label="Direct link to heading-answer" title="Direct link to heading-answer" translate="no">\u200B</a></h2>',
        '<p>A static <em>paragraph</em> with <a href="/docs/guide">link</a>.</p>',
        '<div class="language-js theme-code-block vl-code"><div class="vl-code-content"><pre tabindex="0" class="vl-code-pre"><code class="vl-code-lines"><span class="tk-keyword">const</span> a <span class="tk-operator">=</span> <span class="tk-number">1</span></code></pre></div></div>',
        '[counter 42]',
        '<div style="color:red" class="big">plain <em>em</em></div>',
        '<div class="theme-admonition theme-admonition-note alert alert--secondary"><div class="vl-admonition-heading"><span class="vl-admonition-icon"></span><span>note</span></div><div class="vl-admonition-content">[counter undefined]</div></div>',
        'data',
      ].join('\n'),
    )
  })

  it('TC-2, MD-6: has the headings of partials where they are used, and passes them props', async () => {
    const partial = await compile('---\nx: 1\n---\n\n## In partial\n\nHello {props.name}', { partial: true })
    const page = await compile(readFileSync(`${folder}live-partial.mdx`, 'utf8'))
    if (page.body.type !== 'live' || partial.body.type !== 'live') expect.fail()
    const partialCode = partial.body.code.replace(
      '"react/jsx-runtime"',
      JSON.stringify(pathToFileURL(require.resolve('react/jsx-runtime')).href),
    )
    const { default: Page, toc } = await runModule(page.body.code, { './_partial.mdx': partialCode })
    expect(toc).toEqual([
      { value: 'Before', id: 'before', level: 2 },
      { value: 'In partial', id: 'in-partial', level: 2 },
      { value: 'After', id: 'after', level: 2 },
    ])
    const html = renderToStaticMarkup(createElement(Page))
    expect(html).toContain('<p>Hello x</p>')
    expect(html).toContain('<p>Contents: before, in-partial, after; title: undefined</p>')
  })

  it('MD-5: passes front matter as it is', async () => {
    const frontMatter = JSON.parse('{"__proto__": {"a": 1}, "b": "</script>\\u2028"}')
    const { body } = await compile('{frontMatter.b}', { frontMatter })
    const module = await runModule(body.type === 'live' ? body.code : '')
    expect(JSON.stringify(module.frontMatter)).toBe(JSON.stringify(frontMatter))
  })

  it('TB-8, CB-12: keeps tabs with live content as components, and draws others', async () => {
    const { body } = await compile(
      "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\nimport X from './X.js'\n\n<Tabs><TabItem value='a'><X/></TabItem></Tabs>\n\n<Tabs groupId='static'><TabItem value='b'>b</TabItem></Tabs>",
    )
    if (body.type !== 'live') expect.fail()
    expect(body.code).toContain('_jsx(Tabs, {\n      children: _jsx(TabItem, {\n        value: "a",')
    expect(body.code).toContain('"data-group": "static"')
    expect(body.code).not.toContain('value: "b"')
  })

  it('MD-5: keeps names that a page exports itself', async () => {
    const { body } = await compile('export const toc = []\n\n## A')
    expect(body.type === 'live' && body.code.match(/export const \w+/g)).toEqual([
      'export const frontMatter',
      'export const contentTitle',
      'export const toc',
    ])
  })
})

describe('compile: same input, same output', () => {
  it('returns the same page whatever was compiled before, with any line ends', async () => {
    const body = '# A\n\n:::note Title\nText\n:::\n\n```md\n# a\n\n```js\nlet a\n```\n\n## B\n'
    const compiler = createMarkdownCompiler()
    const input = {
      bodyLine: 1,
      source: 'a.md',
      format: 'mdx',
      frontMatter: {},
      partial: false,
      resolver,
    } as const
    const first = await compiler.compile({ ...input, body })
    await compiler.compile({ ...input, body: '## B\n\n```js\nlet a\n```' })
    expect(await compiler.compile({ ...input, body })).toEqual(first)
    const crlf = await compiler.compile({ ...input, body: `\uFEFF${body.replaceAll('\n', '\r\n')}` })
    expect(crlf.body.type === 'html' && crlf.body.html.replaceAll('\r', '')).toBe(
      first.body.type === 'html' && first.body.html,
    )
  })
})

describe('compile: errors', () => {
  it.each<[string, string, string]>([
    [
      'a tag that is not closed',
      'Text\n\n<div>\n\nmore',
      `The tag <div> is not closed where it belongs.
  at docs/a.mdx:12:1
    10 | Text
    11 |
  > 12 | <div>
       | ^
    13 |
  Close it with </div>, with the same indentation and in the same list item, quote or paragraph, or write <div /> if it is empty. Write \\< or &lt; for a "<" that is text, or put it in \`code\`.`,
    ],
    [
      'a tag with text in its line, and blank lines below it',
      '<details><summary>More</summary>\n\nText\n\n</details>',
      `The tag <details> is not closed where it belongs.
  at docs/a.mdx:10:1
  > 10 | <details><summary>More</summary>
       | ^
    11 |
  If there are blank lines in it, write <details> alone in its line. Close it with </details>, with the same indentation and in the same list item, quote or paragraph, or write <details /> if it is empty. Write \\< or &lt; for a "<" that is text, or put it in \`code\`.`,
    ],
    [
      'tags that do not match',
      '<div>\n</span>',
      `The closing tag </span> does not match the opening tag <div> in line 10.
  at docs/a.mdx:11:1
    10 | <div>
  > 11 | </span>
       | ^
  Close <div> with </div> before </span>.`,
    ],
    [
      'a brace that is not closed',
      'Text {a\n\nmore',
      `A "{" is not closed.
  at docs/a.mdx:10:6
  > 10 | Text {a
       |      ^
    11 |
  Add the closing "}". Write \\{ for a brace that is text, or put it in \`code\`.`,
    ],
    [
      'code that is none',
      'Text {a b}',
      `The code in braces is not valid JavaScript: unexpected content after expression.
  at docs/a.mdx:10:8
  > 10 | Text {a b}
       |        ^
  Write \\{ for a brace that is text, or put it in \`code\`.`,
    ],
    [
      'a number after <',
      'a <5 b',
      `A "<" is followed by "5", which cannot begin a tag.
  at docs/a.mdx:10:3
  > 10 | a <5 b
       |   ^
  Write \\< or &lt; for a "<" that is text, or put it in \`code\`.`,
    ],
    [
      'a snippet of VitePress',
      '<<< @/a.ts',
      `A "<" is followed by "<", which cannot begin a tag.
  at docs/a.mdx:10:1
  > 10 | <<< @/a.ts
       | ^
  Write an empty code block with \`file=./a.ts\` after the language to show a file. Write \\< or &lt; for a "<" that is text, or put it in \`code\`.`,
    ],
    [
      'a URL in angle brackets',
      '<https://example.com>',
      `A URL in "<" and ">" is read as a tag.
  at docs/a.mdx:10:8
  > 10 | <https://example.com>
       |        ^
  Write the URL alone, or as a link: [text](https://…).`,
    ],
    [
      'a comment that is not closed',
      '<!-- a\n\nb',
      `An HTML comment is not closed.
  at docs/a.mdx:10:1
  > 10 | <!-- a
       | ^
    11 |
  End it with "-->", in the same list item, quote or paragraph.`,
    ],
    [
      'an import beside text',
      'import a from "b"\nsome text',
      `The import or export is not valid JavaScript: unexpected token.
  at docs/a.mdx:11:6
    10 | import a from "b"
  > 11 | some text
       |      ^
  Leave a blank line between it and the text. A line of text that starts with "import" or "export" can begin with "\\" or another word.`,
    ],
    [
      'a value without quotes',
      '<Foo bar=baz />',
      `The value of an attribute begins with "b".
  at docs/a.mdx:10:10
  > 10 | <Foo bar=baz />
       |          ^
  Put the value in quotes: name="value".`,
    ],
    [
      'text between tabs (TB-9)',
      "import Tabs from '@theme/Tabs'\n\n<Tabs>\n\ntext\n</Tabs>",
      `The <Tabs> contain <p> that is in no <TabItem>.
  at docs/a.mdx:14:1
    12 | <Tabs>
    13 |
  > 14 | text
       | ^
    15 | </Tabs>
  Put all content of the tabs into <TabItem value="…"> elements.`,
    ],
    [
      'tabs without a tab (TB-9)',
      "import Tabs from '@theme/Tabs'\n\n<Tabs></Tabs>",
      `The <Tabs> have no <TabItem>.
  at docs/a.mdx:12:1
    10 | import Tabs from '@theme/Tabs'
    11 |
  > 12 | <Tabs></Tabs>
       | ^
  Put at least one <TabItem value="…"> into them.`,
    ],
    [
      'an element without content that is not closed',
      'a <img src="a.png"> b',
      `The tag <img> is not closed.
  at docs/a.mdx:10:3
  > 10 | a <img src="a.png"> b
       |   ^
  It has no content: end it with a slash, as in <img />.`,
    ],
    [
      'a line break that is not closed',
      'One.<br>\nTwo.',
      `The tag <br> is not closed.
  at docs/a.mdx:10:5
  > 10 | One.<br>
       |     ^
    11 | Two.
  It has no content: end it with a slash, as in <br />.`,
    ],
    [
      'a merge conflict',
      'a\n\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main',
      `The file has an unresolved merge conflict.
  at docs/a.mdx:12:1
    10 | a
    11 |
  > 12 | <<<<<<< HEAD
       | ^
    13 | b
  Keep one of the two sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.`,
    ],
    [
      'components that are not defined',
      'import Foo from "./Foo"\n\n<Tbas>x</Tbas>\n\nA <Zebra.Stripe /> and <Foo.Bar /> and <Tbas />',
      `2 problems:

The component <Tbas> is not defined.
  at docs/a.mdx:12:1
    10 | import Foo from "./Foo"
    11 |
  > 12 | <Tbas>x</Tbas>
       | ^
    13 |
  Did you mean <Tabs>? Otherwise import it, with a blank line before and after the import. Write \\< or &lt; for a "<" that is text.

The component <Zebra> is not defined.
  at docs/a.mdx:14:3
    12 | <Tbas>x</Tbas>
    13 |
  > 14 | A <Zebra.Stripe /> and <Foo.Bar /> and <Tbas />
       |   ^
  Import it, with a blank line before and after the import. Write \\< or &lt; for a "<" that is text.`,
    ],
  ])('MD-10: explains %s', async (_, body, expected) => {
    expect(await errorOf(body, { bodyLine: 10 })).toBe(expected)
  })

  it('leaves components to a partial that its page may pass', async () => {
    expect((await compile('<Given />', { partial: true })).body.type).toBe('live')
  })

  it('explains nesting that is too deep', async () => {
    expect(await errorOf(`text\n\n${'>'.repeat(6000)} x\n`)).toBe(
      'The page is nested too deeply to be compiled.\n  at docs/a.mdx:3\n  Lists, quotes or elements inside each other go thousands of levels deep, probably at this line: make them flatter.',
    )
  })

  describe('of a plugin of the site', () => {
    const HINT = '  Fix the plugin, or remove it from the configuration; the cause is below.'
    const fine = () => () => {}
    function unlucky() {
      return () => {
        throw new Error('No luck')
      }
    }
    const unnamed = [
      () => () => {
        throw new Error('No luck')
      },
    ]
    const named = (name: string) =>
      Object.defineProperty(
        () => () => {
          throw new Error('No luck')
        },
        'name',
        { value: name },
      )
    function choosy() {
      return (tree: { children: never[] }, file: { fail: (reason: string, position: object) => never }) => {
        file.fail('Too short', tree.children[0]!)
      }
    }
    const failing = async (options: CompilerOptions) =>
      compile('x', { bodyLine: 4 }, options).then(() => 'compiled', formatError)

    it.each<[string, CompilerOptions]>([
      ['`beforeDefaultRemarkPlugins[0]`, "unlucky"', { beforeDefaultRemarkPlugins: [unlucky] }],
      ['`remarkPlugins[1]`, "unlucky"', { remarkPlugins: [fine, [unlucky, {}], fine] }],
      ['`beforeDefaultRehypePlugins[0]`', { beforeDefaultRehypePlugins: [{ plugins: [unlucky] }] }],
      ['`rehypePlugins[1]`', { rehypePlugins: [fine, unnamed[0]!] }],
      // A bundler numbers names that occur twice.
      ['`remarkPlugins[0]`', { remarkPlugins: [named('attacher$2')] }],
      ['`remarkPlugins[0]`, "embed"', { remarkPlugins: [named('embed$1')] }],
    ])('names the plugin: %s', async (plugin, options) => {
      expect(await failing(options)).toBe(
        `A plugin of the site threw an error: ${plugin}.\n  at docs/a.mdx\n${HINT}\nCause: No luck`,
      )
    })

    it("reports the position of the plugin's error", async () => {
      expect(await failing({ remarkPlugins: [choosy as never] })).toBe(
        'Too short\n  at docs/a.mdx:4:1\n  > 4 | x\n      | ^\n  Correct the page, or the plugin of the site that rejects it: `remarkPlugins[0]`, "choosy".',
      )
    })

    it('reports what plugins warn of, with the plugin and the position, and not what they only mention', async () => {
      type File = { message: (reason: string, node: object) => void; info: (reason: string) => void }
      function careful() {
        return (tree: { children: object[] }, file: File) => {
          file.info('Read')
          file.message('Too short', tree.children[0]!)
        }
      }
      const { problems } = await compile(
        'x',
        { bodyLine: 4 },
        { remarkPlugins: [fine, careful as never, fine], rehypePlugins: [careful as never] },
      )
      const warning = {
        type: 'plugin',
        code: 'reported-by-plugin',
        message: 'Too short',
        frame: '> 4 | x\n    | ^',
        line: 4,
        column: 1,
      }
      const hint = (plugin: string) =>
        `Correct the page. It was reported by a plugin of the site: ${plugin}, "careful".`
      expect(problems).toEqual([
        { ...warning, hint: hint('`remarkPlugins[1]`') },
        { ...warning, hint: hint('`rehypePlugins[0]`') },
      ])
    })

    it('names a plugin that cannot be created', () => {
      function broken(): never {
        throw new Error('No options')
      }
      expect(() => createMarkdownCompiler({ remarkPlugins: [fine, broken] })).toThrow(
        'A plugin of the site threw an error: `remarkPlugins[1]`, "broken".',
      )
    })
  })
})

describe('highlight', () => {
  it('highlights code, and returns undefined for an unknown language', async () => {
    const { highlight } = createMarkdownCompiler()
    expect(await highlight('let a', 'ts')).toBe('<span class="tk-keyword">let</span> a')
    expect(await highlight('let a', 'nosuch')).toBe(undefined)
  })
})
