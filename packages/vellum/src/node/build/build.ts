// Builds a site: compile → bundle → render → check → finish. Each step does all locales, and is in a file of its name.

import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Logger } from '../base/logger.js'
import { openWorkDir } from '../cache/workDir.js'
import { lockWorkDir } from '../cache/workDirLock.js'
import { type LoadedConfig, loadSiteConfig } from '../config/loadSiteConfig.js'
import type { HostTarget } from '../hosting/targets.js'
import { formatDuplicateRoutes } from '../output/linkMessages.js'
import { createStaging } from '../output/writeSite.js'
import { createEngineFingerprint } from '../site/engineFingerprint.js'
import { chosenLocales, loadSite, type Site } from '../site/loadSite.js'
import { createProblems, type Problems } from '../site/problems.js'
import { createAssetWriter } from './assetWriter.js'
import type { BuildContext } from './buildContext.js'
import { bundleLocales } from './bundleLocales.js'
import { checkLocales } from './checkLocales.js'
import { compileLocales } from './compileLocales.js'
import { finishSite } from './finishSite.js'
import { prepareLocales } from './prepareLocales.js'
import { renderLocales } from './renderLocales.js'

/** What to build. */
export interface BuildOptions {
  readonly siteDir: string
  /** @default 'dist' in the site's folder */
  readonly outDir?: string | undefined
  /** Replaces the one in the configuration. */
  readonly baseUrl?: string | undefined
  /** The one locale to build. @default all */
  readonly locale?: string | undefined
  /** Threads to use; by default as many as help. */
  readonly workers?: number | undefined
  /** Whether pages that were compiled before may be used again. @default true */
  readonly cache?: boolean
  /** Whether the site is written; if not, it is only checked. @default true */
  readonly write?: boolean
  /** The host that it is built for. @default any that reads `_headers` */
  readonly target?: HostTarget | undefined
  /** The folder of the build before this one: its assets are kept, for tabs that are open. */
  readonly keepAssets?: string | undefined
  readonly logger: Logger
}

/** What was built. */
export interface BuildResult {
  readonly outDir: string
  readonly pages: number
  /** How many pages were compiled; the others were in the cache. */
  readonly compiled: number
  /** How many pages were rendered, likewise. */
  readonly rendered: number
  readonly files: number
  readonly bytes: number
  /** Milliseconds. */
  readonly time: number
  /** The three pages that took longest to render. */
  readonly slowest: readonly { readonly path: string; readonly time: number }[]
  readonly warnings: number
}

/** Builds a site, or fails with an error that has all problems of a step. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  // React chooses its code by it when it is first loaded, here and in workers.
  process.env.NODE_ENV = 'production'
  const start = performance.now()
  const { logger } = options
  const siteDir = resolve(options.siteDir)
  const outDir = resolve(options.outDir ?? join(siteDir, 'dist'))
  const problems = createProblems(logger)
  const loaded = await loadSites({ ...options, siteDir }, problems)
  const workDir = openWorkDir(siteDir, { onOther: logger.info })
  const unlock = await lockWorkDir(workDir, {
    onWait: () => logger.info('Another build of this site is running; this one waits for it.'),
  })
  try {
    const built = await buildSites(options, { ...loaded, outDir, workDir, problems })
    return { ...built, outDir, time: performance.now() - start, warnings: problems.printed() }
  } finally {
    unlock()
  }
}

/** A configuration, and the site that it makes in each locale. */
interface LoadedSites {
  readonly loaded: LoadedConfig
  readonly sites: readonly Site[]
}

async function loadSites(
  { siteDir, baseUrl, locale }: Pick<BuildOptions, 'siteDir' | 'baseUrl' | 'locale'>,
  problems: Problems,
): Promise<LoadedSites> {
  const loaded = await loadSiteConfig(siteDir, baseUrl === undefined ? {} : { baseUrl })
  for (const error of loaded.warnings) problems.addOne('warn', error)
  const sites: Site[] = []
  for (const name of chosenLocales(loaded.config, locale)) {
    const site = await loadSite(loaded, { production: true, locale: name })
    sites.push(site)
    problems.add(site.model.warnings)
    problems.addOne(site.config.onDuplicateRoutes, formatDuplicateRoutes(site.duplicates))
  }
  return { loaded, sites }
}

async function buildSites(
  { workers, cache = true, write = true, target, keepAssets, logger }: BuildOptions,
  {
    loaded,
    sites,
    ...given
  }: LoadedSites & { readonly outDir: string; readonly workDir: string; readonly problems: Problems },
): Promise<Omit<BuildResult, 'outDir' | 'time' | 'warnings'>> {
  const { config } = loaded
  const { outDir, workDir } = given
  const cacheDir = await openCacheDir(workDir, { isEmpty: !cache })
  const engine = createEngineFingerprint()
  const prepared = prepareLocales({ sites, loaded, workDir, cacheDir, workers, engine })
  const staging = await createStaging({
    // A check writes beside its cache, and deletes it.
    outDir: write ? outDir : join(workDir, 'check'),
    siteDir: config.siteDir,
    copied: config.staticDirectories,
  })
  const assets = createAssetWriter({ staging, cacheDir })
  const context: BuildContext = { ...given, config, cacheDir, engine, staging, assets, target, logger }
  try {
    const compiled = await compileLocales(context, prepared)
    const bundled = await bundleLocales(context, compiled)
    const rendered = await renderLocales(context, bundled)
    checkLocales(context, rendered)
    const { files, bytes } = await finishSite(context, rendered, { keep: write, keepAssets })

    const pages = rendered.flatMap(({ locales }) => locales.flatMap(({ rendering }) => rendering.reports))
    const slowest = pages.filter(({ time }) => time > 0).sort((a, b) => b.time - a.time)
    return {
      pages: pages.length,
      compiled: compiled.reduce((sum, { misses }) => sum + misses, 0),
      rendered: slowest.length,
      files,
      bytes,
      slowest: slowest.slice(0, 3).map(({ path, time }) => ({ path, time })),
    }
  } catch (error) {
    // What cannot be removed now, the next build removes: the first error is the one to report.
    await staging.abort().catch(() => {})
    throw error
  } finally {
    for (const { runner } of prepared) await runner.close()
  }
}

/** The folder of the caches. */
async function openCacheDir(workDir: string, { isEmpty }: { isEmpty: boolean }): Promise<string> {
  const cacheDir = join(workDir, 'cache')
  if (isEmpty) await rm(cacheDir, { recursive: true, force: true })
  const isNew = (await mkdir(cacheDir, { recursive: true })) !== undefined
  // The bundler is loaded while workers compile; an error is reported when it is needed.
  if (isNew) import('./bundle/bundleSite.js').catch(() => {})
  return cacheDir
}
