// A site in memory: finds the page of a path, compiles and renders it. Made anew when
// the content changes; a page whose text alone has changed is exchanged in place.

import { readFile } from 'node:fs/promises'
import { announcementBarCss } from '../../shared/announcementBarCss.js'
import { dataPath } from '../../shared/dataPath.js'
import { normalPath } from '../../shared/sidebar.js'
import type { SiteData } from '../../shared/site.js'
import { decodePath, withoutBase } from '../../shared/url.js'
import { combineErrors } from '../base/errors.js'
import { splitFrontMatter } from '../base/splitFrontMatter.js'
import { hashOf } from '../cache/diskCache.js'
import { excerpt, leadingTitle } from '../content/bodySummary.js'
import { parseDocFrontMatter } from '../content/frontMatter/parseFrontMatter.js'
import type { Route } from '../content/routes.js'
import { originalsOf } from '../content/translations/translatedContent.js'
import type { VersionDoc } from '../content/versions/version.js'
import { earlyScripts } from '../output/earlyScripts.js'
import { listStaticFiles } from '../output/staticFiles.js'
import { allSidebars, type DocsSidebar, sidebarKey } from '../pages/modelIndex.js'
import { createSiteFiles } from '../pages/siteFiles.js'
import { createCodeHighlighter } from '../render/codeHighlighter.js'
import { createDocumentRenderer, type RenderedDocument } from '../render/documentRenderer.js'
import type { RenderTask } from '../render/renderTask.js'
import { renderFooter, renderSidebar } from '../render/siteFragments.js'
import { importProblems } from '../site/checkImports.js'
import type { CompiledSource, CompileTask } from '../site/compileCache.js'
import { createCompileTools } from '../site/compileTools.js'
import type { Site } from '../site/loadSite.js'
import { markdownProblems } from '../site/markdownProblems.js'
import { compileTask, notFoundTask, pageTask, type RouteFile, routeFiles } from '../site/pageTasks.js'
import {
  excerptTask,
  listCode,
  listedPosts,
  listFile,
  type PostFile,
  postsOfList,
} from '../site/postLists.js'
import { pageMessages } from '../site/siteMessages.js'
import { PAGE_QUERY } from '../vite/moduleNames.js'

/** The footer as HTML, below the base. */
const FOOTER_NAME = '__vellum/footer.txt'

/** All documents as data, below the base. */
const DOCS_NAME = '__vellum/docs.json'

/** The whole list of a sidebar as HTML, below the base. */
function sidebarName({ docsId, id, sidebar }: DocsSidebar): string {
  return `__vellum/sidebar-${docsId}-${encodeURIComponent(id)}-${hashOf(JSON.stringify(sidebar.items)).slice(0, 8)}.txt`
}

/** What the pages of a site in development are made with. */
export interface DevSiteInput {
  readonly site: Site
  readonly cacheDir: string
  readonly engine: string
  /** Addresses of styles and scripts of every page. */
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  /** Loads the module of a page that is code: its exports, and the addresses of its styles. */
  readonly loadPage: (file: string) => Promise<{
    readonly exports: Readonly<Record<string, unknown>>
    readonly styles: readonly string[]
  }>
}

/** A site that answers. */
export interface DevSite {
  readonly site: Site
  /** The page of a path, as a document or as data; that of unknown paths has the status 404. */
  readonly page: (path: string) => Promise<{ readonly status: number; readonly rendered: RenderedDocument }>
  /** The path of the page whose data has this name. */
  readonly pathOfData: (name: string) => string | undefined
  /** What a file with this name below the base holds, when it is data of the site: documents. */
  readonly json: (name: string) => unknown
  /** The same of a file that is a text: footer, sidebars. */
  readonly text: (name: string) => Promise<string> | undefined
  /** A file to send for a path: static, or brought along by a page. */
  readonly file: (path: string) => string | undefined
  readonly generatedCss: string
  /** The site as browsers know it. */
  readonly data: SiteData
  readonly pageCode: (file: string) => Promise<string | undefined>
  readonly excerptCode: (file: string) => Promise<string | undefined>
  readonly partialCode: (file: string) => Promise<string>
  /** Takes over the text of a document; false when more than its text has changed. */
  readonly exchangeText: (file: string) => Promise<boolean>
}

