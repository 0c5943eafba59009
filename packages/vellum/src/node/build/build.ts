// Builds a site: compile → bundle → render → check → finish. Each step handles all locales, and is in a file
// with its name.

import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { hostNeeds } from 'vellum-host'
import { configFileName, errorWithConfigName } from '../base/configFileName.js'
import { errorWithOrigins, loggerWithOrigins } from '../base/dataPageOrigins.js'
import { VellumError } from '../base/errors.js'
import { groupBy } from '../base/groupBy.js'
import type { Logger } from '../base/logger.js'
import { cacheDirIn, openWorkDir } from '../cache/workDir.js'
import { lockWorkDir } from '../cache/workDirLock.js'
import { type LoadedConfig, loadSiteConfig } from '../config/loadSiteConfig.js'
import { scheduledReport } from '../content/blog/scheduledPosts.js'
import { versionPaths } from '../content/versions/versionFiles.js'
import { fromHostError } from '../hosting/hostErrors.js'
import { type HostTarget, outDirFor } from '../hosting/hostTargets.js'
import { listStaticFiles } from '../output/staticFiles.js'
import { createStaging } from '../output/writeSite.js'
import { compilesHere } from '../steps/compilerOptions.js'
import { loadedEngine } from '../steps/engineFingerprint.js'
import { chosenLocales, loadSite, type Site } from '../steps/loadSite.js'
import { createProblems, type Problems } from '../steps/problems.js'
import { policyLines, reportedPolicyLines } from '../steps/sitePolicy.js'
import { siteProblems } from '../steps/siteProblems.js'
import { type SiteRedirects, siteRedirects } from '../steps/siteRedirects.js'
import { createAssetWriter } from './assetWriter.js'
import type { BuildContext } from './buildContext.js'
import { bundleAhead, canBundleAhead } from './bundleAhead.js'
import { bundleLocales, hasBundle } from './bundleLocales.js'
import { checkLocales } from './checkLocales.js'
import { compileLocales } from './compileLocales.js'
import { finishSite } from './finishSite.js'
import { createJobRunner } from './jobs/jobRunner.js'
import type { WorkerPool } from './jobs/workerPool.js'
import { type PageTime, pageTimes } from './pageTimes.js'
import { createPhases, type Phases, type PhaseTime } from './phases.js'
import { type LocaleBuild, prepareLocales } from './prepareLocales.js'
import { renderLocales } from './renderLocales.js'
import { writeBundles, writeClassStyles } from './writeBundles.js'

/** Options of a build. */
export interface BuildOptions {
  readonly siteDir: string
  /** @default 'dist' in the site's folder, or the folder that the host reads */
  readonly outDir?: string | undefined
  /** Replaces the base URL of the configuration. */
  readonly baseUrl?: string | undefined
  /** The configuration, a file in the folder of the site. @default `vellum.config.ts` */
  readonly configFile?: string | undefined
  /** The one locale to build. @default all */
  readonly locale?: string | undefined
  /** Threads to use; by default as many as help. */
  readonly workers?: number | undefined
  /** Whether pages of the cache may be used. @default true */
  readonly cache?: boolean
  /** Whether the site is written; if not, it is only checked. @default true */
  readonly write?: boolean
  /** The host that the site is built for. @default any that reads `_headers` */
  readonly target?: HostTarget | undefined
  /** The folder of the previous build: its assets are kept, for open tabs. */
  readonly keepAssets?: string | undefined
  /**
   * Bytes that the cache may take besides what this build uses, when it builds some locales only; a build of all
   * deletes everything else. @default 1 GiB
   */
  readonly cacheLimit?: number | undefined
  /** Whether the plugin `external-links` requests links to other sites, if there is no other error. @default false */
  readonly external?: boolean
  /** Whether the plugin `prose` checks the text of pages. @default false */
  readonly prose?: boolean
  readonly logger: Logger
}

/** The result of a build. */
export interface BuildResult {
  readonly outDir: string
  readonly pages: number
  /** How many pages were compiled; the others were in the cache. */
  readonly compiled: number
  /** How many pages were rendered; the others were in the cache. */
  readonly rendered: number
  readonly files: number
  readonly bytes: number
  /** The whole time in milliseconds. */
  readonly time: number
  /** The time of each phase. */
  readonly phases: readonly PhaseTime[]
  /** The time of each page that was not in the cache, slowest first. */
  readonly pageTimes: readonly PageTime[]
  readonly warnings: number
}

/**
 * Builds a site, or fails with an error that has all problems of a step. The caller, who has started the
 * threads of `warmPool`, which wait for pages to compile, closes it.
 */
