// Puts the types of a sample into its lines of code. A name becomes an element with its
// type as an attribute, which CSS shows while the pointer is on the name:
//
//   <span class="tk-function" data-type="run(): void">run</span>
//
// The result of a `^?` query and an allowed error are under their line, with the class
// `vl-type-note`, so that they are not copied with the code.

import { escapeAttribute, escapeText } from '../../../shared/escapeHtml.js'
import { attributeOf, parseHtml, textOf } from '../../base/htmlTree.js'
import type { CodeLine } from '../code/codeLines.js'
import type { CheckedSample, TypeHover, TypeNote } from './types.js'

/** A line of code as HTML, and the notes under it. */
export interface TypedLine {
  readonly html: string
  readonly notes: string
}

type Highlight = (lines: readonly string[]) => readonly string[]

/** Puts the types into highlighted lines; `highlight` turns lines of code into HTML. */
export function typedLines({
  lines,
  html,
  sample,
  highlight,
}: {
  lines: readonly CodeLine[]
  html: readonly string[]
  sample: CheckedSample
  highlight: Highlight
}): TypedLine[] {
  return lines.map(({ text, index }, i) => {
    const inLine = <T extends { line: number }>(all: readonly T[]) => all.filter(({ line }) => line === index)
    const notes = inLine(sample.notes)
    const wrong = notes.filter(({ type }) => type === 'error')
    return {
      html: withTypes(html[i]!, { hovers: inLine(sample.hovers), wrong }),
      notes: notes.map((note) => noteHtml(note, { text, highlight })).join(''),
    }
  })
}

/** A type as lines of code to highlight: one without a keyword is the member of an interface. */
export function typeLines(text: string): readonly string[] {
  return [isStatement(text) ? '' : 'interface _ {', ...text.split('\n')]
}

/** All texts of a sample that `typedLines` highlights. */
export function typeTexts({ notes }: CheckedSample): string[] {
  return notes.filter(({ type }) => type === 'query').map(({ text }) => text)
}

function isStatement(text: string): boolean {
  return /^(?:const|let|var|function|class|interface|type|enum|namespace|module|using) /.test(text)
}

function highlightedType(text: string, highlight: Highlight): string {
  return highlight(typeLines(text)).slice(1).join('\n')
}

/** The note begins in the column of the name. Spaces move it there: the markup must not contain styles. */
function noteHtml(
  { type, text, start }: TypeNote,
  { text: line, highlight }: { text: string; highlight: Highlight },
): string {
  const column = type === 'query' ? start : line.length - line.trimStart().length
  const content = type === 'query' ? highlightedType(text, highlight) : escapeText(text)
  return `<span class="vl-type-note">${' '.repeat(column)}<span class="vl-type-${type}">${content}</span></span>`
}

/** A highlighted line is flat: texts, and elements with a class and a text. */
function withTypes(
  html: string,
  { hovers, wrong }: { hovers: readonly TypeHover[]; wrong: readonly TypeNote[] },
): string {
  if (hovers.length === 0 && wrong.length === 0) return html
  const edges = [...hovers, ...wrong]
    .flatMap(({ start, length }) => [start, start + length])
    .sort((a, b) => a - b)
  let offset = 0
  let typed = ''
  for (const node of parseHtml(html).children) {
    const text = textOf(node)
    const className = typeof node !== 'string' && attributeOf(node, 'class')
    const cuts = new Set([0, ...edges.map((edge) => edge - offset), text.length])
    const inside = [...cuts].filter((cut) => cut >= 0 && cut <= text.length).sort((a, b) => a - b)
    for (const [i, from] of inside.slice(0, -1).entries()) {
      const part = text.slice(from, inside[i + 1])
      const covers = ({ start, length }: { start: number; length: number }) =>
        start <= offset + from && offset + from < start + length
      const hover = hovers.find(covers)
      const classNames = [className, wrong.some(covers) && 'vl-type-wrong'].filter(Boolean).join(' ')
      const attributes = [
        classNames && ` class="${classNames}"`,
        hover && ` data-type="${escapeAttribute(hover.text)}"`,
      ].filter(Boolean)
      const content = escapeText(part)
      typed += attributes.length > 0 ? `<span${attributes.join('')}>${content}</span>` : content
    }
    offset += text.length
  }
  return typed
}
