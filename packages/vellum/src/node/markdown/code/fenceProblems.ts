// Reports what the notation of a fence says about nothing: names that do not exist, words that the code does not
// contain, lines that it does not have.

import type { Code } from 'mdast'
import { infoString } from '../../../shared/contentMarkup/fenceInfo.js'
import { nearestName } from '../../base/nearestName.js'
import { type CompileContext, sourcePosition } from '../compile/compileContext.js'
import { mayHaveNotation, NOTE_NAMES, readNotation, type UnreadNotation } from './codeNotation.js'
import { lineSpans } from './collapsedLines.js'
import { parseFenceNotation } from './fenceNotation.js'
import { includedLine, positionInFence } from './fencePosition.js'

/** Reports the problems of the notation of one fence. */
export function reportNotation(node: Code, context: CompileContext): void {
  if (mayHaveNotation(node.value)) {
    const { lines, unread } = readNotation(node.value)
    for (const each of unread) reportUnread(each, node, context)
    for (const word of new Set(lines.flatMap((line) => line.words)))
      if (!lines.some(({ text, words }) => words.includes(word) && text.includes(word)))
        reportNotedWord(word, node, context)
  }
  const { words, collapse, file } = parseFenceNotation(infoString(node))
  if (
    file !== undefined &&
    namesFile(file, context) &&
    node.value.trim() !== '' &&
    !context.includedFences.has(node)
  )
    reportOwnCode(file, node, context)
  for (const word of words) if (!node.value.includes(word)) reportWord(word, node, context)
  if (collapse !== undefined) reportLines(collapse, node, context)
  reportOptions(infoString(node), node, context)
}

/** Options of other engines after the language of a code block. */
const OTHER_OPTIONS: Readonly<Record<string, string>> = {
  hl_lines: 'Write the lines in braces: `{2-3}`.',
  linenums: 'Write `showLineNumbers`, or `showLineNumbers=5` to begin with another number.',
  lineNumbers: 'Write `showLineNumbers`, or `showLineNumbers=5` to begin with another number.',
  startLineNumber: 'Write `showLineNumbers=5`.',
  filename: 'Write `title="…"`.',
  ins: 'Write `[!code ++]` in a comment at the end of each line.',
  del: 'Write `[!code --]` in a comment at the end of each line.',
  tab: 'Write `:::code-group` around the code blocks, and `[name]` after their languages.',
}
/** Options with an object are those of plugins of the site. */
const OPTION = new RegExp(
  String.raw`(?<=\s)(?:(${Object.keys(OTHER_OPTIONS).join('|')})=(?!\{")|(lineNumbers)(?=\s|$))`,
  'g',
)

function reportOptions(info: string, node: Code, context: CompileContext): void {
  // Components of the site may read them.
  if (['pre', 'code', 'CodeBlock'].some((name) => name in context.options.components)) return
  const options = info.replace(/(?<==)(?:"[^"]*"|'[^']*')/g, '""')
  for (const [, option, flag] of options.matchAll(OPTION)) {
    const name = option ?? flag!
    context.problems.push({
      type: 'no-effect',
      code: 'other-code-option',
      message: `\`${name}\` is an option of code blocks in another engine, and has no effect here.`,
      hint: OTHER_OPTIONS[name]!,
      ...sourcePosition(node, context),
    })
  }
}

const KNOWN_NAMES = `Names are ${NOTE_NAMES.map((name) => `\`${name}\``).join(', ')} and \`word:…\`.`

function reportUnread(
  { written, line, column, meant, isKnown }: UnreadNotation,
  node: Code,
  context: CompileContext,
): void {
  const escaped = `Write "${written.replace('[!', '[!!')}" to show it.`
  const file = includedLine(node, line, context)
  const where = file && ` The line is in ${file}.`
  context.problems.push({
    type: 'notation',
    ...(isKnown
      ? {
          code: 'misplaced-code-notation',
          message: `The code notation "${written}" is not in a comment at the end of its line; it is shown as text.`,
          hint: `Move the comment to the end of the line, or to a line of its own. ${escaped}${where}`,
        }
      : {
          code: 'unknown-code-notation',
          message: `The code notation "${written}" is unknown; it is shown as text.`,
          hint: `${meant === undefined ? KNOWN_NAMES : `Did you mean "${meant}"?`} ${escaped}${where}`,
        }),
    ...positionInFence(node, { line, column }, context),
  })
}

/** Sites of Docusaurus have options of this name for components of their own. */
function namesFile(file: string, { input: { resolver } }: CompileContext): boolean {
  return /^(?:\.{1,2}|@site)\//.test(file) || resolver.file(file.split('#')[0]!).type !== 'missing'
}

function reportOwnCode(file: string, node: Code, context: CompileContext): void {
  context.problems.push({
    type: 'notation',
    code: 'code-file-unused',
    message: `The code block has \`file=${file}\` and code of its own; the file is not shown.`,
    hint: 'Remove the code to show that of the file, or write `title=` to name the file above the code.',
    ...sourcePosition(node, context),
  })
}

function reportNotedWord(word: string, node: Code, context: CompileContext): void {
  context.problems.push({
    type: 'notation',
    code: 'missing-code-word',
    message: `The code block highlights "${word}", which is not in its code.`,
    hint: `\`[!code word:${word}]\` is about its own line and those below it. Correct the word, or move the comment up.`,
    ...sourcePosition(node, context),
  })
}

function reportWord(word: string, node: Code, context: CompileContext): void {
  const near = nearestName(word, new Set(node.value.match(/[\p{L}\p{N}_$-]+/gu)))
  context.problems.push({
    type: 'notation',
    code: 'missing-code-word',
    message: `The code block highlights "${word}", which is not in its code.`,
    hint:
      near === undefined
        ? 'Correct the word between the slashes, or remove it.'
        : `Did you mean "/${near}/"?`,
    ...sourcePosition(node, context),
  })
}

function reportLines(collapse: string, node: Code, context: CompileContext): void {
  const { length } = mayHaveNotation(node.value) ? readNotation(node.value).lines : node.value.split('\n')
  const spans = lineSpans(collapse)
  if (spans.length > 0 && spans.every(([first, last]) => first >= 1 && last <= length)) return
  context.problems.push({
    type: 'notation',
    code: 'collapse-range',
    message: `The code block collapses the lines {${collapse}}, but it has ${length === 1 ? '1 line' : `${length} lines`}.`,
    hint: 'Write the first and the last line: `collapse={3-12}`. Lines are counted as they are shown.',
    ...sourcePosition(node, context),
  })
}
