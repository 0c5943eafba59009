// `blog`: one blog, several, or none; their posts and feeds.

import { z } from 'zod'
import {
  contentFields,
  fileOrFalse,
  instanceId,
  routeBase,
  type UserContent,
  uniqueIds,
} from './contentFields.js'
import {
  choose,
  fields,
  flag,
  isFunction,
  list,
  matching,
  type Named,
  type OutputOf,
  oneOf,
  orFalse,
  type Schema,
  severity,
  text,
  wholeNumber,
} from './schemaKinds.js'

/** Kinds of feeds. */
export type FeedType = 'rss' | 'atom' | 'json'

const FEED_TYPES: FeedType[] = ['rss', 'atom', 'json']

const feedTypes = choose((value): Schema<FeedType | 'all' | FeedType[] | null> => {
  if (value === null) return matching('`null`', () => true)
  return Array.isArray(value) ? list(oneOf(FEED_TYPES)) : oneOf([...FEED_TYPES, 'all'])
}).transform((type) => (type === null ? [] : type === 'all' ? FEED_TYPES : [type].flat()))

const feed = fields({
  /** Which feeds; `null` for none. @default ['rss', 'atom'] */
  type: feedTypes.default(['rss', 'atom']),
  /** Title. @default '<site title> Blog' */
  title: text.optional(),
  /** Description. @default '<site title> Blog' */
  description: text.optional(),
  /** Copyright line. @example '© 2025 Troth' */
  copyright: text.optional(),
  /** Language. @default the locale */
  language: text.optional(),
  /** How many posts; `false` or `null` for all. @default 20 */
  limit: z
    .nullable(orFalse(wholeNumber({ min: 1 })))
    .transform((limit) => limit ?? false)
    .default(20),
})

/** `blog.feedOptions`. */
export interface UserFeed extends Named, z.input<typeof feed> {}

/** Works out how many minutes a post takes to read; `defaultReadingTime` is the function that is used without it. */
export type ReadingTimeFunction = (post: {
  content: string
  frontMatter: Record<string, unknown>
  locale: string
  defaultReadingTime: (input: {
    content: string
    locale?: string
    options?: { wordsPerMinute?: number }
  }) => number
}) => number | undefined

const isCount = (value: unknown) => Number.isInteger(value) && (value as number) > 0

const blog = fields({
  ...contentFields,
  /**
   * Name of this blog; needed when there are several. Letters, digits, `_` and `-`.
   * @default 'default'
   * @since 0.2.0
   */
  id: instanceId,
  /** Folder of the posts. @default 'blog' */
  path: text.default('blog'),
  /** Start of their URLs; '/' puts them at the root. @default 'blog' */
  routeBasePath: routeBase.default('blog'),
  /** Title of the list. @default 'Blog' */
  blogTitle: text.default('Blog'),
  /** Description of the list. @default 'Blog' */
  blogDescription: text.default('Blog'),
  /** Title of the column next to a post. @default 'Recent posts' */
  blogSidebarTitle: text.default('Recent posts'),
  /** How many posts it lists. @default 5 */
  blogSidebarCount: matching<number | 'ALL'>(
    'a whole number or "ALL"',
    (value) => value === 'ALL' || value === 0 || isCount(value),
  ).default(5),
  /** Posts per page of the list. @default 10 */
  postsPerPage: matching<number | 'ALL'>(
    'a whole number, 1 or more, or "ALL"',
    (value) => value === 'ALL' || isCount(value),
  ).default(10),
  /** Whether a post says how long it takes to read. @default true */
  showReadingTime: flag.default(true),
  /** Works out the minutes; it returns `undefined` for none. @default the words of the post by 200 */
  readingTime: matching<ReadingTimeFunction>('a function', isFunction).optional(),
  /** Order of posts by date. @default 'descending' */
  sortPosts: oneOf(['descending', 'ascending']).default('descending'),
  /**
   * What a build does with posts whose date is in the future: leave them out until then, or publish them. A date without
   * a time is midnight, and one without a zone is in UTC.
   * @default 'schedule'; 'publish' in a site that came from Docusaurus
   * @example 'publish'
   * @since 0.2.0
   */
  futurePosts: oneOf(['schedule', 'publish']).optional(),
  /** Ends the part of a post that lists show. @default `<!-- truncate -->` and `{/* truncate *\/}` */
  truncateMarker: matching<RegExp>('a regular expression', (value) => value instanceof RegExp).default(
    /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/,
  ),
  /** Start of the further list pages' URLs, below `routeBasePath`. @default 'page' */
  pageBasePath: text.default('page'),
  /** URL of the archive, below `routeBasePath`; `null` for none. @default 'archive' */
  archiveBasePath: matching<string | null>(
    'a string or `null`',
    (value) => value === null || typeof value === 'string',
  ).default('archive'),
  /** Start of the author pages' URLs, below `routeBasePath`. @default 'authors' */
  authorsBasePath: text.default('authors'),
  /** Start of the tag pages' URLs, below `routeBasePath`. @default 'tags' */
  tagsBasePath: text.default('tags'),
  /** File in `path` that defines the tags; `false` for none. @default 'tags.yml' */
  tags: fileOrFalse.default('tags.yml'),
  /** Severity of a tag that the tags file does not define. @default 'warn' */
  onInlineTags: severity.default('warn'),
  /** File in `path` that defines the authors. @default 'authors.yml' */
  authorsMapPath: text.default('authors.yml'),
  /** Severity of an author that the authors file does not define. @default 'warn' */
  onInlineAuthors: severity.default('warn'),
  /** Severity of a post without a truncate marker. @default 'warn' */
  onUntruncatedBlogPosts: severity.default('warn'),
  /** The files for feed readers. */
  feedOptions: (feed as Schema<z.output<typeof feed>, UserFeed>).prefault({}),
})

/** One blog. */
export interface UserBlog extends UserContent, z.input<typeof blog> {}

/** One blog. `path` is absolute, `routeBasePath` has no outer slashes. */
export interface BlogConfig extends OutputOf<typeof blog> {
  readonly feedOptions: FeedConfig
}

export type CheckedFeed = OutputOf<typeof feed>

/** The feeds of the blog: `type` is an array, empty for none. */
export interface FeedConfig extends CheckedFeed {
  readonly title: string
  readonly description: string
}

type CheckedBlog = OutputOf<typeof blog>

/** One item for each blog, none for `false`. */
export const blogSchema: Schema<CheckedBlog[], UserBlog | UserBlog[] | false> = choose(
  (value): Schema<CheckedBlog | CheckedBlog[] | false, UserBlog | UserBlog[] | false> =>
    Array.isArray(value) ? list(blog) : orFalse(blog),
  uniqueIds({ field: 'blog', code: 'duplicate-blog', what: 'blog' }),
).transform((blogs) => (blogs === false ? [] : [blogs].flat()))