export async function createDevSite(input: DevSiteInput): Promise<DevSite> {
  const { site, cacheDir, engine, loadPage } = input
  const { config, context } = site
  const { baseUrl } = config
  const tools = createCompileTools({
    config,
    configFiles: site.configFiles,
    targets: site.targets,
    docsRoots: site.docsRoots,
    overlays: site.model.overlays,
    messages: pageMessages(site.messages),
    cacheDir,
    engine,
  })
  const files = new Map(routeFiles(site).map((file) => [file.route, file]))
  const byFile = new Map([...files.values()].map((file) => [file.file, file]))
  const posts = new Map(listedPosts(site).map((post) => [post.file, post]))
  const lists = new Map(
    site.routes.flatMap((route) => {
      const listed = postsOfList(route, site)
      return listed ? [[listFile(route, site), listed] as const] : []
    }),
  )
  const byPath = new Map(site.routes.map((route) => [normalPath(route.path), route]))
  const byData = new Map(site.routes.map(({ path }) => [dataPath(path), path]))
  const statics = new Map(
    (await listStaticFiles(config.staticDirectories)).map(({ path, file }) => [path, file]),
  )
  const assets = new Map<string, string>()

  const sidebars = allSidebars(context, site.model)
  const json = new Map<string, unknown>([[DOCS_NAME, site.docs]])
  const texts = new Map<string, () => Promise<string>>([
    [FOOTER_NAME, () => renderFooter(site.data, site.messages)],
    ...sidebars.map((found): [string, () => Promise<string>] => [
      sidebarName(found),
      () => renderSidebar(found.sidebar, { site: site.data, messages: site.messages }),
    ]),
  ])
  const modules = new Map<string, Readonly<Record<string, unknown>>>()
  const early = earlyScripts(site.data, { ...config, boot: '' })
  const render = await createDocumentRenderer(
    {
      site: site.data,
      messages: site.messages,
      docs: site.docs,
      head: config,
      styles: input.styles,
      scripts: input.scripts.map((src) => ({ type: 'module', src })),
      sidebars: Object.fromEntries(
        sidebars.map((found) => [
          sidebarKey(found),
          { id: found.id, items: found.sidebar.items, file: baseUrl + sidebarName(found) },
        ]),
      ),
      docsFile: baseUrl + DOCS_NAME,
      keepsStyles: true,
      // Pages of another configuration are loaded as a whole.
      buildId: hashOf(JSON.stringify(site.data)).slice(0, 12),
      prepaint: early.prepaint,
      banner: early.banner,
    },
    {
      html: async (key) => {
        const body = await tools.pages.body(key)
        return body.type === 'html' ? body.html : ''
      },
      module: async (name) => modules.get(name) ?? {},
      highlighter: createCodeHighlighter(tools.colours),
    },
  )

  return {
    site,
    data: { ...site.data, footerFile: baseUrl + FOOTER_NAME },
    generatedCss: announcementBarCss(site.data.announcementBar),
    pathOfData: (name) => byData.get(name),
    json: (name) => json.get(name),
    text: (name) => texts.get(name)?.(),
    file: (path) => {
      const own = withoutBase(path, baseUrl)
      if (own === undefined) return undefined
      const name = decodePath(own).slice(1)
      return statics.get(name) ?? assets.get(name)
    },
    page: async (path) => {
      const route = routeOf(path)
      if (!route) return { status: 404, rendered: await render(notFoundTask(site)) }
      return { status: 200, rendered: await render(await taskFor(route)) }
    },
    pageCode: async (file) => {
      const list = lists.get(file)
      if (list)
        return listCode(list, { bodyOf: async (post) => tools.pages.body((await compileExcerpt(post)).key) })
      const found = byFile.get(file)
      if (!found) return undefined
      const { key } = await compile(found)
      const body = await tools.pages.body(key)
      return body.type === 'live' ? body.code : undefined
    },
    excerptCode: async (file) => {
      const post = posts.get(file)
      const body = post && (await tools.pages.body((await compileExcerpt(post)).key))
      return body?.type === 'live' ? body.code : undefined
    },
    partialCode: async (file) => {
      const partial = await tools.compilePartial(file)
      report([partial])
      return partial.body.type === 'live' ? partial.body.code : ''
    },
    exchangeText: async (file) => {
      const found = byFile.get(file)
      return found?.route.type === 'doc' && exchangeDoc(found, await readFile(file, 'utf8'))
    },
  }

  /** A path may be written in other letters, encoded, or with `.html` (URL-1, URL-3, URL-4). */
  function routeOf(path: string): Route | undefined {
    const own = withoutBase(path, baseUrl)
    if (own === undefined) return undefined
    const plain = decodePath(own)
    return (
      byPath.get(normalPath(plain)) ?? byPath.get(normalPath(plain.replace(/(\/index)?\.html$/, '') || '/'))
    )
  }

  async function taskFor(route: Route): Promise<RenderTask> {
    const listed = postsOfList(route, site)
    if (listed) return listTask(route, listed)
    const file = files.get(route)
    const compiled = file?.kind === 'markdown' ? await compile(file) : undefined
    const isCode = file && (file.kind === 'react' || compiled?.live)
    if (!isCode) return pageTask(route, site, { compiled, bundled: undefined })
    return codeTask(route, { ...file, compiled })
  }

  /** A page whose content is a module. */
  async function codeTask(
    route: Route,
    { file, kind, compiled }: Pick<RouteFile, 'file' | 'kind'> & { compiled: CompiledSource | undefined },
  ): Promise<RenderTask> {
    const { exports, styles } = await loadPage(file)
    modules.set(file, exports)
    const task = pageTask(route, site, { compiled, bundled: { styles: [], script: '', serverModule: file } })
    // Another address each time: browsers keep modules, and this one may have changed.
    const query = kind === 'markdown' ? `${PAGE_QUERY}&import&t=` : '?t='
    return { ...task, styles, script: `${baseUrl}@fs${file}${query}${Date.now()}` }
  }

  async function listTask(route: Route, posts: readonly PostFile[]): Promise<RenderTask> {
    const excerpts: CompiledSource[] = []
    for (const post of posts) excerpts.push(await compileExcerpt(post))
    if (excerpts.some(({ live }) => live)) {
      return codeTask(route, { file: listFile(route, site), kind: 'markdown', compiled: undefined })
    }
    return pageTask(route, site, { compiled: undefined, bundled: undefined, excerpts })
  }

  function compileExcerpt(post: PostFile): Promise<CompiledSource> {
    return compileOne(post, excerptTask(post, site))
  }

  function compile(file: RouteFile): Promise<CompiledSource> {
    return compileOne(file, compileTask(file, site))
  }

  async function compileOne(file: RouteFile, task: CompileTask): Promise<CompiledSource> {
    const result = (await tools.pages.find(task)) ?? (await tools.pages.compile(task))
    const page = { ...result, source: file.source }
    report([page])
    if (result.live) {
      const problems = importProblems([{ ...page, file: file.file }], {
        siteDir: config.siteDir,
        files: createSiteFiles(),
        originalsOf: (each) => originalsOf(each, site.model.overlays),
      })
      if (problems.length > 0) throw combineErrors(problems)
    }
    return page
  }

  /** Notes the assets of pages, and throws for what would fail a build. */
  function report(pages: readonly Pick<CompiledSource, 'assets' | 'problems' | 'source'>[]): void {
    for (const page of pages) for (const { name, file } of page.assets) assets.set(name, file)
    const failed = [...markdownProblems(pages, config)].filter(({ severity }) => severity === 'throw')
    if (failed.length > 0) throw combineErrors(failed.map(({ error }) => error))
  }

  function exchangeDoc({ route, source }: RouteFile, text: string): boolean {
    if (route.type !== 'doc') return false
    const docs = context.version(route.docsId, route.version).docs as Map<string, VersionDoc>
    const doc = docs.get(route.id)
    const { head, body, bodyLine } = splitFrontMatter(text, source)
    const frontMatter = head === undefined ? {} : parseDocFrontMatter(head, source)
    if (!doc || JSON.stringify(frontMatter) !== JSON.stringify(doc.frontMatter)) return false
    const contentTitle = leadingTitle(body)
    const title = frontMatter.title ?? contentTitle ?? doc.baseId
    if (title !== doc.title || (contentTitle !== undefined) !== doc.hasContentTitle) return false
    const description = frontMatter.description ?? excerpt(body)
    docs.set(route.id, { ...doc, body, bodyLine, description })
    return true
  }
}
