// Builds a site. This function tells the story; each step is a file of its name.

import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Logger } from '../base/logger.js'
import { openWorkDir } from '../cache/workDir.js'
import { lockWorkDir } from '../cache/workDirLock.js'
import { type LoadedConfig, loadSiteConfig } from '../config/loadSiteConfig.js'
import { formatDuplicateRoutes } from '../output/linkMessages.js'
import { createStaging } from '../output/writeSite.js'
import { pruneCompileCache } from '../site/compileCache.js'
import { engineFingerprint } from '../site/engineFingerprint.js'
import { chosenLocales, loadSite, type Site } from '../site/loadSite.js'
import { markdownProblems } from '../site/markdownProblems.js'
import { compileTask, routeFiles } from '../site/pageTasks.js'
import { excerptTask, listedPosts } from '../site/postLists.js'
import { createProblems, type Problems } from '../site/problems.js'
import { pageMessages } from '../site/siteMessages.js'
import { createAssetWriter } from './assetWriter.js'
import { bundlePages, type CompiledLocale, pageAssets } from './bundle/bundlePages.js'
import { compileAll } from './compileAll.js'
import { createJobRunner, type JobRunner } from './jobs/jobRunner.js'
import { createSiteJobs } from './jobs/siteJobs.js'
import { createLiveRenderer } from './liveContent.js'
import { makeFeeds } from './makeFeeds.js'
import { renderAll } from './renderAll.js'
import { pruneRenderCache, type WrittenPage } from './renderCache.js'
import { createSiteLinkCheck } from './siteLinkCheck.js'
import { type WrittenLocale, writeSiteFiles } from './writeSiteFiles.js'

