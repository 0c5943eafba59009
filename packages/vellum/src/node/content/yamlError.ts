// What is wrong with a YAML text, in the words of someone who writes front matter and
// not a parser.

import { type Document, type ErrorCode, visit, type YAMLError } from 'yaml'
import { codeFrame, VellumError } from '../base/errors.js'

/** Where a text stands, to show it. */
export interface YamlSource {
  /** What the text is: `The tags file`. */
  readonly name: string
  readonly file: string
  /** The text with all that is before it in its file. */
  readonly text: string
  /** Where in `text` it begins. */
  readonly start?: number
}

/** The first thing that is wrong with a parsed text; undefined when nothing is. */
export function yamlError(
  document: Document.Parsed,
  { name, file, text, start = 0 }: YamlSource,
): VellumError | undefined {
  const [error] = document.errors
  if (!error) return undefined
  const { reason, hint = usualFix(file), offset = error.pos[0] } = explain(error, document)
  const before = text.slice(0, start + offset).split('\n')
  const position = { line: before.length, column: before.at(-1)!.length + 1 }
  return new VellumError(`${name} cannot be parsed: ${reason}.`, {
    files: [`${file}:${position.line}:${position.column}`],
    frame: codeFrame(text, position),
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
      // The parser notices at the end; a person looks for the beginning.
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
