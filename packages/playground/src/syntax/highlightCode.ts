// Code as an array of coloured parts, with the parser and the colours of the editor, for code that is shown
// and not edited.

import { highlightTree, tagHighlighter, tags } from '@lezer/highlight'
import { parseSource } from '../program/sourceTree.js'

/** A part of the code, and its kind; undefined for plain text. */
export interface CodePart {
  readonly text: string
  readonly kind: string | undefined
}

const kinds = tagHighlighter([
  { tag: tags.comment, class: 'comment' },
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.self, tags.atom], class: 'keyword' },
  { tag: [tags.null, tags.bool, tags.number, tags.regexp], class: 'number' },
  { tag: [tags.string, tags.special(tags.string), tags.escape], class: 'string' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.definition(tags.variableName)),
      tags.function(tags.propertyName),
      tags.className,
    ],
    class: 'function',
  },
  { tag: [tags.typeName, tags.definition(tags.className)], class: 'type' },
  {
    tag: [
      tags.arithmeticOperator,
      tags.logicOperator,
      tags.compareOperator,
      tags.definitionOperator,
      tags.punctuation,
    ],
    class: 'operator',
  },
])

/** The parts of TypeScript, JavaScript or JSX, in their order. */
export function highlightCode(source: string): CodePart[] {
  const parts: CodePart[] = []
  let end = 0
  const add = (to: number, kind?: string) => {
    if (to > end) parts.push({ text: source.slice(end, to), kind })
    end = to
  }
  const language = /<\/|\/>/.test(source) ? 'tsx' : 'ts'
  highlightTree(
    parseSource(source, language, { limitMs: Number.POSITIVE_INFINITY }).tree,
    kinds,
    (from, to, kind) => {
      add(from)
      add(to, kind)
    },
  )
  add(source.length)
  return parts
}
