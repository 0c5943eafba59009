// The blog in one locale: its posts in order, and which of them each list shows. Runs the stages of this
// folder; decisions about several posts at once are made here.

import { posix } from 'node:path'
import { mapAll } from '../../base/errors.js'
import { relativePath } from '../../base/relativePath.js'
import type { BlogConfig, SiteConfig } from '../../config/siteConfig.js'
import { callOption } from '../callOption.js'
import { creationDates } from '../creationDates.js'
import { editUrlOf } from '../editUrl.js'
import { type NamedFolder, type ScanInput, scanFolder } from '../files/scanFolder.js'
import type { UnusedFiles } from '../files/unusedFiles.js'
import { createLastUpdateLookup } from '../lastUpdate.js'
import { collectTags, type Tag, type VersionTags } from '../tags/collectTags.js'
import { readTagsFile } from '../tags/tagsFile.js'
import {
  addUnused,
  type ChangeSource,
  readContent,
  scanTranslated,
} from '../translations/translatedContent.js'
import { readMessages, translatedFolder } from '../translations/translationFiles.js'
import { type AuthorsFile, readAuthorsFile } from './authorsFile.js'
import type { Blog, BlogAuthor, BlogPost, BlogTag } from './blog.js'
import { blogMessagesFile, optionMessages, translateOptions } from './blogMessages.js'
import { blogWarnings } from './blogWarnings.js'
import { makePost, type Post, type PostOptions, type RawPost } from './post.js'
import { emptyList, type PostList, paginate } from './postList.js'
import { readingTime } from './readingTime.js'
import { type ScheduledPost, scheduledPosts } from './scheduledPosts.js'

/** Which blog to load. */
export interface BlogInput {
  readonly config: SiteConfig
  readonly options: BlogConfig
  readonly locale: string
  /** In production drafts are left out; in development they are posts like others. */
  readonly production: boolean
  /** Collects files that are not used. */
  readonly unused?: UnusedFiles | undefined
  /** Milliseconds since 1970: posts of a later date are scheduled. @default now */
  readonly now?: number | undefined
}

/** The blog, and the posts that a build leaves out until their date. */
export interface LoadedBlog {
  /** Undefined if it has no posts, or its folder does not exist. */
  readonly blog: Blog | undefined
  /** The next one first; empty in development, which shows them. */
  readonly scheduled: readonly ScheduledPost[]
}

/** Loads the blog. */
export async function loadBlog(input: BlogInput): Promise<LoadedBlog> {
  const { config, locale, production, now = Date.now() } = input
  const { id } = input.options
  const options = translateOptions(input.options, await readMessages(input, blogMessagesFile(id)))
  const folder = { dir: options.path, source: relativePath(config.siteDir, options.path) }
  const translated = translatedFolder(input, { kind: 'blog', id })
  const rawPosts = await readPosts({
    ...folder,
    include: options.include,
    exclude: options.exclude,
    translated,
    changeSource: config.changeSource,
    unused: input.unused,
  })
  if (rawPosts.length === 0) return { blog: undefined, scheduled: [] }

  const path = posix.join('/', options.routeBasePath)
  const authorsPath = posix.join(path, options.authorsBasePath)
  const { authorsFile, fileName, ...authorsRead } = await readAuthorsFile({
    folders: [...(translated ? [translated] : []), folder],
    name: options.authorsMapPath,
    authorsPath,
  })
  const postOptions: PostOptions = {
    blogPath: path,
    production,
    truncateMarker: options.truncateMarker,
    authorsFile,
    fileName,
    readingTime: createReadingTime(options, locale),
    scheduledFrom: schedulesPosts(options, config) ? now : undefined,
  }
  const all = mapAll(rawPosts, (post) => makePost(post, postOptions))
  const finished = all.filter(({ frontMatter }) => !(production && frontMatter.draft))
  const scheduled = production ? scheduledPosts(finished) : []
  const published = production ? finished.filter((post) => !post.scheduled) : finished
  if (published.length === 0) return { blog: undefined, scheduled }

  const ordered = inOrder(await withDates(published, folder.dir), options.sortPosts)
  const tagsPath = posix.join(path, options.tagsBasePath)
  const { tagsFile, files } = await readTagsFile({
    ...folder,
    translated,
    name: options.tags,
    option: 'blog.tags',
  })
  const collected = collectTags(ordered, { tagsPath, tagsFile, name: 'post' })
  const posts = await finishPosts(ordered, { input, options, folder, translated, tags: collected })
  const listed = posts.filter(({ unlisted }) => !unlisted)
  const lists = createLists(options)
  const blog: Blog = {
    id,
    path,
    dir: folder.dir,
    title: options.blogTitle,
    description: options.blogDescription,
    posts,
    listed,
    lists: lists(listed, path),
    recent: recentPosts(listed, options),
    tags: tagsWithPosts(collected.tags, { posts, lists }),
    tagsPath,
    authors: authorsWithPosts(authorsFile, { listed, lists }),
    authorsPath,
    archivePath:
      options.archiveBasePath === null || listed.length === 0
        ? undefined
        : posix.join(path, options.archiveBasePath),
    warnings: blogWarnings({
      posts,
      undefinedTags: collected.undefinedTags,
      unknownFields: authorsFile?.warnings ?? [],
      authorsFileName: fileName,
      options,
    }),
    files: [...files, ...authorsRead.files],
    withText: (post, text) => ({ ...post, ...makePost({ ...post, text }, postOptions), date: post.date }),
    overlays: translated ? [{ translated: translated.dir, originals: [folder.dir] }] : [],
    messages: () => optionMessages(input.options),
  }
  return { blog, scheduled }
}

