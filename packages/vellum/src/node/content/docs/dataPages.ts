// Pages from data: a document such as `errors/[code].md` whose front matter has `pages: ./errors.yml` is a template. Each
// entry of the file makes a document, named by its value for the key in brackets, in which `:value[key]` is a value of
// the entry. In: the template and the data. Out: texts of documents. Knows nothing of folders and routes.

import { isMap, LineCounter, parseDocument } from 'yaml'
import { isObject, parseData, valueAt, valueText } from '../../base/dataFile.js'
import type { MadeFrom } from '../../base/dataPageOrigins.js'
import { throwAll, VellumError } from '../../base/errors.js'
import { nearestName } from '../../base/nearestName.js'
import { splitFrontMatter } from '../../base/splitFrontMatter.js'
import { keyName, type ParsedYaml, parseYaml } from '../files/yaml.js'

/** A document that names a data file. */
export interface Template {
  /** The path relative to the docs folder: `errors/[code].md` */
  readonly path: string
  /** The file in messages. */
  readonly source: string
  readonly text: string
  /** The path of the data file as it is written. */
  readonly dataPath: string
  /** Where in the data file the entries are; empty for all of it. */
  readonly dataKey: string
  /** The key in the brackets of its name. */
  readonly key: string
}

/** A data file that was read. */
export interface DataSource {
  /** The file in messages. */
  readonly source: string
  readonly text: string
}

/** A document made from an entry. */
export interface DataPage {
  readonly path: string
  /** Its lines are those of the template. */
  readonly text: string
  readonly madeFrom: MadeFrom
}

