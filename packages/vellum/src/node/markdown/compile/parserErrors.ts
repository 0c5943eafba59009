// The errors of the Markdown and MDX parsers in plain words, by the package that threw them: what is wrong
// and how to write it. The parser's own message is kept only if nothing better is known.

import { VOID_ELEMENTS } from '../../base/voidElements.js'
import type { MessageCode } from '../../messages/catalogue.js'
import type { CompileInput, Position } from './types.js'

/** A parsed error of a parser. */
export interface ParserError {
  readonly reason: string
  readonly rule: string
  /** The package that threw it. */
  readonly source: string
  /** The position in the body. */
  readonly position: Position | undefined
  /** The message of the JavaScript parser. */
  readonly detail: string
}

/** An error in plain words. */
export interface Explanation {
  readonly code: MessageCode
  readonly message: string
  readonly hint: string | undefined
  /** A better position than the parser's, in the body. */
  readonly at?: Position
}

/** Explains an error of the parser. */
export function explainParserError(error: ParserError, input: CompileInput): Explanation {
  if (error.source === 'mdast-util-mdx-jsx') return explainClosingTag(error, input)
  if (error.source === 'micromark-extension-mdx-jsx') return explainTag(error, input)
  if (error.source.endsWith('-expression')) return explainExpression(error, input)
  if (error.source === 'micromark-extension-mdxjs-esm') return explainEsm(error)
  return {
    code: 'page-not-compiled',
    message: `The page cannot be compiled: ${error.reason}`,
    hint: undefined,
  }
}

/** `'… for `<b>` (3:1-3:4)'` → line 3, column 1 */
export function positionInText(reason: string): Position | undefined {
  const [, line, column] = /\((\d+):(\d+)/.exec(reason) ?? []
  return line === undefined ? undefined : { line: Number(line), column: Number(column) }
}

const BRACE_HINT = 'Write \\{ for a brace that is text, or put it in `code`.'
const LESS_HINT = 'Write \\< or &lt; for a "<" that is text, or put it in `code`.'
const LAZY_HINT = 'Indent its lines like the first one, or begin them with ">" in a quote.'

function explainClosingTag({ reason, rule }: ParserError, { body, bodyLine }: CompileInput): Explanation {
  const opened = positionInText(reason)
  if (rule === 'end-tag-mismatch' && reason.startsWith('Unexpected closing tag')) {
    const [, closing = '', opening = ''] = /`(<[^`]*>)`[^`]*`(<[^`]*>)`/.exec(reason) ?? []
    return {
      code: 'mismatched-tag',
      message: `The closing tag ${closing} does not match the opening tag ${opening}${opened ? ` in line ${opened.line + bodyLine - 1}` : ''}.`,
      hint: `Close ${opening} with ${opening.replace('<', '</')} before ${closing}.`,
    }
  }
  if (rule === 'end-tag-mismatch') {
    const [tag = ''] = /<[^`]*>/.exec(reason) ?? []
    const explanation = explainOpenTag(tag.replace('</', '<'), hasTextAfter(body, opened))
    return { ...explanation, ...(opened && { at: opened }) }
  }
  if (rule === 'unexpected-closing-slash') {
    return {
      code: 'stray-closing-tag',
      message: 'A closing tag has no opening tag.',
      hint: `Remove it, or open the tag before. ${LESS_HINT}`,
    }
  }
  return {
    code: 'invalid-tag',
    message: 'A closing tag contains more than its name.',
    hint: 'Write it as </name>.',
  }
}

/** Whether a line begins with a tag and has more: then it is a paragraph, which ends before the next block. */
function hasTextAfter(body: string, opened: Position | undefined): boolean {
  return /^\s*<[^>]*>\s*\S/.test(lineAt(body, opened))
}

function explainOpenTag(tag: string, isWithText: boolean): Explanation {
  const empty = tag.replace('>', ' />')
  if (VOID_ELEMENTS.has(tag.slice(1, -1))) {
    return {
      code: 'unclosed-tag',
      message: `The tag ${tag} is not closed.`,
      hint: `It has no content: end it with a slash, as in ${empty}.`,
    }
  }
  return {
    code: 'unclosed-tag',
    message: `The tag ${tag} is not closed where it belongs.`,
    hint: `${isWithText ? `If there are blank lines in it, write ${tag} alone in its line. ` : ''}Close it with ${tag.replace('<', '</')}, with the same indentation and in the same list item, quote or paragraph, or write ${empty} if it is empty. ${LESS_HINT}`,
  }
}

function explainTag(error: ParserError, { body }: CompileInput): Explanation {
  const { reason, position } = error
  const explanation = explainTagText(error, lineAt(body, position))
  // The parser reports the character after the "<".
  if (!position || !reason.includes('before name')) return explanation
  return { ...explanation, at: { ...position, column: position.column - 1 } }
}

