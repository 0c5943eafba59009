// Builds what the translator shows: the code, the notes and the sentence about them. Data in, elements out.

import type { Note, TranslationResult } from 'troth-translate'
import { highlightCode } from 'vellum-playground/syntax'

/** An element with its attributes and what is in it. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  node.append(...children)
  return node
}

/** More characters have no colours: they are coloured anew with every key. */
const MAX_COLOURED = 100_000

/** The code with its colours. Code that the highlighter fails at has none. */
export function codeView(code: string): Node[] {
  if (code.length > MAX_COLOURED) return [new Text(code)]
  try {
    return highlightCode(code).map(({ text, kind }) =>
      kind ? element('span', { class: `tk-${kind}` }, text) : new Text(text),
    )
  } catch (error) {
    console.error(error)
    return [new Text(code)]
  }
}

/** What the result is, in a sentence. */
export function summary({ code, notes, problems }: TranslationResult): string {
  const [problem] = problems
  if (problem) {
    const position = problem.line === undefined ? '' : `Line ${problem.line}, column ${problem.column}: `
    return position + problem.message
  }
  if (code === '') return ''
  const parts = KINDS.flatMap(({ kind, count }) => {
    const number = notes.filter((note) => note.kind === kind).length
    return number > 0 ? [count(number)] : []
  })
  return parts.length > 0 ? `Translated: ${parts.join(', ')}.` : 'Translated. Nothing to check.'
}

interface Kind {
  readonly kind: Note['kind']
  readonly title: string
  readonly count: (number: number) => string
}

const KINDS: readonly Kind[] = [
  { kind: 'left', title: 'Not translated', count: (number) => `${number} not translated` },
  { kind: 'none', title: 'No equivalent in Troth', count: (number) => `${number} without an equivalent` },
  { kind: 'check', title: 'Check', count: (number) => `${number} to check` },
]

/** The notes, by kind; what holds for every translation comes last. */
export function notesView(notes: readonly Note[]): Node[] {
  const lists = KINDS.flatMap(({ kind, title }) => {
    const kindNotes = notes.filter((note) => note.kind === kind)
    if (kindNotes.length === 0) return []
    return [
      element('p', { class: 'translator-kind' }, title),
      element('ul', { 'aria-label': title }, ...kindNotes.map(noteView)),
    ]
  })
  const always = element('ul', {}, ...ALWAYS.map((text) => element('li', {}, ...withCode(text))))
  const details = element(
    'details',
    {},
    element('summary', {}, 'Differences that every translation has'),
    always,
  )
  return [...lists, details]
}

function noteView({ line, what, why, instead }: Note): HTMLElement {
  const jump = element(
    'button',
    { type: 'button', 'data-action': 'line', 'data-line': String(line) },
    `Line ${line}`,
  )
  return element('li', {}, jump, ' ', element('code', {}, what), ' ', ...withCode(`${why} ${instead}`))
}

/** Text with what is between backticks as code. */
function withCode(text: string): (Node | string)[] {
  return text.split('`').map((part, i) => (i % 2 === 1 ? element('code', {}, part) : part))
}

const ALWAYS = [
  'A client of Troth has a time limit for each request. axios has none: pass `timeout: false` for the same.',
  'Troth reads a body by its `Content-Type`: JSON is parsed, `text/*` is a string, anything else a Blob. axios parses whatever looks like JSON. Pass a `responseType` when the server sends another type.',
  'The `data` of an empty body is `undefined`, with axios an empty string.',
  'A string, a number or a buffer as a body has another `Content-Type`. Where the translator sees a string, it adds the header.',
  'axios sends the cookie `XSRF-TOKEN` as a header to the own origin. Troth does not: set it in a `request` hook.',
]
