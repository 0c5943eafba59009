// The blog in one locale: its posts in order, and which of them each list shows. Runs the
// stages of this folder; what concerns several posts at once is decided here.

import { existsSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import type { Messages } from '../../../shared/messages.js'
import { combineErrors, VellumError } from '../../base/errors.js'
import { knownError } from '../../base/fileSystemError.js'
import type { BlogConfig, SiteConfig } from '../../config/siteConfig.js'
import { callOption } from '../callOption.js'
import { type ContentWarning, warningsOf } from '../contentWarning.js'
import { creationDates } from '../creationDates.js'
import { editUrlOf } from '../editUrl.js'
import { type LastUpdate, lastUpdateOf, lastUpdates } from '../lastUpdate.js'
import { readTagsFile } from '../readTagsFile.js'
import { readText, type ScanInput, scanFolder } from '../scanFolder.js'
import type { Message } from '../sidebars/translate.js'
import { collectTags, type DocTag, type Tag } from '../tags.js'
import { type Overlay, readContent, scanTranslated } from '../translations/translatedContent.js'
import { type NamedFolder, readMessages, translatedFolder } from '../translations/translationFiles.js'
import { type Author, type AuthorsFile, parseAuthorsFile } from './authors.js'
import { makePost, type Post, type PostOptions, type RawPost } from './post.js'
import { emptyList, type PostList, paginate } from './postList.js'
import { readingTime } from './readingTime.js'

/** A post with all that its page shows besides its body. */
export interface BlogPost extends Post {
  readonly date: number
  readonly tags: readonly DocTag[]
  readonly editUrl: string | undefined
  readonly lastUpdate: Partial<LastUpdate> | undefined
  /** The posts before and after it in the lists. */
  readonly newer: Post | undefined
  readonly older: Post | undefined
}

/** A tag with the pages of its posts. */
export interface BlogTag extends Omit<Tag, 'docIds'> {
  readonly count: number
  readonly lists: readonly PostList[]
}

/** A person of the authors file with the pages of their posts; none unless a page is wanted. */
export interface BlogAuthor extends Author {
  readonly key: string
  readonly count: number
  readonly lists: readonly PostList[]
}

/** The blog, loaded. */
export interface Blog {
  /** The path that it is served under, without the site's base: `/blog` */
  readonly path: string
  /** The folder of its posts, absolute. */
  readonly dir: string
  readonly title: string
  readonly description: string
  /** All posts that have a page, in the order of the lists. */
  readonly posts: readonly BlogPost[]
  /** Those that lists and feeds show. */
  readonly listed: readonly BlogPost[]
  readonly lists: readonly PostList[]
  /** The column beside posts and lists; none when the site wants none. */
  readonly recent: { readonly title: string; readonly posts: readonly BlogPost[] } | undefined
  /** By label. */
  readonly tags: readonly BlogTag[]
  readonly tagsPath: string
  /** In the order of the authors file; empty without one. */
  readonly authors: readonly BlogAuthor[]
  readonly authorsPath: string
  readonly archivePath: string | undefined
  readonly warnings: readonly ContentWarning[]
  /** Files besides the posts that it depends on, absolute. */
  readonly files: readonly string[]
  /** The folder of translations, and what it translates. */
  readonly overlays: readonly Overlay[]
  /** What translators can say in the place of the options. */
  readonly messages: () => Readonly<Record<string, Message>>
}

/** The file of the words of the options in a language. */
export const BLOG_MESSAGES_FILE = 'docusaurus-plugin-content-blog/options.json'

export interface BlogInput {
  readonly config: SiteConfig
  readonly options: BlogConfig
  readonly locale: string
  /** In production drafts are left out; in development they are posts like others. */
  readonly production: boolean
}

/** The blog; `undefined` when there are no posts, or no folder of them (BL-9). */
export async function loadBlog(input: BlogInput): Promise<Blog | undefined> {
  const { config, locale, production } = input
  const messages = await readMessages(input, BLOG_MESSAGES_FILE)
  const options = translated(input.options, messages)
  const { include, exclude } = options
  const dir = options.path
  const source = relative(config.siteDir, dir).split(sep).join('/')
  const folder = translatedFolder(input, { kind: 'blog' })
  const raw = await readPosts({ dir, source, include, exclude }, folder)
  if (raw.length === 0) return undefined

  const path = posix.join('/', options.routeBasePath)
  const authorsPath = posix.join(path, options.authorsBasePath)
  const { authorsFile, ...authorsRead } = await readAuthorsFile({
    folders: [...(folder ? [folder] : []), { dir, source }],
    options,
    authorsPath,
  })
  const all = makePosts(raw, {
    blogPath: path,
    production,
    truncateMarker: options.truncateMarker,
    authorsFile,
    fileName: authorsRead.fileName,
    readingTime: readingTimeOf(options, locale),
  })
  const built = await dated(
    all.filter(({ frontMatter }) => !(production && frontMatter.draft)),
    dir,
  )
  if (built.length === 0) return undefined

  const ordered = inOrder(built, options.sortPosts)
  const tagsPath = posix.join(path, options.tagsBasePath)
  const { tagsFile, files } = await readTagsFile({
    dir,
    source,
    translated: folder,
    name: options.tags,
    option: 'blog.tags',
  })
  const { tags, tagsOf, undefinedTags } = collectTags(ordered, { tagsPath, tagsFile, name: 'post' })
  const showsUpdates = options.showLastUpdateTime || options.showLastUpdateAuthor
  const updates = showsUpdates ? await lastUpdates(dir) : undefined
  const ofTranslations = showsUpdates && folder ? await lastUpdates(folder.dir) : undefined
  const listedPosts = ordered.filter(({ unlisted }) => !unlisted)
  const places = new Map(listedPosts.map((post, i) => [post.id, i]))
  const posts = ordered.map((post): BlogPost => {
    const place = places.get(post.id)
    return {
      ...post,
      tags: tagsOf.get(post.id) ?? [],
      editUrl: editUrlOf(options.editUrl, {
        locale,
        version: 'current',
        versionDocsDirPath: source,
        docPath: post.path,
        blogDirPath: source,
        blogPath: post.path,
        permalink: config.baseUrl + post.permalink.slice(1),
        custom: post.frontMatter.custom_edit_url,
        translated: post.untranslated && options.editLocalizedFiles ? post.source : undefined,
      }),
      lastUpdate: lastUpdateOf({
        written: post.frontMatter.last_update,
        fromGit: (post.untranslated ? ofTranslations : updates)?.get(post.path),
        time: options.showLastUpdateTime,
        author: options.showLastUpdateAuthor,
      }),
      newer: place === undefined ? undefined : listedPosts[place - 1],
      older: place === undefined ? undefined : listedPosts[place + 1],
    }
  })
  const listed = posts.filter(({ unlisted }) => !unlisted)
  const listOf = (ids: readonly string[], at: string) =>
    paginate(ids, { path: at, pageBasePath: options.pageBasePath, size: options.postsPerPage })
  const idsOf = (wanted: (post: BlogPost) => boolean) => listed.filter(wanted).map(({ id }) => id)
  return {
    path,
    dir,
    title: options.blogTitle,
    description: options.blogDescription,
    posts,
    listed,
    lists: listOf(
      idsOf(() => true),
      path,
    ),
    recent: recentPosts(listed, options),
    tags: tags.map(({ docIds, ...tag }) => {
      const shown = new Set(docIds)
      const ids = posts.filter(({ id }) => shown.has(id)).map(({ id }) => id)
      return { ...tag, count: ids.length, lists: listOf(ids, tag.permalink) }
    }),
    tagsPath,
    authors: [...(authorsFile?.authors ?? [])].map(([key, author]) => {
      const ids = idsOf(({ authors }) => authors.some((other) => other.key === key))
      const lists = author.permalink === undefined ? [] : listOf(ids, author.permalink)
      // Somebody without posts has a page too: the list of authors leads to it.
      if (author.permalink !== undefined && ids.length === 0) lists.push(emptyList(author.permalink))
      return { ...author, key, count: ids.length, lists }
    }),
    authorsPath,
    archivePath:
      options.archiveBasePath === null || listed.length === 0
        ? undefined
        : posix.join(path, options.archiveBasePath),
    warnings: [
      ...warningsOf(undefinedTags, options.onInlineTags),
      ...warningsOf(inlineAuthors(posts, authorsRead.fileName), options.onInlineAuthors),
      ...warningsOf(untruncated(posts), options.onUntruncatedBlogPosts),
    ],
    files: [...files, ...authorsRead.files],
    overlays: folder ? [{ translated: folder.dir, originals: [dir] }] : [],
    messages: () => optionMessages(input.options),
  }
}

/** The options with their words in a language. */
function translated(options: BlogConfig, messages: Messages): BlogConfig {
  const { blogTitle, blogDescription, blogSidebarTitle } = options
  return {
    ...options,
    blogTitle: messages.title ?? blogTitle,
    blogDescription: messages.description ?? blogDescription,
    blogSidebarTitle: messages['sidebar.title'] ?? blogSidebarTitle,
  }
}

function optionMessages({
  blogTitle,
  blogDescription,
  blogSidebarTitle,
}: BlogConfig): Readonly<Record<string, Message>> {
  return {
    title: { message: blogTitle, description: 'The title for the blog used in SEO' },
    description: { message: blogDescription, description: 'The description for the blog used in SEO' },
    'sidebar.title': { message: blogSidebarTitle, description: 'The label for the left sidebar' },
  }
}

async function readPosts(input: ScanInput, folder: NamedFolder | undefined): Promise<RawPost[]> {
  const files = (await scanFolder(input))?.files ?? []
  const folders = { original: input, translated: await scanTranslated(folder, input) }
  const posts: RawPost[] = []
  for (const path of files) {
    if (!/\.mdx?$/.test(path)) continue
    posts.push({ path, ...(await readContent(path, folders)) })
  }
  return posts
}

/** All posts, or one error for all files that are wrong. */
function makePosts(files: readonly RawPost[], options: PostOptions): Post[] {
  const problems: VellumError[] = []
  const posts = files.flatMap((file) => {
    try {
      return [makePost(file, options)]
    } catch (error) {
      if (!(error instanceof VellumError)) throw error
      problems.push(error)
      return []
    }
  })
  if (problems.length > 0) throw combineErrors(problems)
  return posts
}

/** The authors file of the first folder that has one. The usual one may be missing; one that the site names may not. */
async function readAuthorsFile({
  folders,
  options,
  authorsPath,
}: {
  folders: readonly NamedFolder[]
  options: BlogConfig
  authorsPath: string
}): Promise<{
  readonly authorsFile: AuthorsFile | undefined
  /** As messages name it. */
  readonly fileName: string
  readonly files: readonly string[]
}> {
  const { authorsMapPath } = options
  const files = folders.map(({ dir }) => join(dir, authorsMapPath))
  const folder = folders.find(({ dir }) => existsSync(join(dir, authorsMapPath))) ?? folders.at(-1)!
  const fileName = posix.join(folder.source, authorsMapPath)
  let text: string
  try {
    text = await readText(folder, authorsMapPath)
  } catch (cause) {
    const known = knownError(cause)
    if (known) throw known
    if (authorsMapPath === 'authors.yml') return { authorsFile: undefined, fileName, files }
    throw new VellumError(`The authors file "${fileName}" does not exist.`, {
      hint: 'Create it, or remove `blog.authorsMapPath` from vellum.config.ts.',
    })
  }
  return { authorsFile: parseAuthorsFile(text, { file: fileName, authorsPath }), fileName, files }
}

function readingTimeOf(options: BlogConfig, locale: string): PostOptions['readingTime'] {
  if (!options.showReadingTime) return () => undefined
  const usual = (input: Parameters<typeof readingTime>[0]) => readingTime({ locale, ...input })
  const { readingTime: own } = options
  if (!own) return (content) => usual({ content })
  return (content, frontMatter) =>
    callOption({
      name: 'readingTime',
      about: frontMatter.title ?? content.trim().slice(0, 40),
      call: () => own({ content, frontMatter, locale, defaultReadingTime: usual }),
      isRight: (minutes) => minutes === undefined || typeof minutes === 'number',
      expected: 'a number of minutes, or nothing',
    })
}

/** Every post with a date: the day its file was made when nothing else tells it (BL-2). */
async function dated(posts: readonly Post[], dir: string): Promise<(Post & { readonly date: number })[]> {
  const undated = posts.filter(({ date }) => date === undefined).map(({ path }) => path)
  const made = undated.length === 0 ? new Map<string, number>() : await creationDates(dir, undated)
  return posts.map((post) => ({ ...post, date: post.date ?? made.get(post.path) ?? 0 }))
}

/** Newest first, or last; posts of one moment in the order of their files. */
function inOrder<P extends Post & { readonly date: number }>(
  posts: readonly P[],
  sortPosts: BlogConfig['sortPosts'],
): P[] {
  const newestFirst = posts.toSorted((a, b) => b.date - a.date)
  return sortPosts === 'ascending' ? newestFirst.reverse() : newestFirst
}

function recentPosts(
  listed: readonly BlogPost[],
  { blogSidebarCount: count, blogSidebarTitle: title }: BlogConfig,
): Blog['recent'] {
  const posts = count === 'ALL' ? listed : listed.slice(0, count)
  return posts.length === 0 ? undefined : { title, posts }
}

function inlineAuthors(posts: readonly Post[], file: string): VellumError[] {
  return posts.flatMap(({ id, source, inlineAuthors: { names, line } }) => {
    if (names.length === 0) return []
    const list = names.map((name) => `"${name}"`).join(', ')
    const [word, them] = names.length === 1 ? ['the author', 'it'] : ['the authors', 'them']
    return [
      new VellumError(`The post "${id}" has ${word} ${list}, written in the post itself.`, {
        files: [`${source}:${line}`],
        hint: `Define ${them} in ${file}, or set \`onInlineAuthors\` to "ignore".`,
      }),
    ]
  })
}

/** One message for all of them: they are the same mistake. */
function untruncated(posts: readonly Post[]): VellumError[] {
  const whole = posts.filter(({ excerptEnd, unlisted }) => excerptEnd === undefined && !unlisted)
  if (whole.length === 0) return []
  return [
    new VellumError(
      `Lists show the whole of ${whole.length === 1 ? 'a post' : `${whole.length} posts`} without a truncate marker.`,
      {
        files: whole.map(({ source }) => source),
        hint: 'Write `<!-- truncate -->` after the first paragraphs, or set `onUntruncatedBlogPosts` to "ignore".',
      },
    ),
  ]
}
