// One doc comment to its parts.

import type { Documented } from './types.js'

/** What a doc comment says; `default` and `example` are as they are written. */
export interface DocComment extends Documented {
  readonly default?: string
  readonly example?: string
}

/** The version of everything that does not say otherwise. */
const FIRST_VERSION = '0.1'

/** Reads a comment as it is in the source, from its first to its last slash; '' is no comment. Tags may follow text in a line. */
export function parseDocComment(comment: string): DocComment {
  const text = comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^[ \t]*\* ?/gm, '')
    // What would end the comment.
    .replaceAll('*\\/', '*/')
  const [description = '', ...tags] = text.split(/(?:^|\s)@(?=(?:default|example|deprecated|since)\b)/)
  const values = new Map(
    tags.map((tag) => {
      const [name = '', ...words] = tag.split(/\s/)
      return [name, tag.slice(name.length).trim() || words.join(' ')] as const
    }),
  )
  const optional = (name: 'default' | 'example' | 'deprecated') => {
    const value = values.get(name)
    return value ? { [name]: value } : {}
  }
  return {
    description: description.trim().replace(/[ \t]*\n[ \t]*/g, '\n'),
    since: values.get('since') || FIRST_VERSION,
    ...optional('default'),
    ...optional('example'),
    ...optional('deprecated'),
  }
}
