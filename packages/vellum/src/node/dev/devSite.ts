// A site in memory: finds the page of a path, compiles it and renders it. Made again when the content
// changes; an edit of a document's text replaces the text alone.

import { readFile } from 'node:fs/promises'
import { matchRedirect } from 'vellum-host'
import { announcementBarCss } from '../../shared/announcementBarCss.js'
import type { SiteData } from '../../shared/site.js'
import { decodePath, withoutBase } from '../../shared/url.js'
import { COMPONENT_MODULE } from '../base/contentParts.js'
import type { VellumError } from '../base/errors.js'
import { FRAME_MODULE, PAGE_FRAMES } from '../base/pageFrames.js'
import { hashOf } from '../cache/diskCache.js'
import type { Route } from '../content/routes.js'
import { earlyScripts } from '../output/earlyScripts.js'
import { listStaticFiles } from '../output/staticFiles.js'
import { createDocumentRenderer, type RenderedDocument } from '../render/documentRenderer.js'
import type { ClassStyles, RenderContext } from '../render/renderContext.js'
import type { LoadTheme } from '../render/themeRenderer.js'
import { excerptName } from '../steps/compileCache.js'
import { compileSetup, createCompileTools } from '../steps/compileTools.js'
import type { Site } from '../steps/loadSite.js'
import { createModuleCode, type ModuleCode } from '../steps/moduleCode.js'
import {
  type BundledComponent,
  type BundledPage,
  type PageTask,
  type RouteFile,
  routeFiles,
} from '../steps/pageTasks.js'
import { listFile, postsOfList } from '../steps/postLists.js'
import { renderSources } from '../steps/renderSources.js'
import { codeName, routeTask } from '../steps/routeTask.js'
import { siteContext } from '../steps/siteContext.js'
import { readOwnHeaders } from '../steps/sitePolicy.js'
import { siteRedirects } from '../steps/siteRedirects.js'
import { PAGE_QUERY } from '../vite/moduleNames.js'
import { SERVER_THEME } from '../vite/partCode.js'
import { hasOwnParts } from '../vite/partReplacements.js'
import { createDevCompiler, type DevCompiler } from './devCompiler.js'
import type { DevLinks } from './devLinks.js'
import { createDevPluginFiles, type DevPluginFiles } from './devPluginFiles.js'
import { createDevPolicy, type DevPolicy } from './devPolicy.js'
import { shownErrors } from './devProblems.js'
import { createDevSearch, type DevSearch, type KnownRecords } from './devSearch.js'
import { createGeneratedFiles, type GeneratedFiles } from './generatedFiles.js'
import { replaceText } from './replaceText.js'
import { createRouteLookup } from './routeLookup.js'

/** The input of a site in development. */
export interface DevSiteInput {
  readonly site: Site
  readonly cacheDir: string
  readonly engine: string
  /** URLs of the stylesheets and scripts of every page. */
  readonly styles: readonly string[]
  /** Those of pages that show an element with a class. */
  readonly classStyles: readonly ClassStyles[]
  readonly scripts: readonly string[]
  readonly loadPage: LoadPage
  /** Watches a file whose text a page shows. */
  readonly watch?: (file: string) => void
  /** The links of pages. */
  readonly links: DevLinks
  /** The search records of pages. */
  readonly knownRecords: KnownRecords
}

/** Loads the module of a page with code: its exports, and the URLs of its stylesheets. */
type LoadPage = (file: string) => Promise<{
  readonly exports: Readonly<Record<string, unknown>>
  readonly styles: readonly string[]
}>

/** The current state of a page. */
export interface DevPage {
  readonly status: number
  readonly rendered: RenderedDocument
  /** Reports its broken links. */
  readonly check: () => void
}

type Redirect = NonNullable<ReturnType<typeof matchRedirect>>

