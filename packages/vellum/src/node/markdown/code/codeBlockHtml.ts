// The markup of a code block: for fences, and for the component in server rendering.

import { escapeAttribute, escapeText } from '../../../shared/escapeHtml.js'
import type { CheckedSample } from '../samples/typeChecker.js'
import { type TypedLine, typedLines } from '../samples/typeHints.js'
import { type MagicComment, markLines } from './codeBlocks.js'
import type { CodeMemory } from './codeMemory.js'
import { highlightLines, isColoured } from './highlight.js'

/** What a code block shows. */
export interface CodeBlock {
  readonly code: string
  /** In lower case. Must be loaded to be coloured. */
  readonly language: string
  readonly title?: string | undefined
  /** Which lines are marked: `1,4-6` */
  readonly range?: string | undefined
  /** The number of the first line; none when it is missing. */
  readonly lineNumbers?: number | undefined
  readonly magicComments: readonly MagicComment[]
  /** For the message of an error: `docs/a.md:12` */
  readonly place: string
  readonly memory?: CodeMemory | undefined
  /** The types to show; `code` is what it shows. */
  readonly sample?: CheckedSample | undefined
}

/** A code block as HTML: the element's class, what is in it, and both together. */
export interface CodeBlockHtml {
  readonly className: string
  readonly inner: string
  readonly outer: string
}

/** Lines are elements only when one of them is marked or has a number (CB-1 … CB-7). */
export function codeBlockHtml({
  code,
  language,
  title,
  range,
  lineNumbers,
  magicComments,
  place,
  memory,
  sample,
}: CodeBlock): CodeBlockHtml {
  const lines = markLines({ code, language, range, magicComments, place })
  const colour = (texts: readonly string[]) => colouredLines(texts, language, memory)
  const coloured = colour(lines.map(({ text }) => text))
  const typed = sample && typedLines({ lines, html: coloured, sample, colour })
  const hasElements = lineNumbers !== undefined || lines.some(({ classNames }) => classNames.length > 0)
  const content = hasElements
    ? lines
        .map(({ classNames }, i) => {
          const number = lineNumbers === undefined ? '' : ` data-line="${lineNumbers + i}"`
          const line = typed?.[i]?.html ?? coloured[i]
          return `<span class="${escapeAttribute(['vl-line', ...classNames].join(' '))}"${number}>${line}\n</span>${typed?.[i]?.notes ?? ''}`
        })
        .join('')
    : (typed?.map(withNotes) ?? coloured).join('\n')
  const codeClass = lineNumbers === undefined ? 'vl-code-lines' : 'vl-code-lines vl-code-numbered'
  const className = `language-${language} theme-code-block vl-code`
  const heading = title ? `<div class="vl-code-title">${escapeText(title)}</div>` : ''
  const inner = `${heading}<div class="vl-code-content"><pre tabindex="0" class="vl-code-pre"><code class="${codeClass}">${content}</code></pre></div>`
  return { className, inner, outer: `<div class="${escapeAttribute(className)}">${inner}</div>` }
}

/** A note comes after the end of its line, unless that is the last one: nothing but code has line breaks. */
function withNotes({ html, notes }: TypedLine, i: number, all: readonly TypedLine[]): string {
  const before = all[i - 1]?.notes ?? ''
  return before + html + (i === all.length - 1 ? notes : '')
}

/** The lines from the memory, else coloured now; plain when the language is not loaded. */
function colouredLines(
  texts: readonly string[],
  language: string,
  memory: CodeMemory | undefined,
): readonly string[] {
  const remembered = memory?.find(texts, language)
  if (remembered) return remembered
  const coloured = highlightLines(texts, language)
  // A language that is not known must be reported every time.
  if (coloured && isColoured(language)) memory?.keep(texts, language, coloured)
  return coloured ?? texts.map(escapeText)
}
