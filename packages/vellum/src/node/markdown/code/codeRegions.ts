// A part of a file: a region between `// #region name` and `// #endregion`, or between the other markers at which editors
// fold code, in the comments of any language; or lines by their numbers. Markers are left out, also those of other regions,
// and the indentation that all lines share.

import { nearestName } from '../../base/nearestName.js'
import { COMMENT_END, COMMENT_START } from './commentForms.js'

/** A part of a file, or why there is none. */
export type FilePart =
  | {
      readonly ok: true
      readonly code: string
      /** The number of each line in the file, from 1. */
      readonly lineNumbers: readonly number[]
    }
  | { readonly ok: false; readonly problem: FilePartProblem }

/** Why a file has no such part. */
export type FilePartProblem =
  | {
      readonly type: 'no-region'
      readonly name: string
      readonly near: string | undefined
      readonly names: readonly string[]
    }
  | { readonly type: 'open-region'; readonly name: string; readonly line: number }
  | { readonly type: 'no-lines'; readonly lines: string; readonly count: number }

/** A line of the file. */
interface FileLine {
  readonly number: number
  readonly text: string
}

/** A region with the indexes of its markers. */
interface Region {
  readonly name: string
  readonly start: number
  /** Undefined if nothing ends it. */
  readonly end: number | undefined
}

/** The part of a file that is named by the fragment of its URL: `region`, `L3-L9`; without one all of it. */
export function filePart(text: string, fragment: string): FilePart {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, i): FileLine => ({ number: i + 1, text: line }))
  if (lines.at(-1)?.text === '') lines.pop()
  const regions = findRegions(lines)
  const markers = new Set(regions.flatMap(({ start, end }) => (end === undefined ? [] : [start, end])))
  const shown = (from: number, to: number) =>
    partOf(lines.slice(from, to).filter((_, i) => !markers.has(from + i)))
  if (fragment === '') return shown(0, lines.length)
  const numbers = /^L(\d+)(?:-L?(\d*))?$/i.exec(fragment)
  const region = regions.find(({ name }) => name === fragment)
  if (region?.end !== undefined) return shown(region.start + 1, region.end)
  if (region) return failed({ type: 'open-region', name: fragment, line: region.start + 1 })
  if (!numbers) {
    const names = [...new Set(regions.map(({ name }) => name).filter(Boolean))]
    return failed({ type: 'no-region', name: fragment, near: nearestName(fragment, names), names })
  }
  const [, first = '', last] = numbers
  const to = last === undefined ? Number(first) : last === '' ? lines.length : Number(last)
  if (Number(first) < 1 || Number(first) > to || to > lines.length) {
    return failed({ type: 'no-lines', lines: fragment, count: lines.length })
  }
  return shown(Number(first) - 1, to)
}

function failed(problem: FilePartProblem): FilePart {
  return { ok: false, problem }
}

/** Patterns of a marker, with the name of the region. */
interface MarkerForm {
  readonly start: RegExp
  readonly end: RegExp
}

/** The markers of editors. */
const MARKERS: readonly MarkerForm[] = [
  // Visual Studio, Visual Studio Code and JetBrains: `#region name`, `region name`, `#pragma region name`; rust-analyzer:
  // `region: name`.
  {
    start: inComment(String.raw`(?:#|pragma\s+)?region\b:?[ \t]*(.*?)`),
    end: inComment(String.raw`(?:#|pragma\s+)?end\s?region\b:?[ \t]*(.*?)`),
  },
  // NetBeans and JetBrains: `<editor-fold desc="name">`
  {
    start: inComment(String.raw`<editor-fold\b(?:[^>]*?\bdesc="([^"]*)")?[^>]*>`),
    end: inComment('</editor-fold>()'),
  },
  // Delphi: `{$REGION 'name'}`
  { start: /^\s*\{\$region\b[ \t]*(.*?)\s*\}\s*$/i, end: /^\s*\{\$endregion\b()[^}]*\}\s*$/i },
]

function inComment(pattern: string): RegExp {
  return new RegExp(String.raw`^\s*${COMMENT_START}\s*${pattern}\s*${COMMENT_END}?\s*$`, 'i')
}

/** The name in a line that is a marker. */
function markerName(text: string, which: keyof MarkerForm): string | undefined {
  for (const form of MARKERS) {
    const found = form[which].exec(text)
    if (found) return plainName(found[1])
  }
  return undefined
}

/** All regions, outer ones first. An end with a name ends that region, one without a name the innermost. */
function findRegions(lines: readonly FileLine[]): Region[] {
  const regions: Region[] = []
  const open: { readonly name: string; readonly start: number }[] = []
  for (const [i, { text }] of lines.entries()) {
    if (!/region|editor-fold/i.test(text)) continue
    const name = markerName(text, 'end')
    if (name !== undefined) {
      const at = name === '' ? open.length - 1 : open.findLastIndex((region) => region.name === name)
      const [region] = at >= 0 ? open.splice(at, 1) : []
      if (region) regions.push({ ...region, end: i })
      continue
    }
    const opened = markerName(text, 'start')
    if (opened !== undefined) open.push({ name: opened, start: i })
  }
  const all = [...regions, ...open.map((region) => ({ ...region, end: undefined }))]
  return all.sort((a, b) => a.start - b.start)
}

/** Visual Basic and Delphi write names in quotes. */
function plainName(name = ''): string {
  return name.replace(/^(["'])(.*)\1$/, '$2')
}

function partOf(lines: readonly FileLine[]): FilePart {
  const isBlank = ({ text }: FileLine) => text.trim() === ''
  const first = lines.findIndex((line) => !isBlank(line))
  const last = lines.findLastIndex((line) => !isBlank(line))
  const shown = first < 0 ? [] : lines.slice(first, last + 1)
  const indents = shown.filter((line) => !isBlank(line)).map(({ text }) => /^[ \t]*/.exec(text)![0])
  const indent = indents.reduce((shared, each) => sharedStart(shared, each), indents[0] ?? '')
  return {
    ok: true,
    code: shown
      .map(({ text }) => text.slice(text.startsWith(indent) ? indent.length : text.length))
      .join('\n'),
    lineNumbers: shown.map(({ number }) => number),
  }
}

function sharedStart(a: string, b: string): string {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return a.slice(0, length)
}
