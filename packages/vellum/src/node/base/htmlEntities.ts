// Entities of HTML as text, by the table of names that the parser of Markdown has.

import { decodeString } from 'micromark-util-decode-string'

// Four names need no semicolon, unless they may be a parameter of a query: `?a&lt=1`.
const ENTITY = /&(?:#\d{1,7};?|#x[\da-f]{1,6};?|(?:amp|lt|gt|quot)(?:;|(?![=\da-z]))|[a-z][\da-z]{1,30};)/gi

// Nearly all that the compiler and React write.
const FREQUENT: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#x22;': '"',
  '&#x26;': '&',
  '&#x3C;': '<',
}

/** `a&amp;b&#x27;&hellip;` → `a&b'…` */
export function decodeEntities(html: string): string {
  return html.includes('&') ? html.replace(ENTITY, (entity) => FREQUENT[entity] ?? decode(entity)) : html
}

function decode(entity: string): string {
  const closed = entity.endsWith(';') ? entity : `${entity};`
  const text = decodeString(closed)
  return text === closed ? entity : text
}
