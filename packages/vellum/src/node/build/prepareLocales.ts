// Prepares each locale of a site for the build: its compiler, its jobs, and the list of pages to compile.

import type { LoadedConfig } from '../config/loadSiteConfig.js'
import type { CompileTask } from '../steps/compileCache.js'
import { type CompileTools, compileSetup } from '../steps/compileTools.js'
import type { EngineFingerprint } from '../steps/engineFingerprint.js'
import type { Site } from '../steps/loadSite.js'
import { compileTask, type RouteFile, routeFiles } from '../steps/pageTasks.js'
import { excerptTask, listedPosts } from '../steps/postLists.js'
import type { LocaleJobs } from './jobs/jobRunner.js'
import { createSiteJobs } from './jobs/siteJobs.js'

/** A locale of the site that is being built. */
export interface LocaleBuild extends LocaleJobs {
  readonly site: Site
  readonly tools: CompileTools
  /** The pages that are made from files. */
  readonly files: readonly RouteFile[]
  /** The tasks to compile: Markdown pages, and the excerpts of posts. */
  readonly tasks: readonly CompileTask[]
}

/** Prepares each locale. */
export function prepareLocales({
  sites,
  loaded,
  cacheDir,
  engine,
}: {
  /** One compiler for each locale. */
  sites: readonly Site[]
  loaded: LoadedConfig
  cacheDir: string
  engine: EngineFingerprint
}): LocaleBuild[] {
  let firstFingerprints: Readonly<Record<string, string>> = {}
  return sites.map((site) => {
    const jobSetup = compileSetup(site, { firstFingerprints, cacheDir, engine: engine('compiler') })
    const jobs = createSiteJobs(site.config, jobSetup)
    if (site === sites[0]) firstFingerprints = jobs.tools.fingerprints()
    const setup = {
      ...jobSetup,
      configCode: loaded.code,
      configValues: loaded.values,
      baseUrl: loaded.config.baseUrl,
      locale: site.model.locale,
    }
    const files = routeFiles(site)
    const tasks = [
      ...files.filter(({ kind }) => kind === 'markdown').map((file) => compileTask(file, site)),
      ...listedPosts(site).map((post) => excerptTask(post, site)),
    ]
    return { site, tools: jobs.tools, jobs, setup, files, tasks }
  })
}
