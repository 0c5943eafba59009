// How long a program may be. The same is said wherever a longer one is refused.

import * as limits from '../limits.js'

/** What is said of code that is longer than the playground takes; undefined when it is not. */
export function tooLong({ length }: string): string | undefined {
  const most = limits.codeCharacters
  if (length <= most) return undefined
  return `The code has ${length.toLocaleString('en')} characters. The playground takes ${most.toLocaleString('en')}.`
}
