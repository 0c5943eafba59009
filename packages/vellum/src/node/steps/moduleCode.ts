// The code of a site's Markdown in one locale, for the plugins of Vite, which know modules by their file
// only. The command passes the source of compiled Markdown.

import type { CompiledMarkdown } from '../markdown/compile/types.js'
import type { SiteCode } from '../vite/sitePlugins.js'
import type { CompileResult } from './compileCache.js'
import type { Site } from './loadSite.js'
import type { RouteFile } from './pageTasks.js'
import { listCode, listedPosts, listFile, type PostFile, postsOfList } from './postLists.js'

/** Compiled Markdown. */
export interface CodeSources {
  readonly page: (file: RouteFile) => Promise<InCache>
  /** The excerpt of a post, which lists show. */
  readonly excerpt: (post: PostFile) => Promise<InCache>
  readonly body: (compiled: InCache) => Promise<CompiledMarkdown['body']>
  readonly partial: (file: string) => Promise<Pick<CompiledMarkdown, 'body'>>
}

/** The compiled page; its body is in the cache. */
type InCache = Pick<CompileResult, 'key'>

/** The code of modules, by their file. */
export interface ModuleCode {
  readonly pageCode: (file: string) => ReturnType<SiteCode['pageCode']>
  readonly excerptCode: (file: string) => ReturnType<SiteCode['excerptCode']>
  readonly partialCode: (file: string) => ReturnType<SiteCode['partialCode']>
}

/** Reads the code of a site; `files` are its pages, and `locale` names the modules of a locale among others. */
export function createModuleCode(
  site: Site,
  {
    files,
    sources,
    locale,
  }: {
    readonly files: readonly RouteFile[]
    readonly sources: CodeSources
    readonly locale?: string | undefined
  },
): ModuleCode {
  const pages = new Map(files.map((file) => [file.file, file]))
  const posts = new Map(listedPosts(site).map((post) => [post.file, post]))
  const lists = new Map(
    site.routes.flatMap((route) => {
      const listed = postsOfList(route, site)
      return listed ? [[listFile(route, site), listed] as const] : []
    }),
  )
  const excerptBody = async (post: PostFile) => sources.body(await sources.excerpt(post))
  return {
    pageCode: async (file) => {
      const list = lists.get(file)
      if (list) return listCode(list, { locale, bodyOf: excerptBody })
      const page = pages.get(file)
      return page?.kind === 'markdown' ? liveCode(await sources.body(await sources.page(page))) : undefined
    },
    excerptCode: async (file) => {
      const post = posts.get(file)
      return post && liveCode(await excerptBody(post))
    },
    partialCode: async (file) => liveCode((await sources.partial(file)).body) ?? '',
  }
}

function liveCode(body: CompiledMarkdown['body']): string | undefined {
  return body.code
}
