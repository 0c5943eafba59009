// Shortens texts of any length to what the page can show.

import * as limits from '../limits.js'
import * as labels from './labels.js'

/** A text of at most so many characters, and how many more there were. */
export function shortened(text: string, most: number = limits.lineCharacters): string {
  const rest = text.length - most
  return rest > 0 ? text.slice(0, most) + labels.moreCharacters(rest) : text
}

/** Like `shortened`, with every line indented; the indentation counts, too. */
export function shortenedAndIndented(text: string, indentation: string): string {
  if (indentation === '') return shortened(text)
  // Cut first: a text of line ends alone would grow beyond the memory.
  const whole = indentation + text.slice(0, limits.lineCharacters).replaceAll('\n', `\n${indentation}`)
  const shown = whole.slice(0, limits.lineCharacters)
  const ownLength = shown.slice(indentation.length).replaceAll(`\n${indentation}`, '\n').length
  const rest = text.length - ownLength
  return rest > 0 ? shown + labels.moreCharacters(rest) : shown
}
