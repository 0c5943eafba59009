// `docs`, `blog`, `pages` and `markdown` with defaults filled in and paths made
// absolute. Reads no files: a folder may turn out not to exist.

import { resolve } from 'node:path'
import { type Complete, withDefaults } from './complete.js'
import type {
  FeedType,
  UserAdmonitions,
  UserBlog,
  UserDocs,
  UserFeed,
  UserMarkdown,
  UserPages,
  UserTwoslash,
} from './userContentConfig.js'

/** What all content has in its full form. */
interface ContentConfig {
  /** `false` = `:::` means nothing. */
  readonly admonitions: Complete<UserAdmonitions> | false
}

/** One set of documents. `path` and `sidebarPath` are absolute, `routeBasePath` has no outer slashes. */
export type DocsConfig = ContentConfig &
  Complete<Omit<UserDocs, 'admonitions'>, 'sidebarPath' | 'editUrl' | 'lastVersion' | 'onlyIncludeVersions'>

/** The blog. `path` is absolute, `routeBasePath` has no outer slashes. */
export type BlogConfig = ContentConfig &
  Complete<Omit<UserBlog, 'admonitions' | 'feedOptions' | 'truncateMarker'>, 'editUrl' | 'readingTime'> & {
    readonly truncateMarker: RegExp
    readonly feedOptions: FeedConfig
  }

/** The feeds of the blog: `type` as a list, empty for none. */
export type FeedConfig = Complete<Omit<UserFeed, 'type'>, 'copyright' | 'language'> & {
  readonly type: readonly FeedType[]
}

/** Standalone pages. `paths` are absolute, first wins; `routeBasePath` has no outer slashes. */
export type PagesConfig = ContentConfig &
  Complete<Omit<UserPages, 'admonitions' | 'path'>, 'editUrl'> & { readonly paths: readonly string[] }

/** How Markdown is read. */
export type MarkdownConfig = Complete<Omit<UserMarkdown, 'anchors' | 'hooks' | 'twoslash'>> & {
  /** `false` = only blocks that ask for it. */
  readonly twoslash: Complete<UserTwoslash> | false
  readonly anchors: Complete<NonNullable<UserMarkdown['anchors']>>
  readonly hooks: Complete<NonNullable<UserMarkdown['hooks']>>
}

const PLUGINS = {
  remarkPlugins: [],
  rehypePlugins: [],
  beforeDefaultRemarkPlugins: [],
  beforeDefaultRehypePlugins: [],
}

const CONTENT = {
  ...PLUGINS,
  include: ['**/*.{md,mdx}'],
  exclude: [
    '**/_*.{js,jsx,ts,tsx,md,mdx}',
    '**/_*/**',
    '**/*.test.{js,jsx,ts,tsx,md,mdx}',
    '**/__tests__/**',
  ],
  editUrl: undefined,
  editLocalizedFiles: false,
  showLastUpdateTime: false,
  showLastUpdateAuthor: false,
}

/** The documents, one entry for each set, none for `false`. */
export function completeDocs(user: UserDocs | UserDocs[] | false = {}, siteDir: string): DocsConfig[] {
  if (user === false) return []
  return [user].flat().map((set) => {
    const { admonitions, ...rest } = set
    const docs = withDefaults<Omit<DocsConfig, 'admonitions'>>(
      {
        ...CONTENT,
        id: 'default',
        path: 'docs',
        routeBasePath: 'docs',
        sidebarPath: undefined,
        sidebarCollapsible: true,
        sidebarCollapsed: true,
        breadcrumbs: true,
        editCurrentVersion: false,
        tagsBasePath: 'tags',
        tags: 'tags.yml',
        onInlineTags: 'warn',
        numberPrefixParser: true,
        disableVersioning: false,
        includeCurrentVersion: true,
        lastVersion: undefined,
        onlyIncludeVersions: undefined,
        versions: {},
      },
      rest,
    )
    return {
      ...docs,
      admonitions: completeAdmonitions(admonitions),
      path: resolve(siteDir, docs.path),
      routeBasePath: withoutOuterSlashes(docs.routeBasePath),
      sidebarPath: docs.sidebarPath && resolve(siteDir, docs.sidebarPath),
    }
  })
}

