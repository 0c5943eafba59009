// The rule `terms`: words and phrases that a site replaces.

import type { Root } from 'nlcst'
import { search } from 'nlcst-search'
import { toString as textOf } from 'nlcst-to-string'
import type { VFile } from 'vfile'
import type { Replacement } from './options.js'

/** The search also finds "email" for "e-mail". */
function folded(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')
}

/** Reports every term with what to write. */
export function checkTerms(tree: Root, file: VFile, terms: Readonly<Record<string, Replacement>>): void {
  const names = Object.keys(terms)
  if (names.length === 0) return
  // The search ignores case, apostrophes and dashes, so several terms may be found by one name.
  search(tree, names, (nodes, _index, _parent, phrase) => {
    const text = textOf(nodes)
    const term = names.find((name) => name === text) ?? phrase
    const replacement = terms[term]
    if (replacement === undefined || folded(text) !== folded(term)) return
    const words = replacement === false ? [] : [replacement].flat()
    const isSpelling = words.some((word) => word.toLowerCase() === term.toLowerCase())
    if (isSpelling && text !== term) return
    const choice = words.map((word) => `"${word}"`).join(' or ')
    const message = file.message(
      words.length === 0 ? `"${text}": leave it out` : `"${text}": write ${choice}`,
      {
        place: { start: nodes[0]!.position!.start, end: nodes.at(-1)!.position!.end },
      },
    )
    message.ruleId = 'terms'
  })
}
