// Puts the rows of a table of options into the groups and the order of the page's own headings, so that the table and the
// contents beside it read alike. On a page without a section for each option the table stays as it is.

import type { Heading, Nodes, Root, Table, TableRow } from 'mdast'
import type {} from 'mdast-util-to-hast'
import { toString as textOf } from 'mdast-util-to-string'

/** The class of a table of options. */
export const OPTIONS_CLASS = 'options-table'

/** A section of the page, and the options that have a heading in it. */
interface OptionGroup {
  readonly title: string
  readonly names: readonly string[]
}

/** Groups the tables of options of a page. */
export function groupOptions(tree: Root): void {
  const groups = groupsOf(tree)
  for (const node of tree.children) if (isOptionsTable(node)) groupRows(node, groups)
}

function groupsOf(tree: Root): OptionGroup[] {
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading')
  return headings.flatMap((heading, i) => {
    if (heading.depth !== 2) return []
    const rest = headings.slice(i + 1)
    const end = rest.findIndex(({ depth }) => depth <= 2)
    const names = rest.slice(0, end < 0 ? undefined : end).flatMap(({ depth, children: [first] }) => {
      return depth === 3 && first?.type === 'inlineCode' ? [first.value] : []
    })
    return names.length > 0 ? [{ title: titleOf(heading), names }] : []
  })
}

/** The text of a heading, without the id at its end. */
function titleOf(heading: Heading): string {
  return textOf(heading).replace(/\s*\{#[\w-]+\}$/, '')
}

function isOptionsTable(node: Nodes): node is Table {
  return node.type === 'table' && [node.data?.hProperties?.className].flat().includes(OPTIONS_CLASS)
}

function groupRows(table: Table, groups: readonly OptionGroup[]): void {
  const [head, ...rows] = table.children
  if (!head) return
  const nameOf = ({ children: [cell] }: TableRow) => (cell ? textOf(cell) : '')
  const groupedRows = groups.flatMap(({ title, names }) => {
    const own = names.flatMap((name) => rows.find((row) => nameOf(row) === name) ?? [])
    return own.length > 0 ? [{ title, own }] : []
  })
  if (groupedRows.length < 2) return
  const taken = new Set(groupedRows.flatMap(({ own }) => own))
  table.children = [
    head,
    ...rows.filter((row) => !taken.has(row)),
    ...groupedRows.flatMap(({ title, own }) => [groupRow(title, head.children.length), ...own]),
  ]
}

function groupRow(title: string, columns: number): TableRow {
  return {
    type: 'tableRow',
    children: [
      {
        type: 'tableCell',
        data: { hProperties: { colSpan: columns, className: ['option-group'] } },
        children: [{ type: 'text', value: title }],
      },
    ],
  }
}