export async function build(options: BuildOptions, warmPool?: WorkerPool): Promise<BuildResult> {
  const siteDir = resolve(options.siteDir)
  const logger = loggerWithOrigins(options.logger, siteDir)
  return buildSite({ ...options, siteDir, logger }, warmPool).catch((error: unknown) => {
    const name = configFileName(siteDir, options.configFile)
    throw errorWithConfigName(errorWithOrigins(error, siteDir), name)
  })
}

async function buildSite(options: BuildOptions, warmPool?: WorkerPool): Promise<BuildResult> {
  // React chooses its code by this variable when it is first loaded, here and in workers.
  process.env.NODE_ENV = 'production'
  const start = performance.now()
  const { logger, siteDir } = options
  const outDir = resolve(options.outDir ?? join(siteDir, outDirFor(options.target)))
  const problems = createProblems(logger)
  const phases = createPhases(logger)
  const loaded = await phases.run('load', () => loadSites(options, problems))
  const workDir = openWorkDir(siteDir, { onOther: logger.info })
  const unlock = await lockWorkDir(workDir, {
    onWait: () => logger.info('Another build of this site is running; this one waits for it.'),
  })
  const { write = true, external = false, prose = false } = options
  const checks = { command: write ? 'build' : 'check', external, prose } as const
  const tools = { outDir, workDir, problems, phases, checks, logger, warmPool }
  const built = await buildSites(options, { ...loaded, ...tools }).finally(unlock)
  const { config } = loaded.loaded
  const scheduled = scheduledReport(loaded.sites[0]?.model.scheduled ?? [])
  if (scheduled !== undefined) logger.info(scheduled)
  for (const line of [...reportedPolicyLines(config), ...(write ? [] : policyLines(config))])
    logger.info(line)
  const time = performance.now() - start
  return { ...built, outDir, time, phases: phases.times(), warnings: problems.printed() }
}

/** A configuration, its site in each locale, and what these share. */
interface LoadedSites extends Pick<BuildContext, 'statics' | 'redirects'> {
  readonly loaded: LoadedConfig
  readonly sites: readonly Site[]
}

async function loadSites(
  {
    siteDir,
    baseUrl,
    configFile,
    locale,
    target,
    external = false,
    prose = false,
  }: Pick<BuildOptions, 'siteDir' | 'baseUrl' | 'configFile' | 'locale' | 'target' | 'external' | 'prose'>,
  problems: Problems,
): Promise<LoadedSites> {
  const loaded = await loadSiteConfig(siteDir, { baseUrl, configFile })
  problems.add(loaded.warnings.map((error) => ({ severity: 'warn', error })))
  const hasPlugin = (plugin: string) => loaded.config.plugins.some(({ name }) => name === plugin)
  if (external && !hasPlugin('external-links')) throw noLinkChecker()
  if (prose && !hasPlugin('prose')) throw noProseChecker()
  const sites: Site[] = []
  for (const name of chosenLocales(loaded.config, locale)) {
    const site = await loadSite(loaded, { production: true, locale: name })
    sites.push(site)
    problems.add(siteProblems(site))
  }
  const { files: statics, warnings } = await listStaticFiles(loaded.config)
  problems.add(warnings.map((error) => ({ severity: 'warn', error })))
  const redirects: Map<string, SiteRedirects> = new Map()
  for (const [root, group] of groupBy(sites, ({ assetPath }) => assetPath)) {
    const ofGroup = await siteRedirects(group, statics)
    redirects.set(root, ofGroup)
    problems.add(ofGroup.problems)
    const warning = target && hostNeeds(target).redirectWarning?.(ofGroup.list)
    if (warning) problems.addOne('warn', fromHostError(warning))
  }
  return { loaded, sites, statics, redirects }
}

/** Nothing requests links to other sites. */
function noLinkChecker(): VellumError {
  return new VellumError('`--external` needs the plugin "external-links", which the site does not have.', {
    code: 'missing-link-checker',
    hint: 'Run `npm install --save-dev vellum-external-links`, and add `externalLinks()` of the package to `plugins`.',
  })
}

/** Nothing checks the text of pages. */
function noProseChecker(): VellumError {
  return new VellumError('`--prose` needs the plugin "prose", which the site does not have.', {
    code: 'missing-prose-checker',
    hint: 'Run `npm install --save-dev vellum-prose`, and add `prose()` of the package to `plugins`.',
  })
}

