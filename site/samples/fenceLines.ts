// The lines at which samples start, found line by line and not by a parser: a fence
// that the parser takes for something else, say for HTML, must not escape its check.

import { LANGUAGE_ALIASES, SAMPLE_LANGUAGES } from './fences'

const NAMES = [...SAMPLE_LANGUAGES, ...Object.keys(LANGUAGE_ALIASES)]

/** The first line of the code of each sample, from 1. */
export function sampleLines(text: string): number[] {
  const foundLines: number[] = []
  let open: string | undefined
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const [, marks = '', language = ''] = /^[\s>]*(`{3,}|~{3,})\s*([\w-]*)/.exec(line) ?? []
    if (!marks) continue
    if (open === undefined) {
      open = marks
      if (NAMES.includes(language.toLowerCase())) foundLines.push(i + 2)
    } else if (marks.startsWith(open) && /^[\s>]*[`~]+\s*$/.test(line)) open = undefined
  }
  return foundLines
}
