// The id that an author writes after a heading: needed for titles before a page is
// compiled, and again when it is compiled. slugger.ts makes ids from the text.

/** A heading's text and the id that its author wrote after it. */
export interface HeadingText {
  readonly text: string
  readonly id: string | undefined
}

const EXPLICIT = /\s*(?:\{#([^{}\n]+)\}|\{\/\*\s*#([^\s{}*]+)\s*\*\/\}|<!--\s*#([^\s]+?)\s*-->)\s*$/

/** `'Setup {#my-id}'` → `Setup`, `my-id`; the two comment forms as well */
export function splitHeadingId(source: string): HeadingText {
  const match = EXPLICIT.exec(source)
  if (!match) return { text: source, id: undefined }
  return { text: source.slice(0, match.index), id: (match[1] ?? match[2] ?? match[3])?.trim() }
}
