// Abbreviations as in PHP Markdown Extra: `*[HTML]: Hypertext Markup Language` says what the word means wherever the page has
// it. Definitions are paragraphs to the parser.

import { element, type Node, type PageFile } from './nodes.js'

/** What abbreviations mean. */
export type Meanings = Readonly<Record<string, string>>

const DEFINITION = /^[ \t]*\*\[([^\]\n]+)\]:[ \t]*(\S.*?)[ \t]*$/

/** Takes the definitions out of a page and explains the words in its texts. */
export function explainAbbreviations(tree: Node, file: PageFile, siteMeanings: Meanings): void {
  const meanings = { ...siteMeanings, ...takeDefinitions(tree, String(file.value).replace(/^\uFEFF/, '')) }
  const words = Object.keys(meanings).sort((a, b) => b.length - a.length)
  if (words.length === 0) return
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}\\p{N}_])`,
    'gu',
  )
  explain(tree, (value) => explainedText(value, pattern, meanings))
}

function takeDefinitions(parent: Node, source: string): Record<string, string> {
  const meanings: Record<string, string> = {}
  if (!parent.children) return meanings
  parent.children = parent.children.filter((node) => {
    if (node.type !== 'paragraph') {
      if (node.children) Object.assign(meanings, takeDefinitions(node, source))
      return true
    }
    const { start, end } = node.position ?? {}
    const writtenText = source.slice(start?.offset, end?.offset)
    if (!writtenText.startsWith('*[')) return true
    const definitions = writtenText.split(/\r?\n/).map((line) => DEFINITION.exec(line))
    if (definitions.includes(null)) return true
    for (const [, word = '', meaning = ''] of definitions as RegExpExecArray[])
      meanings[word.trim()] = meaning
    return false
  })
  return meanings
}

function explain(parent: Node, explained: (value: string) => Node[] | undefined): void {
  if (!parent.children) return
  parent.children = parent.children.flatMap((node) => {
    if (node.type === 'text') return explained(node.value ?? '') ?? [node]
    // Ids and the table of contents are made from headings.
    if (node.type !== 'heading') explain(node, explained)
    return [node]
  })
}

function explainedText(value: string, pattern: RegExp, meanings: Meanings): Node[] | undefined {
  const nodes: Node[] = []
  let end = 0
  for (const { 0: word, index } of value.matchAll(pattern)) {
    if (index > end) nodes.push({ type: 'text', value: value.slice(end, index) })
    nodes.push(
      element('abbr', { className: ['ve-abbr'], title: meanings[word]! }, [{ type: 'text', value: word }]),
    )
    end = index + word.length
  }
  if (nodes.length === 0) return undefined
  if (end < value.length) nodes.push({ type: 'text', value: value.slice(end) })
  return nodes
}
