// What readers call what a section is about, in their own words, by its path. Each has words that the section does not have. The build
// fails for a section that no page has.

import { LEARN } from './phrases/learn'
import { MOVE } from './phrases/move'
import { REFERENCE } from './phrases/reference'

/** The phrases for `search.phrases`. */
export const phrases: Record<string, string[]> = Object.fromEntries(
  Object.entries({ ...LEARN, ...MOVE, ...REFERENCE }).map(([section, listed]) => [
    section,
    listed.split('; '),
  ]),
)
