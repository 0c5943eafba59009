// The data in a JSON, YAML or CSV file, and the values in it by their path: `plans.0.price`.

import { parseCsv } from './csv.js'
import { nearestName } from './nearestName.js'

/** What a file contains, or where it is wrong. */
export type DataResult =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly line: number | undefined; readonly message: string }

/** The formats of data, by the extensions of files. */
export const DATA_TYPES = '.json, .yml, .yaml, .csv and .tsv'

/** Parses a file by its extension; undefined if that is of no format. */
export async function parseData(text: string, path: string): Promise<DataResult | undefined> {
  switch (/\.(\w+)$/.exec(path)?.[1]?.toLowerCase()) {
    case 'json':
      return parseJson(text)
    case 'yml':
    case 'yaml':
      return parseYamlData(text)
    case 'csv':
    case 'tsv': {
      const parsed = parseCsv(text, path.toLowerCase().endsWith('.tsv') ? '\t' : undefined)
      return parsed.ok ? { ok: true, data: parsed.rows } : parsed
    }
    default:
      return undefined
  }
}

function parseJson(text: string): DataResult {
  try {
    return { ok: true, data: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown }
  } catch (error) {
    const message = (error as Error).message
    const offset = /at position (\d+)/.exec(message)?.[1]
    const line = offset === undefined ? undefined : text.slice(0, Number(offset)).split('\n').length
    return { ok: false, line, message: message.replace(/ (?:in JSON )?at position.*$/s, '') }
  }
}

/** The parser is loaded with the first page that shows such a file. */
async function parseYamlData(text: string): Promise<DataResult> {
  const { parseDocument } = await import('yaml')
  const document = parseDocument(text, { schema: 'core' })
  const [error] = document.errors
  if (error) return { ok: false, line: error.linePos?.[0].line, message: error.message.split(' at line')[0]! }
  return { ok: true, data: document.toJS() as unknown }
}

/** A value, or the first part of a path that does not exist, with the keys that do. */
export type FoundValue =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false
      readonly key: string
      readonly keys: readonly string[]
      readonly near: string | undefined
    }

/** The value at a path: `plans.0.price`. An empty path is all of the data. */
export function valueAt(data: unknown, path: string): FoundValue {
  let value = data
  // A key may contain dots itself.
  if (isObject(data) && Object.hasOwn(data, path)) return { ok: true, value: data[path as never] }
  for (const key of path === '' ? [] : path.split('.')) {
    if (!isObject(value) || !Object.hasOwn(value, key)) {
      const keys = isObject(value) ? Object.keys(value) : []
      const found = nearestName(key, keys)
      return { ok: false, key, keys, near: found && path.replace(key, found) }
    }
    value = (value as Readonly<Record<string, unknown>>)[key]
  }
  return { ok: true, value }
}

/** An object or an array. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** A value as text: an array of plain values is a list of them; undefined for objects. */
export function valueText(value: unknown): string | undefined {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '')
  if (Array.isArray(value)) {
    const texts = value.map((each) => (isObject(each) ? undefined : valueText(each)))
    return texts.includes(undefined) ? undefined : texts.join(', ')
  }
  return isObject(value) ? undefined : String(value)
}
