// Data in pages: `::table{file="./plans.yml" columns="name, price"}` is a table, `:value[plans.0.price]{file="./plans.yml"}`
// a text. Both become Markdown before anything else sees the page. Without `file` they are directives like others.

import type { Parents, Root, RootContent, Table, TableCell } from 'mdast'
import type { LeafDirective, TextDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import { DATA_TYPES, type FoundValue, isObject, parseData, valueAt, valueText } from '../../base/dataFile.js'
import { nearestName } from '../../base/nearestName.js'
import type { MessageCode } from '../../messages/catalogue.js'
import { type CompileContext, sourceFrame, sourcePosition } from '../compile/compileContext.js'

type Directive = LeafDirective | TextDirective

/** Replaces the directives of a page; what is wrong with one is an error at its position. */
export async function showData(tree: Root, context: CompileContext): Promise<void> {
  // Nothing is visited on other pages.
  if (!/:(?::table|value)\b/.test(context.text)) return
  for (const { parent, node } of directivesIn(tree)) {
    const shown = await shownData(node, context)
    parent.children.splice(parent.children.indexOf(node as never), 1, (shown ?? nothing(node)) as never)
  }
}

/** What is wrong has been reported already. */
function nothing({ type }: Directive): RootContent {
  return type === 'leafDirective' ? { type: 'paragraph', children: [] } : { type: 'text', value: '' }
}

function directivesIn(parent: Parents): { parent: Parents; node: Directive }[] {
  return parent.children.flatMap((child) => {
    const isTable = child.type === 'leafDirective' && child.name === 'table'
    const isValue = child.type === 'textDirective' && child.name === 'value'
    if ((isTable || isValue) && child.attributes?.file) return [{ parent, node: child }]
    return 'children' in child ? directivesIn(child as Parents) : []
  })
}

async function shownData(node: Directive, context: CompileContext): Promise<RootContent | undefined> {
  const path = node.attributes?.file ?? ''
  const file = context.input.resolver.file(path)
  if (file.type === 'missing') {
    const near = file.meant === undefined ? '' : `Did you mean "${file.meant}"? `
    return report(node, context, {
      code: 'missing-data-file',
      message: `The data file "${path}" does not exist.`,
      hint: `${near}Paths begin at the folder of the page, or with \`@site/\`.`,
    })
  }
  const parsed = await parseData(file.text, path)
  if (!parsed) {
    return report(node, context, {
      code: 'unknown-data-format',
      message: `The file "${path}" has no format of data.`,
      hint: `Files end in ${DATA_TYPES}.`,
    })
  }
  if (!parsed.ok) {
    return report(node, context, {
      code: 'invalid-data-file',
      message: `The data file "${path}" cannot be read: ${parsed.message}.`,
      hint: `Correct ${file.source}${parsed.line === undefined ? '' : `:${parsed.line}`}.`,
    })
  }
  const key = node.type === 'textDirective' ? textOf(node) : (node.attributes?.path ?? '')
  const found = valueAt(parsed.data, key)
  if (!found.ok) return reportKey(found, { node, path, key }, context)
  return node.type === 'textDirective'
    ? textNode(found.value, { node, path, key }, context)
    : tableNode(found.value, { node, path }, context)
}

function textNode(
  value: unknown,
  { node, path, key }: { node: Directive; path: string; key: string },
  context: CompileContext,
): RootContent | undefined {
  const text = valueText(value)
  if (text !== undefined)
    return { type: 'text', value: text, ...(node.position && { position: node.position }) }
  return report(node, context, {
    code: 'no-data-text',
    message: `The value "${key}" of the data file "${path}" is not a text, but has keys of its own.`,
    hint: `Write one of them: "${[key, Object.keys(value as object)[0] ?? ''].filter(Boolean).join('.')}".`,
  })
}

/** The rows of a table: of an array, or of an object, whose keys are the column `key`. */
function rowsOf(value: unknown): readonly object[] | undefined {
  if (Array.isArray(value)) return value.every(isObject) ? value : undefined
  if (!isObject(value)) return undefined
  const entries = Object.entries(value)
  return entries.map(([key, row]) => (isObject(row) ? { key, ...row } : { key, value: row as unknown }))
}

function tableNode(
  value: unknown,
  { node, path }: { node: Directive; path: string },
  context: CompileContext,
): RootContent | undefined {
  const rows = rowsOf(value)
  if (!rows) {
    return report(node, context, {
      code: 'no-data-rows',
      message: `The data file "${path}" has no rows that a table could show.`,
      hint: 'Rows are an array of objects, or an object. Name the rows inside of the file: `path="plans"`.',
    })
  }
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = columnsOf(node.attributes?.columns, names)
  const cells = columns.map(({ key }) => rows.map((row) => valueAt(row, key)))
  for (const [i, { key }] of columns.entries()) {
    const column = cells[i]!
    if (rows.length > 0 && column.every(({ ok }) => !ok))
      return reportColumn({ key, names, path }, node, context)
    const nested = column.find((cell) => cell.ok && valueText(cell.value) === undefined)
    if (nested?.ok) {
      const inner = Object.keys(nested.value as object)[0] ?? ''
      return report(node, context, {
        code: 'nested-data-column',
        message: `The column "${key}" of the data file "${path}" is not a text, but has keys of its own.`,
        hint: `Write the columns that you want: \`columns="${columns[0]!.key}, ${key}.${inner}"\`.`,
      })
    }
  }
  const texts = cells.map((column) => column.map((cell) => (cell.ok ? valueText(cell.value)! : '')))
  return {
    type: 'table',
    align: texts.map((column) => (isNumeric(column) ? 'right' : null)),
    children: [
      { type: 'tableRow', children: columns.map(({ label }) => tableCell(label)) },
      ...rows.map((_, i) => ({
        type: 'tableRow' as const,
        children: texts.map((column) => tableCell(column[i]!)),
      })),
    ],
    ...(node.position && { position: node.position }),
  } satisfies Table
}

/** `'name, price.month: Per month'` → two columns; all of them without a list. A name may have commas and colons. */
function columnsOf(
  written: string | null | undefined,
  names: readonly string[],
): { key: string; label: string }[] {
  if (!written) return names.map((name) => ({ key: name, label: name }))
  const longestFirst = names.filter(Boolean).sort((a, b) => b.length - a.length)
  const columns: { key: string; label: string }[] = []
  for (let rest = written.trim(); rest !== ''; ) {
    const here = rest
    const isNext = (name: string) => here.startsWith(name) && /^\s*(?:[:,]|$)/.test(here.slice(name.length))
    const key = longestFirst.find(isNext) ?? /^[^:,]*/.exec(here)![0]
    const [after, label = ''] = /^\s*(?::([^,]*))?,?\s*/.exec(here.slice(key.length))!
    rest = here.slice(key.length + after.length)
    if (key.trim() !== '') columns.push({ key: key.trim(), label: label.trim() || key.trim() })
  }
  return columns
}

function isNumeric(column: readonly string[]): boolean {
  const shown = column.filter(Boolean)
  return shown.length > 0 && shown.every((text) => /^-?\d[\d.,_ ]*%?$/.test(text))
}

function tableCell(text: string): TableCell {
  return { type: 'tableCell', children: text === '' ? [] : [{ type: 'text', value: text }] }
}

function reportColumn(
  { key, names, path }: { key: string; names: readonly string[]; path: string },
  node: Directive,
  context: CompileContext,
): undefined {
  const near = nearestName(key, names)
  return report(node, context, {
    code: 'missing-data-column',
    message: `The data file "${path}" has no column "${key}".`,
    hint: near === undefined ? `It has ${listed(names)}.` : `Did you mean "${near}"?`,
  })
}

function reportKey(
  { key, keys, near }: Extract<FoundValue, { ok: false }>,
  { node, path, key: written }: { node: Directive; path: string; key: string },
  context: CompileContext,
): undefined {
  const hint = keys.length === 0 ? `Nothing is below it: remove "${key}".` : `The keys are ${listed(keys)}.`
  return report(node, context, {
    code: 'missing-data-value',
    message: `The data file "${path}" has no value "${written}".`,
    hint: near === undefined ? hint : `Did you mean "${near}"?`,
  })
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 8).map((name) => `"${name}"`)
  return shown.join(', ') + (names.length > shown.length ? ` and ${names.length - shown.length} more` : '')
}

function report(
  node: Directive,
  context: CompileContext,
  problem: { readonly code: MessageCode; readonly message: string; readonly hint: string },
): undefined {
  const position = sourcePosition(node, context)
  context.problems.push({
    type: 'sample',
    ...problem,
    frame: sourceFrame(context.input, position),
    ...position,
  })
}
