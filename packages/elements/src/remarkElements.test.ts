// Each file in fixtures/ is Markdown with the HTML that it becomes; bad input has its messages here.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { formatError } from '../../vellum/src/node/base/errors.js'
import { createMarkdownCompiler } from '../../vellum/src/node/markdown/compile/compileMarkdown.js'
import type { CompileInput } from '../../vellum/src/node/markdown/compile/types.js'
import { type ElementsOptions, remarkElements } from './remarkElements.js'

const fixtures = fileURLToPath(new URL('./fixtures/', import.meta.url))
const packageDir = fileURLToPath(new URL('..', import.meta.url))

const DEFAULTS: ElementsOptions = {
  icons: { siteDir: packageDir, set: 'lucide', folder: `${fixtures}icons` },
  abbreviations: { 'HTTP/2': 'Hypertext Transfer Protocol 2' },
  disabled: [],
}

function compile(body: string, input: Partial<CompileInput> = {}, options: Partial<ElementsOptions> = {}) {
  const plugin = [remarkElements as never, { ...DEFAULTS, ...options }] as never
  return createMarkdownCompiler({ beforeDefaultRemarkPlugins: [plugin] }).compile({
    body,
    bodyLine: 1,
    source: 'docs/a.md',
    format: 'mdx',
    frontMatter: {},
    partial: false,
    resolver: {
      link: (url) =>
        url.startsWith('http')
          ? { type: 'external', href: url }
          : { type: 'internal', href: url.replace(/^\.\/(.*)\.md$/, '/docs/$1') },
      image: (src) => ({ type: 'external', src }),
      file: () => ({ type: 'missing', meant: undefined }),
    },
    ...input,
  })
}

async function htmlOf(...args: Parameters<typeof compile>): Promise<string> {
  const { body } = await compile(...args)
  return body.type === 'html' ? body.html : expect.fail('The page is live.')
}

async function errorOf(...args: Parameters<typeof compile>): Promise<string> {
  return compile(...args).then(
    () => expect.fail('It compiles.'),
    (error: unknown) => formatError(error),
  )
}

const files = readdirSync(fixtures)

describe('Markdown in, HTML out', () => {
  it.each(files.filter((file) => file.endsWith('.md')))('%s, in both formats', async (file) => {
    const body = readFileSync(fixtures + file, 'utf8')
    for (const format of ['mdx', 'md'] as const) {
      const { body: result, problems } = await compile(body, { format })
      if (result.type !== 'html') expect.fail('The page is live.')
      await expect(`${result.html}\n`).toMatchFileSnapshot(`fixtures/${file.replace(/md$/, 'html')}`)
      expect(problems).toEqual([])
    }
  })

  it('components.mdx: names that the page declares are its own', async () => {
    const { body } = await compile(readFileSync(`${fixtures}components.mdx`, 'utf8'))
    if (body.type !== 'live') expect.fail('The page is HTML.')
    await expect(body.code).toMatchFileSnapshot('fixtures/components.js')
  })

  it('a page with components of this package alone is HTML', async () => {
    expect(await htmlOf('<Kbd>Ctrl+K</Kbd>\n\n<Figure caption="A wheel">![A wheel](a.png)</Figure>\n')).toBe(
      '<p><span class="ve-keys"><kbd>Ctrl</kbd>+<kbd>K</kbd></span></p>\n' +
        '<figure class="ve-figure"><img loading="lazy" decoding="async" src="a.png" alt="A wheel"><figcaption>A wheel</figcaption></figure>',
    )
  })

  it('a badge does not change the id of its heading', async () => {
    const { toc } = await compile('## Timeouts :badge[new]\n\n## :badge[beta] Retries\n')
    expect(toc.map(({ id }) => id)).toEqual(['timeouts', 'retries'])
  })
})

describe('what is not an element stays as it is', () => {
  const plain = ['A :badge, :icon and :steps.', '`:badge[new]` and \\:badge[new]', 'It is 10:30, see a::b.']
  it.each(plain)('%s', async (body) => {
    const { problems } = await compile(body)
    expect(await htmlOf(body)).toBe(`<p>${body.replace(/`(.*?)`/, '<code>$1</code>').replace('\\', '')}</p>`)
    expect(problems).toEqual([])
  })

  it('disabled elements', async () => {
    const disabled: ElementsOptions['disabled'] = ['definitions', 'abbreviations', 'tree', 'badge']
    const body = 'Term\n: Text :badge[new]\n\n*[Term]: A word\n\n```tree\na/\n```\n'
    const { problems } = await compile(body, {}, { disabled })
    const html = await htmlOf(body, {}, { disabled })
    expect(html).toContain('<p>Term\n: Text :badge[new]</p>\n<p>*[Term]: A word</p>')
    expect(html).not.toContain('ve-')
    expect(problems).toMatchObject([{ code: 'unknown-directive' }])
  })
})

