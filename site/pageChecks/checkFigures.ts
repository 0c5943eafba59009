// Finds figures that were typed: a default, a count, a size or a version that a page states by itself stays
// as it is when the source changes. In: a page, the facts, the names of options. Out: each figure that
// is a fact today, or stands in one sentence with an option or another client.

import type { Nodes, Parents, Table } from 'mdast'
import type { Facts } from '../facts/facts'
import { type FoundFigure, findCounts, findQuantities, findVersions } from '../facts/figures'
import type { PageProblem } from './pageProblem'
import { findAll, lineOf, type ParsedPage } from './parsedPage'

/** What figures are compared with. */
export interface FigureOptions {
  readonly facts: Facts
  /** The names of options: `timeout`, `retry.limit` … */
  readonly knownOptions: ReadonlySet<string>
}

/** Text of a page in pieces, and names that stand around it: those of a table's column and row. */
interface Block {
  readonly pieces: readonly Piece[]
  readonly around: readonly string[]
}

/** Code is not prose: its figures are those of a program. */
interface Piece {
  readonly text: string
  readonly line: number
  readonly isCode: boolean
}

const CLIENTS = /(?<![\w/@.-])(axios|ky|ofetch|wretch|redaxios)(?![\w/-])/gi

/** The typed figures of a page: in its title, its description and its sentences. */
export function checkFigures(page: ParsedPage, options: FigureOptions): PageProblem[] {
  const fields = ['title', 'description'].flatMap((name): Block[] => {
    const field = page.head?.get(name)
    return field ? [{ pieces: [{ text: field.value, line: field.line, isCode: false }], around: [] }] : []
  })
  return [...fields, ...blocksOf(page.tree)].flatMap((block) => {
    return typedFigures(block, options).map((problem) => ({ file: page.file, ...problem }))
  })
}

/** Every paragraph and heading, and each cell of a table with the names of its column and row. */
function blocksOf(node: Nodes): Block[] {
  if (node.type === 'table') return tableBlocks(node)
  if (node.type === 'paragraph' || node.type === 'heading') return [{ pieces: piecesOf(node), around: [] }]
  return 'children' in node ? (node.children as Nodes[]).flatMap(blocksOf) : []
}

function tableBlocks({ children: [header, ...rows] }: Table): Block[] {
  const columns = header?.children.map((cell) => namesIn(piecesOf(cell))) ?? []
  return rows.flatMap((row) => {
    const [first] = row.children
    const ownNames = first ? namesIn(piecesOf(first)) : []
    return row.children.map((cell, i) => ({
      pieces: piecesOf(cell),
      around: [...ownNames, ...(columns[i] ?? [])],
    }))
  })
}

function piecesOf(parent: Parents): Piece[] {
  return findAll(parent, 'text', 'inlineCode', 'break').map((node): Piece => {
    if (node.type === 'break') return { text: '\n', line: lineOf(node), isCode: false }
    return { text: node.value, line: lineOf(node), isCode: node.type === 'inlineCode' }
  })
}

/** The names that a text has: code as it is, and other clients in prose. */
function namesIn(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ text, isCode }) =>
    isCode
      ? [text.replace(/[\s:=?(].*$/, '')]
      : [...text.matchAll(CLIENTS)].map(([name]) => name.toLowerCase()),
  )
}

type Found = Omit<PageProblem, 'file'>

function typedFigures({ pieces, around }: Block, { facts, knownOptions }: FigureOptions): Found[] {
  const units = Object.values(facts).flatMap(({ figures }) => figures.map(({ unit }) => unit))
  return sentencesOf(pieces).flatMap((sentence) => {
    // A code span is as long as it is, and is no figure.
    const prose = sentence.map(({ text, isCode }) => (isCode ? '\u0000'.repeat(text.length) : text)).join('')
    const names = [...namesIn(sentence), ...around].filter((name) => knownOptions.has(name) || isClient(name))
    const foundFigures = figuresIn(prose, { units: [...new Set(units)], hasClient: names.some(isClient) })
    return foundFigures.flatMap((figure): Found[] => {
      const line = lineAt(sentence, figure.at)
      const same = sameFacts(figure, { facts, names })
      if (same.length > 0) return [typed(figure, { line, hint: `Write ${alternatives(same)}.` })]
      const [name] = names
      if (name === undefined || !isMeasured(figure)) return []
      const about = factsAbout(name, facts)
      return [
        typed(figure, {
          line,
          beside: name,
          hint: `${about.length > 0 ? `Write ${alternatives(about)}. ` : ''}A value that a sample sets is code: \`${figure.text}\`.`,
        }),
      ]
    })
  })
}

