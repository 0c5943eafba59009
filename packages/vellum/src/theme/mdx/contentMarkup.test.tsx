// The compiler and React make the same HTML from the same props, and report the same errors.

import { type ComponentType, createElement, type ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderElement } from '../../../test/samplePage.js'
import { createMarkdownCompiler } from '../../node/markdown/compile/compileMarkdown.js'
import { Admonition } from './Admonition.js'
import { Details } from './Details.js'
import { TabItem } from './TabItem.js'
import { Tabs } from './Tabs.js'

type Props = Readonly<Record<string, unknown>>
/** A component with its props; its content is text, or further components. */
type Use = readonly [name: keyof typeof COMPONENTS, props: Props, ...content: (string | Use)[]]

const COMPONENTS = { Admonition, Details, TabItem, Tabs }

const ADMONITIONS: Props[] = [
  {},
  { type: null },
  { type: 'tip', title: 'A title', icon: '💡', className: 'own', id: 'here' },
  { type: 'toString' },
  { type: 'nosuch' },
  { title: null },
  { title: null, icon: null },
  { title: '' },
  { title: ' ' },
  { title: undefined, icon: undefined, className: null, id: null },
  { icon: null },
  { icon: '' },
  { className: ' a  b ' },
  ...['note', 'secondary', 'tip', 'success', 'info', 'important', 'warning', 'caution', 'danger'].map(
    (type) => ({ type }),
  ),
]

const A: Use = ['TabItem', { value: 'a' }, 'One']
const B: Use = ['TabItem', { value: 'b', label: 'Bee', className: 'panel' }, 'Two']

const TABS: Use[] = [
  ['Tabs', {}, A, B],
  ['Tabs', { defaultValue: null }, A, B],
  ['Tabs', { defaultValue: 'b', block: true, className: 'own' }, A, B],
  ['Tabs', { groupId: 'g', queryString: true }, A, B],
  ['Tabs', { groupId: 'g', queryString: 'q' }, A, B],
  ['Tabs', { groupId: null, queryString: '' }, A, B],
  ['Tabs', { queryString: false, block: false, className: null }, A, B],
  ['Tabs', {}, A, ['TabItem', { value: 'c', default: true }, 'Three']],
  ['Tabs', { defaultValue: null }, A, ['TabItem', { value: 'c', default: true }, 'Three']],
  [
    'Tabs',
    {},
    A,
    ['TabItem', { value: 'c', attributes: { className: 'x y', 'data-x': 1, title: 't', hidden: true } }, 'C'],
  ],
  ['Tabs', {}, ['TabItem', { value: 'a', label: null, attributes: null, className: null }, 'One']],
  ['Tabs', { values: [{ value: 'b', label: 'B' }, { value: 'a' }] }, A, B],
  ['Tabs', { values: [{ value: 'a' }, { value: 'b', default: true }] }, A, B],
  ['Tabs', { values: [{ value: 'a' }, { value: 'c' }] }, A, ['TabItem', { value: 'c', default: true }, 'C']],
  ['Tabs', { values: [{ value: 'a' }, { value: 'nowhere' }] }, A, B],
]

const WRONG_TABS: [Use, string][] = [
  [['Tabs', {}], 'The <Tabs> have no <TabItem>. Put at least one <TabItem value="…"> into them.'],
  [
    ['Tabs', { values: [] }, A],
    'The <Tabs> have no <TabItem>. Put at least one <TabItem value="…"> into them.',
  ],
  [
    ['Tabs', {}, A, ['TabItem', { label: 'Second' }, 'x']],
    'Tab 2 ("Second") of the <Tabs> has no value. Give each <TabItem> a value: <TabItem value="npm">.',
  ],
  [
    ['Tabs', { values: [{ value: 'a' }] }, A, ['TabItem', {}, 'x']],
    'Tab 2 of the <Tabs> has no value. Give each <TabItem> a value: <TabItem value="npm">.',
  ],
  [
    ['Tabs', {}, A, A, B, B],
    'The <Tabs> have more than one tab with the value "a", "b". Give each tab a value of its own.',
  ],
  [
    ['Tabs', { defaultValue: 'other' }, A, B],
    'The <Tabs> have the default value "other", but no such tab. The tabs are: "a", "b".',
  ],
  [
    ['Tabs', { queryString: true }, A, B],
    'The <Tabs> have a `queryString` but no `groupId`, which would be its name. Add a groupId, or write the name: queryString="os".',
  ],
  [
    ['Tabs', {}, A, 'text'],
    'The <Tabs> contain text that is in no <TabItem>. Put all content of the tabs into <TabItem value="…"> elements.',
  ],
]

