// The rule `terms`: words and phrases that a site replaces.

import type { Nodes, Root } from 'nlcst'
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
  // By itself it leaves out every word that is alone before a colon or between parentheses.
  const report: Parameters<typeof search>[2] = (nodes, index, parent, phrase) => {
    if (isQuoted(parent.children[index - 1], parent.children[index + nodes.length])) return
    const text = textOf(nodes)
    const term = names.find((name) => name === text) ?? phrase
    const replacement = terms[term]
    if (replacement === undefined || folded(text) !== folded(term)) return
    const words = replacement === false ? [] : [replacement].flat()
    const isSpelling = words.some((word) => word.toLowerCase() === term.toLowerCase())
    if (isSpelling && text !== term) return
    const name = text.replace(/\s+/g, ' ')
    const choice = words.map((word) => `"${word}"`).join(' or ')
    const message = file.message(
      words.length === 0 ? `"${name}": leave it out` : `"${name}": write ${choice}`,
      {
        place: { start: nodes[0]!.position!.start, end: nodes.at(-1)!.position!.end },
      },
    )
    message.ruleId = 'terms'
  }
  search(tree, names, report, { allowLiterals: true })
}

/** A word in quotes is talked about, not used. */
function isQuoted(before: Nodes | undefined, after: Nodes | undefined): boolean {
  return [before, after].every((node) => node !== undefined && QUOTES.includes(textOf(node)))
}

const QUOTES = ['"', "'", '“', '”', '„', '‘', '’', '«', '»']
