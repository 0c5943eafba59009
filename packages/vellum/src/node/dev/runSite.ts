// A site in development under one base URL: combines its state, Vite, the request handler, and the watcher of
// its files.

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { basename, dirname, resolve, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { configFileName, errorWithConfigName } from '../base/configFileName.js'
import { errorWithOrigins, loggerWithOrigins } from '../base/dataPageOrigins.js'
import type { Logger } from '../base/logger.js'
import { cacheDirIn } from '../cache/workDir.js'
import type { LoadedConfig } from '../config/loadSiteConfig.js'
import { chosenLocales, loadSite, type Site } from '../steps/loadSite.js'
import { siteProblems } from '../steps/siteProblems.js'
import { checkStylesheet, isOwnStylesheet } from '../vite/checkStylesheet.js'
import { contentStyles } from '../vite/contentStyles.js'
import { hostModule } from '../vite/hostModules.js'
import { DEV_SHELL } from '../vite/shellModules.js'
import { siteFeatures } from '../vite/siteFeatures.js'
import { themeStyles } from '../vite/themeStyles.js'
import { explainCodeError } from './codeErrors.js'
import { createDevHandler, GENERATED_CSS } from './devHandler.js'
import { createDevLinks, type DevLinks } from './devLinks.js'
import { createProblemLog, errorText, type ProblemLog, shownErrors } from './devProblems.js'
import type { KnownRecords } from './devSearch.js'
import { createDevSite, type DevSite } from './devSite.js'
import { createDevVite, engineDir } from './devVite.js'
import { followChanges } from './followChanges.js'
import { linkedPackages } from './linkedPackages.js'
import { loadPageModule } from './loadPageModule.js'
import { sendText } from './requests/guardRequests.js'
import { configuredFolders, type LeavingFilesInput, refusedFile } from './requests/leavingFiles.js'
import type { RequestRules } from './requests/requestRules.js'
import { openSiteState } from './siteState.js'
import { createStyleErrors } from './styleErrors.js'
import { styleFolders } from './styleFolders.js'

/** A locale and its base URL. */
export interface LocaleBase {
  readonly locale: string
  readonly baseUrl: string
}

/** A site that is served. */
export interface RunningSite {
  readonly baseUrl: string
  /** The locales of the configuration that are not served here. */
  readonly otherLocales: () => readonly LocaleBase[]
  /** Which senders may request something, by the current configuration. */
  readonly rules: () => RequestRules
  /** Resolves when the request is handled, or rejects with what Vite has thrown. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  readonly close: () => Promise<void>
}

/** Which site to run, and its environment. */
export interface RunSiteInput {
  readonly siteDir: string
  readonly workDir: string
  readonly engine: string
  readonly server: Server
  readonly logger: Logger
  readonly baseUrl: string | undefined
  readonly configFile: string | undefined
  readonly locale: string | undefined
  /** Milliseconds between two checks for changes; `true` for the default. */
  readonly poll: number | boolean
  /** Called when the configuration has a new base URL, or Vite must start again: everything does. */
  readonly onNewBase: () => void
}

/** Loads a site and follows its files. */
export async function runSite(input: RunSiteInput): Promise<RunningSite> {
  const { siteDir, workDir, server, configFile, poll, onNewBase } = input
  const logger = loggerWithOrigins(input.logger, siteDir)
  const problems = createProblemLog(logger)
  const { locale } = input
  const packages = linkedPackages(siteDir, { engineDir })
  const state = await openSiteState({
    siteDir,
    baseUrl: input.baseUrl,
    configFile,
    locale,
    problems,
    packages,
  })
  const baseUrl = state.baseUrl() ?? input.baseUrl ?? '/'
  const config = state.lastConfig()
  const vite = await createDevVite({
    siteDir,
    workDir,
    baseUrl,
    server,
    poll,
    siteOptions: config?.vite ?? {},
    styleFolders: config ? styleFolders(config) : [],
    currentConfig: () => state.lastConfig(),
    ownTheme: () => state.lastConfig() ?? { siteDir, parts: {}, slots: {} },
    site: state.site,
    onMissingFiles: (missing) => missing.forEach(problems.report),
    onSheet: (file) => void styles.check(file),
    onError: (error) => {
      const explained = explain(error)
      problems.report(explained)
      vite.ws.send('vellum:error', { message: errorText(explained) })
    },
  })
  const styles = createStyleErrors({
    checkSheet: (file) => checkStylesheet(file, styledSite()),
    onChange: (message) => {
      if (message !== undefined) problems.report(message)
      vite.ws.send('vellum:style-error', { message: message ?? '' })
    },
    onFixed: (file) => {
      // Vite remembers missing imports of stylesheets for as long as it runs.
      vite.environments.client.transformRequest(`/@fs${file}?direct`).catch(onNewBase)
    },
  })
  const styledSite = () => {
    const { siteDir: dir = siteDir, staticDirectories = [] } = state.lastConfig() ?? {}
    return { siteDir: dir, baseUrl, staticDirectories }
  }
  // A page that is opened later shows it as well.
  vite.ws.on('vellum:style-check', (_, client) => {
    const message = styles.message()
    if (message !== undefined) client.send('vellum:style-error', { message })
  })
  vite.watcher.on('all', (_, file) => {
    if (isOwnStylesheet(file, styledSite().siteDir)) void styles.recheck()
  })
  vite.watcher.add(packages)
  const scripts = ['@vite/client', `@id/__x00__${DEV_SHELL}`].map((path) => baseUrl + path)
  const explain = (error: unknown) => {
    const named = errorWithConfigName(errorWithOrigins(error, siteDir), configFileName(siteDir, configFile))
    return explainCodeError(named, {
      siteDir: state.site()?.site.config.siteDir ?? siteDir,
      originalStack: (stack) => vite.ssrRewriteStacktrace(stack),
    })
  }
  const handle = createDevHandler({
    baseUrl,
    scripts,
    current: state.current,
    problems,
    explain,
  })
  const knownRecords: KnownRecords = new Map()
  const links = createDevLinks(problems)
  const makeSite = (config: LoadedConfig) =>
    makeDevSite(config, { ...input, baseUrl, vite, scripts, knownRecords, problems, links }).catch(
      (error: unknown) => Promise.reject(explain(error)),
    )
  const configName = () => basename(state.knownFiles().configFiles[0] ?? 'vellum.config.ts')
  const leavingFiles = (): LeavingFilesInput => {
    const config = state.lastConfig()
    return {
      siteDir: config?.siteDir ?? siteDir,
      baseUrl,
      folders: [workDir, ...packages, ...(config ? configuredFolders(config) : [])],
      isPage: (file) => state.site()?.isPage(file) ?? false,
    }
  }
  const stop = await followChanges({ state, vite, workDir, baseUrl, problems, logger, makeSite, onNewBase })
  return {
    baseUrl,
    otherLocales: () => {
      const { i18n } = state.lastConfig() ?? {}
      const others = (i18n?.locales ?? []).filter((name) => name !== (locale ?? i18n?.defaultLocale))
      return others.map((name) => ({ locale: name, baseUrl: i18n!.localeConfigs[name]!.baseUrl }))
    },
    rules: () => ({ allowedHosts: state.lastConfig()?.dev.allowedHosts ?? [], configFile: configName() }),
    handle: (request, response) =>
      new Promise((done, failed) => {
        response.once('close', done)
        const refusal = refusedFile(request.url ?? '', leavingFiles())
        if (refusal) return sendText(response, refusal)
        const respond = () => void handle(request, response).then(done, failed)
        if (isMarkdownFile(request)) return respond()
        vite.middlewares(request, response, respond)
      }),
    close: async () => {
      stop()
      await vite.close()
    },
  }
}

/** Vite would send the source of a document: the site decides what is there. Modules import partials by their path, too. */
function isMarkdownFile({ url = '', headers }: IncomingMessage): boolean {
  return /^(?!.*\/@)[^?]*\.mdx?$/.test(url) && headers['sec-fetch-dest'] !== 'script'
}

interface DevSiteContext extends Pick<RunSiteInput, 'engine' | 'workDir' | 'locale'> {
  readonly baseUrl: string
  readonly vite: ViteDevServer
  /** URLs of the scripts of every page. */
  readonly scripts: readonly string[]
  readonly knownRecords: KnownRecords
  readonly problems: ProblemLog
  readonly links: DevLinks
}

/** Loads the content of a configuration, and watches its files. */
async function makeDevSite(loaded: LoadedConfig, context: DevSiteContext): Promise<DevSite> {
  const { baseUrl, vite, scripts, engine, workDir, locale, knownRecords, problems, links } = context
  chosenLocales(loaded.config, locale)
  const { config, ...rest } = await loadSite(loaded, { production: false, locale })
  // The only served locale has all its files below its own base.
  const site: Site = { ...rest, config: { ...config, assetBase: baseUrl } }
  problems.warn('content', shownErrors(siteProblems(site)))
  vite.watcher.add([...filesOutside(site, loaded), ...watchedByPlugins(site)])
  allowStyles(vite, site)
  return createDevSite({
    site,
    engine,
    cacheDir: cacheDirIn(workDir),
    styles: styleUrls(site, baseUrl),
    classStyles: Object.entries(contentStyles(site.config)).map(([className, file]) => ({
      className,
      hrefs: [`${baseUrl}@fs${file}`],
    })),
    scripts,
    watch: (file) => {
      if (!file.startsWith(site.config.siteDir + sep)) vite.watcher.add(file)
    },
    loadPage: (file) => loadPageModule(vite, { file, baseUrl }),
    knownRecords,
    links,
  })
}

/** What the content of plugins is made from. */
function watchedByPlugins({ config }: Site): string[] {
  return config.plugins.flatMap(({ dev }) => (dev?.watch ?? []).map((path) => resolve(config.siteDir, path)))
}

/**
 * Files that Vite does not watch, because they are outside of the site's folder. A folder that is added to
 * the watcher while it is created counts as one that existed before, without a change.
 */
function filesOutside({ config, model }: Site, { files }: LoadedConfig): string[] {
  const used = [
    ...files,
    ...model.files,
    ...config.docs.map(({ path }) => path),
    ...config.blog.map(({ path }) => path),
    ...model.overlays.map(({ translated }) => translated),
    ...config.staticDirectories,
  ]
  return used.filter((file) => !file.startsWith(config.siteDir + sep))
}

/** Lets Vite serve stylesheets outside of the site, with what is beside them: those of plugins, in other packages. */
function allowStyles(vite: ViteDevServer, { config: { theme } }: Site): void {
  const { allow } = vite.config.server.fs
  for (const folder of theme.customCss.map((file) => dirname(file))) {
    if (!allow.includes(folder)) allow.push(folder)
  }
}

/** URLs of the stylesheets of every page, in the order of the cascade. */
function styleUrls({ config, data }: Site, baseUrl: string): string[] {
  const { theme, blog, markdown } = config
  const ofTheme = themeStyles({
    features: siteFeatures(data, config),
    // The first post may be written at any time, and so may the first tag; a version may be frozen.
    hasVersions: true,
    hasBadges: true,
    hasTags: true,
    hasBlog: blog.length > 0,
    hasTypeHints: markdown.twoslash !== false,
    infima: theme.infima === true,
  })
  return [
    ...ofTheme.map((name) => `${baseUrl}@fs${hostModule(name)}`),
    baseUrl + GENERATED_CSS,
    ...theme.customCss.map((file) => `${baseUrl}@fs${file}`),
  ]
}
