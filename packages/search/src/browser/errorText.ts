// Error messages without what differs from one program to the next: URLs, numbers, names in quotes, positions in
// files. The build reads them from pages in the same way as the browser reads what is pasted.

/** Words that hardly anything but error messages has. */
const ERROR =
  /(?:error|exception)\b|\b(?:fail|cannot |can't |unable |refused|reject|blocked|denied|invalid|unexpected|un(?:known|caught)|timed out|not (?:a |found|allowed|defined))/i

/** Names of errors: `ECONNREFUSED`, `ERR_NETWORK`, `TIMEOUT_ATTEMPT`, `TS2307`. */
const CODE = /\b(?:E[A-Z]{3,}|[A-Z]{1,3}\d{4}|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b/g

/** Whether a text is, or contains, an error message. */
export function isErrorText(text: string): boolean {
  return ERROR.test(text) || /:\/\/|:\d+:\d+/.test(text)
}

/** The error codes in a text. */
export function errorCodes(text: string): string[] {
  return text.match(CODE) ?? []
}

/** A pasted text without stack frames, URLs and positions. */
export function withoutPositions(text: string): string {
  return text
    .replace(/^\s*at .*:\d+.*$/gm, ' ')
    .replace(/\w{0,20}:\/\/[^\s'"`)\]]*/g, ' ')
    .replace(/\S{1,200}:\d+:\d+/g, ' ')
}

/** What stands in quotes, with what is before it. */
const QUOTED = /(^|\W)(["'`])[^\n]{0,60}?\2(?!\w)/g

/** The words of a message: `no headers within 100 ms` → `no headers within` */
export function messageWords(text: string): string {
  return namedWords(withoutPositions(text).replace(QUOTED, '$1 '))
}

/** The first sign of a message that is about the names in it: they are kept, and no other message begins with it. */
export const NAMED = '"'

/** The words of a message with the names in its quotes: `option "params" is unknown` → `option params is unknown` */
export function namedWords(text: string): string {
  return withoutPositions(text)
    .replace(/\d\S*(?: m?s\b)?/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
}
