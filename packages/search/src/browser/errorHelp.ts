// Recognises error messages: finds the section that explains what was pasted.

import { errorCodes, isErrorText, messageWords, NAMED, namedWords } from './errorText.js'

/** Whether it is worth loading the messages that the index has: three words, or a code, may be one. */
export function maybeError(text: string): boolean {
  return isErrorText(text) || /[A-Z]{3}|\S \S+ \S/.test(text)
}

/** So much of a message says which one it is. */
const LONGEST_CUT = 3
const LEAST_WORDS = 3

/** What hardly any question has: punctuation of errors, options of commands, names of errors, a full stop. */
const PASTED = /[:;"'`()[\]{}]|\s--\w|[A-Z]{3}|[a-z](?:Error|Exception)\b|\.\s*$/

/** How much of a message a text ends with when it was cut within it, or within a word: `require is not def` of `require is not defined`. */
function lengthOfStart(words: string, message: string): number {
  const parts = message.split(' ')
  const last = words.trimEnd().split(' ').at(-1)!
  for (let left = 1; left <= LONGEST_CUT && parts.length - left >= LEAST_WORDS; left++) {
    const start = parts.slice(0, -left).join(' ')
    const isCutWord = parts.at(-left)!.startsWith(last) && words.endsWith(` ${start} ${last} `)
    if (isCutWord || words.endsWith(` ${start} `)) return start.length
  }
  return 0
}

/**
 * The sections that explain an error: by a message with a name that is in the text, else by its code, else by the message
 * that most of the text is of. `list` has a section and a message in each line.
 */
export function explainingSections(text: string, list: string): number[] {
  const messages = list.split('\n').map((line) => line.split('\t'))
  const words = ` ${messageWords(text)} `
  const named = ` ${namedWords(text)} `
  const rankOf = (message: string): number => {
    // What names the same thing as the text is closer to it than the code, which all errors of a kind share.
    if (message[0] === NAMED) return named.includes(` ${message.slice(1)} `) ? Infinity : 0
    // A whole message is closer than one that only begins like it.
    return words.includes(` ${message} `) ? message.length + 1 : lengthOfStart(words, message)
  }
  // Words in a question that are a message, too, are what it is about in part only.
  const least = PASTED.test(text) ? 0 : words.length / 2
  const code = errorCodes(text).find((each) => messages.some(([, message]) => message === each))
  const best = messages.reduce(
    (found, [, message = '']) => {
      const rank = rankOf(message)
      return rank > found.rank && rank >= least ? { message, rank } : found
    },
    { message: '', rank: 0 },
  )
  const chosen = code === undefined || best.message[0] === NAMED ? best.message : code
  return messages.flatMap(([section, message]) => (message === chosen ? [Number(section)] : []))
}
