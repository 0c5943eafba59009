// Serves a site while it is written: each page is compiled and rendered when it is
// asked for, and open pages follow the files. A mistake is shown in the page
// until it is mended; the server itself goes on.

import { readdir, readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer as createViteServer, type ViteDevServer } from 'vite'
import { withoutBase } from '../../shared/url.js'
import { engineFingerprint } from '../build/engineFingerprint.js'
import { chosenLocales, siteFrom } from '../build/loadSite.js'
import { isPostFile } from '../build/postLists.js'
import { openWorkDir } from '../cache/workDir.js'
import { TEMPORARY_FILES } from '../config/importConfigFile.js'
import { type LoadedConfig, loadSiteConfig } from '../config/loadSiteConfig.js'
import { originalsOf } from '../content/translatedContent.js'
import { versionPlaces } from '../content/versionFiles.js'
import { formatError, VellumError } from '../errors.js'
import type { Logger } from '../logger.js'
import { contentType } from '../serve/contentType.js'
import { closeServer, listenNear } from '../serve/serve.js'
import { hostModule } from '../vite/hostModules.js'
import { PAGE_QUERY } from '../vite/moduleNames.js'
import { DEV_SHELL, devShellModules } from '../vite/shellModules.js'
import { siteFeatures } from '../vite/siteFeatures.js'
import { themeStyles } from '../vite/themeStyles.js'
import { viteConfig } from '../vite/viteConfig.js'
import { browserReact } from './browserReact.js'
import { changeOf, isConfigName } from './changes.js'
import { createDevSite, type DevSite, FOOTER_NAME } from './devSite.js'
import { errorDocument } from './errorDocument.js'

/** Which site to serve, and where. */
export interface DevServerOptions {
  readonly siteDir: string
  /** In place of the one in the configuration. */
  readonly baseUrl?: string | undefined
  /** The language to serve. @default the default one */
  readonly locale?: string | undefined
  /** The port to use, or the next free one above it; 0 for any. */
  readonly port: number
  readonly host: string
  readonly logger: Logger
}

