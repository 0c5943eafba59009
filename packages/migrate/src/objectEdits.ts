// Edits of object and array literals in a source text: removes and adds entries, with commas, comments and indentation.

import type { Node, SourceText } from './sourceText.js'

/**
 * Removes a property or an element with its comma, its lines, and the comment lines right above it. Comments above a
 * statement stay: the first one may be about the file.
 */
export function removeEntry(source: SourceText, entry: Node, { withComments = true } = {}): void {
  const { text } = source
  let end = entry.end
  const comma = /^[^\S\n]*(?:\n\s*)?,/.exec(text.slice(end))
  if (comma) end += comma[0].length
  const rest = /^[^\S\n]*(?:\/\/[^\n]*)?(?:\n|$)/.exec(text.slice(end))
  const lineStart = text.lastIndexOf('\n', entry.start - 1) + 1
  const isFirstInLine = text.slice(lineStart, entry.start).trim() === ''
  if (rest && isFirstInLine) {
    source.replace(withComments ? commentStart(text, lineStart) : lineStart, end + rest[0].length, '')
    return
  }
  const space = /^[^\S\n]*/.exec(text.slice(end))
  source.replace(entry.start, end + (space?.[0].length ?? 0), '')
}

/** The start of the comment lines above a line: those of `// …` or of one block comment, without an empty line between. */
export function commentStart(text: string, lineStart: number): number {
  let start = lineStart
  while (start > 0) {
    const above = text.lastIndexOf('\n', start - 2) + 1
    const line = text.slice(above, start).trim()
    if (line.startsWith('//')) {
      start = above
      continue
    }
    if (line.endsWith('*/')) {
      const open = text.lastIndexOf('/*', start)
      const openLine = text.lastIndexOf('\n', open) + 1
      return text.slice(openLine, open).trim() === '' ? openLine : start
    }
    return start
  }
  return start
}

/** The indentation of the line of an offset. */
export function indentAt(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  return /^[^\S\n]*/.exec(text.slice(lineStart))?.[0] ?? ''
}

/**
 * Adds fields at the end of an object: `addFields(source, object, ['search: true'])`. `shift` is how far `dedent` moves the
 * lines of the object.
 */
export function addFields(source: SourceText, object: Node, fields: readonly string[], shift = 0): void {
  addEntries(source, { container: object, entries: object.properties as Node[], added: fields, shift })
}

/** Adds elements at the end of an array. */
export function addElements(source: SourceText, array: Node, elements: readonly string[]): void {
  const entries = (array.elements as (Node | null)[]).filter((element) => element !== null)
  addEntries(source, { container: array, entries, added: elements })
}

function addEntries(
  source: SourceText,
  {
    container,
    entries,
    added,
    shift = 0,
  }: { container: Node; entries: readonly Node[]; added: readonly string[]; shift?: number },
): void {
  if (added.length === 0) return
  const { text } = source
  const last = entries.at(-1)
  const isMultiline = text.slice(container.start, container.end).includes('\n')
  if (!isMultiline) {
    const space = container.type === 'ObjectExpression' ? ' ' : ''
    const inner = added.join(', ')
    if (last) source.insert(last.end, `, ${inner}`)
    else source.insert(container.start + 1, `${space}${inner}${space}`)
    return
  }
  const closing = indentAt(text, container.end - 1)
  const indent = (last ? indentAt(text, last.start) : `${closing}  `).slice(shift)
  const inner = added.map((entry) => `\n${indent}${entry.replaceAll('\n', `\n${indent}`)},`).join('')
  if (!last) {
    source.insert(container.start + 1, inner)
    return
  }
  const comma = /^\s*,/.exec(text.slice(last.end, container.end))
  // Behind a comment at the end of the line of the last entry.
  const from = last.end + (comma?.[0].length ?? 0)
  const comment = /^[^\S\n]*\/\/[^\n]*/.exec(text.slice(from))
  if (!comma) source.insert(last.end, ',')
  source.insert(from + (comment?.[0].length ?? 0), inner)
}

/** Moves the lines of a range to the left, so that its first line has an indentation. Lines of template literals stay. */
export function dedent(
  source: SourceText,
  { start, end, by, fixedRanges }: { start: number; end: number; by: number; fixedRanges: readonly Node[] },
): void {
  const { text } = source
  for (let at = text.indexOf('\n', start); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) {
    const lineStart = at + 1
    const space = /^[^\S\n]*/.exec(text.slice(lineStart, lineStart + by))?.[0].length ?? 0
    const isFixed = fixedRanges.some((node) => node.start < lineStart && lineStart < node.end)
    if (space > 0 && !isFixed) source.replace(lineStart, lineStart + space, '')
  }
}
