// Gives the strings that the translation has added the quotes that the pasted code uses.

import { parseSource } from 'vellum-playground/syntax'
import { Edits } from './syntax/edits.js'
import type { Translation } from './types.js'

/** The translated code with double quotes where the source has them. Strings of the source stay as they are. */
export function withQuotes(code: string, { source, style }: Pick<Translation, 'source' | 'style'>): string {
  if (style.quote === "'") return code
  const edits = new Edits(code)
  // What was parsed once takes as long again, so there is no limit.
  const limitMs = Number.POSITIVE_INFINITY
  const { tree } = parseSource(code, /<\/|\/>/.test(code) ? 'tsx' : 'ts', { limitMs })
  tree.iterate({
    enter: ({ name, from, to }) => {
      const text = code.slice(from, to)
      if (name !== 'String' || !/^'[^"\\]*'$/.test(text) || source.includes(text)) return
      edits.replace({ from, to }, `"${text.slice(1, -1)}"`)
    },
  })
  return edits.render({ from: 0, to: code.length })
}
