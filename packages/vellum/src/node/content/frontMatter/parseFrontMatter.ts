// Parses and checks the front matter of documents, standalone pages and posts. Unknown keys are kept, and
// an error has the line of its key.

import { isMap } from 'yaml'
import type { z } from 'zod'
import { VellumError } from '../../base/errors.js'
import { keyName, parseYaml, plainValue, writtenText } from '../files/yaml.js'
import { writtenDate } from '../writtenDate.js'
import { type FrontMatterKeys, plainFrontMatter } from './plainFrontMatter.js'
import {
  type DocFrontMatter,
  docSchema,
  EXPECTED_VALUES,
  type PageFrontMatter,
  type PostFrontMatter,
  pageSchema,
  postSchema,
  TEXT_KEYS,
  TEXT_LIST_KEYS,
} from './schemas.js'

/** Parses and checks the front matter of a document. Throws one error that names every wrong field with its line. */
export function parseDocFrontMatter(head: string, file: string): DocFrontMatter {
  return parseFrontMatter({ head, file, schema: docSchema }).frontMatter
}

/** Parses and checks the front matter of a standalone page. */
export function parsePageFrontMatter(head: string, file: string): PageFrontMatter {
  return parseFrontMatter({ head, file, schema: pageSchema }).frontMatter
}

/**
 * Parses and checks the front matter of a post. Also returns the line of each key, for errors that are found
 * later.
 */
export function parsePostFrontMatter(head: string, file: string): Parsed<PostFrontMatter> {
  return parseFrontMatter({ head, file, schema: postSchema, otherProblems: dateProblem })
}

interface Parsed<T> {
  readonly frontMatter: T
  readonly lineOf: (key: string) => number | undefined
}

interface Input<T> {
  readonly head: string
  readonly file: string
  readonly schema: z.ZodType<T>
  /** Checks that only this type of file needs. */
  readonly otherProblems?: (unsafe: Unsafe) => Problems
}

type Unsafe = Readonly<Record<string, unknown>>

/** The problems, by key. */
type Problems = Readonly<Record<string, string | undefined>>

function parseFrontMatter<T>({ head, file, schema, otherProblems = () => ({}) }: Input<T>): Parsed<T> {
  const { unsafe, lines } = plainFrontMatter(head) ?? readKeys(head, file)
  const result = schema.safeParse(unsafe)
  const problems = Object.entries({
    ...schemaProblems(result.error),
    ...ruleProblems(unsafe),
    ...otherProblems(unsafe),
  })
    .flatMap(([key, text]) => (text === undefined ? [] : [{ text, line: lines.get(key) ?? 2 }]))
    .sort((a, b) => a.line - b.line)
  if (result.success && problems.length === 0) {
    return { frontMatter: result.data, lineOf: (key) => lines.get(key) }
  }
  throw new VellumError(`The front matter is invalid: ${problems.map(({ text }) => text).join('; ')}.`, {
    code: 'invalid-front-matter',
    files: problems.map(({ line }) => `${file}:${line}`),
    hint: `It reads:\n${head.trimEnd().replace(/^/gm, '    ')}`,
  })
}

/** The value and the line of every key. */
function readKeys(head: string, file: string): FrontMatterKeys {
  const source = { name: 'The front matter', file, before: '---\n', after: '---' }
  const { document, lineOf } = parseYaml(head, source)
  const { contents } = document
  const unsafe: Record<string, unknown> = {}
  const lines = new Map<string, number>()
  if (contents === null) return { unsafe, lines }
  if (!isMap(contents)) {
    throw new VellumError('The front matter must be a list of `key: value` lines.', {
      code: 'invalid-front-matter',
      files: [`${file}:2`],
    })
  }
  for (const { key, value } of contents.items) {
    const name = keyName(key)
    lines.set(name, lineOf(key))
    unsafe[name] = TEXT_KEYS.has(name)
      ? writtenText(value)
      : TEXT_LIST_KEYS.has(name)
        ? writtenTexts(value)
        : plainValue(value)
  }
  return { unsafe, lines }
}

function writtenTexts(node: unknown): unknown {
  const { items } = (node ?? {}) as { items?: readonly unknown[] }
  return Array.isArray(items) ? items.map(writtenText) : plainValue(node)
}

function schemaProblems(error: z.ZodError | undefined): Problems {
  const keys = (error?.issues ?? []).map(({ path }) => String(path[0]))
  return Object.fromEntries(
    keys.map((key) => [key, `\`${key}\` must be ${EXPECTED_VALUES[key] ?? 'a string'}`]),
  )
}

/** Problems that a schema of single values does not find. */
function ruleProblems(unsafe: Unsafe): Problems {
  const { id, draft, unlisted, toc_min_heading_level: min, toc_max_heading_level: max } = unsafe
  return {
    ...(typeof id === 'string' && id.includes('/') && { id: `\`id\` must not contain a slash: "${id}"` }),
    ...(draft === true && unlisted === true && { unlisted: '`draft` and `unlisted` cannot both be true' }),
    ...(typeof min === 'number' &&
      typeof max === 'number' &&
      min > max && {
        toc_min_heading_level: '`toc_min_heading_level` must not be larger than `toc_max_heading_level`',
      }),
    ...lastUpdateProblem(unsafe.last_update),
  }
}

function lastUpdateProblem(update: unknown): Problems {
  if (typeof update !== 'object' || update === null) return {}
  if (!('date' in update) && !('author' in update)) {
    return { last_update: `\`last_update\` must be ${EXPECTED_VALUES.last_update}` }
  }
  const { date } = update as { readonly date?: unknown }
  if (typeof date !== 'string' || !Number.isNaN(Date.parse(date))) return {}
  return { last_update: `\`last_update.date\` must be a date such as 2025-03-01: "${date}"` }
}

function dateProblem({ date }: Unsafe): Problems {
  if (typeof date !== 'string' || writtenDate(date) !== undefined) return {}
  return { date: `\`date\` must be a date such as 2025-03-01: "${date}"` }
}