describe('bad input', () => {
  const STEPS_HINT = 'Put one numbered list into it, or text below headings of one level.'
  const COLORS = 'The colors are: accent, green, grey, blue, gold, red, purple, teal.'
  const LUCIDE = 'All icons of the set: https://icon-sets.iconify.design/lucide/'
  const TREE_HINT = 'Put one nested list into it: "- src/" with "  - index.ts" below.'
  const LINK_HINT = 'Begin each item of the list with a link: - [Install](install.md)'

  it.each([
    [':::steps\n:::', 1, `:::steps has no steps. ${STEPS_HINT}`],
    [':::steps\n\nText\n\n:::', 3, `:::steps begins with something that is no step. ${STEPS_HINT}`],
    [
      ':::steps\n\n- a\n\n:::',
      3,
      'The list in :::steps has no numbers. Begin its items with "1.", "2." and so on.',
    ],
    [
      '<Steps>\n\n1. a\n\nText\n\n</Steps>',
      5,
      '<Steps> has something below its list. Indent it, so that it is part of a step, or move it out.',
    ],
    [
      ':::steps\n\n### A\n\n## B\n\n:::',
      5,
      `A heading in :::steps is of a higher level than the first one. ${STEPS_HINT}`,
    ],
    [':::steps Title\n\n1. a\n\n:::', 1, ':::steps has no title. Write ":::steps" alone in its line.'],
    [
      ':::steps{star=2}\n\n1. a\n\n:::',
      1,
      ':::steps has no attribute "star". Its attributes are: class, id.',
    ],
    ['<Badge variant="tip">a</Badge>', 1, '<Badge> has no attribute "variant". Did you mean "color"?'],
    ['<Badge colour="red">a</Badge>', 1, '<Badge> has no attribute "colour". Did you mean "color"?'],
    [
      '<Badge text={name} />',
      1,
      'The attribute "text" of <Badge> must be text, because it becomes HTML when the site is built. Write the value itself, in quotes.',
    ],
    [
      '<Badge {...props} />',
      1,
      'Attributes of <Badge> must be text, because it becomes HTML when the site is built. Write the value itself, in quotes.',
    ],
    [
      ':badge[a]{color=gren}',
      1,
      `:badge has the color "gren", which does not exist. Did you mean "green"? ${COLORS}`,
    ],
    [
      '# A :badge[new]',
      1,
      ':badge is in the title of the page, which the sidebar and the browser show as text. Put it below the title; `sidebar_badge` in the front matter is a badge in the sidebar.',
    ],
    ['Text :badge[ ]', 1, ':badge has no text. Write :badge[new].'],
    [':::tree\n:::', 1, `:::tree has no files. ${TREE_HINT}`],
    [':::tree\n\n- a\n\nText\n\n:::', 5, `:::tree has something besides its list. ${TREE_HINT}`],
    [
      ':::tree\n\n- a\n\n  ## B\n\n:::',
      5,
      'An entry of :::tree has more than a name, a comment and a list. Write the comment in the line of the name.',
    ],
    [
      '```tree\n```',
      1,
      'The code block "tree" has no files. Write one name in each line; indent what is in a folder.',
    ],
    [':::cards\n:::', 1, ':::cards has no cards. Put a list of links into it.'],
    [
      ':::cards\n\nText\n\n:::',
      3,
      ':::cards has something besides its cards. Put one list of links into it, or <Card> elements.',
    ],
    [':::cards\n\n- :icon[rocket]\n\n:::', 3, `A card in :::cards has no title. ${LINK_HINT}`],
    ['<Card href="/a">Text</Card>', 1, '<Card> has no title. Write <Card title="Install">.'],
    [':::figure\n\n![](a.png)\n\n:::', 1, ':::figure has no caption. Write :::figure[The text].'],
    [':::figure[A]\n:::', 1, ':::figure is empty. Put an image, a table or a code block into it.'],
    [':icon[rockt]', 1, `The set "lucide" has no icon "rockt". Did you mean "rocket"? ${LUCIDE}`],
    [
      ':icon[tabler:home]',
      1,
      'The icon "tabler:home" is in the set "tabler", which is not installed. Install it: npm install --save-dev @iconify-json/tabler',
    ],
    [
      ':icon[../a:b]',
      1,
      '"../a:b" is no name of an icon. Write a name such as "rocket", or "tabler:rocket" for one of another set.',
    ],
  ])('%j', async (body, line, message) => {
    const error = await errorOf(`\n${body}`, { format: 'mdx' })
    expect(error).toContain(message)
    expect(error).toContain(`docs/a.md:${line + 1}:`)
  })

  it('colons that end nothing, because the directive inside has ended the one around it', async () => {
    const { problems } = await compile(':::steps\n\n1. a\n\n   :::note\n   b\n   :::\n\n:::\n')
    expect(problems).toMatchObject([{ code: 'stray-colons', line: 9 }])
  })

  it('words after the language of a tree that do nothing', async () => {
    const { problems } = await compile('```tree {2} title="a" showLineNumbers\na/\n  b\n```\n')
    const message =
      'The code block "tree" has "{2} showLineNumbers" after its language, which does nothing. Remove it; write **name** to highlight a file.'
    expect(problems).toMatchObject([{ code: 'reported-by-plugin', message, line: 1 }])
  })

  it('an SVG file without a size', async () => {
    expect(await errorOf(':icon[broken]')).toContain('The icon "broken" is no SVG with a viewBox:')
  })

  it.each([
    [':::stpes\n\n1. a\n\n:::', 'Did you mean ":::steps"?'],
    [':::file-tree\n\n- a\n\n:::', 'Did you mean ":::tree"?'],
    [':bagde[new]', 'Did you mean ":badge[…]"?'],
    [':tree[new]', 'Write ":::tree".'],
    ['::steps', 'Write ":::steps".'],
  ])('suggests a directive for %j', async (body, hint) => {
    const { problems } = await compile(body)
    expect(problems).toMatchObject([{ code: 'unknown-directive', hint, line: 1 }])
  })
})