/** What to build. */
export interface BuildOptions {
  readonly siteDir: string
  /** @default 'dist' in the site's folder */
  readonly outDir?: string | undefined
  /** In place of the one in the configuration. */
  readonly baseUrl?: string | undefined
  /** The one language to build. @default all */
  readonly locale?: string | undefined
  /** Threads to use; by default as many as help. */
  readonly workers?: number | undefined
  /** Whether pages that were compiled before may be used again. @default true */
  readonly cache?: boolean
  /** Whether the site is written; without it everything is only checked. @default true */
  readonly write?: boolean
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

export async function build({ logger, baseUrl, locale, ...options }: BuildOptions): Promise<BuildResult> {
  // React chooses its code by it when it is first loaded, here and in workers.
  process.env.NODE_ENV = 'production'
  const start = performance.now()
  const siteDir = resolve(options.siteDir)
  const outDir = resolve(options.outDir ?? join(siteDir, 'dist'))
  const findings = createProblems(logger)

  const loaded = await loadSiteConfig(siteDir, baseUrl === undefined ? {} : { baseUrl })
  for (const error of loaded.warnings) findings.addOne('warn', error)
  const sites: Site[] = []
  for (const name of chosenLocales(loaded.config, locale)) {
    const site = await loadSite(loaded, { production: true, locale: name })
    sites.push(site)
    findings.add(site.model.warnings)
    findings.addOne(site.config.onDuplicateRoutes, formatDuplicateRoutes(site.duplicates))
  }
  const workDir = openWorkDir(siteDir, { onOther: logger.info })
  const unlock = await lockWorkDir(workDir, {
    onWait: () => logger.info('Another build of this site is running; this one waits for it.'),
  })
  try {
    return await buildSites({ ...options, outDir, workDir, loaded, sites, findings, start, logger })
  } finally {
    unlock()
  }
}

/** What is known of a site when its pages are made. */
interface LoadedSites extends Omit<BuildOptions, 'siteDir' | 'outDir' | 'baseUrl' | 'locale'> {
  readonly outDir: string
  readonly workDir: string
  readonly loaded: LoadedConfig
  /** One for each language. */
  readonly sites: readonly Site[]
  readonly findings: Problems
  readonly start: number
}

async function buildSites(input: LoadedSites): Promise<BuildResult> {
  const { outDir, workDir, loaded, sites, findings, start, logger } = input
  const { config } = loaded
  const { workers, cache = true, write = true } = input
  const cacheDir = join(workDir, 'cache')

  if (!cache) await rm(cacheDir, { recursive: true, force: true })
  const isNew = (await mkdir(cacheDir, { recursive: true })) !== undefined
  // What bundles is loaded while workers compile; whether it can be loaded is told when it is needed.
  if (isNew) import('./bundle/bundleSite.js').catch(() => {})
  let firstFingerprints: Readonly<Record<string, string>> = {}
  const locales = sites.map((site) => {
    const setup = {
      configFiles: site.configFiles,
      targets: site.targets,
      docsRoots: site.docsRoots,
      overlays: site.model.overlays,
      messages: pageMessages(site.messages),
      firstFingerprints,
      cacheDir,
      engine: engineFingerprint('compiler'),
    }
    const jobs = createSiteJobs(site.config, setup)
    if (site === sites[0]) firstFingerprints = jobs.tools.fingerprints()
    const runner = createJobRunner({
      jobs,
      setup: { ...setup, configCode: loaded.code, baseUrl: config.baseUrl, locale: site.model.locale },
      workDir,
      workers,
    })
    const files = routeFiles(site)
    const tasks = [
      ...files.filter(({ kind }) => kind === 'markdown').map((file) => compileTask(file, site)),
      ...listedPosts(site).map((post) => excerptTask(post, site)),
    ]
    return { site, tools: jobs.tools, runner, files, tasks }
  })
  // A check writes beside its cache, and throws it away.
  const staging = await createStaging({
    outDir: write ? outDir : join(workDir, 'check'),
    siteDir: config.siteDir,
    copied: config.staticDirectories,
  })
  const assets = createAssetWriter({ staging, cacheDir })
  try {
    const compiled: (CompiledLocale & { readonly runner: JobRunner })[] = []
    let misses = 0
    for (const { tasks, ...language } of locales) {
      const { tools, runner } = language
      const result = await compileAll({ tasks, cached: tools.pages, runner, logger })
      findings.add(markdownProblems(result.pages.values(), config))
      compiled.push({ ...language, compiled: result.pages })
      misses += result.misses
    }
    findings.throwIfFailed()

    const groups = []
    for (const group of sharingFiles(compiled)) {
      const bundle = await bundlePages({
        locales: group,
        name: bundleName(group),
        workDir,
        cacheDir,
        outDir,
        engine: engineFingerprint('bundler'),
      })
      findings.add(markdownProblems(bundle.partials, config))
      const copied = pageAssets(
        group.map((language) => language.compiled),
        bundle,
      )
      groups.push({ group, bundle, copied })
    }
    findings.throwIfFailed()

    const reports: WrittenPage[] = []
    const keys = new Set<string>()
    const told = new Set<string>()
    const written: (() => Promise<void>)[] = []
    for (const { group, bundle, copied } of groups) {
      const names = [...copied.keys(), ...bundle.files.map(({ name }) => name)]
      const rendered: (() => Promise<WrittenLocale>)[] = []
      for (const { site, compiled: pages, runner, tools } of group) {
        const others = sites.filter((other) => other !== site)
        const links = createSiteLinkCheck({ site, others, assets: names, compiled: pages, reported: told })
        const rendering = await renderAll({
          site,
          bundle,
          compiled: pages,
          runner,
          staging,
          assets,
          cacheDir,
          engine: engineFingerprint('renderer'),
          logger,
          onPage: links.add,
        })
        findings.add(links.problems())
        // Its threads are done; those of the next language need their memory.
        await runner.close()
        for (const key of rendering.keys) keys.add(key)
        reports.push(...rendering.reports)
        rendered.push(async () => {
          const renderLive = createLiveRenderer(rendering.context, tools)
          const feeds = await makeFeeds({ site, compiled: pages, bundle, tools, renderLive })
          return { site, reports: rendering.reports, feeds }
        })
      }
      written.push(async () => {
        const locales: WrittenLocale[] = []
        for (const finish of rendered) locales.push(await finish())
        await writeSiteFiles({ locales, bundle, copied, assets })
      })
    }
    findings.throwIfFailed()

    for (const write of written) await write()
    const { files: fileCount, bytes } = staging.written()
    if (write) await staging.commit()
    else await staging.abort()
    // What the languages need that were not built is kept.
    const isWhole = sites.length === config.i18n.locales.length
    if (isWhole)
      await pruneCompileCache(
        cacheDir,
        locales.flatMap(({ tools, tasks }) => tools.pages.keysOf(tasks)),
      )
    if (isWhole) await assets.prune()
    if (isWhole)
      await pruneRenderCache({
        cacheDir,
        keys,
        objects: new Set(reports.flatMap(({ objects }) => objects)),
      })

    const rendered = reports.filter(({ time }) => time > 0)
    const byTime = rendered.map(({ path, time }) => ({ path, time })).sort((a, b) => b.time - a.time)
    return {
      outDir,
      pages: reports.length,
      compiled: misses,
      rendered: rendered.length,
      files: fileCount,
      bytes,
      time: performance.now() - start,
      slowest: byTime.slice(0, 3),
      warnings: findings.printed(),
    }
  } catch (error) {
    // What cannot be removed now, the next build removes: the first error is the one to report.
    await staging.abort().catch(() => {})
    throw error
  } finally {
    for (const { runner } of locales) await runner.close()
  }
}

/** The languages that share their files; one that is elsewhere has its own. */
function sharingFiles<T extends { readonly site: Site }>(locales: readonly T[]): (readonly T[])[] {
  const together = locales.filter(({ site }) => site.assetPath === '')
  const apart = locales.filter(({ site }) => site.assetPath !== '').map((each) => [each])
  return [...(together.length > 0 ? [together] : []), ...apart]
}

function bundleName([first]: readonly { readonly site: Site }[]): string {
  const { assetPath, model } = first!.site
  return assetPath === '' ? 'bundle' : `bundle-${model.locale}`
}