/** A site that handles requests. */
export interface DevSite extends ModuleCode, DevSearch, Pick<GeneratedFiles, 'json' | 'text'> {
  readonly site: Site
  /** Warnings about accepted content that should change. */
  readonly warnings: readonly VellumError[]
  /** Whether a page is made from a file. */
  readonly isPage: (file: string) => boolean
  /** The redirect target of a URL, encoded and with its query. */
  readonly redirect: (url: string) => Redirect | undefined
  /** The page of a path; that of an unknown path has the status 404. */
  readonly page: (path: string) => Promise<DevPage>
  /** A file that plugins make. */
  readonly pluginFile: DevPluginFiles
  /** The path of the page whose data file has this name. */
  readonly pathOfData: (name: string) => string | undefined
  /** The static file or the asset of a page that a path names. */
  readonly file: (path: string) => string | undefined
  /** The headers that apply the policy of the built site to documents. */
  readonly policy: DevPolicy
  readonly generatedCss: string
  /** The site's data for browsers. */
  readonly data: SiteData
  /** Replaces the text of a document; false if more than its text has changed. */
  readonly replaceText: (file: string) => Promise<boolean>
}

/** Makes a site that compiles and renders on request. */
export async function createDevSite(input: DevSiteInput): Promise<DevSite> {
  const { site, cacheDir, engine } = input
  const { baseUrl } = site.config
  const tools = createCompileTools({
    config: site.config,
    ...compileSetup(site, { cacheDir, engine }),
    onRead: input.watch,
  })
  const compiler = createDevCompiler(site, tools)
  const files = routeFiles(site)
  const generated = createGeneratedFiles(site, { loadTheme: loadTheme(input) })
  const routes = createRouteLookup(site.routes, baseUrl)
  const pageFiles = new Set(files.map(({ file }) => file))
  const listed = await listStaticFiles(site.config)
  const statics = new Map(listed.files.map(({ path, file }) => [path, file]))
  const tasks = createTaskMaker({ site, files, compiler, loadPage: input.loadPage })
  const { list: redirects, problems } = await siteRedirects([site], listed.files)
  const early = earlyScripts(site.data, { ...site.config, boot: '' })
  const { prepaint, banner } = early
  const scripts = input.scripts.map((src) => ({ type: 'module', src }))
  const theme = hasOwnParts(site.config) ? { url: SERVER_THEME, hash: '' } : undefined
  const partStyles = theme ? (await input.loadPage(theme.url)).styles : []
  const styles = [...input.styles, ...partStyles]
  const frames = theme && devFrames(baseUrl)
  const documents = {
    styles,
    classStyles: input.classStyles,
    scripts,
    prepaint,
    banner,
    keepsStyles: true,
    ...(frames && { frames }),
  }
  // Only a build has feeds.
  const changed = site.config.changeSource ?? (async (_: string, text: string) => text)
  const context = await siteContext({ ...site, feeds: [] }, { documents, theme, ...generated })
  const render = await createDocumentRenderer(context, renderSources(tools, tasks.module))
  const pluginFiles = createDevPluginFiles({ site, cacheDir, taskFor: tasks.taskFor, render })
  return {
    site,
    warnings: [...listed.warnings, ...shownErrors(problems)],
    isPage: (file) => pageFiles.has(file),
    data: { ...site.data, footerFile: generated.footerFile },
    generatedCss: announcementBarCss(site.data.announcementBar),
    json: generated.json,
    text: generated.text,
    ...createDevSearch({ site, knownRecords: input.knownRecords, taskFor: tasks.taskFor, render }),
    pluginFile: pluginFiles,
    pathOfData: routes.pathOfData,
    file: (path) => {
      const sitePath = withoutBase(path, baseUrl)
      if (sitePath === undefined) return undefined
      const name = decodePath(sitePath).slice(1)
      return statics.get(name) ?? compiler.asset(name)
    },
    page: async (path) => {
      const route = routes.byPath(path)
      const rendered = await render(await tasks.taskFor(route))
      return {
        status: route ? 200 : 404,
        rendered: standalone(rendered, context),
        check: () => route && input.links.check(route, rendered, { site, compiler, redirects }),
      }
    },
    redirect: (url) => matchRedirect(redirects, url),
    policy: createDevPolicy({
      config: site.config,
      early,
      ownHeaders: await readOwnHeaders(listed.files, site.config.assetBase),
    }),
    ...createModuleCode(site, { files, sources: compiler }),
    replaceText: async (file) => {
      const route = files.find((entry) => entry.file === file)?.route
      return (
        route !== undefined &&
        replaceText({ route, text: await changed(route.source, await readFile(file, 'utf8')) }, site)
      )
    },
  }
}

