// The code blocks that Node highlighted for the components of a page, as a record that the browser
// gets with the page. The highlighter itself is never sent.

import { codeBlockMarkup, codeLineMarkup } from '../../shared/contentMarkup/codeBlock.js'
import { codeBlockInfo } from '../../shared/contentMarkup/fenceInfo.js'
import { markupHtml } from '../../shared/contentMarkup/markupHtml.js'
import { escapeText } from '../../shared/escapeHtml.js'
import type { HighlightInput } from '../../shared/rendering.js'
import { type HighlightCode, type HighlightRecord, useHighlightSource } from '../context/highlighter.js'

/** Returns the function that renders code as a code block. */
export function useHighlighter(): HighlightCode {
  const source = useHighlightSource()
  return typeof source === 'function' ? source : highlighterOf(source)
}

/** One for each record, so that kept blocks stay. */
const highlighters = new WeakMap<HighlightRecord, HighlightCode>()

function highlighterOf(record: HighlightRecord): HighlightCode {
  const highlighter = highlighters.get(record) ?? highlightFromRecord(record)
  highlighters.set(record, highlighter)
  return highlighter
}

/** For Node: a highlighter that records everything it returns, to be sent with the page's data. */
export function recordHighlights(highlight: HighlightCode): {
  readonly highlight: HighlightCode
  readonly record: HighlightRecord
} {
  const record: Record<string, string> = {}
  return {
    highlight: (input) => (record[keyOf(input)] = highlight(input)),
    record,
  }
}

/** For the browser: returns blocks of the record; other code is not highlighted. */
export function highlightFromRecord(record: HighlightRecord = {}): HighlightCode {
  const knownBlocks = new Map(Object.entries(record))
  return Object.assign((input: HighlightInput) => knownBlocks.get(keyOf(input)) ?? plainBlock(input), {
    keep: (input: HighlightInput, html: string) => void knownBlocks.set(keyOf(input), html),
  })
}

/** A short key for code and its options: 53 bits of a hash, so that the code is not sent twice. */
function keyOf({ code, language, meta, title, showLineNumbers }: HighlightInput): string {
  const text = JSON.stringify([code, language, meta, title, showLineNumbers])
  let low = 1
  let high = 2
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    low = Math.imul(low ^ unit, 2654435761)
    high = Math.imul(high ^ unit, 1597334677)
  }
  return ((high >>> 11) * 2 ** 32 + (low >>> 0)).toString(36)
}

/** The same markup as Node renders for a language that it does not know. */
function plainBlock(input: HighlightInput): string {
  const { language = 'text', title, lineNumbers } = codeBlockInfo(input)
  const text = escapeText(input.code.replace(/\r?\n$/, ''))
  const lines = text.split('\n').map((line, i) => codeLineMarkup(line, { number: (lineNumbers ?? 0) + i }))
  const content = lineNumbers === undefined ? text : lines.map(markupHtml).join('')
  return markupHtml(codeBlockMarkup({ language, title, lineNumbers, content }))
}