const KEY_IN_NAME = /\[([\w.-]+)\]/
const DATA_FILE = /^(?:\.\.?\/|@site\/).*\.(?:json|ya?ml|csv|tsv)(?:#.*)?$/

/** The template in a file; undefined if it is a document like others. */
export function templateOf(path: string, { source, text }: DataSource): Template | undefined {
  // Most documents have no such key, and are not parsed here.
  if (!text.includes('pages:')) return undefined
  const { head } = splitFrontMatter(text, source)
  const written = /^pages:[ \t]*(["']?)(.+?)\1[ \t]*$/m.exec(head ?? '')
  const value = written?.[2] ?? ''
  // `pages` of sites of Docusaurus is whatever they want.
  if (!DATA_FILE.test(value)) return undefined
  const key = KEY_IN_NAME.exec(path.slice(path.lastIndexOf('/') + 1))?.[1]
  if (key === undefined) {
    throw new VellumError('The document has `pages`, but no key in its name.', {
      code: 'pages-without-key',
      files: [`${source}:${lineOf(text, 'pages:')}`],
      hint: 'Rename the file: `[id].md` makes a page for each entry, named by its value for `id`.',
    })
  }
  const [dataPath = '', dataKey = ''] = value.split('#')
  return { path, source, text, dataPath, dataKey, key }
}

/** The error for a data file that does not exist. */
export function missingDataFile({ dataPath, source, text }: Template, near: string | undefined): VellumError {
  return new VellumError(`The data file "${dataPath}" of \`pages\` does not exist.`, {
    code: 'missing-pages-file',
    files: [`${source}:${lineOf(text, 'pages:')}`],
    hint:
      near === undefined
        ? 'Paths begin at the folder of the document, or with `@site/`.'
        : `Did you mean "${near}"?`,
  })
}

/** An entry, with its path in the data. */
interface Entry {
  readonly path: readonly string[]
  readonly value: object
}

/** An entry that has a name: `position` is its line, `order` its number among all. */
interface NamedEntry extends Entry {
  readonly name: string
  readonly position: string
  readonly order: number
}

/** Makes the documents of a template. Throws one error that names every wrong entry with its line. */
export async function makeDataPages(template: Template, data: DataSource): Promise<DataPage[]> {
  const entries = await readEntries(template, data)
  const line = entryLines(data)
  const problems: VellumError[] = []
  const names = new Map<string, Entry>()
  for (const entry of entries) {
    const position = `${data.source}:${line(entry.path)}`
    const found = valueAt(entry.value, template.key)
    const name = found.ok ? valueText(found.value) : undefined
    if (name === undefined || name === '') problems.push(withoutKey(entry, template, position))
    else if (!FILE_NAME.test(name)) problems.push(badName(name, template, position))
    else if (names.has(name)) {
      const first = `${data.source}:${line(names.get(name)!.path)}`
      problems.push(twice(name, template, [first, position]))
    } else names.set(name, entry)
  }
  throwAll(problems)
  const frontMatter = frontMatterOf(template)
  return [...names].map(([name, entry], i) => {
    const position = `${data.source}:${line(entry.path)}`
    return pageOf({ template, frontMatter }, { ...entry, name, position, order: i + 1 })
  })
}

/** A name that is one part of a URL, and no file that is left out. */
const FILE_NAME = /^[\p{L}\p{N}~][\p{L}\p{N}._~ -]*$/u

async function readEntries(template: Template, data: DataSource): Promise<Entry[]> {
  const parsed = await parseData(data.text, data.source)
  if (!parsed?.ok) {
    const line = parsed?.line === undefined ? '' : `:${parsed.line}`
    throw new VellumError(
      `The data file of \`pages\` cannot be read: ${parsed?.message ?? 'its format is unknown'}.`,
      {
        code: 'invalid-pages-file',
        files: [`${data.source}${line}`],
        hint: `It is named by ${template.source}.`,
      },
    )
  }
  const found = valueAt(parsed.data, template.dataKey)
  const path = template.dataKey === '' ? [] : template.dataKey.split('.')
  const list = found.ok ? entriesIn(found.value, path) : undefined
  if (list) return list
  throw new VellumError(
    `The data file of \`pages\` has no entries${template.dataKey && ` at "${template.dataKey}"`}.`,
    {
      code: 'no-pages-entries',
      files: [`${template.source}:${lineOf(template.text, 'pages:')}`, data.source],
      hint:
        (!found.ok && found.near && `Did you mean "${found.near}"?`) ||
        'Entries are an array of objects, or an object of objects. Name where they are: `pages: ./data.yml#plans`.',
    },
  )
}

/** An object of objects has its keys as `key`. */
function entriesIn(value: unknown, path: readonly string[]): Entry[] | undefined {
  if (!isObject(value)) return undefined
  const entries: Entry[] = []
  for (const [key, entry] of Object.entries(value) as [string, unknown][]) {
    if (!isObject(entry)) return undefined
    entries.push({ path: [...path, key], value: Array.isArray(value) ? entry : { key, ...entry } })
  }
  return entries
}

/** The line of an entry: JSON is YAML, too; in CSV each row has one. */
function entryLines({ source, text }: DataSource): (path: Entry['path']) => number {
  if (/\.[ct]sv$/i.test(source)) return (path) => Number(path.at(-1)) + 2
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter })
  return (path) => {
    const node = document.getIn(
      path.map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
      true,
    ) as { readonly range?: readonly number[] } | undefined
    return lineCounter.linePos(node?.range?.[0] ?? 0).line
  }
}

/** Keys of an entry that are front matter of its page, unless the template has them. */
const OWN_FRONT_MATTER = [
  'title',
  'description',
  'sidebar_label',
  'sidebar_position',
  'slug',
  'keywords',
  'tags',
  'image',
]

function frontMatterOf({ text, source }: Template): ParsedYaml {
  const { head = '' } = splitFrontMatter(text, source)
  return parseYaml(head, { name: 'The front matter', file: source, before: '---\n', after: '---' })
}

function pageOf(
  { template, frontMatter }: { template: Template; frontMatter: ParsedYaml },
  entry: NamedEntry,
): DataPage {
  const { head = '', body } = splitFrontMatter(template.text, template.source)
  const { pages: _, ...written } = frontMatter.document.toJS() as Readonly<Record<string, unknown>>
  const own = OWN_FRONT_MATTER.filter((key) => Object.hasOwn(entry.value, key))
  const fromEntry: Readonly<Record<string, unknown>> = {
    sidebar_position: entry.order,
    parse_number_prefixes: false,
    ...Object.fromEntries(own.map((key) => [key, entry.value[key as never]])),
  }
  const fromTemplate = inTexts(written, (text) =>
    withValues(text, { template, entry, written: (value) => value }),
  ) as Readonly<Record<string, unknown>>
  const { text, entryLine } = frontMatterText(head, { frontMatter, fromTemplate, fromEntry })
  return {
    path: template.path.replace(KEY_IN_NAME, entry.name),
    text: `---\n${text}---\n${bodyWithValues(body, { template, entry })}`,
    madeFrom: { template: template.source, entry: entry.position, entryLine },
  }
}

/**
 * Front matter whose keys are in the lines that they have in the template, so that errors have the line; what the entry
 * adds is in the line of `pages`. It is JSON in lines, which is YAML.
 */
function frontMatterText(
  head: string,
  {
    frontMatter: { document, lineOf: lineOfNode },
    fromTemplate,
    fromEntry,
  }: {
    frontMatter: ParsedYaml
  } & Readonly<Record<'fromTemplate' | 'fromEntry', Readonly<Record<string, unknown>>>>,
): { text: string; entryLine: number } {
  const lines = head
    .replace(/\r?\n$/, '')
    .split('\n')
    .map(() => '')
  const added = Object.keys(fromEntry).filter((key) => !Object.hasOwn(fromTemplate, key))
  let entryLine = 2
  for (const { key } of isMap(document.contents) ? document.contents.items : []) {
    const name = keyName(key)
    const line = lineOfNode(key)
    if (name === 'pages') entryLine = line
    const values = name === 'pages' ? fromEntry : fromTemplate
    for (const each of name === 'pages' ? added : [name])
      lines[line - 2] += `${JSON.stringify(each)}:${JSON.stringify(values[each])},`
  }
  lines[0] = `{${lines[0]}`
  lines[lines.length - 1] += '}'
  return { text: `${lines.join('\n')}\n`, entryLine }
}

function inTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => inTexts(each, change))
  if (!isObject(value) || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inTexts(each, change)]))
}

