// Which lines comments ignore. `prose-ignore` is for the block below it, or for its own line after text; `prose-disable`
// lasts until `prose-enable`. Names of rules after it limit it to them.

import type { MarkdownNode } from 'vellum/markdown'

const COMMENT = /(?:<!--|\{\/\*)\s*prose-(ignore|disable|enable)((?:[ \t,]+[\w-]+)*)\s*(?:-->|\*\/\})/g

interface Range {
  readonly first: number
  last: number
  /** All if there are none. */
  readonly rules: readonly string[]
}

/** Makes the test of a line and a rule. */
export function ignoredRanges(text: string, tree: MarkdownNode): (line: number, rule: string) => boolean {
  const blocks = [...walk(tree)]
  const code = blocks.filter(({ type }) => type === 'code' || type === 'inlineCode')
  const ranges: Range[] = []
  for (const match of text.matchAll(COMMENT)) {
    const start = match.index
    const end = start + match[0].length
    if (code.some(({ position }) => start >= offsetOf(position?.start) && end <= offsetOf(position?.end)))
      continue
    const [, action, names = ''] = match
    const rules = names.split(/[\s,]+/).filter(Boolean)
    const line = lineAt(text, start)
    if (action === 'enable') close(ranges, { line, rules })
    else if (action === 'disable') ranges.push({ first: line, last: Number.POSITIVE_INFINITY, rules })
    else ranges.push({ ...ignoredLines({ text, start, end, line, blocks }), rules })
  }
  return (line, rule) =>
    ranges.some(
      ({ first, last, rules }) =>
        line >= first && line <= last && (rules.length === 0 || rules.includes(rule)),
    )
}

function close(ranges: readonly Range[], { line, rules }: { line: number; rules: readonly string[] }): void {
  for (const range of ranges) {
    const isMeant = rules.length === 0 || range.rules.some((rule) => rules.includes(rule))
    if (range.last === Number.POSITIVE_INFINITY && isMeant) range.last = line
  }
}

/** The lines of the next block, or the own line if there is text before the comment. */
function ignoredLines({
  text,
  start,
  end,
  line,
  blocks,
}: {
  text: string
  start: number
  end: number
  line: number
  blocks: readonly MarkdownNode[]
}): Pick<Range, 'first' | 'last'> {
  const before = text.slice(text.lastIndexOf('\n', start) + 1, start)
  if (/\w/.test(before)) return { first: line, last: line }
  const next = blocks.find(
    ({ type, position }) => type !== 'html' && !type.startsWith('mdx') && offsetOf(position?.start) >= end,
  )
  return { first: line, last: next?.position?.end.line ?? line }
}

/** All nodes, outer ones first, in the order of the text. */
function* walk(node: MarkdownNode): Generator<MarkdownNode> {
  for (const child of node.children ?? []) {
    yield child
    yield* walk(child)
  }
}

function offsetOf(point: { readonly offset?: number } | undefined): number {
  return point?.offset ?? -1
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
