// The tasks of a page: what of it is compiled, and what it is rendered from.

import { dataPath } from '../../shared/dataPath.js'
import type { PageData } from '../../shared/page.js'
import { withoutBase } from '../../shared/url.js'
import type { BlogPost } from '../content/blog/blog.js'
import type { Route } from '../content/routes.js'
import { outputPath } from '../output/outputPath.js'
import { recentList } from '../pageData/blog/recentPosts.js'
import { makePageHead } from '../pageData/head/pageHead.js'
import { sidebarKey } from '../pageData/modelIndex.js'
import { makeNotFoundPage, makePageData } from '../pageData/pageData.js'
import type { CachedHtml, RenderBody, RenderTask } from '../render/renderTask.js'
import type { CompileResult, CompileTask } from './compileCache.js'
import { blogKind, docsKind, markdownFormat, PAGES_KIND } from './contentKinds.js'
import type { Site } from './loadSite.js'
import { extendPage, type HookedPage } from './pagePlugins.js'

/** A route with its file, if it has one. */
export interface RouteFile {
  readonly route: Route
  readonly file: string
  readonly source: string
  readonly kind: 'markdown' | 'react'
}

/** The pages that are made from files. */
export function routeFiles({ routes, context }: Site): RouteFile[] {
  return routes.flatMap((route): RouteFile[] => {
    const { source } = route
    if (route.type === 'page') {
      const page = context.pages.get(source)
      return page ? [{ route, source, file: page.file, kind: page.kind }] : []
    }
    if (route.type === 'post') {
      const { file } = context.blog(route.blogId).post(route.id)
      return [{ route, source, file, kind: 'markdown' }]
    }
    if (route.type !== 'doc') return []
    const doc = context.version(route.docsId, route.version).docs.get(route.id)
    return doc ? [{ route, source, file: doc.file, kind: 'markdown' }] : []
  })
}

/** How a Markdown page is compiled. */
export function compileTask({ route, source, file }: RouteFile, { context, config }: Site): CompileTask {
  const isDoc = route.type === 'doc'
  const content = isDoc
    ? context.version(route.docsId, route.version).docs.get(route.id)!
    : route.type === 'post'
      ? context.blog(route.blogId).post(route.id)
      : context.pages.get(source)!
  const { body, bodyLine, frontMatter } = content
  const ownFormat = (frontMatter as { mdx?: { format?: 'md' | 'mdx' | 'detect' } }).mdx?.format
  return {
    kind: isDoc
      ? docsKind({ id: route.docsId })
      : route.type === 'post'
        ? blogKind({ id: route.blogId })
        : PAGES_KIND,
    file,
    source,
    body,
    bodyLine,
    format: markdownFormat(file, ownFormat ?? config.markdown.format),
    frontMatter,
    ...markerOf(content),
    ...(content.translationOf && { original: content.translationOf.source }),
  }
}

function markerOf(content: object): Pick<CompileTask, 'marker'> {
  const { excerptEnd, excerptMarker } = content as Partial<BlogPost>
  return excerptEnd !== undefined && excerptMarker !== undefined
    ? { marker: { at: excerptEnd, text: excerptMarker } }
    : {}
}

/** The bundled code of a page, and its files besides those of every page. */
export interface BundledPage {
  readonly styles: readonly string[]
  readonly script: string
  /** The module that renders it. */
  readonly serverModule: { readonly url: string /** Of all its code. */; readonly hash?: string }
}

/** A bundled component, and its stylesheets. */
export type BundledComponent = Pick<BundledPage, 'styles' | 'serverModule'>

/** What is known of a page's body: nothing for pages without one. */
export interface PageParts {
  readonly compiled: CompileResult | undefined
  readonly bundled: BundledPage | undefined
  /** The site's components for all pages, by name. */
  readonly components: ReadonlyMap<string, BundledComponent>
  /** The bodies of the posts in a list. */
  readonly excerpts?: readonly CompileResult[] | undefined
}

