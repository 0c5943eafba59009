// How long a program may be. The message is the same wherever a longer one is refused.

import * as limits from '../limits.js'

/** The message for code that is too long; undefined if it is not. */
export function tooLong({ length }: string): string | undefined {
  const most = limits.codeCharacters
  if (length <= most) return undefined
  return `The code has ${length.toLocaleString('en')} characters. The playground takes ${most.toLocaleString('en')}.`
}
