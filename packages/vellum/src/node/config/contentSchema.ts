// Checks `docs`, `blog`, `pages` and `markdown`.

import {
  anything,
  choose,
  dictionary,
  fields,
  flag,
  isRecord,
  list,
  matching,
  oneOf,
  orFalse,
  type Report,
  severity,
  text,
  wholeNumber,
} from './schemaKinds.js'
import type {
  FeedType,
  MarkdownPlugin,
  UserAdmonitions,
  UserBlog,
  UserDocs,
  UserDocsVersion,
  UserFeed,
  UserMarkdown,
  UserPages,
  UserTwoslash,
} from './userConfig.js'

const isFunction = (value: unknown) => typeof value === 'function'

const plugins = list(
  matching<MarkdownPlugin>('a plugin, or a list of a plugin and its options', (value) =>
    isFunction(Array.isArray(value) ? value[0] : value),
  ),
)

const markdownPlugins = {
  remarkPlugins: plugins,
  rehypePlugins: plugins,
  beforeDefaultRemarkPlugins: plugins,
  beforeDefaultRehypePlugins: plugins,
}

const twoslash = choose<boolean | UserTwoslash>((value) =>
  isRecord(value)
    ? fields<UserTwoslash>({}, { compilerOptions: dictionary(anything) })
    : matching<boolean>('`true`, `false` or an object', () => typeof value === 'boolean'),
)

/** `markdown`. */
export const markdownSchema = fields<UserMarkdown>(
  {},
  {
    format: oneOf(['mdx', 'md', 'detect']),
    mermaid: flag,
    emoji: flag,
    twoslash,
    anchors: fields<NonNullable<UserMarkdown['anchors']>>({}, { maintainCase: flag }),
    hooks: fields<NonNullable<UserMarkdown['hooks']>>(
      {},
      { onBrokenMarkdownLinks: severity, onBrokenMarkdownImages: severity },
    ),
    ...markdownPlugins,
  },
)

const admonitions = choose<boolean | UserAdmonitions>((value) =>
  typeof value === 'boolean' || !isRecord(value)
    ? matching<boolean>('`true`, `false` or an object', () => typeof value === 'boolean')
    : fields<UserAdmonitions>({}, { keywords: list(keyword), extendDefaults: flag }),
)

const keyword = matching<string>(
  'a word of letters, digits, "_" and "-"',
  (value) => typeof value === 'string' && /^[a-z][\w-]*$/i.test(value),
)

const content = {
  include: list(text),
  exclude: list(text),
  admonitions,
  editUrl: matching<NonNullable<UserDocs['editUrl']>>(
    'a string or a function',
    (value) => typeof value === 'string' || isFunction(value),
  ),
  editLocalizedFiles: flag,
  showLastUpdateTime: flag,
  showLastUpdateAuthor: flag,
  ...markdownPlugins,
}

const fileOrFalse = matching<string | false>(
  'a string or `false`',
  (value) => value === false || typeof value === 'string',
)

const version = fields<UserDocsVersion>(
  {},
  {
    label: text,
    path: text,
    banner: oneOf(['none', 'unreleased', 'unmaintained']),
    badge: flag,
    className: text,
    noIndex: flag,
  },
)

const docs = fields<UserDocs>(
  {},
  {
    ...content,
    id: matching<string>(
      'a name of letters, digits, "_" and "-" only',
      (value) => typeof value === 'string' && /^[\w-]+$/.test(value),
    ),
    path: text,
    routeBasePath: text,
    sidebarPath: fileOrFalse,
    sidebarCollapsible: flag,
    sidebarCollapsed: flag,
    breadcrumbs: flag,
    editCurrentVersion: flag,
    tagsBasePath: text,
    tags: fileOrFalse,
    onInlineTags: severity,
    numberPrefixParser: matching<NonNullable<UserDocs['numberPrefixParser']>>(
      '`true`, `false` or a function',
      (value) => typeof value === 'boolean' || isFunction(value),
    ),
    disableVersioning: flag,
    includeCurrentVersion: flag,
    lastVersion: text,
    onlyIncludeVersions: list(text),
    versions: dictionary(version),
  },
)

/** `docs`: one set, several sets, or `false`. */
export const docsSchema = choose<UserDocs | UserDocs[] | false>(
  (value) => (Array.isArray(value) ? list(docs) : orFalse(docs)),
  checkIds,
)

function checkIds(value: unknown, report: Report): void {
  if (!Array.isArray(value)) return
  const ids = value.map((set) => (isRecord(set) && set.id) || 'default')
  ids.forEach((id, i) => {
    const first = ids.indexOf(id)
    if (first === i) return
    report({
      message: `\`docs[${first}]\` and \`docs[${i}]\` have the same id, ${JSON.stringify(id)}.`,
      hint: 'Give each set of documents an `id` of its own; one that has none is called "default".',
    })
  })
}

const isCount = (value: unknown) => Number.isInteger(value) && (value as number) > 0

const countOrAll = matching<number | 'ALL'>(
  'a whole number, 1 or more, or "ALL"',
  (value) => value === 'ALL' || isCount(value),
)

const feedType = oneOf(['rss', 'atom', 'json'])

const feed = fields<UserFeed>(
  {},
  {
    type: choose<FeedType | 'all' | FeedType[] | null>((value) => {
      if (value === null) return matching<null>('`null`', () => true)
      return Array.isArray(value) ? list(feedType) : oneOf(['rss', 'atom', 'json', 'all'])
    }),
    title: text,
    description: text,
    copyright: text,
    language: text,
    limit: choose<number | false>((value) =>
      value === false ? matching<false>('`false`', () => true) : wholeNumber({ min: 1 }),
    ),
  },
)

/** `blog`. */
export const blogSchema = orFalse(
  fields<UserBlog>(
    {},
    {
      ...content,
      path: text,
      routeBasePath: text,
      blogTitle: text,
      blogDescription: text,
      blogSidebarTitle: text,
      blogSidebarCount: matching<number | 'ALL'>(
        'a whole number or "ALL"',
        (value) => value === 'ALL' || value === 0 || isCount(value),
      ),
      postsPerPage: countOrAll,
      showReadingTime: flag,
      readingTime: matching<NonNullable<UserBlog['readingTime']>>('a function', isFunction),
      truncateMarker: matching<RegExp>('a regular expression', (value) => value instanceof RegExp),
      pageBasePath: text,
      archiveBasePath: matching<string | null>(
        'a string or `null`',
        (value) => value === null || typeof value === 'string',
      ),
      authorsBasePath: text,
      sortPosts: oneOf(['descending', 'ascending']),
      tagsBasePath: text,
      tags: fileOrFalse,
      onInlineTags: severity,
      authorsMapPath: text,
      onInlineAuthors: severity,
      onUntruncatedBlogPosts: severity,
      feedOptions: feed,
    },
  ),
)

/** `pages`. */
export const pagesSchema = orFalse(fields<UserPages>({}, { ...content, path: text, routeBasePath: text }))
