// `search`: the index of the site's own search.

import type { z } from 'zod'
import {
  dictionary,
  fields,
  list,
  type Named,
  type OutputOf,
  type Schema,
  text,
  toggle,
} from './schemaKinds.js'

const search = fields({
  /**
   * Other words for what readers search for, as they write it: a search for the word on the left also finds the ones
   * on the right. All forms of a word count. Words for one page belong in the `keywords` of its front matter.
   * @default {} @example { interceptor: ['hooks'], 'axios.create': ['createClient'] }
   */
  synonyms: dictionary(list(text)).default({}),
  /**
   * What readers call a thing that they do not know the name of, by the words that headings name it with. A section
   * whose heading has all words on the left is found by those on the right, which cost browsers no request.
   * @default {} @example { timeout: ['give up', 'takes too long'], 'typed result': ['generics'] } @since 0.2.0
   */
  concepts: dictionary(list(text)).default({}),
  /**
   * Error messages and codes, by the path of the section that explains them: a search for one of them, or for a text
   * that contains it, finds that section first. Messages that sections about errors show need not be written here. A
   * name in quotes is the one that a message is about: `option "params" is unknown`.
   * @default {} @example { '/docs/errors#no-response': ['Failed to fetch', 'ECONNREFUSED'] }
   */
  errors: dictionary(list(text)).default({}),
  /**
   * What readers ask in words that the page does not have, by the path of the section that answers. A search for these
   * words finds the section as if other pages linked to it in them.
   * @default {} @example { '/docs/cache#etag': ['Do not download what has not changed'] } @since 0.2.0
   */
  questions: dictionary(list(text)).default({}),
  /**
   * What readers call what a section is about, by its path: symptoms, everyday words, names in other tools. A search
   * for their words finds the section, but what the section says itself counts more. Many short phrases help most.
   * @default {} @example { '/docs/cache#etag': ['nothing has changed', 'If-None-Match'] } @since 0.3.0
   */
  phrases: dictionary(list(text)).default({}),
  /**
   * Pages that say for another variant what a main page says, by their paths, with the path of the main page. A search
   * finds the main page first, and a section that both have only there.
   * @default {} @example { '/docs/start/cjs': '/docs/start/esm' } @since 0.2.0
   */
  variants: dictionary(text).default({}),
})

/** `search`. */
export interface UserSearch extends Named, z.input<typeof search> {}

/** The data of the search index besides the pages. */
export interface SearchConfig extends OutputOf<typeof search> {}

export const searchSchema: Schema<SearchConfig | false, UserSearch | boolean> = toggle(
  search as Schema<z.output<typeof search>, UserSearch>,
)