function explainTagText({ reason, rule }: ParserError, line: string): Explanation {
  if (rule === 'unexpected-eof') {
    return {
      code: 'unfinished-tag',
      message: 'A tag that begins with "<" does not end.',
      hint: `Add the ">" or the closing quote of its attribute. ${LESS_HINT}`,
    }
  }
  if (rule === 'unexpected-lazy') {
    return {
      code: 'tag-leaves-block',
      message: 'A tag leaves the list item or quote that it starts in.',
      hint: LAZY_HINT,
    }
  }
  if (/character `\/`.* before local name/.test(reason)) {
    return {
      code: 'url-as-tag',
      message: 'A URL in "<" and ">" is read as a tag.',
      hint: 'Write the URL alone, or as a link: [text](https://…).',
    }
  }
  const [, character = ''] = /character `(`|[^`]+)`/.exec(reason) ?? []
  const shown = character === '"' ? "'\"'" : `"${character}"`
  if (reason.includes('before name')) return explainTagStart(character, { shown, line })
  if (reason.includes('before attribute value')) {
    return {
      code: 'invalid-tag',
      message: `The value of an attribute begins with ${shown}.`,
      hint: 'Put the value in quotes: name="value".',
    }
  }
  return {
    code: 'invalid-tag',
    message: `A tag contains ${shown}, which is not allowed there.`,
    hint: `Check its attributes. ${LESS_HINT}`,
  }
}

/** A character after "<" that cannot begin a name. */
function explainTagStart(character: string, { shown, line }: { shown: string; line: string }): Explanation {
  if (character === '!') {
    return {
      code: 'unclosed-comment',
      message: 'An HTML comment is not closed.',
      hint: 'End it with "-->", in the same list item, quote or paragraph.',
    }
  }
  if (character === '<' && line.startsWith('<<<<<<< ')) {
    return {
      code: 'merge-conflict',
      message: 'The file has an unresolved merge conflict.',
      hint: 'Keep one of the two sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    }
  }
  const isSpace = /^\s?$/.test(character)
  return {
    code: 'less-than-sign',
    message: isSpace
      ? 'A "<" is followed by a space.'
      : `A "<" is followed by ${shown}, which cannot begin a tag.`,
    // A snippet of VitePress: `<<< @/a.ts`
    hint: /^<<<[ \t]+[@./\w]/.test(line)
      ? `Write an empty code block with \`file=./a.ts\` after the language to show a file. ${LESS_HINT}`
      : LESS_HINT,
  }
}

function explainExpression({ rule, position, detail }: ParserError, { body }: CompileInput): Explanation {
  if (rule === 'unexpected-eof') {
    const at = lastBrace(body, position)
    return {
      code: 'unclosed-brace',
      message: 'A "{" is not closed.',
      hint: `Add the closing "}". ${BRACE_HINT}`,
      ...(at && { at }),
    }
  }
  if (rule === 'unexpected-lazy') {
    return {
      code: 'tag-leaves-block',
      message: 'The code in braces leaves the list item or quote that it starts in.',
      hint: LAZY_HINT,
    }
  }
  if (rule !== 'acorn') {
    return {
      code: 'invalid-expression',
      message: 'The braces do not contain exactly one expression.',
      hint: BRACE_HINT,
    }
  }
  return {
    code: 'invalid-expression',
    message: `The code in braces is not valid JavaScript${suffix(detail)}.`,
    hint: BRACE_HINT,
  }
}

function explainEsm({ rule, detail }: ParserError): Explanation {
  if (rule === 'non-esm') {
    return {
      code: 'invalid-import',
      message: 'The lines after an import or export are neither.',
      hint: 'Leave a blank line after imports and exports, or write `export const …`.',
    }
  }
  return {
    code: 'invalid-import',
    message: `The import or export is not valid JavaScript${suffix(detail)}.`,
    hint: 'Leave a blank line between it and the text. A line of text that starts with "import" or "export" can begin with "\\" or another word.',
  }
}

function suffix(detail: string): string {
  return detail ? `: ${detail.charAt(0).toLowerCase()}${detail.slice(1)}` : ''
}

function lineAt(body: string, position: Position | undefined): string {
  return body.split(/\r?\n/)[(position?.line ?? 0) - 1] ?? ''
}

/** The parser reports only the end of the text; the open brace is the last one before it. */
function lastBrace(body: string, end: Position | undefined): Position | undefined {
  const lines = body.split(/\r?\n/).slice(0, end?.line)
  for (let i = lines.length - 1; i >= 0; i--) {
    const column = lines[i]!.lastIndexOf('{')
    if (column >= 0) return { line: i + 1, column: column + 1 }
  }
  return undefined
}
