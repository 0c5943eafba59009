// Splits a page into its head and its body. Understands the simple keys that our
// pages use, `key: value` with or without quotes, and folded values; Vellum
// itself reads the head as YAML and refuses what is not.

export interface Field {
  readonly value: string
  /** The line of the file, from 1. */
  readonly line: number
}

export interface SplitPage {
  /** The keys of the head; undefined for a page without one. */
  readonly head: ReadonlyMap<string, Field> | undefined
  /** The page with a blank line for every line of the head, so that line numbers stay as they are. */
  readonly body: string
}

/** '---\ntitle: A\n---\nText' → title at line 2, and the body '\n\n\nText' */
export function splitFrontMatter(text: string): SplitPage {
  const lines = text.split(/\r?\n/)
  const end =
    lines[0]?.trimEnd() === '---' ? lines.findIndex((line, at) => at > 0 && line.trimEnd() === '---') : -1
  if (end === -1) return { head: undefined, body: lines.join('\n') }
  const body = lines.map((line, at) => (at <= end ? '' : line)).join('\n')
  return { head: readFields(lines.slice(0, end)), body }
}

function readFields(lines: readonly string[]): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>()
  for (const [at, line] of lines.entries()) {
    const match = /^([\w-]+):(?:\s+(.*))?$/.exec(line)
    if (!match) continue
    const [, key = '', rest = ''] = match
    const value = /^[>|][+-]?$/.test(rest.trim()) ? foldedValue(lines.slice(at + 1)) : unquoted(rest.trim())
    fields.set(key, { value, line: at + 1 })
  }
  return fields
}

/** The indented lines that follow a `>`, as one. */
function foldedValue(lines: readonly string[]): string {
  const end = lines.findIndex((line) => !/^\s/.test(line))
  return lines
    .slice(0, end === -1 ? undefined : end)
    .map((line) => line.trim())
    .join(' ')
    .trim()
}

/** "'It''s'" → "It's" */
function unquoted(value: string): string {
  if (/^".*"$/.test(value)) return value.slice(1, -1).replace(/\\(["\\])/g, '$1')
  if (/^'.*'$/.test(value)) return value.slice(1, -1).replaceAll("''", "'")
  return value
}