/** Docusaurus publishes every post, and a site that came from there may rely on it. */
function schedulesPosts({ futurePosts }: BlogConfig, { docusaurusSign }: SiteConfig): boolean {
  return (futurePosts ?? (docusaurusSign === undefined ? 'schedule' : 'publish')) === 'schedule'
}

async function readPosts({
  translated: translatedPosts,
  changeSource,
  unused,
  ...input
}: ScanInput & {
  readonly translated: NamedFolder | undefined
  readonly changeSource: ChangeSource | undefined
  readonly unused: UnusedFiles | undefined
}): Promise<RawPost[]> {
  const scanned = await scanFolder(input)
  if (!scanned) return []
  const translated = await scanTranslated(translatedPosts, input)
  addUnused(unused, { originals: [{ folder: input, scanned }], translated, isPage: POST_NAME })
  const posts: RawPost[] = []
  for (const path of scanned.files) {
    if (!POST_NAME.test(path)) continue
    posts.push({ path, ...(await readContent(path, { original: input, translated, changeSource })) })
  }
  return posts
}

const POST_NAME = /\.mdx?$/

function createReadingTime(options: BlogConfig, locale: string): PostOptions['readingTime'] {
  if (!options.showReadingTime) return () => undefined
  const defaultReadingTime = (input: Parameters<typeof readingTime>[0]) => readingTime({ locale, ...input })
  const { readingTime: ownReadingTime } = options
  if (!ownReadingTime) return (content) => defaultReadingTime({ content })
  return (content, frontMatter) =>
    callOption({
      name: 'readingTime',
      about: frontMatter.title ?? content.trim().slice(0, 40),
      call: () => ownReadingTime({ content, frontMatter, locale, defaultReadingTime }),
      isValid: (minutes) => minutes === undefined || typeof minutes === 'number',
      expected: 'a number of minutes, or nothing',
    })
}

type DatedPost = Post & { readonly date: number }

/** Every post with a date: the creation date of its file if neither the post nor its path has one. */
async function withDates(posts: readonly Post[], dir: string): Promise<DatedPost[]> {
  const undated = posts.filter(({ date }) => date === undefined).map(({ path }) => path)
  const created = undated.length === 0 ? new Map<string, number>() : await creationDates(dir, undated)
  return posts.map((post) => ({ ...post, date: post.date ?? created.get(post.path) ?? 0 }))
}

