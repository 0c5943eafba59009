// One markup: what a component shows is what the same element is in Markdown.

import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { createMarkdownCompiler } from '../../../vellum/src/node/markdown/compile/compileMarkdown.js'
import { readSvg } from '../readSvg.js'
import { remarkElements } from '../remarkElements.js'

vi.mock('vellum/client', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => h('a', { href: to }, children),
}))
const { Badge, Card, CardGrid, Figure, FileTree, Icon, Kbd, Steps } = await import('./index.js')

const check = {
  body: '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" d="M20 6L9 17l-5-5"/>',
}
const packageDir = new URL('../..', import.meta.url).pathname

async function markdown(body: string): Promise<string> {
  const icons = { siteDir: packageDir, set: 'lucide', folder: undefined }
  const plugin = [remarkElements as never, { icons, abbreviations: {}, disabled: [] }] as never
  const { body: compiled } = await createMarkdownCompiler({ beforeDefaultRemarkPlugins: [plugin] }).compile({
    body,
    bodyLine: 1,
    source: 'docs/a.md',
    format: 'mdx',
    frontMatter: {},
    partial: false,
    resolver: {
      link: (url) => ({ type: 'internal', href: url }),
      image: (src) => ({ type: 'external', src }),
      file: () => ({ type: 'missing', meant: undefined }),
    },
  })
  return compiled.type === 'html' ? compiled.html : expect.fail('The page is live.')
}

/** Spaces between blocks, and the order of attributes, are not seen. */
function normalized(html: string): string {
  return html
    .replace(/>\s*\n\s*</g, '><')
    .replace(/<(\w+)((?:\s[\w-]+="[^"]*")*)(\s*\/?)>/gi, (_, name: string, attributes: string) =>
      [`<${name}`, ...(attributes.match(/[\w-]+="[^"]*"/g) ?? []).sort()].join(' ').concat('>'),
    )
    .replaceAll('&#x27;', "'")
    .trim()
}

describe('EL-1: components have the markup of Markdown', () => {
  it.each<[string, string, ReactNode]>([
    ['badge', 'A :badge[new]', h('p', null, 'A ', h(Badge, null, 'new'))],
    [
      'coloured badge',
      'A :badge[v2]{color=blue}',
      h('p', null, 'A ', h(Badge, { text: 'v2', color: 'blue' })),
    ],
    ['keys', 'Press :kbd[Ctrl+K]', h('p', null, 'Press ', h(Kbd, { keys: 'Ctrl+K' }))],
    ['icon', 'It :icon[check]', h('p', null, 'It ', h(Icon, { icon: check }))],
    [
      'icon with a label',
      'It :icon[check]{label=Yes}',
      h('p', null, 'It ', h(Icon, { icon: check, label: 'Yes' })),
    ],
    [
      'steps',
      ':::steps\n\n1. One :badge[beta]\n2. Two\n\n   More\n\n:::',
      h(
        Steps,
        null,
        h(
          'ol',
          null,
          h('li', null, 'One ', h(Badge, null, 'beta')),
          h('li', null, h('p', null, 'Two'), h('p', null, 'More')),
        ),
      ),
    ],
    [
      'file tree',
      ':::tree\n\n- src/\n  - **a.ts** the *first*\n  - …\n- package.json\n\n:::',
      h(
        FileTree,
        null,
        h(
          'ul',
          null,
          h(
            'li',
            null,
            'src/',
            h(
              'ul',
              null,
              h('li', null, h('strong', null, 'a.ts'), ' the ', h('em', null, 'first')),
              h('li', null, '…'),
            ),
          ),
          h('li', null, 'package.json'),
        ),
      ),
    ],
    [
      'cards',
      '<CardGrid>\n  <Card title="One" icon="check" href="/one">Text</Card>\n  <Card title="Two" className="wide" />\n</CardGrid>',
      h(
        CardGrid,
        null,
        h(Card, { title: 'One', icon: check, href: '/one' }, h('p', null, 'Text')),
        h(Card, { title: 'Two', className: 'wide' }),
      ),
    ],
    [
      'a list of cards',
      ':::cards\n\n- [One](/one): the first\n\n:::',
      h(CardGrid, null, h('ul', null, h('li', null, h('a', { href: '/one' }, 'One'), ': the first'))),
    ],
    ['a card alone', '<Card title="Alone" />', h(Card, { title: 'Alone' })],
    ['figure', ':::figure[The caption]\n\nText\n\n:::', h(Figure, { caption: 'The caption' }, 'Text')],
  ])('%s', async (_, body, element) => {
    expect(normalized(renderToStaticMarkup(element))).toBe(normalized(await markdown(body)))
  })

  it('what is wrong has the message of Markdown', () => {
    expect(() => renderToStaticMarkup(h(Badge, { text: 'a', color: 'blu' as never }))).toThrow(
      '<Badge> has the color "blu", which does not exist. Did you mean "blue"?',
    )
    expect(() => renderToStaticMarkup(h(Steps, null, h('ul', null, h('li', null, 'a'))))).toThrow(
      'The list in <Steps> has no numbers.',
    )
    expect(() => renderToStaticMarkup(h(CardGrid, null))).toThrow('<CardGrid> has no cards.')
    expect(readSvg(check.body)).toHaveLength(1)
  })
})