const DETAILS: Use[] = [
  ['Details', {}, 'Text'],
  ['Details', { summary: 'More' }, 'Text'],
  ['Details', { summary: '' }, 'Text'],
  ['Details', { summary: null }, 'Text'],
  ['Details', { className: 'own', open: true, id: 'here', 'data-x': '1' }, 'Text'],
  ['Details', { open: false }, 'Text'],
]

const table = (uses: readonly Use[]) => uses.map((use) => [markdownOf(use), use] as const)

describe('the markup of a component is the same in Markdown and in React', () => {
  const admonitions = ADMONITIONS.map((props): Use => ['Admonition', props, 'Text'])
  it.each(table([...admonitions, ['Admonition', {}]]))('AD-5: %s', async (markdown, use) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await compiled(markdown)).toBe(rendered(use))
    warn.mockRestore()
  })

  it.each(table(TABS))('TB-2, TB-3, TB-11: %s', async (markdown, use) => {
    expect(await compiled(markdown)).toBe(rendered(use))
  })

  it.each(table(DETAILS))('DT-1: %s', async (markdown, use) => {
    expect(await compiled(markdown)).toBe(rendered(use))
  })

  it.each(WRONG_TABS)('TB-9: %j', async (use, message) => {
    const { error } = await compile(markdownOf(use))
    expect(`${error?.message} ${error?.hint}`).toBe(message)
    expect(() => rendered(use)).toThrow(message)
  })
})

/** `<Tabs block={true}><TabItem value={"a"}>One</TabItem></Tabs>` */
function markdownOf([name, props, ...content]: Use): string {
  const attributes = Object.entries(props).map(
    ([key, value]) => ` ${key}={${JSON.stringify(value) ?? 'undefined'}}`,
  )
  const inner = content.map((part) => (typeof part === 'string' ? part : markdownOf(part)))
  return `<${name}${attributes.join('')}>${inner.join('')}</${name}>`
}

function rendered(use: Use): string {
  return renderElement(elementOf(use)).html.replaceAll('=""', '')
}

function elementOf([name, props, ...content]: Use): ReactElement {
  const parts = content.map((part) => (typeof part === 'string' ? part : elementOf(part)))
  return createElement(COMPONENTS[name] as ComponentType<Props>, props, ...parts)
}

async function compiled(markdown: string): Promise<string> {
  const { page, error } = await compile(markdown)
  if (page?.body.type !== 'html') expect.fail(error?.message ?? 'The page is live.')
  return page.body.html
}

async function compile(markdown: string) {
  const names = Object.keys(COMPONENTS)
  const imports = names.map((name) => `import ${name} from '@theme/${name}'`)
  const resolver = { link: vi.fn(), image: vi.fn(), file: vi.fn() }
  const page = {
    bodyLine: 1,
    source: 'docs/a.mdx',
    format: 'mdx' as const,
    frontMatter: {},
    partial: false,
    resolver,
  }
  return createMarkdownCompiler()
    .compile({ ...page, body: `${imports.join('\n')}\n\n${markdown}\n` })
    .then(
      (page) => ({ page, error: undefined }),
      (error: Error & { hint?: string }) => ({ page: undefined, error }),
    )
}