function isClient(name: string): boolean {
  return new RegExp(`^${CLIENTS.source}$`, 'i').test(name)
}

function isMeasured({ unit }: FoundFigure): boolean {
  return unit === 'ms' || unit === 'bytes' || unit === 'number' || isClient(unit)
}

/** The sentences of a block, each as pieces. */
function sentencesOf(pieces: readonly Piece[]): Piece[][] {
  const sentences: Piece[][] = [[]]
  for (const piece of pieces) {
    if (piece.isCode) {
      sentences.at(-1)!.push(piece)
      continue
    }
    let line = piece.line
    for (const [i, part] of piece.text.split(/(?<=[.!?;]\s)/).entries()) {
      if (i > 0) sentences.push([])
      sentences.at(-1)!.push({ text: part, line, isCode: false })
      line += part.split('\n').length - 1
    }
  }
  return sentences
}

/** All figures of a sentence, once each. With a client in it, any number but a status. */
function figuresIn(
  prose: string,
  { units, hasClient }: { units: readonly string[]; hasClient: boolean },
): FoundFigure[] {
  const nouns = units.filter((unit) => /^[a-z]+( [a-z]+)*$/.test(unit) && !isClient(unit))
  const foundFigures = [
    ...findQuantities(prose),
    ...findCounts(
      prose,
      nouns.filter((noun) => noun !== 'ms' && noun !== 'bytes'),
    ),
    ...findVersions(
      prose,
      units.filter((unit) => !nouns.includes(unit)),
    ),
  ]
  const numbers = [...prose.matchAll(/(?<![\w.#])\d+(?:[.,]\d+)*(?![\w])/g)].flatMap(
    (match): FoundFigure[] => {
      const isStatus = /^[1-5]\d\d$/.test(match[0])
      const isKnown = foundFigures.some(({ at, text }) => match.index >= at && match.index < at + text.length)
      return isStatus || isKnown ? [] : [{ text: match[0], at: match.index, unit: 'number', value: match[0] }]
    },
  )
  return [...foundFigures, ...(hasClient ? numbers : [])]
}

/** The facts that a figure states, those about a name in the sentence first. */
function sameFacts(
  figure: FoundFigure,
  { facts, names }: { facts: Facts; names: readonly string[] },
): string[] {
  const same = Object.entries(facts).filter(([, { figures }]) =>
    figures.some(({ unit, value }) => unit === figure.unit && value === figure.value),
  )
  const isNear = (fact: string) => names.some((name) => fact.includes(name))
  return same.map(([name]) => name).sort((a, b) => Number(isNear(b)) - Number(isNear(a)))
}

/** The facts about an option or a client. */
function factsAbout(name: string, facts: Facts): string[] {
  const names = Object.keys(facts)
  if (!isClient(name)) return names.filter((fact) => `${fact}.`.startsWith(`default.${name}.`))
  return names.filter((fact) => fact.startsWith(`${name}.`) || fact.endsWith(`.${name}`))
}

/** The first of some facts, as an author writes them. */
function alternatives(facts: readonly string[]): string {
  return facts
    .slice(0, 3)
    .map((fact) => `:fact[${fact}]`)
    .join(' or ')
}

function typed(
  { text }: FoundFigure,
  { line, beside, hint }: { line: number; beside?: string; hint: string },
): Found {
  const shown = text.replace(/\s+/g, ' ')
  const where = beside === undefined ? 'is a fact that was typed' : `was typed in a sentence about ${beside}`
  return { line, message: `"${shown}" ${where}: it stays when the source changes.`, hint }
}

function lineAt(pieces: readonly Piece[], at: number): number {
  let start = 0
  for (const { text, line } of pieces) {
    if (at < start + text.length) return line + text.slice(0, at - start).split('\n').length - 1
    start += text.length
  }
  return pieces.at(-1)?.line ?? 1
}
