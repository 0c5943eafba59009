// Finds fenced code in Markdown, line by line and without a parser, for code that must know before a page is
// parsed whether a line is code. The rules of CommonMark, including fences in lists and quotes.

/** How a fence began. */
export interface CodeFence {
  /** The text before the fence in its line: indentation, `>`, list markers. */
  readonly prefix: string
  /** `` ``` `` or `~~~`, three or more. */
  readonly marker: string
  /** The rest of the line. */
  readonly info: string
}

/** Indentation, `>` and list markers: what may be before a fence or a directive in its line. */
export const CONTAINER_PREFIX = String.raw`(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*`

const FENCE = new RegExp(`^(${CONTAINER_PREFIX})(\`{3,}|~{3,})(.*)$`)

/** The fence that a line opens; `undefined` when it opens none. */
export function openingFence(line: string): CodeFence | undefined {
  const [, prefix = '', marker = '', info = ''] = FENCE.exec(line) ?? []
  const isInlineCode = marker.startsWith('`') && info.includes('`')
  return marker && !isInlineCode ? { prefix, marker, info } : undefined
}

/** Whether a fence ends with a line. */
export function closesFence(line: string, fence: CodeFence): boolean {
  if (leavesQuote(line, fence)) return true
  const text = line.replace(/^[ \t>]*/, '').trimEnd()
  return text.length >= fence.marker.length && text === fence.marker.charAt(0).repeat(text.length)
}

/** A fence in a quote ends with the quote. */
function leavesQuote(line: string, { prefix }: CodeFence): boolean {
  return prefix.includes('>') && !/^[ \t]*>/.test(line)
}

/** Returns a function that takes one line after the other, and returns whether it belongs to fenced code. */
export function createFenceScanner(): (line: string) => boolean {
  let fence: CodeFence | undefined
  return (line) => {
    if (fence && !leavesQuote(line, fence)) {
      if (closesFence(line, fence)) fence = undefined
      return true
    }
    fence = openingFence(line)
    return fence !== undefined
  }
}
