// Recognises error messages: finds the section that explains what was pasted.

import { errorCodes, isErrorText, messageWords } from './errorText.js'

/** Whether it is worth loading the messages that the index has: three words, or a code, may be one. */
export function maybeError(text: string): boolean {
  return isErrorText(text) || /[A-Z]{3}|\S \S+ \S/.test(text)
}

/**
 * The sections that explain an error, by its code, or else by the longest message in the text. `list` has a section
 * and a message in each line.
 */
export function explainingSections(text: string, list: string): number[] {
  const messages = list.split('\n').map((line) => line.split('\t'))
  const words = ` ${messageWords(text)} `
  const code = errorCodes(text).find((each) => messages.some(([, message]) => message === each))
  const longest = messages.reduce(
    (found, [, message = '']) =>
      message.length > found.length && words.includes(` ${message} `) ? message : found,
    '',
  )
  return messages.flatMap(([section, message]) => (message === (code ?? longest) ? [Number(section)] : []))
}
