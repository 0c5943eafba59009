// Parses YAML that people write by hand: front matter, tags, authors, categories. Errors are reported in the
// words of an author of such a file, with their position.

import {
  type Document,
  type DocumentOptions,
  type ErrorCode,
  isScalar,
  LineCounter,
  type Node,
  type ParseOptions,
  parseDocument,
  type SchemaOptions,
  visit,
  type YAMLError,
} from 'yaml'
import { codeFrame, VellumError } from '../../base/errors.js'

/** The source of a YAML text, for messages. */
export interface YamlSource {
  /** The name of the text in messages: `The tags file`. */
  readonly name: string
  readonly file: string
  /** What surrounds the text in its file. */
  readonly before?: string
  readonly after?: string
  readonly options?: ParseOptions & DocumentOptions & SchemaOptions
}

/** A text without syntax errors. */
export interface ParsedYaml {
  readonly document: Document.Parsed
  /** The line of a node in the file, from 1; the first line of the text if the node does not exist. */
  readonly lineOf: (node: unknown) => number
  /** The line in messages: `docs/tags.yml:3` */
  readonly positionOf: (node: unknown) => string
}

/** Parses a text, or throws the first error in it. */
export function parseYaml(text: string, source: YamlSource): ParsedYaml {
  const { file, before = '', options } = source
  const lines = new LineCounter()
  const document = parseDocument(text, { schema: 'core', lineCounter: lines, ...options })
  // Of `!important note` the value would be "note".
  const lostTags = document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED')
  const [error] = [...document.errors, ...lostTags]
  if (error) throw yamlError(error, { document, text, source })
  const firstLine = before.split('\n').length
  const lineOf = (node: unknown) =>
    lines.linePos((node as Node | null | undefined)?.range?.[0] ?? 0).line + firstLine - 1
  return { document, lineOf, positionOf: (node) => `${file}:${lineOf(node)}` }
}

/** The name of a key. */
export function keyName(node: unknown): string {
  return String(isScalar(node) ? node.value : node)
}

/** A scalar as it is written in the file: `2.0` stays `2.0`; anything else as its value. */
export function writtenText(node: unknown): unknown {
  if (!isScalar(node) || node.value === null) return plainValue(node)
  return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value))
}

/** The value of a node without its syntax. */
export function plainValue(node: unknown): unknown {
  return node && typeof node === 'object' && 'toJSON' in node ? (node as Node).toJSON() : node
}

function yamlError(
  error: YAMLError,
  {
    document,
    text,
    source: { name, file, before = '', after = '' },
  }: { document: Document.Parsed; text: string; source: YamlSource },
): VellumError {
  const { reason, hint = usualFix(file), offset = error.pos[0] } = explain(error, document)
  const whole = before + text + after
  const linesBefore = whole.slice(0, before.length + offset).split('\n')
  const position = { line: linesBefore.length, column: linesBefore.at(-1)!.length + 1 }
  return new VellumError(`${name} cannot be parsed: ${reason}.`, {
    code: 'invalid-yaml',
    files: [`${file}:${position.line}:${position.column}`],
    frame: codeFrame(whole, position),
    hint,
  })
}

interface Explanation {
  readonly reason: string
  readonly hint?: string
  readonly offset?: number | undefined
}

function explain({ code, message }: YAMLError, document: Document.Parsed): Explanation {
  if (code === 'MISSING_CHAR' && message.includes('quote')) {
    return {
      reason: 'a quote is opened and never closed',
      hint: 'Close it, or put the value in quotes of the other kind.',
      // The parser reports the end of the text; an author looks for the start of the quotes.
      offset: lastQuoted(document),
    }
  }
  const [words = ''] = message.split('\n')
  const reason = words
    .replace(/ at line \d+.*/, '')
    .replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())
  return KNOWN[code] ?? { reason }
}

function usualFix(file: string): string {
  return file.endsWith('.json')
    ? 'Check its commas, quotes and braces.'
    : 'Put values with ":" or "#" in quotes, and indent with spaces.'
}

const KNOWN: { readonly [code in ErrorCode]?: Explanation } = {
  BLOCK_AS_IMPLICIT_KEY: {
    reason: 'a value contains ": ", as if it were another key',
    hint: 'Put the value in quotes.',
  },
  DUPLICATE_KEY: { reason: 'a key is there twice', hint: 'Remove one of them.' },
  TAG_RESOLVE_FAILED: {
    reason: 'a value starts with "!", as if that were its type',
    hint: 'Put the value in quotes.',
  },
  TAB_AS_INDENT: { reason: 'a line is indented with a tab', hint: 'Indent with spaces.' },
}

/** Where the last value in quotes begins. */
function lastQuoted(document: Document.Parsed): number | undefined {
  let start: number | undefined
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE') start = range?.[0]
    },
  })
  return start
}
