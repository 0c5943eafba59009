// What readers call what a section is about, in their own words, by its path: a symptom, what people say who do not know the name, the name
// in another library. Each has words that the section does not have. One that fits two sections belongs to the one that
// explains it. The build fails for a section that no page has.

import { CLIENT } from './phrases/client'
import { FRAMEWORKS } from './phrases/frameworks'
import { INSTALLATION } from './phrases/installation'
import { METHODS } from './phrases/methods'
import { OPTIONS } from './phrases/options'
import { PROGRAMS } from './phrases/programs'
import { PROJECT } from './phrases/project'

const PHRASES = {
  ...CLIENT,
  ...OPTIONS,
  ...METHODS,
  ...INSTALLATION,
  ...FRAMEWORKS,
  ...PROGRAMS,
  ...PROJECT,
}

/** The phrases for `search.phrases`. */
export const phrases: Record<string, string[]> = Object.fromEntries(
  Object.entries(PHRASES).map(([section, listed]) => [section, listed.split('; ')]),
)
