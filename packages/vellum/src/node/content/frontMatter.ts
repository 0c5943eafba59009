// Splits a Markdown file into its front matter and its body, and checks the keys
// that documents, standalone pages and posts may have. Unknown keys are kept, no defaults are added, and a
// problem is told with the line it stands in.

import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml'
import { z } from 'zod'
import { codeFrame, VellumError } from '../base/errors.js'
import { writtenDate } from './writtenDate.js'
import { yamlError } from './yamlError.js'

/** A file in two parts. `bodyLine` is the line of the file that the body starts at, from 1. */
export interface SplitFile {
  readonly head: string | undefined
  readonly body: string
  readonly bodyLine: number
}

/**
 * `'---\ntitle: A\n---\n# A'` → head `title: A`, body `# A`, from line 4. With the name of the file,
 * what looks like front matter and is none is an error.
 */
export function splitFrontMatter(text: string, file?: string): SplitFile {
  const match = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^---[ \t]*(?:\r?\n|$))/m.exec(text)
  if (match?.index !== 0) {
    if (file !== undefined) refuseMisplaced(text, file)
    return { head: undefined, body: text.replace(/^\uFEFF/, ''), bodyLine: 1 }
  }
  const whole = match[0]
  return { head: match[1]!, body: text.slice(whole.length), bodyLine: whole.split('\n').length }
}

/** A line of dashes may be a rule, but hardly one that `key: value` follows. */
const MISPLACED = /^\uFEFF?(\s*)---[ \t]*\r?\n[A-Za-z_]\w*:(?:[ \t]|\r?\n)/

function refuseMisplaced(text: string, file: string): void {
  const match = MISPLACED.exec(text)
  if (!match) return
  const line = match[1]!.split('\n').length
  const frame = codeFrame(text, { line, column: 1 })
  if (match[1] === '') {
    throw new VellumError('The front matter is not closed.', {
      files: [`${file}:1`],
      frame,
      hint: 'End it with a line of three dashes: ---',
    })
  }
  throw new VellumError('The front matter does not begin in the first line.', {
    files: [`${file}:${line}`],
    frame,
    hint: 'Remove what stands before it, also blank lines and spaces.',
  })
}

const level = z.int().min(2).max(6)
const tag = z.union([z.string(), z.object({ label: z.string(), permalink: z.string() })])

const sitePath = z.string().startsWith('/')

const common = {
  title: z.string().optional(),
  description: z.string().optional(),
  keywords: z.array(z.string()).optional(),
  image: z.string().optional(),
  slug: z.string().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: level.optional(),
  toc_max_heading_level: level.optional(),
  custom_edit_url: z.string().nullable().optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  redirect_from: z.union([sitePath, z.array(sitePath)]).optional(),
  mdx: z.object({ format: z.enum(['md', 'mdx', 'detect']).optional() }).optional(),
}

const docSchema = z.looseObject({
  ...common,
  id: z.string().optional(),
  sidebar_label: z.string().optional(),
  sidebar_position: z.number().optional(),
  sidebar_class_name: z.string().optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  sidebar_key: z.string().optional(),
  displayed_sidebar: z.string().nullable().optional(),
  pagination_label: z.string().optional(),
  pagination_prev: z.string().nullable().optional(),
  pagination_next: z.string().nullable().optional(),
  hide_title: z.boolean().optional(),
  tags: z.array(tag).optional(),
  last_update: z.object({ date: z.string().optional(), author: z.string().optional() }).optional(),
  parse_number_prefixes: z.boolean().optional(),
})

const pageSchema = z.looseObject({ ...common, wrapperClassName: z.string().optional() })

const authorReference = z.union([z.string(), z.looseObject({})])

const postSchema = z.looseObject({
  ...common,
  title_meta: z.string().optional(),
  sidebar_label: z.string().optional(),
  date: z.string().optional(),
  tags: z.array(tag).optional(),
  authors: z.union([authorReference, z.array(authorReference)]).optional(),
  author: z.string().optional(),
  author_title: z.string().optional(),
  author_url: z.string().optional(),
  author_image_url: z.string().optional(),
  authorTitle: z.string().optional(),
  authorURL: z.string().optional(),
  authorImageURL: z.string().optional(),
  last_update: docSchema.shape.last_update,
})

/** The front matter of a document, checked (FM-1 … FM-22). Other keys are kept as they are. */
export type DocFrontMatter = z.infer<typeof docSchema>

/** The front matter of a standalone page, checked (PA-2). Other keys are kept as they are. */
export type PageFrontMatter = z.infer<typeof pageSchema>

/** The front matter of a post, checked. Other keys are kept as they are. */
export type PostFrontMatter = z.infer<typeof postSchema>

/** What each key must be, in the words of the error. */
const EXPECTED: { readonly [key: string]: string } = {
  keywords: 'a list of strings',
  sidebar_position: 'a number',
  sidebar_custom_props: 'an object',
  displayed_sidebar: 'the id of a sidebar, or null',
  pagination_prev: 'the id of a document, or null',
  pagination_next: 'the id of a document, or null',
  hide_title: 'true or false',
  hide_table_of_contents: 'true or false',
  toc_min_heading_level: 'a whole number from 2 to 6',
  toc_max_heading_level: 'a whole number from 2 to 6',
  custom_edit_url: 'a URL, or null',
  draft: 'true or false',
  unlisted: 'true or false',
  redirect_from: 'a path of this site that starts with "/", or a list of them',
  tags: 'a list of strings, or of objects with label and permalink',
  last_update: 'an object with date, author, or both',
  parse_number_prefixes: 'true or false',
  authors: 'the key of an author, an author with a name, or a list of these',
  mdx: 'an object whose format is md, mdx or detect',
}

