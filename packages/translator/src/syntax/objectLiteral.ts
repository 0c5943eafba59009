// Rebuilds an object literal after properties were removed, replaced or added. Properties that stay keep
// their comments and lines.

import type { SyntaxNode } from 'vellum-playground/syntax'
import type { Translation } from '../types.js'
import { indentAt } from './nodes.js'

/** What changes in an object literal; properties are named by their offset. */
export interface ObjectChanges {
  /** Properties that are left out, or whose text is another. */
  readonly replaced: Map<number, string | undefined>
  /** Comments that stand for a property. */
  readonly comments: Map<number, string>
  /** New properties, at the end. */
  readonly added: string[]
}

/** Changes that change nothing. */
export function noChanges(): ObjectChanges {
  return { replaced: new Map(), comments: new Map(), added: [] }
}

interface Part {
  readonly text: string
  /** A comment behind the comma, in the same line. */
  readonly tail: string
  readonly isComment: boolean
}

/** The text of an object literal with its changes; undefined when nothing is left in it. */
export function rebuildObject(
  object: SyntaxNode,
  changes: ObjectChanges,
  { source, edits, style }: Pick<Translation, 'source' | 'edits' | 'style'>,
): string | undefined {
  const { replaced, comments, added } = changes
  const whole = source.slice(object.from, object.to)
  if (replaced.size + comments.size + added.length === 0) return edits.render(object)
  const parts: Part[] = readParts(object, source).flatMap(({ from, to, propertyFrom, tail }): Part[] => {
    if (comments.has(propertyFrom)) return [{ text: comments.get(propertyFrom)!, tail, isComment: true }]
    if (!replaced.has(propertyFrom))
      return [{ text: edits.render({ from, to }).trim(), tail, isComment: false }]
    const text = replaced.get(propertyFrom)
    return text ? [{ text, tail, isComment: false }] : []
  })
  const inner = indentAt(source, object.from) + style.indent
  parts.push(...added.map((text) => ({ text: reindent(text, '', inner), tail: '', isComment: false })))
  if (parts.length === 0) return undefined
  const isMultiLine = /^\{\s*\n/.test(whole) || added.some((text) => text.includes('\n'))
  return writeObject(parts, isMultiLine ? indentAt(source, object.from) : undefined, style.indent)
}

/** An object literal of complete properties, whose own lines are not indented. */
export function writeProperties(properties: readonly string[], outer: string, indent: string): string {
  const parts = properties.map((text) => ({
    text: reindent(text, '', outer + indent),
    tail: '',
    isComment: false,
  }))
  const length = properties.join(', ').length
  const isMultiLine = length > MOST_CHARACTERS || properties.some((text) => text.includes('\n'))
  return writeObject(parts, isMultiLine ? outer : undefined, indent)
}

/** How long an object in one line may be. */
const MOST_CHARACTERS = 80

function writeObject(parts: readonly Part[], outer: string | undefined, indent: string): string {
  const last = parts.findLastIndex(({ isComment }) => !isComment)
  if (outer === undefined) {
    const texts = parts.map(
      ({ text, tail, isComment }, i) => text + (isComment || i >= last ? '' : ',') + (tail && ` ${tail}`),
    )
    return `{ ${texts.join(' ')} }`
  }
  const lines = parts.map(
    ({ text, tail, isComment }) => `${outer}${indent}${text}${isComment ? '' : ','}${tail && ` ${tail}`}\n`,
  )
  return `{\n${lines.join('')}${outer}}`
}

/** The stretches between the commas of an object literal, each with its property. */
function readParts(object: SyntaxNode, source: string) {
  const parts: { from: number; to: number; propertyFrom: number; tail: string }[] = []
  let from = object.from + 1
  for (let node = object.firstChild; node; node = node.nextSibling) {
    if (node.name !== 'Property') continue
    let comma = node.nextSibling
    while (comma && comma.name !== ',' && comma.name !== 'Property') comma = comma.nextSibling
    const end = comma?.name === ',' ? comma.from : node.to
    const after = comma?.name === ',' ? comma.to : node.to
    const [tailText = ''] =
      /^[ \t]*(?:\/\/[^\n]*|\/\*[^\n]*?\*\/(?=[ \t]*\n))/.exec(source.slice(after)) ?? []
    parts.push({ from, to: Math.max(end, node.to), propertyFrom: node.from, tail: tailText.trim() })
    from = after + tailText.length
  }
  return parts
}

/** A text whose lines below the first start with other spaces; unchanged when a template spans lines. */
export function reindent(text: string, from: string, to: string): string {
  if (from === to || /`[^`]*\n[^`]*`/.test(text)) return text
  return text
    .split('\n')
    .map((line, i) => (i > 0 && line !== '' && line.startsWith(from) ? to + line.slice(from.length) : line))
    .join('\n')
}
