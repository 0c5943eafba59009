// The coloured code of a page, for the next time that it is compiled: when a sentence
// was changed but no code, no language has to be loaded, which takes longer than all
// the rest of the page.

import { createHash } from 'node:crypto'

/** Coloured lines by what they were made from. */
export interface CodeMemory {
  readonly find: (lines: readonly string[], language: string) => readonly string[] | undefined
  readonly keep: (lines: readonly string[], language: string, html: readonly string[]) => void
}

/** A memory as data: what was kept when it was last used. */
export type CodeRecord = Readonly<Record<string, readonly string[]>>

/** Opens a memory with what was kept before; `record` gives what was found or kept since then. */
export function openCodeMemory(before: CodeRecord = {}): CodeMemory & { readonly record: () => CodeRecord } {
  const known = new Map(Object.entries(before))
  const used = new Map<string, readonly string[]>()
  return {
    find: (lines, language) => {
      const key = keyOf(lines, language)
      const html = known.get(key) ?? used.get(key)
      if (html) used.set(key, html)
      return html
    },
    keep: (lines, language, html) => void used.set(keyOf(lines, language), html),
    record: () => Object.fromEntries(used),
  }
}

function keyOf(lines: readonly string[], language: string): string {
  return createHash('sha256')
    .update(`${language}\n${lines.join('\n')}`)
    .digest('base64')
    .slice(0, 24)
}