/** Fences, code in a line, and everything that shows data of the entry. */
const PARTS =
  /(?<=^|\n)[ \t>]*(?<fence>`{3,}|~{3,})[\s\S]*?(?:\n[ \t>]*\k<fence>[`~]*(?=\s*(?:\n|$))|$)|(?<!`)(?<tick>`+)(?!`)[^\n]*?(?<!`)\k<tick>(?!`)|(?<![\w:\\]):value\[[^\]\n]*\](?!\{)|(?<=^|\n)[ \t>]*::table(?:\{[^}\n]*\})?/g

function bodyWithValues(body: string, page: { template: Template; entry: NamedEntry }): string {
  return body.replace(PARTS, (part: string, ...rest: unknown[]) => {
    const { fence, tick } = rest.at(-1) as { fence?: string; tick?: string }
    if (fence !== undefined || tick !== undefined)
      return withValues(part, { ...page, written: (value) => value })
    return part.trimStart().startsWith('::table')
      ? withFile(part, page)
      : withValues(part, { ...page, written: asText })
  })
}

const VALUE = /(?<![\w:\\]):value\[([^\]\n]*)\](?!\{)/g

function withValues(
  text: string,
  {
    template,
    entry,
    written: writtenValue,
  }: { template: Template; entry: NamedEntry; written: (value: string) => string },
): string {
  return text.replace(VALUE, (written: string, key: string) => {
    const found = valueAt(entry.value, key)
    const value = found.ok ? valueText(found.value) : undefined
    if (value !== undefined) return writtenValue(value)
    const near = found.ok ? undefined : (found.near ?? nearestName(key, Object.keys(entry.value)))
    throw new VellumError(`The entries of \`pages\` have no text "${key}".`, {
      code: 'missing-pages-value',
      files: [`${template.source}:${lineOf(template.text, written)}`, entry.position],
      hint: `${near === undefined ? '' : `Did you mean "${near}"? `}The entry "${entry.name}" has ${Object.keys(
        entry.value,
      )
        .map((name) => `"${name}"`)
        .join(', ')}.`,
    })
  })
}

/** `::table{path="regions"}` shows a part of the entry. */
function withFile(table: string, { template, entry }: { template: Template; entry: Entry }): string {
  if (/\bfile=/.test(table)) return table
  const inner = /\bpath=(?:"([^"]*)"|'([^']*)'|([^\s}]+))/.exec(table)
  const path = [...entry.path, inner?.[1] ?? inner?.[2] ?? inner?.[3] ?? '']
    .filter((part) => part !== '')
    .join('.')
  const others = (/\{([^}]*)\}/.exec(table)?.[1] ?? '').replace(inner?.[0] ?? '', '').trim()
  const indent = /^[ \t>]*/.exec(table)![0]
  return `${indent}::table{file="${template.dataPath}" path="${path}"${others && ` ${others}`}}`
}

/** A text as Markdown that shows it. */
function asText(value: string): string {
  return value.replace(/[\\`*_{}[\]<>&|~#$:]/g, '\\$&').replaceAll('\n', ' ')
}

function lineOf(text: string, part: string): number {
  return text.slice(0, Math.max(0, text.indexOf(part))).split('\n').length
}

function withoutKey({ value }: Entry, { key, source }: Template, position: string): VellumError {
  const near = nearestName(key, Object.keys(value))
  return new VellumError(`The entry has no text "${key}", which names its page.`, {
    code: 'pages-entry-without-key',
    files: [position],
    hint: `${near === undefined ? 'Add it' : `Did you mean "${near}"? Correct the entry`}, or rename ${source}.`,
  })
}

function badName(name: string, { key, source }: Template, position: string): VellumError {
  return new VellumError(`The entry has the ${key} "${name}", which cannot be the name of a page.`, {
    code: 'pages-entry-name',
    files: [position],
    hint: `Names have letters, numbers, spaces, dots and dashes. Give the entries another key, and ${source} its name.`,
  })
}

function twice(name: string, { key }: Template, files: string[]): VellumError {
  return new VellumError(`Two entries have the ${key} "${name}", which names their page.`, {
    code: 'pages-entry-twice',
    files,
    hint: `Change the ${key} of one of them.`,
  })
}
