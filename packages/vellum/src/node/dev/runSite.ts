// A site in work, under one base URL: loads it, and loads again what a change asks for.
// Knows when to load, and whom to tell; what is loaded is devSite.ts.

import { readdir, stat } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import type { Logger } from '../base/logger.js'
import { type LoadedConfig, loadSiteConfig } from '../config/loadSiteConfig.js'
import { versionPaths } from '../content/versions/versionFiles.js'
import { chosenLocales, loadSite } from '../site/loadSite.js'
import { hostModule } from '../vite/hostModules.js'
import { DEV_SHELL } from '../vite/shellModules.js'
import { siteFeatures } from '../vite/siteFeatures.js'
import { themeStyles } from '../vite/themeStyles.js'
import { changeOf, isConfigName, type KnownFiles } from './changes.js'
import { createDevAnswers, GENERATED_CSS } from './devAnswers.js'
import { type Attempt, attempt, createProblemLog, textOf } from './devProblems.js'
import { createDevSite, type DevSite } from './devSite.js'
import { createDevVite } from './devVite.js'
import { loadPageModule } from './loadPageModule.js'

/** A site that is served. */
export interface RunningSite {
  readonly baseUrl: string
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void
  readonly close: () => Promise<void>
}

/** Which site, and what it is served with. */
export interface RunSiteInput {
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

/** After a change: the time until everything is read once more. */
const SETTLE = 300

/** Loads a site and follows its files. */
export async function runSite(input: RunSiteInput): Promise<RunningSite> {
  const { siteDir, workDir, server, logger } = input
  const problems = createProblemLog(logger)
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
    changes = changes.then(work).catch(problems.tell)
  }
  const site = () => (current.ok ? current.value : undefined)
  const vite = await createDevVite({ siteDir, workDir, baseUrl, server, site })
  const scripts = ['@vite/client', `@id/__x00__${DEV_SHELL}`].map((path) => baseUrl + path)
  const answer = createDevAnswers({ baseUrl, scripts, current: () => current, problems })
  await load()
  vite.watcher.on('all', (event, path) => inOrder(() => onChange(event, path)))
  // A change that came before anybody watched.
  if (await isConfigNewer(loadedAt)) inOrder(reloadConfig)
  return {
    baseUrl,
    answer: (request, response) => vite.middlewares(request, response, () => void answer(request, response)),
    close: async () => {
      clearTimeout(settling)
      await vite.close()
    },
  }

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
    if (config.ok) for (const warning of config.value.warnings) problems.tell(warning)
    current = config.ok ? await attempt(() => makeSite(config.value)) : config
    if (!current.ok) problems.tell(current.error)
  }

  /** Where the pages of the language are. */
  function baseOf({ config }: LoadedConfig): string {
    const { defaultLocale, localeConfigs } = config.i18n
    return (localeConfigs[input.locale ?? defaultLocale] ?? config).baseUrl
  }

  async function makeSite(config: LoadedConfig): Promise<DevSite> {
    chosenLocales(config.config, input.locale)
    const { config: ofBuild, ...rest } = await loadSite(config, { production: false, locale: input.locale })
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
      loadPage: (file) => loadPageModule(vite, { file, baseUrl }),
    })
  }

  async function onChange(event: string, path: string): Promise<void> {
    const file = resolve(path)
    if (file.startsWith(workDir + sep) || /^(addDir|unlinkDir)$/.test(event)) return
    // One write is often several changes; while something is wrong, the same is told once.
    if (current.ok) problems.forget()
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

  function knownFiles(): KnownFiles {
    const known = site()?.site
    const pages = known?.config.pages
    const blog = known?.config.blog
    return {
      siteDir,
      configFiles: loaded.ok ? loaded.value.files : [],
      contentFiles: known?.model.files ?? [],
      // Without a site every file may be the one that mends it.
      contentDirs: known
        ? [
            ...known.config.docs.flatMap(({ id, path }) => [path, join(siteDir, versionPaths(id).docs)]),
            ...(blog ? [blog.path] : []),
            ...(pages ? pages.paths : []),
            ...known.model.overlays.map(({ translated }) => translated),
          ]
        : [siteDir],
    }
  }
}
