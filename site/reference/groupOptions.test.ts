import type { Heading, Root, Table } from 'mdast'
import type {} from 'mdast-util-to-hast'
import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { labelCells, table } from './blocks'
import { groupOptions, OPTIONS_CLASS } from './groupOptions'

const heading = (depth: 2 | 3, value: string): Heading => ({
  type: 'heading',
  depth,
  children: [depth === 3 ? { type: 'inlineCode', value } : { type: 'text', value }],
})

const optionsTable = (...names: string[]): Table => ({
  ...table(
    labelCells('Option', 'Type'),
    names.map((name) => [[{ type: 'inlineCode', value: name }], [{ type: 'text', value: 'string' }]]),
  ),
  data: { hProperties: { className: [OPTIONS_CLASS] } },
})

/** The first cell of each row after grouping. */
function grouped(options: Table, headings: Heading[]): string[] {
  const tree: Root = { type: 'root', children: [options, ...headings] }
  groupOptions(tree)
  return options.children.map(({ children }) => textOf(children[0]!))
}

describe('rows of a table of options', () => {
  it('are in the groups and the order of the headings', () => {
    const headings = [
      heading(2, 'Merging'),
      heading(2, 'Colours {#colours}'),
      heading(3, 'ink'),
      heading(3, 'paper'),
      heading(2, 'Sizes'),
      heading(3, 'height'),
    ]
    const options = optionsTable('height', 'paper', 'unlisted', 'ink')
    expect(grouped(options, headings)).toEqual([
      'Option',
      'unlisted',
      'Colours',
      'ink',
      'paper',
      'Sizes',
      'height',
    ])
    expect(options.children[2]!.children[0]!.data?.hProperties).toMatchObject({ colSpan: 2 })
  })

  it('stay as they are on a page that has no sections for them', () => {
    expect(grouped(optionsTable('b', 'a'), [heading(2, 'Colours')])).toEqual(['Option', 'b', 'a'])
  })
})
