// Turns an error of the parser or of a site's plugin into an error that an author can act on: what is wrong,
// where, and how to fix it. The texts for the errors of the parser are in parserErrors.ts.

import { VellumError } from '../../base/errors.js'
import { fileSystemError } from '../../base/fileSystemError.js'
import { errorAt, positionInFile, sourceFrame } from './compileContext.js'
import { explainParserError, type ParserError, positionInText } from './parserErrors.js'
import type { CompileInput, MarkdownProblem } from './types.js'

/** The error of a page that could not be compiled. */
export function compileError(error: unknown, input: CompileInput): VellumError {
  if (error instanceof VellumError) return error
  if (error instanceof RangeError && error.message.includes('call stack')) return nestingError(input)
  const unreadable = fileSystemError(error)
  if (unreadable?.hint) {
    return new VellumError(unreadable.message, {
      code: unreadable.codes,
      files: [input.source],
      hint: unreadable.hint,
    })
  }
  const parserError = readParserError(error)
  if (!parserError.position) {
    return new VellumError('The page cannot be compiled.', {
      code: 'page-not-compiled',
      files: [input.source],
      hint: 'The cause is below. To find the position, remove parts of the page until it compiles.',
      cause: error,
    })
  }
  const { code, message, hint, at = parserError.position } = explainParserError(parserError, input)
  const position = positionInFile(at, input)
  return errorAt(message, { code, position, input, ...(hint === undefined ? { cause: error } : { hint }) })
}

/**
 * The error of a site's plugin; `plugin` is its path in the configuration, and its name. An error
 * with a position, as `file.fail` makes it, is about the page; any other is about the plugin.
 */
export function pluginError(error: unknown, plugin: string, input?: CompileInput): VellumError {
  const { position, reason } = readParserError(error)
  if (input && position) {
    const hint = `Correct the page, or the plugin of the site that rejects it: ${plugin}.`
    return errorAt(reason, {
      code: 'rejected-by-plugin',
      position: positionInFile(position, input),
      input,
      hint,
    })
  }
  return new VellumError(`A plugin of the site threw an error: ${plugin}.`, {
    code: 'plugin-threw',
    ...(input && { files: [input.source] }),
    hint: 'Fix the plugin, or remove it from the configuration; the cause is below.',
    cause: error,
  })
}

/** What a site's plugin warns of, with `file.message`. */
export function pluginWarning(warning: unknown, plugin: string, input: CompileInput): MarkdownProblem {
  const { position = { line: 1, column: 1 }, reason } = readParserError(warning)
  const inFile = positionInFile(position, input)
  return {
    type: 'plugin',
    code: 'reported-by-plugin',
    message: reason,
    hint: `Correct the page. It was reported by a plugin of the site: ${plugin}.`,
    frame: sourceFrame(input, inFile),
    ...inFile,
  }
}

/** A stack overflow has no position: the line with the most nesting characters is the best guess. */
function nestingError({ body, bodyLine, source }: CompileInput): VellumError {
  let [densest, most] = [1, 0]
  for (const [i, line] of body.split(/\r\n|\r|\n/).entries()) {
    const marks = line.match(/[<>{}[\]()*+:-]|^\s+/g)?.join('').length ?? 0
    if (marks > most) [densest, most] = [i + 1, marks]
  }
  return new VellumError('The page is nested too deeply to be compiled.', {
    code: 'nested-too-deeply',
    files: [`${source}:${densest + bodyLine - 1}`],
    hint: 'Lists, quotes or elements inside each other go thousands of levels deep, probably at this line: make them flatter.',
  })
}

function readParserError(error: unknown): ParserError {
  const { reason, ruleId, source, line, column, cause, message } = (error ?? {}) as Readonly<
    Record<string, unknown>
  >
  return {
    reason: String(reason ?? message ?? error),
    rule: String(ruleId ?? ''),
    source: String(source ?? ''),
    // A tag that is open at the end of the file has its position in the message only.
    position:
      typeof line === 'number'
        ? { line, column: typeof column === 'number' ? column : 1 }
        : positionInText(String(reason)),
    detail: cause instanceof Error ? cause.message.replace(/\s*\(\d+:\d+\)$/, '') : '',
  }
}