/** Newest first, or last; posts of the same date in the order of their files. */
function inOrder(posts: readonly DatedPost[], sortPosts: BlogConfig['sortPosts']): DatedPost[] {
  const newestFirst = posts.toSorted((a, b) => b.date - a.date)
  return sortPosts === 'ascending' ? newestFirst.reverse() : newestFirst
}

interface FinishOptions {
  readonly input: BlogInput
  readonly options: BlogConfig
  readonly folder: NamedFolder
  readonly translated: NamedFolder | undefined
  readonly tags: VersionTags
}

/** Adds what depends on the other posts, on git and on the tags file. */
async function finishPosts(
  posts: readonly DatedPost[],
  { input: { config, locale }, options, folder, translated, tags: { tagsOf } }: FinishOptions,
): Promise<BlogPost[]> {
  const lastUpdate = await createLastUpdateLookup({ ...options, dir: folder.dir, translated })
  const listed = posts.filter(({ unlisted }) => !unlisted)
  const positions = new Map(listed.map((post, i) => [post.id, i]))
  return posts.map((post): BlogPost => {
    const position = positions.get(post.id)
    return {
      ...post,
      tags: tagsOf.get(post.id) ?? [],
      editUrl: editUrlOf(options.editUrl, {
        locale,
        version: 'current',
        versionDocsDirPath: folder.source,
        docPath: post.path,
        blogDirPath: folder.source,
        blogPath: post.path,
        permalink: config.baseUrl + post.permalink.slice(1),
        custom: post.frontMatter.custom_edit_url,
        translated: post.translationOf && options.editLocalizedFiles ? post.source : undefined,
      }),
      lastUpdate: lastUpdate(post, post.path),
      newer: position === undefined ? undefined : listed[position - 1],
      older: position === undefined ? undefined : listed[position + 1],
    }
  })
}

/** Puts posts on the pages of a list at a path. */
type Lists = (posts: readonly BlogPost[], path: string) => PostList[]

function createLists({ pageBasePath, postsPerPage }: BlogConfig): Lists {
  return (posts, path) =>
    paginate(
      posts.map(({ id }) => id),
      { path, pageBasePath, size: postsPerPage },
    )
}

function recentPosts(
  listed: readonly BlogPost[],
  { blogSidebarCount: count, blogSidebarTitle: title }: BlogConfig,
): Blog['recent'] {
  const posts = count === 'ALL' ? listed : listed.slice(0, count)
  return posts.length === 0 ? undefined : { title, posts }
}

/** The posts of each tag in the order of all posts; their number makes no difference to other tags. */
function tagsWithPosts(
  tags: readonly Tag[],
  { posts, lists }: { posts: readonly BlogPost[]; lists: Lists },
): BlogTag[] {
  const positions = new Map(posts.map(({ id }, position) => [id, position]))
  return tags.map(({ docIds, ...tag }) => {
    const tagged = [...new Set(docIds)].flatMap((id) => positions.get(id) ?? []).sort((a, b) => a - b)
    const list = lists(
      tagged.map((position) => posts[position]!),
      tag.permalink,
    )
    return { ...tag, count: tagged.length, lists: list }
  })
}

function authorsWithPosts(
  authorsFile: AuthorsFile | undefined,
  { listed, lists }: { listed: readonly BlogPost[]; lists: Lists },
): BlogAuthor[] {
  const postsOf = new Map<string, Set<BlogPost>>()
  for (const post of listed) {
    for (const { key = '' } of post.authors) postsOf.set(key, (postsOf.get(key) ?? new Set()).add(post))
  }
  return [...(authorsFile?.authors ?? [])].map(([key, author]) => {
    const { permalink } = author
    const writtenPosts = [...(postsOf.get(key) ?? [])]
    const pages = permalink === undefined ? [] : lists(writtenPosts, permalink)
    // An author without posts has a page too: the list of authors links to it.
    if (permalink !== undefined && writtenPosts.length === 0) pages.push(emptyList(permalink))
    return { ...author, key, count: writtenPosts.length, lists: pages }
  })
}