/** What browsers load for pages whose frame they render. Parts may get state at any time. */
function devFrames(baseUrl: string): NonNullable<RenderContext['frames']> {
  const url = (type: string) => `${baseUrl}@id/__x00__${FRAME_MODULE}${type}`
  return Object.fromEntries(Object.keys(PAGE_FRAMES).map((type) => [type, { script: url(type), styles: [] }]))
}

/** Loads the theme with the parts of the site; undefined when it has none. */
function loadTheme({ site, loadPage }: Pick<DevSiteInput, 'site' | 'loadPage'>): LoadTheme | undefined {
  if (!hasOwnParts(site.config)) return undefined
  return async () => (await loadPage(SERVER_THEME)).exports
}

/**
 * The policy of a document allows what its own page runs and loads; that of a build what all pages do. So a
 * page with such sources has its own build id: browsers load it, and the page after it, as documents.
 */
function standalone(rendered: RenderedDocument, { buildId }: RenderContext): RenderedDocument {
  const { scripts, styles } = rendered.sources
  if (scripts.length + styles.length === 0) return rendered
  const id = (build: string) => `"build":${JSON.stringify(build)}`
  const ownId = id(`${buildId}-${hashOf(JSON.stringify(rendered.sources)).slice(0, 8)}`)
  const withOwn = (text: string) => text.replace(id(buildId), () => ownId)
  return { ...rendered, html: withOwn(rendered.html), data: withOwn(rendered.data) }
}

/** Makes the tasks of routes: compiles their files, loads their modules. */
function createTaskMaker({
  site,
  files,
  compiler,
  loadPage,
}: {
  readonly site: Site
  /** The pages that are made from files. */
  readonly files: readonly RouteFile[]
  readonly compiler: DevCompiler
  readonly loadPage: LoadPage
}) {
  const byRoute = new Map(files.map((file) => [file.route, file]))
  const modules = new Map<string, Readonly<Record<string, unknown>>>()
  return {
    taskFor,
    /** The exports of a page's module, after its task was made. */
    module: async (name: string) =>
      name === SERVER_THEME ? (await loadPage(name)).exports : (modules.get(name) ?? {}),
  }

  async function taskFor(route: Route | undefined): Promise<PageTask> {
    const module = route && (await moduleOf(route))
    const bundled = new Map(module && [[codeName(route), module]])
    const components = await componentsOf(route)
    const task = routeTask(route, site, { compiled: compiler.compiled, bundled, components })
    // The URLs of Vite are whole.
    if (module) return { ...task, styles: module.styles, script: module.script }
    return { ...task, styles: [...new Set([...components.values()].flatMap(({ styles }) => styles))] }
  }

  /** Loads the site's components in a page that is HTML. */
  async function componentsOf(route: Route | undefined): Promise<Map<string, BundledComponent>> {
    const excerpts = route && postsOfList(route, site)?.map(({ source }) => excerptName(source))
    const names = (excerpts ?? [route?.source ?? '']).flatMap(
      (name) => compiler.compiled.get(name)?.components ?? [],
    )
    const components = new Map<string, BundledComponent>()
    for (const name of names.filter((name) => name in site.components.components)) {
      const url = COMPONENT_MODULE + name
      const { exports, styles } = await loadPage(url)
      modules.set(url, exports)
      components.set(name, { styles, serverModule: { url } })
    }
    return components
  }

  /** Compiles the content of a page; returns the module of its content, if that is code. */
  async function moduleOf(route: Route): Promise<BundledPage | undefined> {
    const posts = postsOfList(route, site)
    if (posts) {
      for (const post of posts) await compiler.excerpt(post)
      const isLive = posts.some(({ source }) => compiler.compiled.get(excerptName(source))?.live)
      return isLive ? loadModule({ file: listFile(route, site), kind: 'markdown' }) : undefined
    }
    const file = byRoute.get(route)
    const isCode = file && (file.kind === 'react' || (await compiler.page(file)).live)
    return isCode ? loadModule(file) : undefined
  }

  async function loadModule({ file, kind }: Pick<RouteFile, 'file' | 'kind'>): Promise<BundledPage> {
    const { exports, styles } = await loadPage(file)
    modules.set(file, exports)
    // A new URL each time: browsers keep modules, and this one may have changed.
    const query = kind === 'markdown' ? `${PAGE_QUERY}&import&t=` : '?t='
    const script = `${site.config.baseUrl}@fs${file}${query}${Date.now()}`
    return { styles, script, serverModule: { url: file } }
  }
}