/** A page to render, and the names of its files. */
export interface PageTask extends RenderTask {
  /** The path below the output folder. */
  readonly htmlFile: string
  readonly dataFile: string
  /** What the hooks of plugins get; undefined if there are none for rendered pages. */
  readonly hooked?: HookedPage
}

/** How a page is rendered, and the names of its files. */
export function pageTask(
  route: Route,
  site: Site,
  { compiled, bundled, excerpts, components }: PageParts,
): PageTask {
  const { context, config } = site
  const made = makePageData({ context, route, compiled })
  const { page, hooked } = extendPage(
    compiled?.image === undefined ? made : { ...made, image: compiled.image },
    { route, site },
  )
  const asset = (name: string) => config.assetBase + name
  const body: RenderBody = bundled
    ? { type: 'component', module: bundled.serverModule.url, hash: bundled.serverModule.hash }
    : compiled
      ? { type: 'html', ...cachedHtml(compiled, components) }
      : excerpts
        ? { type: 'excerpts', parts: excerpts.map((excerpt) => cachedHtml(excerpt, components)) }
        : { type: 'none' }
  return {
    page,
    head: makePageHead(page, site),
    ...sidebarOf(page, { route, site }),
    body,
    styles: bundled
      ? bundled.styles.map(asset)
      : componentStyles([compiled, ...(excerpts ?? [])], components).map(asset),
    script: bundled && asset(bundled.script),
    source: isFile(route) ? route.source : undefined,
    ...filesOf(page.path, site),
    ...(hooked && { hooked }),
  }
}

/** The HTML of a page, and the modules of the components in it. */
export function cachedHtml(
  { key, hash, components: names }: CompileResult,
  components: ReadonlyMap<string, BundledComponent>,
): CachedHtml {
  if (!names) return { key, hash }
  const modules = names.map((name) => {
    const own = components.get(name)?.serverModule
    return [name, own ? { module: own.url, hash: own.hash } : null]
  })
  return { key, hash, components: Object.fromEntries(modules) }
}

/** The stylesheets of the components in pages. */
function componentStyles(
  pages: readonly (CompileResult | undefined)[],
  components: ReadonlyMap<string, BundledComponent>,
): string[] {
  const names = new Set(pages.flatMap((page) => page?.components ?? []))
  return [...new Set([...names].flatMap((name) => components.get(name)?.styles ?? []))]
}

/** What is in the drawer as well as next to the page: the sidebar of its docs, or recent posts. */
function sidebarOf(
  page: PageData,
  { route, site }: { route: Route; site: Site },
): Pick<PageTask, 'sidebarKey' | 'recent'> {
  if ('docsId' in route && 'sidebar' in page && page.sidebar !== undefined) {
    return { sidebarKey: sidebarKey({ docsId: route.docsId, version: route.version, id: page.sidebar }) }
  }
  if (!('recent' in page) || !page.recent) return {}
  if (!('blogId' in route)) return {}
  const { recent, listId } = site.context.blog(route.blogId)
  return recent?.list ? { sidebarKey: listId } : { recent: { id: listId, list: recentList(page.recent) } }
}

/** The page for paths that do not exist. */
export function notFoundTask(site: Site): PageTask {
  const page = makeNotFoundPage(site.context)
  return {
    page,
    head: makePageHead(page, site),
    body: { type: 'none' },
    styles: [],
    script: undefined,
    source: undefined,
    ...filesOf(page.path, site),
  }
}

function isFile({ type }: Route): boolean {
  return type === 'doc' || type === 'page' || type === 'post'
}

/** The names of a page's files, below the output folder. */
function filesOf(path: string, { config, outPath }: Site): Pick<PageTask, 'htmlFile' | 'dataFile'> {
  return {
    htmlFile: outPath + outputPath(path, config),
    dataFile: outPath + dataPath(withoutBase(path, config.baseUrl) ?? path),
  }
}
