// What the search finds messages by: the words of each that are the same in every site. In: the messages of the
// engine. Out: `search.errors` of the configuration.

import type { Message } from 'vellum/messages'

/** The path of the page with all messages. */
const PAGE = '/reference/messages'

/** The phrases of all messages by the path of their section. One that several kinds of messages have is of no use. */
export function searchPhrases(messages: Readonly<Record<string, Message>>): Record<string, string[]> {
  const codesByPhrase = new Map<string, Set<string>>()
  for (const [code, { texts }] of Object.entries(messages)) {
    for (const phrase of texts.flatMap(phrasesOf)) {
      const key = phrase.toLowerCase()
      codesByPhrase.set(key, (codesByPhrase.get(key) ?? new Set()).add(code))
    }
  }
  const isOwn = (phrase: string) => codesByPhrase.get(phrase.toLowerCase())!.size === 1
  return Object.fromEntries(
    Object.entries(messages).map(([code, { texts }]) => {
      const found = texts.flatMap((text) => {
        const own = phrasesOf(text).filter(isOwn)
        return own.length > 0 ? own : namedPhrases(text)
      })
      return [`${PAGE}#${code}`, [...new Set(found)]]
    }),
  )
}

/** A value of a message, with its quotes. */
const VALUE = /(["`]?)<[a-z][^<>]*>\1/

/** `has no` and `is and is` are in messages of all kinds. */
const LONG_WORD = /\p{L}{4}/u

/**
 * The words between the values of a message. The search ignores what is in quotes, so they are left out:
 * `The locale "<locale>" has no file in <folder>.` → `The locale has no file in`
 */
export function phrasesOf(text: string): string[] {
  return text
    .replace(/(^|\W)(["'`])[^\n]{0,60}?\2(?!\w)/g, '$1 ')
    .split(new RegExp(`${VALUE.source}|:\\s|\\(`))
    .map(words)
    .filter((part) => part.includes(' ') && LONG_WORD.test(part))
}

/** The parts of a message that are about the names in their quotes: `<field> has both "label" and "html"` */
function namedPhrases(text: string): string[] {
  return text.split(VALUE).filter((part) => /(["'`])\w.*\1/.test(part) && words(part).includes(' '))
}

function words(text: string | undefined): string {
  return (text ?? '').replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}
