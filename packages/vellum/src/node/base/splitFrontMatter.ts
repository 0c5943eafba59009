// Splits a Markdown file into its front matter and its body. Does not parse the front matter.

import { codeFrame, VellumError } from './errors.js'

/** A file in two parts. `bodyLine` is the line of the file that the body starts at, from 1. */
export interface SplitFile {
  readonly head: string | undefined
  readonly body: string
  readonly bodyLine: number
}

/**
 * `'---\ntitle: A\n---\n# A'` → head `title: A`, body `# A`, from line 4. With the name of the file,
 * front matter that is misplaced or not closed is an error.
 */
export function splitFrontMatter(text: string, file?: string): SplitFile {
  const match = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^---[ \t]*(?:\r?\n|$))/m.exec(text)
  if (match?.index !== 0) {
    if (file !== undefined) refuseMisplaced(text, file)
    return { head: undefined, body: text.replace(/^\uFEFF/, ''), bodyLine: 1 }
  }
  const whole = match[0]
  return { head: match[1]!, body: text.slice(whole.length), bodyLine: whole.split('\n').length }
}

/** A line of dashes may be a thematic break, but `key: value` hardly follows one. */
const MISPLACED = /^\uFEFF?(\s*)---[ \t]*\r?\n[A-Za-z_]\w*:(?:[ \t]|\r?\n)/

function refuseMisplaced(text: string, file: string): void {
  const match = MISPLACED.exec(text)
  if (!match) return
  const line = match[1]!.split('\n').length
  const frame = codeFrame(text, { line, column: 1 })
  if (match[1] === '') {
    throw new VellumError('The front matter is not closed.', {
      code: 'front-matter-not-closed',
      files: [`${file}:1`],
      frame,
      hint: 'End it with a line of three dashes: ---',
    })
  }
  throw new VellumError('The front matter does not begin in the first line.', {
    code: 'front-matter-misplaced',
    files: [`${file}:${line}`],
    frame,
    hint: 'Remove what is before it, including blank lines and spaces.',
  })
}
