// A comparison as text: a table, then examples of each kind of difference, and the lines that redirect missing URLs.

import type { Comparison, Difference } from './compareSites.js'

const MOST_EXAMPLES = 5
const MOST_CHARACTERS = 90

/** The report. */
export function formatComparison({
  results,
  differences,
  added,
  ofLastVersion,
  missing,
}: Comparison): string {
  const rows = results.map(({ subject, compared, different }) => [
    subject,
    String(compared),
    String(compared - different),
    different === 0 ? '' : String(different),
  ])
  const lines = [
    ...table([['', 'old site', 'same', 'different'], ...rows]),
    ...(added.length > 0 ? [`Only in the new site (${added.length}): ${list(added)}.`] : []),
  ]
  if (ofLastVersion.length > 0) {
    const text = `${ofLastVersion.length} canonical links of older versions name the same page of the last version`
    lines.push(`As meant: ${text}, such as that of ${ofLastVersion[0]}.`)
  }
  for (const { subject } of results) {
    const ofSubject = differences.filter((difference) => difference.subject === subject)
    if (ofSubject.length > 0) lines.push('', ...subjectLines(subject, ofSubject))
  }
  lines.push('', lastLine(differences.length, missing))
  return lines.join('\n')
}

function subjectLines(subject: string, differences: readonly Difference[]): string[] {
  if (subject === 'routes' || subject === 'redirects') {
    const fixes = differences.filter(({ line }) => line !== undefined)
    const others = differences.filter(({ line }) => line === undefined)
    return [
      `Only in the old site (${differences.length}). Add these lines to static/_redirects, after checking their targets:`,
      ...fixes.map(({ line }) => `  ${line}`),
      ...(others.length > 0 ? [`  No similar route: ${others.map(({ path }) => path).join(', ')}`] : []),
    ]
  }
  const title = subject[0]!.toUpperCase() + subject.slice(1)
  const more = differences.length - MOST_EXAMPLES
  return [
    `${title} that differ (${differences.length})`,
    ...differences
      .slice(0, MOST_EXAMPLES)
      .flatMap(({ path, before, after }) => [
        `  ${path}`,
        `    old: ${short(before)}`,
        `    new: ${short(after)}`,
      ]),
    ...(more > 0 ? [`  and ${more} more: see --json`] : []),
  ]
}

function lastLine(count: number, missing: number): string {
  if (count === 0) return 'No difference.'
  if (missing === 0) return `${count} differences. Every URL of the old site exists.`
  return `${count} differences. ${missing} ${missing === 1 ? 'URL of the old site is' : 'URLs of the old site are'} missing.`
}

function list(values: readonly string[]): string {
  const more = values.length - MOST_EXAMPLES
  return values.slice(0, MOST_EXAMPLES).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

function short(text: string): string {
  if (text === '') return '(nothing)'
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1)}…`
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd(),
  )
}
