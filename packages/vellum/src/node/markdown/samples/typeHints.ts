// The types of a sample as markup in its lines of code. A name becomes an element with
// its type as an attribute, which CSS shows while the name is pointed at:
//
//   <span class="tk-function" data-type="run(): void">run</span>
//
// An answer to `^?` and an allowed error stand under their line, with the class
// `vl-type-note`, so that they can be told from what is copied.

import { escapeAttribute, escapeText } from '../../../shared/escapeHtml.js'
import type { CodeLine } from '../code/codeBlocks.js'
import type { CheckedSample, TypeHover, TypeNote } from './typeChecker.js'

/** A line of code as HTML, and what stands under it. */
export interface TypedLine {
  readonly html: string
  readonly notes: string
}

/** Puts the types into coloured lines. `colour` makes HTML of lines of code. */
export function typedLines({
  lines,
  html,
  sample,
  colour,
}: {
  lines: readonly CodeLine[]
  html: readonly string[]
  sample: CheckedSample
  colour: (lines: readonly string[]) => readonly string[]
}): TypedLine[] {
  return lines.map(({ text, index }, i) => {
    const inLine = <T extends { line: number }>(all: readonly T[]) => all.filter(({ line }) => line === index)
    const notes = inLine(sample.notes)
    const wrong = notes.filter(({ type }) => type === 'error')
    return {
      html: withTypes(html[i]!, { hovers: inLine(sample.hovers), wrong }),
      notes: notes.map((note) => noteHtml(note, { text, colour })).join(''),
    }
  })
}

/** The lines that a type is coloured as: what has no keyword reads like the member of an interface. */
export function typeLines(text: string): readonly string[] {
  return [isStatement(text) ? '' : 'interface _ {', ...text.split('\n')]
}

/** All texts of a sample that `typedLines` will ask colours for. */
export function typeTexts({ notes }: CheckedSample): string[] {
  return notes.filter(({ type }) => type === 'query').map(({ text }) => text)
}

function isStatement(text: string): boolean {
  return /^(?:const|let|var|function|class|interface|type|enum|namespace|module|using) /.test(text)
}

function colouredType(text: string, colour: (lines: readonly string[]) => readonly string[]): string {
  return colour(typeLines(text)).slice(1).join('\n')
}

/** The note begins in the column of the name; spaces move it there, because no style may stand in the markup. */
function noteHtml(
  { type, text, start }: TypeNote,
  { text: line, colour }: { text: string; colour: (lines: readonly string[]) => readonly string[] },
): string {
  const column = type === 'query' ? start : line.length - line.trimStart().length
  const content = type === 'query' ? colouredType(text, colour) : escapeText(text)
  return `<span class="vl-type-note">${' '.repeat(column)}<span class="vl-type-${type}">${content}</span></span>`
}

/** A coloured line is flat: texts, and elements with a class and a text. */
const PIECE = /<span class="([^"]*)">([^<]*)<\/span>|([^<]+)/g

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
  for (const [, className, inner, plain] of html.matchAll(PIECE)) {
    const text = unescapeText(inner ?? plain!)
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

function unescapeText(html: string): string {
  return html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&amp;/g, '&')
}
