// The markup of a code block: for fences, and for the component in server rendering.

import { codeBlockMarkup, codeLineMarkup } from '../../../shared/contentMarkup/codeBlock.js'
import { childHtml, markupHtml } from '../../../shared/contentMarkup/markupHtml.js'
import { escapeText } from '../../../shared/escapeHtml.js'
import { type TypedLine, typedLines } from '../samples/typeHints.js'
import type { CheckedSample } from '../samples/types.js'
import type { CodeCache } from './codeCache.js'
import { type CodeLine, codeLines, type MagicComment } from './codeLines.js'
import { collapseLines } from './collapsedLines.js'
import { canHighlight, highlightLines } from './highlight.js'
import { highlightWords } from './highlightedWords.js'

/** What a code block shows. */
export interface CodeBlock {
  readonly code: string
  /** The language in lower case. The code is highlighted only if the language is loaded. */
  readonly language: string
  readonly title?: string | undefined
  /** The highlighted lines: `1,4-6` */
  readonly range?: string | undefined
  /** The number of the first line; `undefined` = no line numbers. */
  readonly lineNumbers?: number | undefined
  /** Words that are highlighted in all lines. */
  readonly words?: readonly string[] | undefined
  /** The collapsed lines: `3-12` */
  readonly collapse?: string | undefined
  /** What is shown in the place of a number of collapsed lines. */
  readonly collapsedLabel?: ((count: number) => string) | undefined
  readonly magicComments: readonly MagicComment[]
  /** The position, for error messages: `docs/a.md:12` */
  readonly sourceName: string
  readonly cache?: CodeCache | undefined
  /** The types to show; `code` is then the code of the sample. */
  readonly sample?: CheckedSample | undefined
}

/** A code block as HTML: the element's class, its content, and both together. */
export interface CodeBlockHtml {
  readonly className: string
  readonly inner: string
  readonly outer: string
}

/** Renders a code block. A line gets its own element only when a line of the block has a class or a number. */
export function codeBlockHtml(input: CodeBlock): CodeBlockHtml {
  const { language, title, lineNumbers, words = [], collapse, collapsedLabel, cache, sample } = input
  const lines = codeLines({ ...input, range: input.range })
  const highlight = (texts: readonly string[]) => cachedLines(texts, language, cache)
  const html = highlight(lines.map(({ text }) => text))
  const typed = sample && typedLines({ lines, html, sample, highlight })
  const worded = withWords(typed ?? html.map(plainLine), lines, words)
  const hasElements =
    lineNumbers !== undefined ||
    collapse !== undefined ||
    lines.some(({ classNames }) => classNames.length > 0)
  // Removed lines are not copied, unless there are no others.
  const isRemoved = lines.every(({ change, text }) => change === 'removed' || text.trim() === '')
  const elements = hasElements
    ? lines.map((line, i) =>
        lineElement(isRemoved ? { ...line, change: undefined } : line, {
          ...worded[i]!,
          number: lineNumbers === undefined ? undefined : lineNumbers + i,
        }),
      )
    : []
  const content = hasElements
    ? (collapse === undefined ? elements : collapseLines(elements, collapse, collapsedLabel)).join('')
    : worded.map(withNotes).join('\n')
  const className = blockClasses(lines, content)
  const block = codeBlockMarkup({ language, title, lineNumbers, className, content })
  return {
    className: String(block.attributes.className),
    inner: block.children.map(childHtml).join(''),
    outer: markupHtml(block),
  }
}

function plainLine(html: string): TypedLine {
  return { html, notes: '' }
}

/** The lines with the words of the whole block, and with those of each line. */
function withWords(
  typed: readonly TypedLine[],
  lines: readonly CodeLine[],
  words: readonly string[],
): readonly TypedLine[] {
  if (words.length === 0 && lines.every((line) => line.words === undefined)) return typed
  return typed.map((line, i) => {
    const { text, words: ownWords = [] } = lines[i]!
    return { ...line, html: highlightWords(line.html, text, [...words, ...ownWords]) }
  })
}

/** The classes of a block with notation: its stylesheet is loaded by the first of them. */
function blockClasses(lines: readonly CodeLine[], content: string): string | undefined {
  const hasNotation = / class="vl-(?:line vl-line-|line [^"]* vl-line-|word|code-collapsed)/.test(content)
  if (!hasNotation) return undefined
  const hasFocus = lines.some(({ classNames }) => classNames.includes('vl-line-focus'))
  return hasFocus ? 'vl-code-notes vl-code-focus' : 'vl-code-notes'
}

function lineElement(
  { classNames, change }: Pick<CodeLine, 'classNames' | 'change'>,
  { html, notes, number }: TypedLine & { number: number | undefined },
): string {
  const tag = change && CHANGE_TAGS[change]
  return markupHtml(codeLineMarkup(html, { tag, classNames, number })) + notes
}

/** What is copied has no `<del>`. */
const CHANGE_TAGS = { added: 'ins', removed: 'del' }

/** A note follows the line break of its line, or the end: only code may contain line breaks. */
function withNotes({ html, notes }: TypedLine, i: number, all: readonly TypedLine[]): string {
  const before = all[i - 1]?.notes ?? ''
  return before + html + (i === all.length - 1 ? notes : '')
}

/** The lines from the cache, otherwise highlighted now; plain if the language is not loaded. */
function cachedLines(
  texts: readonly string[],
  language: string,
  cache: CodeCache | undefined,
): readonly string[] {
  const cached = cache?.find(texts, language)
  if (cached) return cached
  const html = highlightLines(texts, language)
  // An unknown language must be reported every time.
  if (html && canHighlight(language)) cache?.keep(texts, language, html)
  return html ?? texts.map(escapeText)
}
