// What the parser throws, in plain words: what is wrong, where, and how to write it
// instead (MD-10). The parser's own words are kept as the cause only where nothing
// better is known.

import { VellumError } from '../../base/errors.js'
import { fileSystemError } from '../../base/fileSystemError.js'
import { frameOf } from './compileContext.js'
import type { CompileInput, Position } from './types.js'

/** An error of the parser as one that a writer can act on. */
export function compileError(error: unknown, input: CompileInput): VellumError {
  if (error instanceof VellumError) return error
  if (error instanceof RangeError && error.message.includes('call stack')) {
    const line = densestLine(input.body) + input.bodyLine - 1
    return new VellumError('The page is nested too deeply to be compiled.', {
      files: [`${input.source}:${line}`],
      hint: 'Lists, quotes or elements inside each other go thousands of levels deep, probably at this line: make them flatter.',
    })
  }
  const unreadable = fileSystemError(error)
  if (unreadable?.hint) {
    return new VellumError(unreadable.message, { files: [input.source], hint: unreadable.hint })
  }
  const thrown = messageOf(error)
  if (!thrown.place) {
    return new VellumError('The page cannot be compiled.', {
      files: [input.source],
      hint: 'The cause is below. To find the place, take parts out of the page until it compiles.',
      cause: error,
    })
  }
  const { message, hint, at = thrown.place } = explain(thrown, input)
  const place = { line: at.line + input.bodyLine - 1, column: at.column }
  return new VellumError(message, {
    files: [`${input.source}:${place.line}:${place.column}`],
    frame: frameOf(input, place),
    ...(hint === undefined ? { cause: error } : { hint }),
  })
}

/**
 * What a plugin of the site threw; `plugin` is where it stands in the configuration, and its name. An
 * error with a place, as `file.fail` makes it, is about the page; any other is about the plugin.
 */
export function pluginError(error: unknown, plugin: string, input?: CompileInput): VellumError {
  const { place, reason } = messageOf(error)
  if (input && place) {
    const at = { line: place.line + input.bodyLine - 1, column: place.column }
    return new VellumError(reason, {
      files: [`${input.source}:${at.line}:${at.column}`],
      frame: frameOf(input, at),
      hint: `Correct the page. It was refused by a plugin of the site: ${plugin}.`,
    })
  }
  return new VellumError(`A plugin of the site threw an error: ${plugin}.`, {
    ...(input && { files: [input.source] }),
    hint: 'Correct the plugin, or take it out of the configuration; the cause is below.',
    cause: error,
  })
}

interface Thrown {
  readonly reason: string
  readonly rule: string
  readonly source: string
  readonly place: Position | undefined
  /** The words of the JavaScript parser. */
  readonly detail: string
}

interface Explained {
  readonly message: string
  readonly hint: string | undefined
  /** In the body. */
  readonly at?: Position
}

function messageOf(error: unknown): Thrown {
  const { reason, ruleId, source, line, column, cause, message } = (error ?? {}) as Readonly<
    Record<string, unknown>
  >
  return {
    reason: String(reason ?? message ?? error),
    rule: String(ruleId ?? ''),
    source: String(source ?? ''),
    // A tag that is open at the end of the file is only named in the text.
    place:
      typeof line === 'number'
        ? { line, column: typeof column === 'number' ? column : 1 }
        : openingPlace(String(reason)),
    detail: cause instanceof Error ? cause.message.replace(/\s*\(\d+:\d+\)$/, '') : '',
  }
}

const BRACE_HINT = 'Write \\{ for a brace that is text, or put it in `code`.'
const LESS_HINT = 'Write \\< or &lt; for a "<" that is text, or put it in `code`.'

/** Elements that never have content, and no closing tag. */
const VOID = /^<(?:area|base|col|embed|hr|img|input|link|meta|source|track|wbr)>$/

