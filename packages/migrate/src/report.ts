// The report of a migration as text: four sections, each cause once, short enough to be read.

import type { Finding, Outcome, Weight } from './findings.js'

/** Where each code is explained. */
export const REPORT_PAGE = 'https://troth-http.github.io/vellum/move/report'

const TITLES: Readonly<Record<Outcome, string>> = {
  carried: 'Carried over',
  changed: 'Changed',
  hand: 'Needs a hand',
  lost: 'Lost',
}
const WEIGHTS: readonly Weight[] = ['high', 'medium', 'low']
/** Changes need no attention, so only the first ones are listed. */
const MOST_CHANGES = 12
/** Positions of a cause. */
const MOST_POSITIONS = 3

/** The report; `columns` is the width of the terminal. */
export function formatReport(
  findings: readonly Finding[],
  { pages, columns = 100 }: { pages: number; columns?: number },
): string {
  const of = (outcome: Outcome) => findings.filter((finding) => finding.outcome === outcome)
  const lost = of('lost').sort((one, other) => weightOf(one) - weightOf(other))
  const sections = [
    section('carried', carriedLines(of('carried'), columns)),
    section('changed', changedLines(of('changed'))),
    section(
      'hand',
      of('hand').flatMap((finding) => findingLines(finding, columns)),
      of('hand').length,
    ),
    section(
      'lost',
      lost.flatMap((finding) => findingLines(finding, columns)),
      lost.length,
    ),
  ].filter((lines) => lines.length > 0)
  const counts = [
    `${pages} ${pages === 1 ? 'page' : 'pages'} of content`,
    `${of('changed').length} ${of('changed').length === 1 ? 'change' : 'changes'}`,
    `${of('hand').length} ${of('hand').length === 1 ? 'needs' : 'need'} a hand`,
    `${of('lost').length} lost`,
  ]
  const codes = [...new Set([...of('hand'), ...of('lost')].map(({ code }) => code))]
  return [
    ...sections.flatMap((lines) => [...lines, '']),
    `${counts.join(', ')}.`,
    ...(codes.length > 0 ? [`More about each: ${REPORT_PAGE}`] : []),
  ].join('\n')
}

function section(outcome: Outcome, lines: readonly string[], count?: number): string[] {
  if (lines.length === 0) return []
  return [`${TITLES[outcome]}${count === undefined ? '' : ` (${count})`}`, ...lines]
}

/** Parts in one sentence, everything else as it is. */
function carriedLines(findings: readonly Finding[], columns: number): string[] {
  const parts = findings
    .filter(({ code }) => code === 'kept-part')
    .map(({ text }) => text.replace(/^.* part (.*)\.$/, '$1'))
  const others = findings.filter(({ code }) => code !== 'kept-part').map(({ text }) => text)
  const all = [
    ...others,
    ...(parts.length > 0 ? [`Parts of the theme that src/theme replaces: ${parts.join(', ')}.`] : []),
  ]
  return all.flatMap((text) => wrap(text, { columns, indent: '  ' }))
}

function changedLines(findings: readonly Finding[]): string[] {
  const removed = findings.filter(({ code, text }) => code === 'not-needed' && / removed: /.test(text))
  const others = findings.filter((finding) => !removed.includes(finding))
  const names = removed.map(({ text }) => text.split(' removed: ')[0])
  const lines = [
    ...others.map(({ text, positions }) => `  ${text}${shownPositions(positions, 1)}`),
    ...(names.length > 0 ? [`  Removed, because nothing needs it: ${names.join(', ')}.`] : []),
  ]
  if (lines.length <= MOST_CHANGES) return lines
  const rest = lines.length - MOST_CHANGES + 1
  return [...lines.slice(0, MOST_CHANGES - 1), `  ${rest} further changes: see --json.`]
}

function findingLines({ text, fix, weight, positions, pages }: Finding, columns: number): string[] {
  const count = pages > 1 ? ` On ${pages} pages.` : ''
  const mark = weight === undefined ? '' : `[${weight}] `
  const start = `  ${mark}${text}${count}`
  const lists = [MOST_POSITIONS, 2, 1].map((most) => shownPositions(positions, most))
  return [
    start + (lists.find((list) => start.length + list.length <= columns) ?? lists.at(-1)),
    ...(fix === undefined ? [] : [`    ${fix}`]),
  ]
}

/** ` (docs/a.md:3, docs/b.md:7 and 12 more)` */
function shownPositions(positions: readonly string[], most: number): string {
  if (positions.length === 0) return ''
  const more = positions.length - most
  return ` (${positions.slice(0, most).join(', ')}${more > 0 ? ` and ${more} more` : ''})`
}

function weightOf({ weight = 'low' }: Finding): number {
  return WEIGHTS.indexOf(weight)
}

/** Breaks a text into lines. */
export function wrap(text: string, { columns, indent }: { columns: number; indent: string }): string[] {
  const lines: string[] = []
  let line = indent
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > columns && line.trim() !== '') {
      lines.push(line)
      line = `${indent}  `
    }
    line += line.trim() === '' ? word : ` ${word}`
  }
  return [...lines, line]
}
