import { expect, it } from 'vitest'
import { parseDocComment } from './docComment.js'

it.each([
  ['', { description: '', since: '0.1' }],
  [
    "/** A. @default 'a' @example 'b' */",
    { description: 'A.', since: '0.1', default: "'a'", example: "'b'" },
  ],
  ['/**\n   * Two\n   * lines. @since 0.2\n   */', { description: 'Two\nlines.', since: '0.2' }],
  ['/** @deprecated Write `b`. */', { description: '', since: '0.1', deprecated: 'Write `b`.' }],
  ['/** Mail a@default.example. */', { description: 'Mail a@default.example.', since: '0.1' }],
  ['/** Ends `{/* more *\\/}`. */', { description: 'Ends `{/* more */}`.', since: '0.1' }],
])('reads %j', (comment, parts) => {
  expect(parseDocComment(comment)).toEqual(parts)
})
