// Errors of a site's own code in development, as its author needs them: the file, the line, and the lines
// around it. In: an error of Vite or of a component. Out: a VellumError if the position is known, otherwise
// the same error.

import { resolve, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { codeFrame, VellumError } from '../base/errors.js'
import { knownError } from '../base/fileSystemError.js'
import { readIfFile } from '../base/readIfFile.js'
import { relativePath } from '../base/relativePath.js'

/** The folder of the code, and how positions in compiled code are found in it. */
export interface CodeErrorInput {
  readonly siteDir: string
  /** A stack with the positions of the sources. */
  readonly originalStack: (stack: string) => string
}

interface CodePosition {
  readonly file: string
  /** Both count from 1; undefined if they are not positions in the file. */
  readonly at?: { readonly line: number; readonly column: number } | undefined
}

/** Adds the position to an error of the site's code. */
export function explainCodeError(thrown: unknown, input: CodeErrorInput): unknown {
  const error = ownError(thrown)
  if (error instanceof VellumError) return withThrownPosition(error, input)
  if (!(error instanceof Error) || knownError(error)) return error
  return missingImport(error, input) ?? parseError(error, input) ?? thrownWhileLoading(error, input) ?? error
}

/**
 * An error of the engine in a plugin, such as for a partial: Vite passes it on as a new error with the same
 * fields.
 */
function ownError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof VellumError || error.name !== 'VellumError') return error
  const { message, codes, files, frame, hint } = error as VellumError
  return new VellumError(message, {
    code: codes,
    files,
    ...(frame !== undefined && { frame }),
    ...(hint !== undefined && { hint }),
  })
}

/** A component threw while its page was rendered. */
function withThrownPosition(error: VellumError, input: CodeErrorInput): VellumError {
  const { message, codes, files, frame, hint, cause } = error
  // The module could not be loaded at all.
  const unread =
    cause instanceof Error && codes.includes('page-code-threw')
      ? (missingImport(cause, input) ?? parseError(cause, input))
      : undefined
  if (unread) return unread
  const thrownAt = cause instanceof Error && frame === undefined ? thrownPosition(cause, input) : undefined
  if (!thrownAt) return error
  const position = describePosition(thrownAt, input)
  return new VellumError(message, {
    code: codes,
    ...position,
    files: [...new Set([...position.files, ...files])],
    ...(hint !== undefined && { hint }),
    cause,
  })
}

const MISSING = [
  /^Failed to load url (?<name>\S+) \(resolved id: .*?\) in (?<file>.+?)\. Does the file exist\?/,
  /^Cannot find (?:module|package) '(?<name>.+?)' imported from ["']?(?<file>.+?)["']?$/m,
]

function missingImport({ message }: Error, input: CodeErrorInput): VellumError | undefined {
  const { name, file } = MISSING.map((pattern) => pattern.exec(message)?.groups).find(Boolean) ?? {}
  if (name === undefined || file === undefined) return undefined
  const path = withoutQuery(file)
  const at = importPosition(readIfFile(path), name)
  return new VellumError(`The import "${name}" cannot be resolved.`, {
    code: 'import-not-found',
    ...describePosition({ file: path, at }, input),
    hint: /^(?:\.|\/|@site\/)/.test(name)
      ? 'Correct the path, or create the file.'
      : `Correct the name, or install the package: npm install ${packageOf(name)}`,
  })
}

/** `[PARSE_ERROR] Unexpected token` and below it `╭─[ docs/Box.jsx:1:25 ]` */
const PARSE_ERROR = /\[\w+\] (?<text>.+)\n\s*╭─\[ (?<file>.+?):(?<line>\d+):(?<column>\d+) \]/

function parseError({ message }: Error, input: CodeErrorInput): VellumError | undefined {
  const groups = PARSE_ERROR.exec(stripVTControlCharacters(message))?.groups
  if (!groups) return undefined
  const { text = '', file = '', line, column } = groups
  const at = { line: Number(line), column: Number(column) }
  return new VellumError(`The code cannot be parsed: ${text}.`, {
    code: 'invalid-code',
    ...describePosition({ file: resolve(file), at }, input),
    hint: 'Correct the code at this position.',
  })
}

function thrownWhileLoading(error: Error, input: CodeErrorInput): VellumError | undefined {
  const thrownAt = thrownPosition(error, input)
  if (!thrownAt) return undefined
  return new VellumError('The code of the page throws an error while it is loaded.', {
    code: 'page-code-threw',
    ...describePosition(thrownAt, input),
    hint: 'Correct the code that throws; the cause is below.',
    cause: error,
  })
}

/** The first position in the stack that is in the site's own code. */
function thrownPosition(
  { stack = '' }: Error,
  { siteDir, originalStack }: CodeErrorInput,
): CodePosition | undefined {
  for (const line of originalStack(stack).split('\n')) {
    const [, path = '', row, column] =
      /^\s+at (?:.*\()?(?:file:\/\/)?(\/.+?|[a-z]:.+?):(\d+):(\d+)\)?$/i.exec(line) ?? []
    const file = withoutQuery(path)
    if (!file.startsWith(siteDir + sep) || /[\\/](?:node_modules|\.vellum)[\\/]/.test(file)) continue
    // The lines of a Markdown file are not those of the compiled code.
    const isMarkdown = /\.mdx?$/.test(file)
    return { file, at: isMarkdown ? undefined : { line: Number(row), column: Number(column) } }
  }
  return undefined
}

function describePosition(
  { file, at }: CodePosition,
  { siteDir }: CodeErrorInput,
): { readonly files: readonly string[]; readonly frame?: string } {
  const path = relativePath(siteDir, file)
  if (!at) return { files: [path] }
  const text = readIfFile(file)
  return {
    files: [`${path}:${at.line}:${at.column}`],
    ...(text !== undefined && { frame: codeFrame(text, at) }),
  }
}

/** The position of a module's name in a text. */
function importPosition(text: string | undefined, name: string): CodePosition['at'] {
  const index = Math.max(...[`'${name}'`, `"${name}"`].map((quoted) => text?.indexOf(quoted) ?? -1))
  if (text === undefined || index === -1) return undefined
  const before = text.slice(0, index).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}

/** `@scope/name/part` → `@scope/name` */
function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

function withoutQuery(file: string): string {
  return file.replace(/\?.*$/, '')
}
