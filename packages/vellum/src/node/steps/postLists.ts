// The lists of the blogs: which excerpts they are made of. A list whose excerpts are all HTML is HTML. One with
// a live excerpt is code, like a page with live components; its module is made here, without a file on disk.

import { createHash } from 'node:crypto'
import { join, sep } from 'node:path'
import type { BlogPost } from '../content/blog/blog.js'
import type { PostList } from '../content/blog/postList.js'
import type { Route } from '../content/routes.js'
import { originalsOf } from '../content/translations/translatedContent.js'
import type { CompiledMarkdown } from '../markdown/compile/types.js'
import { excerptModule } from '../vite/moduleNames.js'
import { type CompileResult, type CompileTask, excerptName } from './compileCache.js'
import type { Site } from './loadSite.js'
import { compileTask, type RouteFile } from './pageTasks.js'

/** A post that lists show. */
export type PostFile = RouteFile & { readonly route: Extract<Route, { type: 'post' }> }

/** Every post that a list shows, once. */
export function listedPosts({ model: { blogs } }: Site): PostFile[] {
  return blogs.flatMap((blog) => {
    const lists = [blog.lists, ...[...blog.tags, ...blog.authors].map(({ lists }) => lists)].flat()
    const ids = new Set(lists.flatMap(({ posts }) => posts))
    return blog.posts.filter(({ id }) => ids.has(id)).map((post) => postFile(post, blog.id))
  })
}

function postFile({ id, file, source, permalink }: BlogPost, blogId: string): PostFile {
  return { route: { type: 'post', blogId, id, path: permalink, source }, file, source, kind: 'markdown' }
}

/** How the excerpt of a post is compiled. */
export function excerptTask(file: PostFile, site: Site): CompileTask {
  const { permalink, excerptEnd } = site.context.blog(file.route.blogId).post(file.route.id)
  const home = site.context.urls.href(permalink)
  const { marker: _, ...task } = compileTask(file, site)
  return {
    ...task,
    excerpt: { pageUrl: home, ...(excerptEnd !== undefined && { end: excerptEnd }) },
  }
}

/** The posts on a page of a list; undefined for other pages. */
export function postsOfList(route: Route, { context }: Site): PostFile[] | undefined {
  if (route.type !== 'post-list') return undefined
  const { blog, post } = context.blog(route.blogId)
  const lists: readonly PostList[] | undefined =
    route.of === 'blog'
      ? blog.lists
      : route.of === 'tag'
        ? blog.tags.find(({ permalink }) => permalink === route.id)?.lists
        : blog.authors.find(({ key }) => key === route.id)?.lists
  return lists?.[route.page - 1]?.posts.map((id) => postFile(post(id), blog.id))
}

/** A list that is code. */
export interface LiveList {
  /** Identifies it among the pages with code. */
  readonly source: string
  /** The name of its module, which is not a file. */
  readonly file: string
  /** The hash of everything that it shows. */
  readonly hash: string
  readonly posts: readonly PostFile[]
}

/** Every list with a live excerpt. */
export function liveLists(site: Site, compiled: ReadonlyMap<string, CompileResult>): LiveList[] {
  return site.routes.flatMap((route) => {
    const posts = postsOfList(route, site) ?? []
    const excerpts = posts.map(({ source }) => compiled.get(excerptName(source)))
    if (!excerpts.some((excerpt) => excerpt?.live)) return []
    const source = listName(route)
    const file = listFile(route, site)
    return [{ source, file, hash: excerpts.map((excerpt) => excerpt?.hash).join(), posts }]
  })
}

/** The name of a list among the pages with code. The same on every machine. */
export function listName({ path }: Pick<Route, 'path'>): string {
  return `list${path}`
}

/** The file of a list's module: in the working folder, where no content is. */
export function listFile(
  { path }: Pick<Route, 'path'>,
  { config: { siteDir } }: Pick<Site, 'config'>,
): string {
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 12)
  return join(siteDir, '.vellum', 'lists', `${hash}.mdx`)
}

/** Whether a file is the module of a list. */
export function isListFile(file: string): boolean {
  return /[\\/]\.vellum[\\/]lists[\\/]\w+\.mdx$/.test(file)
}

/** Whether a page is shown as a post, or as a list of posts. */
export function isPostFile(
  file: string,
  { config: { blog }, model }: Pick<Site, 'config' | 'model'>,
): boolean {
  if (isListFile(file)) return true
  const files = [file, ...originalsOf(file, model.overlays)]
  return blog.some((own) => files.some((path) => path.startsWith(own.path + sep)))
}

/** The code of a list: a component that shows the excerpt with the given index. */
export async function listCode(
  posts: readonly PostFile[],
  {
    locale,
    bodyOf,
  }: {
    /** The locale's name in its modules. */
    locale?: string | undefined
    bodyOf: (post: PostFile) => Promise<CompiledMarkdown['body']>
  },
): Promise<string> {
  const imports: string[] = []
  const parts: string[] = []
  for (const [i, post] of posts.entries()) {
    const body = await bodyOf(post)
    const isCode = body.type === 'live' || body.code !== undefined
    if (isCode) imports.push(`import Post${i} from ${JSON.stringify(excerptModule(post.file, locale))}`)
    parts.push(isCode ? `Post${i}` : JSON.stringify(body.html))
  }
  return `import { jsx } from "react/jsx-runtime"
${imports.join('\n')}
const parts = [${parts.join(', ')}]
export default function Excerpt({ index, ...attributes }) {
  const Part = parts[index]
  return typeof Part === 'string'
    ? jsx('div', { ...attributes, dangerouslySetInnerHTML: { __html: Part } })
    : jsx('div', { ...attributes, children: jsx(Part, {}) })
}
`
}
