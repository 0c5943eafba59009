import { describe, expect, it } from 'vitest'
import { type CompilerOptions, createMarkdownCompiler } from './compileMarkdown.js'

const compile = (body: string, components: CompilerOptions['components'], format: 'md' | 'mdx' = 'mdx') =>
  createMarkdownCompiler({ ...(components && { components }) }).compile({
    body,
    bodyLine: 4,
    source: 'docs/a.mdx',
    format,
    frontMatter: {},
    partial: false,
    resolver: {
      link: (href) => ({ type: 'internal', href }),
      image: (src) => ({ type: 'external', src }),
      file: () => ({ type: 'missing', meant: undefined }),
    },
  })

const STATELESS = { hasState: false }

describe('components for all pages', () => {
  it('TP-12: a page of CommonMark with HTML may have a part that the site replaces', async () => {
    const { body } = await compile(
      ':::tip\n\nText\n\n:::\n\n<details><summary>More</summary></details>\n',
      { Admonition: STATELESS },
      'md',
    )
    expect(body).toMatchObject({ type: 'html', slots: [{ component: { name: 'Admonition' } }] })
    expect(body.type === 'html' && body.html).toContain('<summary>More</summary>')
  })

  it('TP-10: a component without state is a slot in the HTML', async () => {
    const { body, components } = await compile(
      'One <Mark tone="warm" n={2}>**two**</Mark>\n\n<Chart.Bar />\n',
      {
        Mark: STATELESS,
        Chart: STATELESS,
      },
    )
    expect(body).toEqual({
      type: 'html',
      html: '<p>One \0' + '0\0</p>\n\0' + '1\0',
      slots: [
        {
          component: {
            name: 'Mark',
            isComponent: true,
            props: { tone: 'warm', n: 2 },
            children: [{ name: 'strong', props: {}, children: ['two'] }],
          },
          line: 4,
        },
        { component: { name: 'Chart.Bar', isComponent: true, props: {}, children: [] }, line: 6 },
      ],
    })
    expect(components).toEqual(['Chart', 'Mark'])
  })

  it.each([
    ['a component with state', '<Counter />'],
    ['a prop that is code', '<Mark onClick={() => {}} />'],
    ['a component of the page', "import Own from './Own'\n\n<Own /> <Mark />"],
    ['a name of the page', "import Mark from './Mark'\n\n<Mark />"],
  ])('TP-10: a page with %s is a module that imports what it shows', async (_, text) => {
    const { body } = await compile(text, { Counter: { hasState: true }, Mark: STATELESS, Other: STATELESS })
    expect(body.type).toBe('live')
    expect(body.code).not.toContain('component/Other')
    expect(body.code).toContain(
      text.includes('./Mark') ? "'./Mark'" : `from "virtual:vellum/component/${/Counter|Mark/.exec(text)}"`,
    )
  })

  it('TP-11: overrides elements of Markdown, not those of JSX and of our markup', async () => {
    const options = { h2: STATELESS, a: STATELESS, li: STATELESS }
    const { body, toc, links } = await compile(
      [
        '## One *two* {#three}',
        '',
        '[link](/b) <a href="/c">jsx</a>',
        '',
        '<Tabs><TabItem value="x">X</TabItem></Tabs>',
      ].join('\n'),
      options,
    )
    expect(body).toMatchObject({
      type: 'html',
      slots: [
        {
          component: {
            name: 'h2',
            props: { id: 'three' },
            children: ['One ', { name: 'em', children: ['two'] }],
          },
        },
        { component: { name: 'a', props: { href: '/b' }, children: ['link'] } },
      ],
    })
    expect(body.type === 'html' && body.html).toContain('<a href="/c">jsx</a>')
    expect(body.type === 'html' && body.html).toContain('<li role="tab"')
    expect(toc).toEqual([{ value: 'One <em>two</em>', id: 'three', level: 2 }])
    expect(links.map(({ href }) => href)).toEqual(['/b', '/c'])
  })

  it('TP-11: an element that is overridden with state makes the page a module', async () => {
    const { body } = await compile('## One\n', { h2: { hasState: true } }, 'md')
    expect(body.type).toBe('live')
    expect(body.code).toContain('import _vl_h2 from "virtual:vellum/component/h2"')
    expect(body.code).toContain('_jsx(_vl_h2, {\n    id: "one",\n    children: "One"')
  })

  it('TP-12: fences, admonitions and details become the parts of the site', async () => {
    const components = { CodeBlock: STATELESS, Admonition: STATELESS, details: STATELESS }
    const { body } = await compile(
      '```js title="a.js" {1}\nlet a\n```\n\n:::tip[Own *title*]\n\nText\n\n:::\n\n<details>\n<summary>S</summary>\n\nD\n\n</details>\n',
      components,
    )
    expect(body).toMatchObject({
      slots: [
        {
          component: {
            name: 'CodeBlock',
            props: { className: 'language-js', metastring: 'title="a.js" {1}' },
            fence: { code: 'let a', html: expect.stringContaining('vl-code') },
            children: ['let a\n'],
          },
        },
        {
          component: {
            name: 'Admonition',
            props: { type: 'tip', title: 'Own title' },
            nodes: { title: ['Own ', { name: 'em', children: ['title'] }] },
          },
        },
        {
          component: {
            name: 'details',
            children: [{ name: 'summary' }, { name: 'p', children: ['D'] }],
          },
        },
      ],
    })
  })

  it('MD-9: components of the theme need neither an import nor code', async () => {
    const { body } = await compile(
      '<Tabs><TabItem value="x">X</TabItem></Tabs>\n\n<Admonition>A</Admonition>\n\n<Details>D</Details>\n\n<CodeBlock language="js">let</CodeBlock>\n',
      undefined,
    )
    expect(body).toMatchObject({ type: 'html', slots: [{ component: { name: 'CodeBlock' } }] })
  })

  it('MD-9: cards, images by colour mode and headings in the text need neither an import nor code', async () => {
    const text =
      '## One\n\n<DocCardList />\n\n<TOCInline toc={toc} maxHeadingLevel={3} />\n\n<ThemedImage sources={{ light: "/a.svg", dark: "/b.svg" }} />\n'
    const imports = ['DocCardList', 'TOCInline', 'ThemedImage'].map(
      (name) => `import ${name} from '@theme/${name}'\n`,
    )
    for (const page of [text, `${imports.join('')}\n${text}`]) {
      expect((await compile(page, undefined)).body).toMatchObject({
        type: 'html',
        slots: [
          { component: { name: 'DocCardList' } },
          {
            component: {
              name: 'TOCInline',
              props: { toc: [{ value: 'One', id: 'one', level: 2 }], maxHeadingLevel: 3 },
            },
          },
          { component: { name: 'ThemedImage', props: { sources: { light: '/a.svg', dark: '/b.svg' } } } },
        ],
      })
    }
    const { body } = await compile(`export const toc = []\n\n${text}`, undefined)
    expect(body.type).toBe('live')
  })

  it('a page that uses none is the same with and without them', async () => {
    const text = '# A\n\n[b](/b)\n\n:::note\n\nC\n\n:::\n'
    expect(await compile(text, { Mark: STATELESS, h3: { hasState: true } })).toEqual(
      await compile(text, undefined),
    )
  })
})