/** A development server that runs. */
export interface DevServer {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Styles that come from the configuration, below the base. */
const GENERATED_CSS = '__vellum/generated.css'

/** After a change: the time until everything is read once more. */
const SETTLE = 300

export async function createDevServer({
  port,
  host,
  logger,
  ...options
}: DevServerOptions): Promise<DevServer> {
  const siteDir = resolve(options.siteDir)
  const workDir = openWorkDir(siteDir)
  const engine = engineFingerprint('compiler')
  // A new base URL starts another site; who asks meanwhile waits for it.
  const server = createServer((request, response) => {
    void running.then(({ answer }) => answer(request, response))
  })
  let running: Promise<Running> = run()
  const { baseUrl } = await running
  const used = await listenNear(server, port, host)
  const name = host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${name}:${used}${baseUrl}`,
    close: async () => {
      await (await running).close()
      await closeServer(server)
    },
  }

  /** Starts with the base URL as it is now. */
  function run(): Promise<Running> {
    return startSite({
      siteDir,
      workDir,
      engine,
      server,
      logger,
      baseUrl: options.baseUrl,
      locale: options.locale,
      onNewBase: () => {
        running = running.then(({ close }) => close()).then(run)
      },
    })
  }
}

/** A site under one base URL. */
interface Running {
  readonly baseUrl: string
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void
  readonly close: () => Promise<void>
}

interface StartInput {
  readonly siteDir: string
  readonly workDir: string
  readonly engine: string
  readonly server: Server
  readonly logger: Logger
  readonly baseUrl: string | undefined
  readonly locale: string | undefined
  /** The configuration has another base URL: everything starts again. */
  readonly onNewBase: () => void
}

async function startSite(input: StartInput): Promise<Running> {
  const { siteDir, workDir, server, logger } = input
  const loadConfig = () =>
    attempt(() => loadSiteConfig(siteDir, input.baseUrl === undefined ? {} : { baseUrl: input.baseUrl }))
  let loadedAt = Date.now()
  let loaded = await loadConfig()
  if (loaded.ok) chosenLocales(loaded.value.config, input.locale)
  const baseUrl = loaded.ok ? baseOf(loaded.value) : (input.baseUrl ?? '/')
  let current: Attempt<DevSite> = { ok: false, error: undefined }
  let settling: NodeJS.Timeout | undefined
  // One change after the other: each is looked at with what the last one has made.
  let changes = Promise.resolve()
  const inOrder = (work: () => Promise<void>) => {
    changes = changes.then(work).catch((error: unknown) => logger.warn(textOf(error)))
  }
  const base = viteConfig({
    config: { siteDir, baseUrl },
    mode: 'development',
    cacheDir: join(workDir, 'vite'),
    forBrowser: await browserReact(join(workDir, 'vite')),
    code: {
      siteDir,
      isPost: (file) => current.ok && isPostFile(file, current.value.site),
      pageCode: async (file) => (current.ok ? current.value.pageCode(file) : undefined),
      excerptCode: async (file) => (current.ok ? current.value.excerptCode(file) : undefined),
      partialCode: async (file) => (current.ok ? current.value.partialCode(file) : ''),
      originalsOf: (file) => (current.ok ? originalsOf(file, current.value.site.model.overlays) : []),
    },
  })
  const vite = await createViteServer({
    ...base,
    plugins: [
      ...(base.plugins ?? []),
      devShellModules(() =>
        current.ok
          ? {
              config: current.value.site.config,
              data: current.value.data,
              messages: current.value.site.messages,
            }
          : undefined,
      ),
    ],
    optimizeDeps: { noDiscovery: true, include: [] },
    server: {
      middlewareMode: true,
      hmr: { server },
      fs: { allow: [siteDir, engineDir] },
      watch: { ignored: [join(workDir, '**'), join(siteDir, 'dist', '**'), TEMPORARY_FILES] },
    },
  })
  const scripts = ['@vite/client', `@id/__x00__${DEV_SHELL}`].map((path) => baseUrl + path)
  await watching(vite)
  await load()
  vite.watcher.on('all', (event, path) => inOrder(() => onChange(event, path)))
  const close = async () => {
    clearTimeout(settling)
    await vite.close()
  }
  // A change that came before anybody watched.
  if (await isConfigNewer(loadedAt)) inOrder(reloadConfig)
  return { baseUrl, answer, close }

  async function isConfigNewer(time: number): Promise<boolean> {
    const names = (await readdir(siteDir)).map((name) => join(siteDir, name))
    const files = new Set([
      ...names.filter((file) => isConfigName(file, siteDir)),
      ...knownFiles().configFiles,
    ])
    const found = await Promise.all([...files].map((file) => stat(file).catch(() => undefined)))
    return found.some((entry) => entry && entry.mtimeMs > time)
  }

  /** Loads the content; what is wrong with it is kept, and shown. */
  async function load(): Promise<void> {
    const config = loaded
    current = config.ok ? await attempt(() => makeSite(config.value)) : config
    if (!current.ok) logger.warn(textOf(current.error))
  }

  /** Where the pages of the language are. */
  function baseOf({ config }: LoadedConfig): string {
    const { defaultLocale, localeConfigs } = config.i18n
    return (localeConfigs[input.locale ?? defaultLocale] ?? config).baseUrl
  }

  async function makeSite(config: LoadedConfig): Promise<DevSite> {
    chosenLocales(config.config, input.locale)
    const { config: ofBuild, ...rest } = await siteFrom(config, { production: false, locale: input.locale })
    // One language alone has all its files below its own base.
    const site = { ...rest, config: { ...ofBuild, assetBase: baseUrl } }
    vite.watcher.add([
      ...config.files,
      ...site.model.files,
      ...site.config.docs.map(({ path }) => path),
      ...(site.config.blog ? [site.config.blog.path] : []),
      ...site.model.overlays.map(({ translated }) => translated),
      ...site.config.staticDirectories,
    ])
    const { theme, blog } = site.config
    return createDevSite({
      site,
      engine: input.engine,
      cacheDir: join(workDir, 'cache'),
      styles: [
        // The first post may be written at any time, and a version be frozen.
        ...themeStyles({
          features: siteFeatures(site.data),
          hasVersions: true,
          hasBlog: blog !== false,
          infima: theme.infima,
        }).map((name) => `${baseUrl}@fs${hostModule(name)}`),
        baseUrl + GENERATED_CSS,
        ...theme.customCss.map((file) => `${baseUrl}@fs${file}`),
      ],
      scripts,
      loadPage: (file) => loadPage(vite, { file, baseUrl }),
    })
  }

  async function onChange(event: string, path: string): Promise<void> {
    const file = resolve(path)
    if (file.startsWith(workDir + sep) || /^(addDir|unlinkDir)$/.test(event)) return
    const change = changeOf({ file, isNew: event !== 'change' }, knownFiles())
    if (change === 'config') {
      await reloadConfig()
      return settle()
    }
    // Vite does so as well, but later than the page is asked for again.
    vite.environments.ssr?.moduleGraph.onFileChange(file)
    if (change === 'content' && event === 'change' && current.ok) {
      const exchanged = await attempt(current.value.exchangeText.bind(undefined, file))
      if (exchanged.ok && exchanged.value) {
        tell()
        return settle()
      }
    }
    await reload()
    settle()
  }

  async function reloadConfig(): Promise<void> {
    loadedAt = Date.now()
    loaded = await loadConfig()
    if (loaded.ok && baseOf(loaded.value) !== baseUrl) return input.onNewBase()
    await reload()
    if (loaded.ok) logger.info('The configuration was loaded again.')
  }

  /** A file may have been read while it was being written, and its last change gone unnoticed. */
  async function catchUp(): Promise<void> {
    if (await isConfigNewer(loadedAt)) await reloadConfig()
    else await reload()
  }

  function settle(): void {
    clearTimeout(settling)
    settling = setTimeout(() => inOrder(catchUp), SETTLE)
  }

  async function reload(): Promise<void> {
    clearTimeout(settling)
    await load()
    vite.environments.ssr?.moduleGraph.invalidateAll()
    vite.environments.client?.moduleGraph.invalidateAll()
    tell()
  }

  function tell(): void {
    if (current.ok) vite.ws.send('vellum:change', {})
    else vite.ws.send('vellum:error', { message: textOf(current.error) })
  }

  function knownFiles() {
    const site = current.ok ? current.value.site : undefined
    const pages = site?.config.pages
    const blog = site?.config.blog
    return {
      siteDir,
      configFiles: loaded.ok ? loaded.value.files : [],
      contentFiles: site?.model.files ?? [],
      // Without a site every file may be the one that mends it.
      contentDirs: site
        ? [
            ...site.config.docs.flatMap(({ id, path }) => [path, join(siteDir, versionPlaces(id).docs)]),
            ...(blog ? [blog.path] : []),
            ...(pages ? pages.paths : []),
            ...site.model.overlays.map(({ translated }) => translated),
          ]
        : [siteDir],
    }
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    vite.middlewares(request, response, () => void respond(request, response))
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    try {
      // Vite takes the base away from what it passes on.
      const path = withoutBase(pathname, baseUrl) === undefined ? baseUrl + pathname.slice(1) : pathname
      if (!current.ok) throw current.error
      const site = current.value
      const file = site.file(path)
      if (file !== undefined) return send(response, { type: contentType(file), body: await readFile(file) })
      const own = withoutBase(path, baseUrl)?.slice(1) ?? ''
      if (own === GENERATED_CSS) return send(response, { type: 'text/css', body: site.generatedCss })
      if (own === FOOTER_NAME)
        return send(response, { type: 'text/plain; charset=utf-8', body: await site.footerHtml() })
      const json = site.json(own)
      if (json !== undefined) return send(response, { type: 'application/json', body: JSON.stringify(json) })
      const ofData = site.pathOfData(own)
      if (ofData === undefined && own.startsWith('_data/')) {
        return send(response, { status: 404, type: 'text/plain', body: 'There is no such page.' })
      }
      const { status, rendered } = await site.page(ofData === undefined ? path : baseUrl + ofData.slice(1))
      if (ofData !== undefined) return send(response, { type: 'application/json', body: rendered.data })
      send(response, { status, type: 'text/html; charset=utf-8', body: rendered.html })
    } catch (error) {
      const message = textOf(error)
      logger.warn(message)
      send(response, { status: 500, type: 'text/html; charset=utf-8', body: errorDocument(message, scripts) })
    }
  }
}

/** Waits until changes are noticed; a watcher that is late is not waited for. */
function watching({ watcher }: ViteDevServer): Promise<unknown> {
  return Promise.race([
    new Promise((resolve) => watcher.once('ready', resolve)),
    new Promise((resolve) => setTimeout(resolve, 2_000).unref()),
  ])
}

/** The module of a page, and the styles that it and its imports have. */
async function loadPage(vite: ViteDevServer, { file, baseUrl }: { file: string; baseUrl: string }) {
  const id = /\.mdx?$/.test(file) ? file + PAGE_QUERY : file
  const exports = await vite.ssrLoadModule(id)
  const styles = new Set<string>()
  const seen = new Set<unknown>()
  const visit = (module: Awaited<ReturnType<NonNullable<typeof graph>['getModuleByUrl']>>) => {
    if (!module || seen.has(module)) return
    seen.add(module)
    if (module.file && /\.css$/.test(module.file)) styles.add(`${baseUrl}@fs${module.file}`)
    for (const imported of module.importedModules) visit(imported)
  }
  const graph = vite.environments.ssr?.moduleGraph
  visit(await graph?.getModuleByUrl(id))
  return { exports, styles: [...styles] }
}

type Attempt<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown }

async function attempt<T>(work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    return { ok: false, error }
  }
}

function textOf(error: unknown): string {
  if (error instanceof VellumError) return formatError(error)
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function send(
  response: ServerResponse,
  { status = 200, type, body }: { status?: number; type: string; body: string | Buffer },
): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  response.end(body)
}

/** The package of the engine, whose files pages load in development. */
const engineDir = fileURLToPath(new URL('../../../', import.meta.url))
