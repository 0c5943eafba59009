import type { Element, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Raw } from 'mdast-util-to-hast'
import { describe, expect, it } from 'vitest'
import { markFirstScreen } from './firstScreen.js'

const element = (tagName: string, children: Element['children'] = []): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})
const paragraph = (length = 10) => element('p', [{ type: 'text', value: 'x'.repeat(length) }])
const code = (lines: number): Raw => ({
  type: 'raw',
  value: `<pre><code class="vl-code-lines">${'x\n'.repeat(lines - 1)}</code></pre>`,
})
const table = (rows: number) =>
  element('div', [
    element('table', [
      element('thead', [element('tr')]),
      element(
        'tbody',
        Array.from({ length: rows }, () => element('tr')),
      ),
    ]),
  ])

/** The indexes of the marked blocks and rows. */
function marks(children: RootContent[]) {
  const page: Root = { type: 'root', children }
  markFirstScreen(page)
  const isMarked = (node: RootContent) => /^<\w+ class="vl-screen-end"/.test(toHtml(node))
  const rows = [...toHtml(page).matchAll(/<tr[^>]*>/g)].map(([tag]) => tag.includes('vl-screen-end'))
  return { block: children.findIndex(isMarked), row: rows.indexOf(true) }
}

const repeated = (count: number, make: () => RootContent) => Array.from({ length: count }, make)

describe('markFirstScreen', () => {
  it.each<[string, RootContent[], { block: number; row: number }]>([
    ['nothing in a page that may fit', repeated(35, () => paragraph()), { block: -1, row: -1 }],
    ['the paragraph that reaches the end', repeated(50, () => paragraph()), { block: 35, row: -1 }],
    ['the same of longer paragraphs', repeated(50, () => paragraph(101)), { block: 17, row: -1 }],
    ['the block after code', [code(48), ...repeated(5, () => paragraph())], { block: 1, row: -1 }],
    ['nothing after code at the end', [paragraph(), code(90)], { block: -1, row: -1 }],
    ['the row of a table, besides its block', [paragraph(), table(40), paragraph()], { block: 1, row: 25 }],
    [
      'no row of a table that ends there',
      [...repeated(34, () => paragraph()), table(2)],
      { block: 34, row: -1 },
    ],
    [
      'nothing for closed details',
      [element('details', repeated(50, () => paragraph()) as Element[])],
      {
        block: -1,
        row: -1,
      },
    ],
    [
      'items of a list, in a quotation, too',
      [
        element('blockquote', [
          element(
            'ul',
            Array.from({ length: 40 }, () => element('li')),
          ),
        ]),
      ],
      { block: 0, row: -1 },
    ],
  ])('marks %s', (_, page, expected) => {
    expect(marks(page)).toEqual(expected)
  })
})