const TRUNCATE_MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/

/** The blog. */
export function completeBlog(
  user: UserBlog | false = {},
  { siteDir, siteTitle }: { siteDir: string; siteTitle: string },
): BlogConfig | false {
  if (user === false) return false
  const { admonitions, feedOptions, ...rest } = user
  const blog = withDefaults<Omit<BlogConfig, 'admonitions' | 'feedOptions'>>(
    {
      ...CONTENT,
      path: 'blog',
      routeBasePath: 'blog',
      blogTitle: 'Blog',
      blogDescription: 'Blog',
      blogSidebarTitle: 'Recent posts',
      blogSidebarCount: 5,
      postsPerPage: 10,
      showReadingTime: true,
      readingTime: undefined,
      sortPosts: 'descending',
      truncateMarker: TRUNCATE_MARKER,
      pageBasePath: 'page',
      archiveBasePath: 'archive',
      authorsBasePath: 'authors',
      tagsBasePath: 'tags',
      tags: 'tags.yml',
      onInlineTags: 'warn',
      authorsMapPath: 'authors.yml',
      onInlineAuthors: 'warn',
      onUntruncatedBlogPosts: 'warn',
    },
    rest,
  )
  return {
    ...blog,
    admonitions: completeAdmonitions(admonitions),
    path: resolve(siteDir, blog.path),
    routeBasePath: withoutOuterSlashes(blog.routeBasePath),
    feedOptions: completeFeed(feedOptions, `${siteTitle} Blog`),
  }
}

function completeFeed(user: UserFeed = {}, title: string): FeedConfig {
  const { type = ['rss', 'atom'] } = user
  return {
    title: user.title ?? title,
    description: user.description ?? title,
    copyright: user.copyright,
    language: user.language,
    limit: user.limit ?? 20,
    type: type === null ? [] : type === 'all' ? ['rss', 'atom', 'json'] : [type].flat(),
  }
}

/** The standalone pages. */
export function completePages(user: UserPages | false = {}, siteDir: string): PagesConfig | false {
  if (user === false) return false
  const { admonitions, path, ...rest } = user
  const pages = withDefaults<Omit<PagesConfig, 'admonitions' | 'paths'>>(
    { ...CONTENT, include: ['**/*.{js,jsx,ts,tsx,md,mdx}'], routeBasePath: '/' },
    rest,
  )
  return {
    ...pages,
    admonitions: completeAdmonitions(admonitions),
    paths: (path === undefined ? ['src/pages', 'pages'] : [path]).map((folder) => resolve(siteDir, folder)),
    routeBasePath: withoutOuterSlashes(pages.routeBasePath),
  }
}

function completeAdmonitions(user: boolean | UserAdmonitions = true): ContentConfig['admonitions'] {
  if (user === false) return false
  const { keywords = [], extendDefaults = true } = user === true ? {} : user
  return { keywords, extendDefaults }
}

/** How Markdown is read; `onBrokenMarkdownLinks` is the deprecated field of the site, used where the hook is not set. */
export function completeMarkdown(
  { anchors, hooks, twoslash, ...rest }: UserMarkdown = {},
  onBrokenMarkdownLinks: MarkdownConfig['hooks']['onBrokenMarkdownLinks'] = 'warn',
): MarkdownConfig {
  return {
    ...withDefaults<Omit<MarkdownConfig, 'anchors' | 'hooks' | 'twoslash'>>(
      { ...PLUGINS, format: 'mdx', mermaid: false, emoji: true },
      rest,
    ),
    twoslash: completeTwoslash(twoslash),
    anchors: withDefaults<MarkdownConfig['anchors']>({ maintainCase: false }, anchors),
    hooks: withDefaults<MarkdownConfig['hooks']>(
      { onBrokenMarkdownLinks, onBrokenMarkdownImages: 'throw' },
      hooks,
    ),
  }
}

function completeTwoslash(user: boolean | UserTwoslash = false): MarkdownConfig['twoslash'] {
  if (user === false) return false
  return { compilerOptions: (user === true ? undefined : user.compilerOptions) ?? {} }
}

/** '/guide/' → 'guide', '/' → '' */
function withoutOuterSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}
