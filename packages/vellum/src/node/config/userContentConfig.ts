// What a user writes under `docs`, `blog`, `pages` and `markdown`: optional and
// documented. Only types; the checks are in contentSchema.ts, the defaults in
// contentConfig.ts.

/** How loud a problem is: nothing, a line, a warning, or a failed build. */
export type Severity = 'ignore' | 'log' | 'warn' | 'throw'

/** A unified plugin, or a plugin with its options. */
// biome-ignore lint/suspicious/noExplicitAny: plugins of any options and any tree must fit.
export type MarkdownPlugin = ((...options: any[]) => unknown) | [(...options: any[]) => unknown, ...unknown[]]

/** Plugins for Markdown, before and after the engine's own. */
export interface UserMarkdownPlugins {
  /** Plugins for the Markdown tree. @default [] */
  remarkPlugins?: MarkdownPlugin[]
  /** Plugins for the HTML tree. @default [] */
  rehypePlugins?: MarkdownPlugin[]
  /** Plugins for the Markdown tree that run before the engine's own. @default [] */
  beforeDefaultRemarkPlugins?: MarkdownPlugin[]
  /** Plugins for the HTML tree that run before the engine's own. @default [] */
  beforeDefaultRehypePlugins?: MarkdownPlugin[]
}

/** `markdown`. */
export interface UserMarkdown extends UserMarkdownPlugins {
  /** How `.md` and `.mdx` are read; `detect` goes by the extension. @default 'mdx' */
  format?: 'mdx' | 'md' | 'detect'
  /**
   * Whether `mermaid` code blocks are marked as diagrams: an element with the class `docusaurus-mermaid-container`
   * and the source in `data-mermaid`, for a client module of the site to draw. Until it does, the source is shown.
   * @default false
   */
  mermaid?: boolean
  /** Whether `:smile:` becomes an emoji. @default true */
  emoji?: boolean
  /**
   * Whether names in `ts` and `tsx` code blocks show their types when they are pointed at, and the
   * build fails when such a block does not compile. With `false`, only blocks with the word
   * `twoslash` after their language; else all but those with the word `no-twoslash`.
   * @default false
   */
  twoslash?: boolean | UserTwoslash
  /** Ids of headings. */
  anchors?: {
    /** Whether generated ids keep capitals. @default false */
    maintainCase?: boolean
  }
  /** What happens when Markdown points to nothing. */
  hooks?: {
    /** A link to a file that is not there. @default 'warn' */
    onBrokenMarkdownLinks?: Severity
    /** An image that is not there. @default 'throw' */
    onBrokenMarkdownImages?: Severity
  }
}

/** `markdown.twoslash`. */
export interface UserTwoslash {
  /** Options of the TypeScript compiler as in `tsconfig.json`, over the defaults. @default {} @example { strict: false } */
  compilerOptions?: Record<string, unknown>
}

/** Which words after `:::` make an admonition. */
export interface UserAdmonitions {
  /** Words of the site's own. @default [] @example ['recipe'] */
  keywords?: string[]
  /** Whether `note`, `tip` and the other usual words are known too. @default true */
  extendDefaults?: boolean
}

/** What the edit link of a page is made from. */
export interface EditUrlParts {
  locale: string
  version: string
  versionDocsDirPath: string
  docPath: string
  /** The same two for a post. */
  blogDirPath?: string
  blogPath?: string
  permalink: string
}

/** Options that documents, posts and pages share. */
interface UserContent extends UserMarkdownPlugins {
  /** Which files, as globs below `path`. @default Markdown files; for `pages` also React files */
  include?: string[]
  /** Which of them not, as globs. @default files and folders that start with `_`, and tests */
  exclude?: string[]
  /** Admonitions; `false` for none. @default true @example { keywords: ['recipe'] } */
  admonitions?: boolean | UserAdmonitions
  /** Start of the edit links; the file's path is added. @example 'https://github.com/troth/troth/edit/main/site/' */
  editUrl?: string | ((parts: EditUrlParts) => string | undefined)
  /** Whether the edit link of a translated page leads to the translation. @default false */
  editLocalizedFiles?: boolean
  /** Whether a page says when it was last changed. @default false */
  showLastUpdateTime?: boolean
  /** Whether a page says who changed it last. @default false */
  showLastUpdateAuthor?: boolean
}

