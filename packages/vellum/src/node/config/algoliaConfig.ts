// `themeConfig.algolia`: the search of Algolia, with Docusaurus' names of its options.

import type { z } from 'zod'
import type { AlgoliaData } from '../../shared/algolia.js'
import {
  anything,
  dictionary,
  fields,
  flag,
  matching,
  type Named,
  openFields,
  orFalse,
  type Schema,
  text,
} from './schemaKinds.js'

const pattern = matching<string>('a regular expression, written as a string', (value) => {
  try {
    return typeof value === 'string' && Boolean(new RegExp(value))
  } catch {
    return false
  }
})

const textOrPattern = matching<string | RegExp>(
  'a string or a regular expression',
  (value) => typeof value === 'string' || value instanceof RegExp,
)

const algoliaFields = openFields(
  {
    /** Id of the application. @example 'R2IYF7ETH7' */
    appId: text,
    /** Public key that may search; never the one that may write. @example '599cec31baffa4868cae4e79f180729b' */
    apiKey: text,
    /** Name of the index. @example 'troth' */
    indexName: text,
    /** Whether only pages of the locale and version of the page are found. @default true */
    contextualSearch: flag.default(true),
    /** Results whose URL matches belong to other sites. @example 'blog\\.example\\.com' */
    externalUrlRegex: pattern.optional(),
    /** Parameters of every request to Algolia. @default {} @example { hitsPerPage: 10 } */
    searchParameters: dictionary(anything).default({}),
    /** Path of a page of yours that lists all results of its `?q=`. @default false */
    searchPagePath: orFalse(text).default(false),
    /** Replaces the start of the paths of results, for a site in preview. @example { from: '/docs/', to: '/' } */
    replaceSearchResultPathname: fields({
      /** Text at the start, or a regular expression. */
      from: textOrPattern,
      /** The replacement. */
      to: text,
    }).optional(),
  },
  anything,
)

/** `themeConfig.algolia`. Further fields, such as `insights`, go to the DocSearch component. */
export interface UserAlgolia extends Named, z.input<typeof algoliaFields> {}

/** The part of the site's data besides `scopes`. */
export type AlgoliaConfig = Omit<AlgoliaData, 'scopes'>

export const algoliaSchema: Schema<AlgoliaConfig, UserAlgolia> = algoliaFields.transform((algolia) => {
  const { replaceSearchResultPathname: replace } = algolia
  return {
    ...algolia,
    ...(replace && { replaceSearchResultPathname: { from: sourceOf(replace.from), to: replace.to } }),
  } as AlgoliaConfig
})

/** A regular expression as text: data of the page is JSON. */
function sourceOf(from: string | RegExp): string {
  return from instanceof RegExp ? from.source : from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
