// A worker thread of a build. Its setup is in a file, written once for all workers: tasks contain only pages.

import { readFileSync } from 'node:fs'
import { knownError } from '../../base/fileSystemError.js'
import { mapConcurrently } from '../../base/mapConcurrently.js'
import type { OnceValues } from '../../config/configTools.js'
import { configForLocale } from '../../config/i18nConfig.js'
import { loadConfigFromCode } from '../../config/loadSiteConfig.js'
import type { RenderContext } from '../../render/renderContext.js'
import type { CompileTask } from '../../steps/compileCache.js'
import type { CompileSetup } from '../../steps/compileTools.js'
import type { PageReport } from '../renderCache.js'
import { failedJob, type Outcome } from './outcome.js'
import {
  type CompiledPage,
  createSiteJobs,
  PAGES_AT_ONCE,
  type SiteJobs,
  type WriteTask,
} from './siteJobs.js'

/** The setup of a worker. */
export interface WorkerSetup extends CompileSetup {
  /** The compiled configuration of the site. */
  readonly configCode: string
  /** The values that it has computed in the main thread. */
  readonly configValues: OnceValues
  /** Replaces the base URL of the configuration. */
  readonly baseUrl: string
  readonly locale: string
}

/** The data that a site is rendered with. */
export interface WorkerRendering {
  readonly context: RenderContext
  readonly outDir: string
}

/** Some pages for a worker; `setup` and `rendering` are the paths of JSON files. */
export type WorkerTask =
  /** Loads the code that compiling needs. */
  | { readonly job: 'warm' }
  | { readonly job: 'compile'; readonly setup: string; readonly tasks: readonly CompileTask[] }
  | {
      readonly job: 'render'
      readonly setup: string
      readonly rendering: string
      readonly tasks: readonly WriteTask[]
    }

/** A result for each task. */
export type TaskResults = readonly Outcome<CompiledPage>[] | readonly Outcome<PageReport>[]

/** The response of a worker: the results, or the error that prevented all of them, such as a full disk. */
export type WorkerResponse = Outcome<TaskResults>

const jobsOf = keepLast(makeJobs)
const rendererOf = keepLast(async (rendering: string, setup: string) => {
  const { renderInto } = await jobsOf(setup)
  const { context, outDir } = readJson<WorkerRendering>(rendering)
  return renderInto(context, outDir)
})

/** Runs some tasks in this thread. */
export default async function work(task: WorkerTask): Promise<WorkerResponse> {
  try {
    return { ok: true, value: await resultsOf(task) }
  } catch (error) {
    // An error that is sent to another thread keeps its message and its stack, but neither its class nor its
    // code.
    const expectedError = knownError(error)
    if (!expectedError) throw error
    return { ok: false, error: failedJob(expectedError) }
  }
}

async function resultsOf(task: WorkerTask): Promise<TaskResults> {
  if (task.job === 'warm') {
    await (await import('../../markdown/compile/warmUp.js')).warmUp()
    return []
  }
  if (task.job === 'compile') {
    const { compile, tools } = await jobsOf(task.setup)
    const results = await compile(task.tasks)
    await tools.pages.settle()
    return results
  }
  const run = await rendererOf(task.rendering, task.setup)
  return mapConcurrently(task.tasks, { concurrency: PAGES_AT_ONCE, run })
}

async function makeJobs(file: string): Promise<SiteJobs> {
  const { configCode: code, configValues: values, baseUrl, locale, ...setup } = readJson<WorkerSetup>(file)
  const config = await loadConfigFromCode({ file: setup.configFiles[0]!, code, values, baseUrl })
  return createSiteJobs(configForLocale(config, locale), setup)
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

/** Keeps the latest value only: locales follow each other, and the memory of the previous one is freed. */
function keepLast<Rest extends unknown[], T>(
  make: (file: string, ...rest: Rest) => Promise<T>,
): (file: string, ...rest: Rest) => Promise<T> {
  let last: { readonly file: string; readonly made: Promise<T> } | undefined
  return (file, ...rest) => {
    if (last?.file !== file) last = { file, made: make(file, ...rest) }
    return last.made
  }
}