/** Keys whose value is text, however it looks: `title: 2024` and `slug: 1.0` are meant as written. */
const TEXT_KEYS = new Set(
  Object.keys({ ...docSchema.shape, ...pageSchema.shape, ...postSchema.shape }).filter(
    (key) => !(key in EXPECTED) || /^(displayed|pagination|custom_edit)/.test(key),
  ),
)

/**
 * Parses and checks the front matter of a document.
 * Throws one error that names every wrong field with its line.
 */
export function parseDocFrontMatter(head: string, file: string): DocFrontMatter {
  return parseFrontMatter(head, { file, schema: docSchema })
}

/** The same for a standalone page. */
export function parsePageFrontMatter(head: string, file: string): PageFrontMatter {
  return parseFrontMatter(head, { file, schema: pageSchema })
}

/** The same for a post. Also tells the line of each key, for what is found out later. */
export function parsePostFrontMatter(
  head: string,
  file: string,
): { readonly frontMatter: PostFrontMatter; readonly lineOf: (key: string) => number | undefined } {
  const lines = new Map<string, number>()
  const frontMatter = parseFrontMatter(head, { file, schema: postSchema, lines })
  return { frontMatter, lineOf: (key) => lines.get(key) }
}

function parseFrontMatter<T>(
  head: string,
  {
    file,
    schema,
    lines: lineOfKey = new Map(),
  }: { file: string; schema: z.ZodType<T>; lines?: Map<string, number> },
): T {
  const lines = new LineCounter()
  const document = parseDocument(head, { lineCounter: lines, schema: 'core' })
  // The head starts in the second line of the file.
  const lineOf = (offset: number) => lines.linePos(offset).line + 1
  const broken = yamlError(document, {
    name: 'The front matter',
    file,
    text: `---\n${head}---`,
    start: '---\n'.length,
  })
  if (broken) throw broken
  if (document.contents === null) return schema.parse({})
  if (!isMap(document.contents)) {
    throw new VellumError('The front matter must be a list of `key: value` lines.', { files: [`${file}:2`] })
  }
  const unsafe: Record<string, unknown> = {}
  for (const { key, value } of document.contents.items) {
    const name = String(isScalar(key) ? key.value : key)
    lineOfKey.set(name, lineOf((key as Node).range?.[0] ?? 0))
    unsafe[name] = TEXT_KEYS.has(name)
      ? asText(value)
      : name === 'tags' || name === 'keywords' || name === 'redirect_from'
        ? textList(value)
        : plain(value)
  }
  return checkFrontMatter({ unsafe, head, file, lineOfKey, schema })
}

interface Unchecked<T> {
  readonly unsafe: Record<string, unknown>
  readonly head: string
  readonly file: string
  readonly lineOfKey: ReadonlyMap<string, number>
  readonly schema: z.ZodType<T>
}

function checkFrontMatter<T>({ unsafe, head, file, lineOfKey, schema }: Unchecked<T>): T {
  const problems = new Map<string, string>()
  const result = schema.safeParse(unsafe)
  for (const { path } of result.error?.issues ?? []) {
    const key = String(path[0])
    problems.set(key, `\`${key}\` must be ${EXPECTED[key] ?? 'a string'}`)
  }
  const { id, last_update: update, toc_min_heading_level: min, toc_max_heading_level: max } = unsafe
  if (typeof id === 'string' && id.includes('/'))
    problems.set('id', `\`id\` must not contain a slash: "${id}"`)
  if (unsafe.draft === true && unsafe.unlisted === true) {
    problems.set('unlisted', '`draft` and `unlisted` cannot both be true')
  }
  if (typeof min === 'number' && typeof max === 'number' && min > max) {
    problems.set(
      'toc_min_heading_level',
      '`toc_min_heading_level` must not be larger than `toc_max_heading_level`',
    )
  }
  if (update && typeof update === 'object' && !('date' in update) && !('author' in update)) {
    problems.set('last_update', `\`last_update\` must be ${EXPECTED.last_update}`)
  }
  const date = isRecord(update) ? update.date : undefined
  if (typeof date === 'string' && Number.isNaN(Date.parse(date))) {
    problems.set('last_update', `\`last_update.date\` must be a date such as 2025-03-01: "${date}"`)
  }
  if (schema === (postSchema as z.ZodType) && typeof unsafe.date === 'string') {
    const isDate = writtenDate(unsafe.date) !== undefined
    if (!isDate) problems.set('date', `\`date\` must be a date such as 2025-03-01: "${unsafe.date}"`)
  }
  if (result.success && problems.size === 0) return result.data
  const inOrder = [...problems]
    .map(([key, text]) => ({ text, line: lineOfKey.get(key) ?? 2 }))
    .sort((a, b) => a.line - b.line)
  throw new VellumError(`The front matter is wrong: ${inOrder.map(({ text }) => text).join('; ')}.`, {
    files: inOrder.map(({ line }) => `${file}:${line}`),
    hint: `It reads:\n${head.trimEnd().replace(/^/gm, '    ')}`,
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** A scalar as it is written in the file; anything else as it is. */
function asText(node: unknown): unknown {
  if (!isScalar(node) || node.value === null) return plain(node)
  return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value))
}

function textList(node: unknown): unknown {
  const { items } = (node ?? {}) as { items?: readonly unknown[] }
  return Array.isArray(items) ? items.map(asText) : plain(node)
}

function plain(node: unknown): unknown {
  return node && typeof node === 'object' && 'toJSON' in node ? (node as Node).toJSON() : node
}
