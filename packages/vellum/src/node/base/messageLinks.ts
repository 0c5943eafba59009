// Where the manual explains the messages of the command line.

import type { MessageCode } from '../messages/catalogue.js'
import { MANUAL_URL } from './manualUrl.js'

/** The URL of the explanation of a message. */
function messageUrl(code: MessageCode): string {
  return `${MANUAL_URL}reference/messages#${code}`
}

/** What a link to the manual starts with. */
const PREFIX = '  More: '

/** One line for each kind of message: `  More: https://…/reference/messages#broken-link` */
export function messageLinks(codes: Iterable<MessageCode>): string[] {
  return [...new Set(codes)].map((code) => PREFIX + messageUrl(code))
}

/** The texts of several messages that are printed one after the other, with the links of all of them below the last. */
export function withLinks(texts: readonly string[], codes: Iterable<MessageCode>): string[] {
  const links = messageLinks(codes)
  return texts.map((text, i) => (i === texts.length - 1 ? [text, ...links].join('\n') : text))
}

/** A text without the links that `withLinks` may have added: it is the same message. */
export function withoutLinks(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith(PREFIX + MANUAL_URL))
    .join('\n')
}
