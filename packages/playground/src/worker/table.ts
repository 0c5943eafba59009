// `console.table`: rows of data between lines.

import { inspect } from './inspect/inspect.js'
import { isMap, isSet } from './inspect/kind.js'
import { textWidth } from './inspect/layout.js'
import * as labels from './labels.js'

const INDEX = '(index)'
const ITERATION_INDEX = '(iteration index)'
const KEY = 'Key'
const VALUES = 'Values'

/** The most rows and columns that are drawn; the whole table is in memory at once. */
const MOST_ROWS = 100
const MOST_COLUMNS = 50

/** The table of an array or an object; undefined for what has no rows. */
export function tableText(data: unknown, columns?: readonly string[]): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if (isMap(data)) {
    const pairs = first(MOST_ROWS, Map.prototype.entries.call(data))
    const body = pairs.map(([key, value], index) => [String(index), cellText(key), cellText(value)])
    return drawn([ITERATION_INDEX, KEY, VALUES], body, { hiddenRows: data.size - body.length })
  }
  if (isSet(data)) {
    const values = first(MOST_ROWS, Set.prototype.values.call(data))
    const body = values.map((value, index) => [String(index), cellText(value)])
    return drawn([ITERATION_INDEX, VALUES], body, { hiddenRows: data.size - body.length })
  }
  return rowsText(data, columns)
}

function rowsText(data: object, columns: readonly string[] | undefined): string {
  const keys = Object.keys(data)
  const rows = keys.slice(0, MOST_ROWS).map((key) => [key, (data as Record<string, unknown>)[key]] as const)
  const allNames = columns ?? columnsOf(rows.map(([, row]) => row))
  const names = allNames.slice(0, MOST_COLUMNS)
  const hasValues = rows.some(([, row]) => !isRow(row))
  const head = [INDEX, ...names, ...(hasValues ? [VALUES] : [])]
  const body = rows.map(([index, row]) => [
    index,
    ...names.map((name) =>
      isRow(row) && Object.hasOwn(row, name) ? cellText((row as Record<string, unknown>)[name]) : '',
    ),
    ...(hasValues ? [isRow(row) ? '' : cellText(row)] : []),
  ])
  return drawn(head, body, {
    hiddenRows: keys.length - rows.length,
    hiddenColumns: allNames.length - names.length,
  })
}

function first<T>(most: number, items: Iterable<T>): T[] {
  const taken: T[] = []
  for (const item of items) {
    if (taken.length === most) break
    taken.push(item)
  }
  return taken
}

function isRow(row: unknown): row is object {
  return typeof row === 'object' && row !== null
}

function columnsOf(rows: readonly unknown[]): string[] {
  return [...new Set(rows.flatMap((row) => (isRow(row) ? Object.keys(row) : [])))]
}

/** An object with more than two keys would make a column too wide to read. */
function cellText(value: unknown): string {
  const isLarge = isRow(value) && !Array.isArray(value) && Object.keys(value).length > 2
  return inspect(value, {
    depth: isLarge ? -1 : 0,
    maxArrayLength: 3,
    breakLength: Number.POSITIVE_INFINITY,
  })
}

interface Hidden {
  readonly hiddenRows: number
  readonly hiddenColumns?: number
}

function drawn(
  head: readonly string[],
  body: readonly (readonly string[])[],
  { hiddenRows, hiddenColumns = 0 }: Hidden,
): string {
  const widths = head.map(
    (name, column) => Math.max(...[head, ...body].map((row) => textWidth(row[column] ?? name))) + 2,
  )
  const line = (left: string, middle: string, right: string) =>
    left + widths.map((width) => '─'.repeat(width)).join(middle) + right
  const row = (cells: readonly string[]) =>
    `│${cells.map((cell, column) => padded(cell, widths[column]!)).join('│')}│`
  return [
    line('┌', '┬', '┐'),
    row(head),
    line('├', '┼', '┤'),
    ...body.map(row),
    line('└', '┴', '┘'),
    ...(hiddenRows > 0 ? [labels.moreRows(hiddenRows)] : []),
    ...(hiddenColumns > 0 ? [labels.moreColumns(hiddenColumns)] : []),
  ].join('\n')
}

function padded(text: string, width: number): string {
  return ` ${text}${' '.repeat(width - textWidth(text) - 1)}`
}
