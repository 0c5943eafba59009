// Recognises error messages: finds the section that explains what was pasted.

import { errorCodes, isErrorText, messageWords } from './errorText.js'
import { runsOf } from './words.js'

/** Shorter queries are error messages only when they sound like one. */
const WORDS_OF_A_MESSAGE = 3

/** Whether it is worth loading the messages that the index has. */
export function maybeError(text: string): boolean {
  return isErrorText(text) || errorCodes(text).length > 0 || runsOf(text.slice(0, 200)).length >= WORDS_OF_A_MESSAGE
}

/**
 * The section that explains an error, by its code, or else by the longest message in the text. `list` has a section and
 * a message in each line.
 */
export function explainingSection(text: string, list: string): number | undefined {
  const messages = list.split('\n').map((line) => line.split('\t'))
  const codes = errorCodes(text)
  const byCode = codes.map((code) => messages.find(([, message]) => message === code)?.[0]).find(Boolean)
  if (byCode !== undefined) return Number(byCode)
  const words = ` ${messageWords(text)} `
  let longest = ''
  let found: string | undefined
  for (const [section, message = ''] of messages) {
    if (message.length <= longest.length || !words.includes(` ${message} `)) continue
    longest = message
    found = section
  }
  return found === undefined ? undefined : Number(found)
}