/** `docs`: one set of documents. */
export interface UserDocs extends UserContent {
  /** Name of this set; needed when there are several. Letters, digits, `_` and `-`. @default 'default' */
  id?: string
  /** Folder of the documents. @default 'docs' */
  path?: string
  /** Start of their URLs; '/' puts them at the root. @default 'docs' */
  routeBasePath?: string
  /** File with the sidebars; `false` for none; left out, one is made from the folders. @example './sidebars.ts' */
  sidebarPath?: string | false
  /** Whether categories can be closed. @default true */
  sidebarCollapsible?: boolean
  /** Whether categories start closed. @default true */
  sidebarCollapsed?: boolean
  /** Whether a document shows where it stands. @default true */
  breadcrumbs?: boolean
  /** Whether edit links of frozen versions lead to the documents in `path`. @default false */
  editCurrentVersion?: boolean
  /** Start of the tag pages' URLs, below `routeBasePath`. @default 'tags' */
  tagsBasePath?: string
  /** File in `path` that defines the tags; `false` for none. @default 'tags.yml' */
  tags?: string | false
  /** A tag that the tags file does not define. @default 'warn' */
  onInlineTags?: Severity
  /** Whether `01-` at the start of a name is a position, or a function that says so. @default true */
  numberPrefixParser?:
    | boolean
    | ((name: string) => {
        filename: string
        numberPrefix?: number
      })
  /** Whether `versions.json` is ignored. @default false */
  disableVersioning?: boolean
  /** Whether the documents in `path` are published beside the frozen versions. @default true */
  includeCurrentVersion?: boolean
  /** The version at `routeBasePath`. @default the first in `versions.json`, else 'current' */
  lastVersion?: string
  /** The only versions to build. @example ['current', '8.x'] */
  onlyIncludeVersions?: string[]
  /** Options per version, by name. @default {} @example { current: { label: 'Next' } } */
  versions?: Record<string, UserDocsVersion>
}

/** `docs.versions.<name>`. */
export interface UserDocsVersion {
  /** What the reader sees. @default the name; 'Next' for 'current' @example '9.x' */
  label?: string
  /** Part of the URL. @default '' for the last version, 'next' for 'current', else the name */
  path?: string
  /** The notice above its pages. @default 'none' for the last version, 'unreleased' for newer, 'unmaintained' for older ones */
  banner?: 'none' | 'unreleased' | 'unmaintained'
  /** Whether its pages show the version's label. @default true when there are several */
  badge?: boolean
  /** Classes of `<html>` on its pages, in place of the usual one. @default 'docs-version-<name>' */
  className?: string
  /** Whether search engines are kept away. @default false */
  noIndex?: boolean
}

/** `blog`. */
export interface UserBlog extends UserContent {
  /** Folder of the posts. @default 'blog' */
  path?: string
  /** Start of their URLs; '/' puts them at the root. @default 'blog' */
  routeBasePath?: string
  /** Title of the list. @default 'Blog' */
  blogTitle?: string
  /** Description of the list. @default 'Blog' */
  blogDescription?: string
  /** Title of the column beside a post. @default 'Recent posts' */
  blogSidebarTitle?: string
  /** How many posts it lists. @default 5 */
  blogSidebarCount?: number | 'ALL'
  /** Posts per page of the list. @default 10 */
  postsPerPage?: number | 'ALL'
  /** Whether a post says how long it takes to read. @default true */
  showReadingTime?: boolean
  /** Works out the minutes; `undefined` for none. @default the words of the post by 200 */
  readingTime?: ReadingTimeFunction
  /** Order of posts by date. @default 'descending' */
  sortPosts?: 'descending' | 'ascending'
  /** Ends the part of a post that lists show. @default `<!-- truncate -->` and `{/* truncate *\/}` */
  truncateMarker?: RegExp
  /** Start of the further list pages' URLs, below `routeBasePath`. @default 'page' */
  pageBasePath?: string
  /** URL of the archive, below `routeBasePath`; `null` for none. @default 'archive' */
  archiveBasePath?: string | null
  /** Start of the author pages' URLs, below `routeBasePath`. @default 'authors' */
  authorsBasePath?: string
  /** Start of the tag pages' URLs, below `routeBasePath`. @default 'tags' */
  tagsBasePath?: string
  /** File in `path` that defines the tags; `false` for none. @default 'tags.yml' */
  tags?: string | false
  /** A tag that the tags file does not define. @default 'warn' */
  onInlineTags?: Severity
  /** File in `path` that defines the authors. @default 'authors.yml' */
  authorsMapPath?: string
  /** An author that the authors file does not define. @default 'warn' */
  onInlineAuthors?: Severity
  /** A post without a truncate marker. @default 'warn' */
  onUntruncatedBlogPosts?: Severity
  /** The files for feed readers. */
  feedOptions?: UserFeed
}

/** Works out how many minutes a post takes to read. `defaultReadingTime` is what is used without it. */
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

/** Kinds of feeds. */
export type FeedType = 'rss' | 'atom' | 'json'

/** `blog.feedOptions`. */
export interface UserFeed {
  /** Which feeds; `null` for none. @default ['rss', 'atom'] */
  type?: FeedType | 'all' | FeedType[] | null
  /** Title. @default '<site title> Blog' */
  title?: string
  /** Description. @default '<site title> Blog' */
  description?: string
  /** Copyright line. @example '© 2025 Troth' */
  copyright?: string
  /** Language. @default the locale */
  language?: string
  /** How many posts; `false` for all. @default 20 */
  limit?: number | false
}

/** `pages`: standalone pages. */
export interface UserPages extends UserContent {
  /** Folder of the pages. @default both 'src/pages' and 'pages' */
  path?: string
  /** Start of their URLs. @default '/' */
  routeBasePath?: string
}
