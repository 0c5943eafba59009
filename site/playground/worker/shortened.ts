// Texts that the page can take, whatever a program makes.

import { LIMITS } from '../protocol'
import { WORDS } from './words'

/** A text of at most `LIMITS.lineCharacters`, and how many more there were. */
export function shortened(text: string): string {
  const rest = text.length - LIMITS.lineCharacters
  return rest > 0 ? text.slice(0, LIMITS.lineCharacters) + WORDS.moreCharacters(rest) : text
}