/** The folders of a build, and where it reports. */
interface BuildTools extends Pick<BuildContext, 'outDir' | 'workDir' | 'problems' | 'checks' | 'logger'> {
  readonly phases: Phases
  readonly warmPool: WorkerPool | undefined
}

async function buildSites(
  { workers, cache = true, write = true, target, keepAssets, cacheLimit }: BuildOptions,
  { loaded, sites, phases, warmPool, ...options }: LoadedSites & BuildTools,
): Promise<Omit<BuildResult, 'outDir' | 'time' | 'phases' | 'warnings'>> {
  const { config } = loaded
  const { outDir, workDir } = options
  const cacheDir = await openCacheDir(workDir, { isEmpty: !cache })
  const engine = loadedEngine
  const prepared = prepareLocales({ sites, loaded, cacheDir, engine })
  const needs = target && hostNeeds(target)
  const staging = await createStaging({
    // A check writes into the work folder, next to the cache, and deletes the result.
    outDir: write ? outDir : join(workDir, 'check'),
    siteDir: config.siteDir,
    siteFolder: needs?.siteFolder?.(config.baseUrl) ?? '',
    replaceable: needs?.ownFiles ?? [],
    copied: config.staticDirectories,
    sources: sourcesOf(loaded),
  })
  const runner = createJobRunner({ workDir, workers, compilesHere: compilesHere(config), warmPool })
  let ahead: { readonly end: () => Promise<void> } | undefined
  let writing: Promise<void> | undefined
  try {
    const assets = createAssetWriter({ staging, cacheDir })
    const context: BuildContext = { ...options, config, cacheDir, engine, staging, assets, runner, target }
    ahead = workAhead(context, prepared)
    const compiled = await phases.run('compile', (progress) => compileLocales(context, prepared, progress))
    const bundled = await phases.run('bundle', async () => {
      await ahead?.end()
      return bundleLocales(context, compiled)
    })
    // Compressing the scripts takes longer than everything that is left once the pages are rendered.
    writing = writeBundles(context, bundled)
    writing.catch(() => {})
    const rendered = await phases.run('render', (progress) => renderLocales(context, bundled, progress))
    await phases.run('check', async () => checkLocales(context, rendered))
    const writtenOutput = await phases.run('finish', async () => {
      await writing
      await writeClassStyles(context, rendered)
      return finishSite(context, rendered, { keep: write, keepAssets, cacheLimit })
    })
    const locales = rendered.flatMap((group) => group.locales)
    const pages = locales.flatMap(({ rendering }) => rendering.reports)
    return {
      ...writtenOutput,
      pages: pages.length,
      compiled: compiled.reduce((sum, { compileTimes }) => sum + compileTimes.size, 0),
      rendered: pages.filter(({ times }) => times).length,
      pageTimes: pageTimes(locales),
    }
  } catch (error) {
    // Threads must not write into the folder while it is deleted: they continue after one of them has failed.
    await Promise.allSettled([ahead?.end(), writing, runner.close()])
    // The next build removes what cannot be removed now: the first error is the one to report.
    await staging.abort().catch(() => {})
    throw error
  } finally {
    await runner.close()
  }
}

/** Folders and files that a site is made from, which its output must not replace. Some may not exist. */
function sourcesOf({ config, files }: LoadedConfig): string[] {
  const { siteDir, docs, blog, pages, staticDirectories, theme, i18n } = config
  return [
    ...docs.flatMap(({ id, path }) => [path, join(siteDir, versionPaths(id).docs)]),
    ...blog.map(({ path }) => path),
    ...(pages ? pages.paths : []),
    ...staticDirectories,
    i18n.path,
    join(siteDir, 'src'),
    ...theme.customCss,
    ...Object.values(theme.pageCss),
    ...files,
  ]
}

/** The folder of the caches. */
async function openCacheDir(workDir: string, { isEmpty }: { isEmpty: boolean }): Promise<string> {
  const cacheDir = cacheDirIn(workDir)
  if (isEmpty) await rm(cacheDir, { recursive: true, force: true })
  await mkdir(cacheDir, { recursive: true })
  return cacheDir
}

/**
 * Does the work that needs no compiled page while workers compile a new site. Errors are reported when the
 * result is needed.
 */
function workAhead(context: BuildContext, locales: readonly LocaleBuild[]): { end: () => Promise<void> } {
  const run = async () => {
    // For a site that was built before, most is in the cache.
    if (hasBundle(context)) return
    if (canBundleAhead(context, locales)) await bundleAhead(context, locales)
    else await import('./bundle/bundleSite.js')
  }
  const work = run().catch(() => {})
  return { end: () => work }
}
