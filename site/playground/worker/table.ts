// `console.table`: rows of data between lines.

import { inspect } from './inspect/inspect'
import { textWidth } from './inspect/layout'

const INDEX = '(index)'
const VALUES = 'Values'

/** The table of an array or an object; undefined for what has no rows. */
export function tableText(data: unknown, columns?: readonly string[]): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const rows = rowsOf(data)
  const names = columns ?? columnsOf(rows.map(([, row]) => row))
  const hasValues = rows.some(([, row]) => !isRow(row))
  const head = [INDEX, ...names, ...(hasValues ? [VALUES] : [])]
  const body = rows.map(([index, row]) => [
    index,
    ...names.map((name) =>
      isRow(row) && Object.hasOwn(row, name) ? cellText((row as Record<string, unknown>)[name]) : '',
    ),
    ...(hasValues ? [isRow(row) ? '' : cellText(row)] : []),
  ])
  return drawn(head, body)
}

function rowsOf(data: object): [index: string, row: unknown][] {
  if (data instanceof Map)
    return [...data].map(([key, value], index) => [String(index), { Key: key, Values: value }])
  if (data instanceof Set) return [...data].map((value, index) => [String(index), value])
  return Object.entries(data)
}

function isRow(row: unknown): row is object {
  return typeof row === 'object' && row !== null
}

function columnsOf(rows: readonly unknown[]): string[] {
  return [...new Set(rows.flatMap((row) => (isRow(row) ? Object.keys(row) : [])))]
}

/** An object of more than two keys would make a column too wide to read. */
function cellText(value: unknown): string {
  const isLarge = isRow(value) && !Array.isArray(value) && Object.keys(value).length > 2
  return inspect(value, {
    depth: isLarge ? -1 : 0,
    maxArrayLength: 3,
    breakLength: Number.POSITIVE_INFINITY,
  })
}

function drawn(head: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = head.map(
    (name, column) => Math.max(...[head, ...body].map((row) => textWidth(row[column] ?? name))) + 2,
  )
  const line = (left: string, middle: string, right: string) =>
    left + widths.map((width) => '─'.repeat(width)).join(middle) + right
  const row = (cells: readonly string[]) =>
    `│${cells.map((cell, column) => padded(cell, widths[column]!)).join('│')}│`
  return [line('┌', '┬', '┐'), row(head), line('├', '┼', '┤'), ...body.map(row), line('└', '┴', '┘')].join(
    '\n',
  )
}

function padded(text: string, width: number): string {
  return ` ${text}${' '.repeat(width - textWidth(text) - 1)}`
}
