// Makes what each locale of a site is built with: its compiler, the runner of its jobs, and the list of what
// is to be compiled.

import type { LoadedConfig } from '../config/loadSiteConfig.js'
import { countSamples } from '../markdown/samples/countSamples.js'
import type { CompileTask } from '../site/compileCache.js'
import type { CompileTools } from '../site/compileTools.js'
import type { EngineFingerprint } from '../site/engineFingerprint.js'
import type { Site } from '../site/loadSite.js'
import { compileTask, type RouteFile, routeFiles } from '../site/pageTasks.js'
import { excerptTask, listedPosts } from '../site/postLists.js'
import { pageMessages } from '../site/siteMessages.js'
import type { CardRenderer } from '../socialCards/cardRenderer.js'
import { createJobRunner, type JobRunner } from './jobs/jobRunner.js'
import { createSiteJobs } from './jobs/siteJobs.js'
import type { WorkerPool } from './jobs/workerPool.js'

/** A locale of the site that is being built. */
export interface LocaleBuild {
  readonly site: Site
  readonly tools: CompileTools
  /** Of this thread. */
  readonly cards: CardRenderer
  readonly runner: JobRunner
  /** The pages that are made from files. */
  readonly files: readonly RouteFile[]
  /** What is to be compiled: Markdown pages, and the excerpts of posts. */
  readonly tasks: readonly CompileTask[]
}

/** Prepares each locale; whoever calls it closes the runners. */
export function prepareLocales({
  sites,
  loaded,
  workDir,
  cacheDir,
  workers,
  warmPool,
  engine,
}: {
  /** One for each locale. */
  sites: readonly Site[]
  loaded: LoadedConfig
  workDir: string
  cacheDir: string
  workers: number | undefined
  /** Threads that wait for something to compile. */
  warmPool: WorkerPool | undefined
  engine: EngineFingerprint
}): LocaleBuild[] {
  let firstFingerprints: Readonly<Record<string, string>> = {}
  return sites.map((site) => {
    const setup = {
      configFiles: site.configFiles,
      targets: site.targets,
      docsRoots: site.docsRoots,
      overlays: site.model.overlays,
      messages: pageMessages(site.messages),
      firstFingerprints,
      cacheDir,
      engine: engine('compiler'),
    }
    const jobs = createSiteJobs(site.config, setup)
    if (site === sites[0]) firstFingerprints = jobs.tools.fingerprints()
    const runner = createJobRunner({
      jobs,
      setup: {
        ...setup,
        configCode: loaded.code,
        configValues: loaded.values,
        baseUrl: loaded.config.baseUrl,
        locale: site.model.locale,
      },
      workDir,
      workers,
      // Threads compile for one locale: their tools are its own.
      warmPool: site === sites[0] ? warmPool : undefined,
      samplesIn: ({ body }) => countSamples(body, { every: site.config.markdown.twoslash !== false }),
    })
    const files = routeFiles(site)
    const tasks = [
      ...files.filter(({ kind }) => kind === 'markdown').map((file) => compileTask(file, site)),
      ...listedPosts(site).map((post) => excerptTask(post, site)),
    ]
    return { site, tools: jobs.tools, cards: jobs.cards, runner, files, tasks }
  })
}
