// The one report about a configuration that was written for Docusaurus: what was carried over, what has no effect,
// what is lost.

import { VellumError } from '../base/errors.js'
import type { Outcome } from './docusaurusFields.js'

/** What became of one part of a configuration. */
export interface Note {
  readonly outcome: Outcome
  /** The part: `plugin "pwa"` */
  readonly what: string
  /** A sentence about it. */
  readonly about: string
  /** Keys or texts that are written one after the other; the line of the last one is reported. */
  readonly needles: readonly string[]
}

const HEADINGS: readonly (readonly [outcome: Outcome, heading: string])[] = [
  ['lost', 'Lost:'],
  ['changed', 'Different here:'],
  ['no-effect', 'Without effect, and safe to remove:'],
  ['carried', 'Carried over:'],
]

/** A file of a configuration: its name in the folder of the site, and its text. */
export interface ConfigSource {
  readonly name: string
  readonly text: string
}

/** The report; undefined if everything is carried over. The config file is the first of its sources. */
export function docusaurusReport(
  notes: readonly Note[],
  sources: readonly [ConfigSource, ...ConfigSource[]],
): VellumError | undefined {
  if (notes.every(({ outcome }) => outcome === 'carried')) return undefined
  const files = sources.map(({ name, text }) => ({ name, lines: text.split(/\r?\n/) }))
  const [{ name: file }] = sources
  const sections = HEADINGS.flatMap(([outcome, heading]) => {
    const texts = notes
      .filter((note) => note.outcome === outcome)
      .map((note) => ({ note, ...positionOf(note, files) }))
      // Those that are not written as they are last.
      .sort((one, other) => (one.line ?? Infinity) - (other.line ?? Infinity) || 0)
      .map(({ note, name = file, line }) => {
        const position = line === undefined ? name : `${name}:${line}`
        return `  - ${note.needles.length > 0 ? `${position} ` : ''}${note.what}: ${note.about}`
      })
    return texts.length > 0 ? [`  ${heading}`, ...new Set(texts)] : []
  })
  return new VellumError(
    `${file} was written for Docusaurus, and not all of it works here.\n${sections.join('\n')}`,
    { code: 'docusaurus-config' },
  )
}

/** The folder that has another name here, until git ignores it. `ignoreFile` is the text of `.gitignore`. */
export function folderNotes(ignoreFile: string): Note[] {
  const lines = ignoreFile.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, ''))
  if (lines.includes('dist')) return []
  const about =
    'The site is written to it, not to `build`: add it to `.gitignore`, or pass `--out-dir build` to keep the name.'
  return [{ outcome: 'changed', what: 'folder `dist`', about, needles: [] }]
}

/** The first file that has a note, and the line in it. */
function positionOf(
  note: Note,
  files: readonly { readonly name: string; readonly lines: readonly string[] }[],
): { readonly name?: string; readonly line?: number } {
  for (const { name, lines } of files) {
    const line = lineOf(note, lines)
    if (line !== undefined) return { name, line }
  }
  return {}
}

/** The line of a note; undefined if it is computed, or in another file. */
function lineOf({ needles }: Note, lines: readonly string[]): number | undefined {
  if (needles.length === 0) return undefined
  let index = 0
  for (const needle of needles) {
    const name = needle.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    // A key, a string, or an option in short form.
    const pattern = new RegExp(`(?:^|[\\s{[(,'"\`/-])${name}(?:['"\`]|\\s*[:(,}]|\\s*$)`)
    index = lines.findIndex((line, i) => i >= index && !/^\s*(?:\/\/|\*)/.test(line) && pattern.test(line))
    if (index === -1) return undefined
  }
  return index + 1
}
