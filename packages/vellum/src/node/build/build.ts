// Builds a site. This function tells the story; each step is a file of its name.

import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openWorkDir } from '../cache/workDir.js'
import type { Logger } from '../logger.js'
import { formatDuplicateRoutes } from '../output/linkMessages.js'
import { createStaging } from '../output/writeSite.js'
import { bundlePages, pageAssets } from './bundlePages.js'
import { checkSiteLinks } from './checkSiteLinks.js'
import { compilePages } from './compilePages.js'
import { engineFingerprint } from './engineFingerprint.js'
import { createFindings } from './findings.js'
import { createJobRunner } from './jobRunner.js'
import { createLiveRenderer } from './liveContent.js'
import { loadSite } from './loadSite.js'
import { makeFeeds } from './makeFeeds.js'
import { markdownFindings } from './markdownProblems.js'
import { compileTask, routeFiles } from './pageTasks.js'
import { excerptTask, listedPosts } from './postLists.js'
import { pruneRenderedPages } from './renderedPages.js'
import { renderPages } from './renderPages.js'
import { createSiteJobs } from './siteJobs.js'
import { createAssetWriter } from './writeAssets.js'
import { writeFiles } from './writeFiles.js'

/** What to build. */
export interface BuildOptions {
  readonly siteDir: string
  /** @default 'dist' in the site's folder */
  readonly outDir?: string | undefined
  /** In place of the one in the configuration. */
  readonly baseUrl?: string | undefined
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

export async function build({
  logger,
  baseUrl,
  workers,
  cache = true,
  write = true,
  ...dirs
}: BuildOptions): Promise<BuildResult> {
  // React chooses its code by it when it is first loaded, here and in workers.
  process.env.NODE_ENV = 'production'
  const start = performance.now()
  const siteDir = resolve(dirs.siteDir)
  const outDir = resolve(dirs.outDir ?? join(siteDir, 'dist'))
  const findings = createFindings(logger)

  const site = await loadSite({ siteDir, baseUrl, production: true })
  const { config } = site
  const workDir = openWorkDir(siteDir)
  const cacheDir = join(workDir, 'cache')
  findings.add(site.model.warnings)
  findings.addOne(config.onDuplicateRoutes, formatDuplicateRoutes(site.duplicates))

  if (!cache) await rm(cacheDir, { recursive: true, force: true })
  await mkdir(cacheDir, { recursive: true })
  const setup = {
    configFiles: site.configFiles,
    targets: site.targets,
    cacheDir,
    engine: engineFingerprint('compiler'),
  }
  const jobs = createSiteJobs(config, setup)
  const runner = createJobRunner({
    jobs,
    setup: { ...setup, siteDir, baseUrl: config.baseUrl },
    workDir,
    workers,
  })
  // A check writes beside its cache, and throws it away.
  const staging = await createStaging({ outDir: write ? outDir : join(workDir, 'check'), siteDir })
  const assets = createAssetWriter({ staging, cacheDir })
  try {
    const files = routeFiles(site)
    const tasks = [
      ...files.filter(({ kind }) => kind === 'markdown').map((file) => compileTask(file, site)),
      ...listedPosts(site).map((post) => excerptTask(post, site)),
    ]
    const compiled = await compilePages({ tasks, cached: jobs.tools.pages, runner, logger })
    findings.add(markdownFindings(compiled.pages.values(), config))
    findings.throwIfFailed()

    const bundle = await bundlePages({
      site,
      files,
      compiled: compiled.pages,
      tools: jobs.tools,
      workDir,
      cacheDir,
      outDir,
      engine: engineFingerprint('bundler'),
    })
    findings.add(markdownFindings(bundle.partials, config))
    findings.throwIfFailed()

    const copied = pageAssets(compiled.pages, bundle)
    const names = [...copied.keys(), ...bundle.files.map(({ name }) => name)]
    const links = checkSiteLinks({ site, assets: names, compiled: compiled.pages })
    const { reports, keys, context } = await renderPages({
      site,
      bundle,
      compiled: compiled.pages,
      runner,
      staging,
      assets,
      cacheDir,
      engine: engineFingerprint('renderer'),
      logger,
      onPage: links.add,
    })
    findings.add(links.findings())
    findings.throwIfFailed()

    const renderLive = createLiveRenderer(context, jobs.tools)
    const feeds = await makeFeeds({ site, compiled: compiled.pages, bundle, tools: jobs.tools, renderLive })
    await writeFiles({ site, bundle, copied, reports, feeds, assets })
    const { files: fileCount, bytes } = staging.written()
    if (write) await staging.commit()
    else await staging.abort()
    await jobs.tools.pages.prune(tasks)
    await assets.prune()
    await pruneRenderedPages({ cacheDir, keys, objects: new Set(reports.flatMap(({ objects }) => objects)) })

    const rendered = reports.filter(({ time }) => time > 0)
    const byTime = rendered.map(({ path, time }) => ({ path, time })).sort((a, b) => b.time - a.time)
    return {
      outDir,
      pages: reports.length,
      compiled: compiled.misses,
      rendered: rendered.length,
      files: fileCount,
      bytes,
      time: performance.now() - start,
      slowest: byTime.slice(0, 3),
      warnings: findings.printed(),
    }
  } catch (error) {
    await staging.abort()
    throw error
  } finally {
    await runner.close()
  }
}
