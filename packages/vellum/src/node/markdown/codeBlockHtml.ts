// The markup of a code block: for fences, and for the component in server rendering.

import { escapeAttribute, escapeText } from '../../shared/escapeHtml.js'
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
}: CodeBlock): CodeBlockHtml {
  const lines = markLines({ code, language, range, magicComments, place })
  const texts = lines.map(({ text }) => text)
  const html = colouredLines(texts, language, memory)
  const hasElements = lineNumbers !== undefined || lines.some(({ classNames }) => classNames.length > 0)
  const content = hasElements
    ? lines
        .map(({ classNames }, i) => {
          const number = lineNumbers === undefined ? '' : ` data-line="${lineNumbers + i}"`
          return `<span class="${escapeAttribute(['vl-line', ...classNames].join(' '))}"${number}>${html[i]}\n</span>`
        })
        .join('')
    : html.join('\n')
  const codeClass = lineNumbers === undefined ? 'vl-code-lines' : 'vl-code-lines vl-code-numbered'
  const className = `language-${language} theme-code-block vl-code`
  const heading = title ? `<div class="vl-code-title">${escapeText(title)}</div>` : ''
  const inner = `${heading}<div class="vl-code-content"><pre tabindex="0" class="vl-code-pre"><code class="${codeClass}">${content}</code></pre></div>`
  return { className, inner, outer: `<div class="${escapeAttribute(className)}">${inner}</div>` }
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
