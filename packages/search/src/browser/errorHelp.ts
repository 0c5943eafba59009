// Recognises error messages: finds the section that explains what was pasted.

import { errorCodes, isErrorText, messageWords, NAMED, namedWords } from './errorText.js'

/** Whether it is worth loading the messages that the index has: three words, or a code, may be one. */
export function maybeError(text: string): boolean {
  return isErrorText(text) || /[A-Z]{3}|\S \S+ \S/.test(text)
}

/** So much of a message says which one it is. */
const LONGEST_CUT = 3
const LEAST_WORDS = 3

/** Whether a text was cut within a message: `require is not` of `require is not defined`. */
function endsWithStart(words: string, message: string): boolean {
  const parts = message.split(' ')
  for (let left = 1; left <= LONGEST_CUT && parts.length - left >= LEAST_WORDS; left++) {
    if (words.endsWith(` ${parts.slice(0, -left).join(' ')} `)) return true
  }
  return false
}

/**
 * The sections that explain an error: by a message with a name that is in the text, else by its code, else by the
 * longest message in the text. `list` has a section and a message in each line.
 */
export function explainingSections(text: string, list: string): number[] {
  const messages = list.split('\n').map((line) => line.split('\t'))
  const words = ` ${messageWords(text)} `
  const named = ` ${namedWords(text)} `
  const isIn = (message: string) =>
    message[0] === NAMED
      ? named.includes(` ${message.slice(1)} `)
      : words.includes(` ${message} `) || endsWithStart(words, message)
  // What names the same thing as the text is closer to it than the code, which all errors of a kind share.
  const rankOf = (message: string) => (message[0] === NAMED ? Infinity : message.length)
  const code = errorCodes(text).find((each) => messages.some(([, message]) => message === each))
  const best = messages.reduce(
    (found, [, message = '']) => (rankOf(message) > rankOf(found) && isIn(message) ? message : found),
    '',
  )
  const chosen = code === undefined || best[0] === NAMED ? best : code
  return messages.flatMap(([section, message]) => (message === chosen ? [Number(section)] : []))
}
