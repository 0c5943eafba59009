// Finds where the long HTML of a page is in its module: short names stand for it while MDX makes the code. In: HTML, one
// piece after the other, then the code with the names. Out: the code with the HTML, and the ranges of its literals.

import { createHash } from 'node:crypto'
import type { CodeRange, CompiledMarkdown } from './types.js'

/** The code of a page, and where its long HTML is. */
export type ModuleBody = Required<Omit<Extract<CompiledMarkdown['body'], { type: 'live' }>, 'type'>>

/** The long HTML of one page. */
export interface LongHtml {
  /** The name of long HTML; short HTML unchanged. */
  readonly nameOf: (html: string) => string
  /** The code with HTML in place of the names. */
  readonly insertInto: (code: string) => ModuleBody
}

/** Characters from which on it is worth it. */
const LONG = 100

/** Starts a page. No text contains its own hash, which the names start with, so nothing else in the code is one. */
export function createLongHtml(pageText: string): LongHtml {
  const prefix = `html-${createHash('sha256').update(pageText).digest('hex').slice(0, 32)}-`
  const contents: string[] = []
  return {
    nameOf: (html) => (html.length < LONG ? html : `${prefix}${contents.push(html) - 1}`),
    insertInto: (code) => {
      const ranges: CodeRange[] = []
      let result = ''
      let copied = 0
      for (const match of code.matchAll(new RegExp(`"${prefix}(\\d+)"`, 'g'))) {
        const literal = JSON.stringify(contents[Number(match[1])])
        result += code.slice(copied, match.index)
        ranges.push([result.length, result.length + literal.length])
        result += literal
        copied = match.index + match[0].length
      }
      return { code: result + code.slice(copied), html: ranges }
    },
  }
}
