// The text of a section as results show it: one line, with its blocks kept apart.

/** Separates two blocks until the section is complete: no HTML has this character. */
export const BLOCK_END = '\0'

/** `Limits one attempt.` `Default` `30000` → `Limits one attempt. Default · 30000` */
export function joinBlocks(text: string): string {
  let all = ''
  for (const each of text.split(BLOCK_END)) {
    const block = cleanText(each)
    if (block !== '') all += separatorAfter(all) + block
  }
  return all
}

/** White space that is not a single space: most of a text has only those, and replacing each is slow. */
const UNCLEAN = / [\s\u200b]+|[^\S ][\s\u200b]*|\u200b[\s\u200b]*/g

/** A text in one line, without spaces around it. */
export function cleanText(text: string): string {
  return text.replace(UNCLEAN, ' ').trim()
}

/** A sentence needs nothing between itself and the next block. */
function separatorAfter(text: string): string {
  if (text === '') return ''
  return /[.!?:;,…。！？：；，、؟]$/.test(text) ? ' ' : ' · '
}