function explain({ reason, rule, source, detail, place }: Thrown, input: CompileInput): Explained {
  const [, closing = '', opening = ''] = /`(<[^`]*>)`[^`]*`(<[^`]*>)`/.exec(reason) ?? []
  const [tag = ''] = /<[^`]*>/.exec(reason) ?? []
  const opened = openingPlace(reason)
  if (source === 'mdast-util-mdx-jsx') {
    if (rule === 'end-tag-mismatch' && reason.startsWith('Unexpected closing tag')) {
      return {
        message: `The closing tag ${closing} does not match the opening tag ${opening}${opened ? ` in line ${opened.line + input.bodyLine - 1}` : ''}.`,
        hint: `Close ${opening} with ${opening.replace('<', '</')} before ${closing}.`,
      }
    }
    if (rule === 'end-tag-mismatch') {
      const name = tag.replace('</', '<')
      const empty = name.replace('>', ' />')
      if (VOID.test(name)) {
        return {
          message: `The tag ${name} is not closed.`,
          hint: `It has no content: end it with a slash, as in ${empty}.`,
          ...(opened ? { at: opened } : {}),
        }
      }
      return {
        message: `The tag ${name} is not closed where it belongs.`,
        hint: `Close it with ${name.replace('<', '</')}, with the same indentation and in the same list item, quote or paragraph, or write ${empty} if it is empty. ${LESS_HINT}`,
        ...(opened ? { at: opened } : {}),
      }
    }
    if (rule === 'unexpected-closing-slash') {
      return {
        message: 'A closing tag has no opening tag.',
        hint: `Remove it, or open the tag before. ${LESS_HINT}`,
      }
    }
    return { message: 'A closing tag contains more than its name.', hint: 'Write it as </name>.' }
  }
  if (source === 'micromark-extension-mdx-jsx') {
    // The place is the character after the "<".
    const at = place && reason.includes('before name') ? { ...place, column: place.column - 1 } : undefined
    const conflict = input.body.split(/\r?\n/)[(place?.line ?? 0) - 1]?.startsWith('<<<<<<< ') === true
    return { ...explainTag({ reason, rule, conflict }), ...(at ? { at } : {}) }
  }
  if (source.endsWith('-expression') || source === 'micromark-extension-mdx-expression') {
    if (rule === 'unexpected-eof') {
      const at = lastBrace(input.body, place)
      return {
        message: 'A "{" is not closed.',
        hint: `Add the closing "}". ${BRACE_HINT}`,
        ...(at ? { at } : {}),
      }
    }
    if (rule === 'unexpected-lazy') {
      return {
        message: 'The code in braces leaves the list item or quote that it starts in.',
        hint: 'Indent its lines like the first one, or begin them with ">" in a quote.',
      }
    }
    if (rule === 'acorn') {
      if (isHeadingId(input.body, place)) {
        return {
          message: 'The id of a heading is not written in one word.',
          hint: 'Write it without spaces, at the end of the line: ## Heading {#the-id}',
        }
      }
      return { message: `The code in braces is not valid JavaScript${words(detail)}.`, hint: BRACE_HINT }
    }
    return { message: 'The braces contain something else than one expression.', hint: BRACE_HINT }
  }
  if (source === 'micromark-extension-mdxjs-esm') {
    if (rule === 'non-esm') {
      return {
        message: 'Code after an import or export is neither of them.',
        hint: 'Leave a blank line after imports and exports, or write `export const …`.',
      }
    }
    return {
      message: `The import or export is not valid JavaScript${words(detail)}.`,
      hint: 'Leave a blank line between it and the text. A line of text that starts with "import" or "export" can begin with "\\" or another word.',
    }
  }
  return { message: `The page cannot be compiled: ${reason}`, hint: undefined }
}

function explainTag({
  reason,
  rule,
  conflict,
}: {
  reason: string
  rule: string
  /** Whether the line is one that git writes between two versions. */
  conflict: boolean
}): Explained {
  if (rule === 'unexpected-eof') {
    return {
      message: 'A tag that begins with "<" does not end.',
      hint: `Add the ">" or the closing quote of its attribute. ${LESS_HINT}`,
    }
  }
  if (rule === 'unexpected-lazy') {
    return {
      message: 'A tag leaves the list item or quote that it starts in.',
      hint: 'Indent its lines like the first one, or begin them with ">" in a quote.',
    }
  }
  if (/character `\/`.* before local name/.test(reason)) {
    return {
      message: 'An address in "<" and ">" is read as a tag.',
      hint: 'Write the address alone, or as a link: [text](https://…).',
    }
  }
  const [, character = ''] = /character `(`|[^`]+)`/.exec(reason) ?? []
  const shown = character === '"' ? "'\"'" : `"${character}"`
  if (reason.includes('before name')) {
    if (character === '!') {
      return {
        message: 'An HTML comment is not closed.',
        hint: 'End it with "-->", in the same list item, quote or paragraph.',
      }
    }
    if (character === '<' && conflict) {
      return {
        message: 'The file has an unresolved merge conflict.',
        hint: 'Keep one of the two sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
      }
    }
    const isSpace = /^\s?$/.test(character)
    return {
      message: isSpace
        ? 'A "<" is followed by a space.'
        : `A "<" is followed by ${shown}, which cannot begin a tag.`,
      hint: LESS_HINT,
    }
  }
  if (reason.includes('before attribute value')) {
    return {
      message: `The value of an attribute begins with ${shown}.`,
      hint: 'Put the value in quotes: name="value".',
    }
  }
  return {
    message: `A tag contains ${shown}, which is not allowed there.`,
    hint: `Check its attributes. ${LESS_HINT}`,
  }
}

function words(detail: string): string {
  return detail ? `: ${detail.charAt(0).toLowerCase()}${detail.slice(1)}` : ''
}

/** `'… for `<b>` (3:1-3:4)'` → line 3, column 1 */
function openingPlace(reason: string): Position | undefined {
  const [, line, column] = /\((\d+):(\d+)/.exec(reason) ?? []
  return line === undefined ? undefined : { line: Number(line), column: Number(column) }
}

/** A stack that is full does not tell of a place: the line with the most marks that nest is the best guess. */
function densestLine(body: string): number {
  let [densest, most] = [1, 0]
  for (const [i, line] of body.split(/\r\n|\r|\n/).entries()) {
    const marks = line.match(/[<>{}[\]()*+:-]|^\s+/g)?.join('').length ?? 0
    if (marks > most) [densest, most] = [i + 1, marks]
  }
  return densest
}

/** Whether the code in braces is meant as the id of a heading: `## Title {#my id}` */
function isHeadingId(body: string, place: Position | undefined): boolean {
  return /^ {0,3}#{1,6}\s.*\{#/.test(body.split(/\r?\n/)[(place?.line ?? 0) - 1] ?? '')
}

/** The parser only tells where the text ended; the brace is the last one before. */
function lastBrace(body: string, end: Position | undefined): Position | undefined {
  const lines = body.split(/\r?\n/).slice(0, end?.line)
  for (let i = lines.length - 1; i >= 0; i--) {
    const column = lines[i]!.lastIndexOf('{')
    if (column >= 0) return { line: i + 1, column: column + 1 }
  }
  return undefined
}
