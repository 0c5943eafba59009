// Runs the jobs of a build: in this thread, or spread over workers when there is
// enough to do. The order of the results is that of the tasks, however many run.

import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mapConcurrently } from '../../base/mapConcurrently.js'
import { writeFile } from '../../base/namedFiles.js'
import type { CompileResult, CompileTask } from '../../site/compileCache.js'
import type { PageReport, WrittenPage } from '../renderCache.js'
import { jobError, type Outcome } from './outcome.js'
import { PAGES_AT_ONCE, type SiteJobs, type WriteTask } from './siteJobs.js'
import type { TaskResults, WorkerRendering, WorkerResponse, WorkerSetup, WorkerTask } from './siteWorker.js'

/** Runs jobs. `onDone` is called with the number of jobs that are done, as they are. */
export interface JobRunner {
  readonly compile: (
    tasks: readonly CompileTask[],
    onDone: (count: number) => void,
  ) => Promise<readonly Outcome<CompileResult>[]>
  /** Tasks are made when their turn comes: all at once would be all pages at once. */
  readonly render: (
    rendering: WorkerRendering,
    pages: { readonly count: number; readonly tasks: Iterable<WriteTask> },
    hooks: {
      readonly onDone: (count: number) => void
      /** Takes what is wanted of a result as soon as it is there. */
      readonly take: (outcome: Outcome<PageReport>, index: number) => Outcome<WrittenPage>
    },
  ) => Promise<readonly Outcome<WrittenPage>[]>
  readonly close: () => Promise<void>
}

/** How to run. */
export interface JobRunnerInput {
  /** Of this thread. */
  readonly jobs: SiteJobs
  readonly setup: WorkerSetup
  /** For the files that workers read. */
  readonly workDir: string
  /** Threads to use; by default as many as help. */
  readonly workers: number | undefined
}

/** From this on work is shared: for fewer pages a second worker costs more to start than it saves. */
const WORTH_WORKERS = 100
/**
 * From this on pages are compiled in a worker, which takes no longer than it would here and frees the
 * memory of all grammars when it is done, before the bundler wants as much.
 */
const WORTH_A_WORKER = 10
const BATCH = 8
/**
 * Megabytes for new objects in a worker, twice the default: less of a page's tree is copied before it
 * is garbage. Measured on 500 pages: compiling takes a quarter less time.
 */
const YOUNG_GENERATION = 96
/**
 * Megabytes for all others, half of the default where there is much memory: heaps with a lower limit are collected
 * sooner. Measured on 500 pages: 100 MB less at the peak, for a few percent of the time.
 */
const OLD_GENERATION = 2000

/** Chooses for each job how many workers take part. */
export function createJobRunner({ jobs, setup, workDir, workers }: JobRunnerInput): JobRunner {
  const threads = workers ?? Math.min(availableParallelism(), 8)
  let pool: Promise<WorkerPool> | undefined
  const openWorkers = (threads: number) => (pool ??= openPool({ threads, setup, workDir }))
  /** How many workers take part; without any this thread does the work. */
  const helpers = (count: number) => {
    if (workers === 1 || count === 0) return 0
    return workers === undefined && count < WORTH_WORKERS ? 0 : threads
  }
  const compilers = (count: number) =>
    workers === undefined && count >= WORTH_A_WORKER ? helpers(count) || 1 : helpers(count)

  return {
    compile: async (tasks, onDone) => {
      const results = await spread(tasks, {
        helpers: compilers(tasks.length),
        openWorkers,
        onDone,
        take: (outcome) => outcome,
        // One at a time: the trees of several pages at once are work for the garbage collector.
        concurrency: 1,
        here: async () => jobs.compile,
        there: (batch, setupFile) => ({ job: 'compile', setup: setupFile, tasks: batch }),
      })
      // Rendering needs none of the grammars; new workers start with little memory.
      await (await pool)?.close()
      pool = undefined
      return results
    },
    render: async (rendering, { count, tasks }, { onDone, take }) => {
      const file = join(workDir, `rendering-${setup.locale}.json`)
      if (helpers(count) > 0) await writeFile(file, JSON.stringify(rendering))
      return spread(tasks, {
        helpers: helpers(count),
        openWorkers,
        onDone,
        take,
        concurrency: PAGES_AT_ONCE,
        here: () => jobs.renderInto(rendering.context, rendering.outDir),
        there: (batch, setupFile) => ({ job: 'render', setup: setupFile, rendering: file, tasks: batch }),
      })
    },
    close: async () => {
      await (await pool)?.close()
    },
  }
}

/** Hands batches of tasks to the workers that are free, or runs them here; results in the order of the tasks. */
async function spread<T, R, Kept>(
  tasks: Iterable<T>,
  {
    helpers,
    openWorkers,
    onDone,
    take,
    concurrency,
    here,
    there,
  }: {
    /** How many workers take part; without any this thread does the work. */
    helpers: number
    openWorkers: (threads: number) => Promise<WorkerPool>
    /** How many tasks this thread runs at once. */
    concurrency: number
    onDone: (count: number) => void
    take: (result: R, index: number) => Kept
    here: () => Promise<(task: T) => Promise<R>>
    there: (batch: readonly T[], setupFile: string) => WorkerTask
  },
): Promise<Kept[]> {
  const batches = numbered(batchesOf(tasks, BATCH))
  const results: (readonly Kept[])[] = []
  const work = async (run: (batch: readonly T[]) => Promise<readonly R[]>) => {
    for (const { index, batch } of batches) {
      const made = await run(batch)
      results[index] = made.map((result, at) => take(result, index * BATCH + at))
      onDone(batch.length)
    }
  }
  const helping = Array.from({ length: helpers }, async () => {
    const { run, setupFile } = await openWorkers(helpers)
    await work(async (batch) => (await run(there(batch, setupFile))) as unknown as readonly R[])
  })
  if (helpers === 0) {
    const run = await here()
    await work((batch) => mapConcurrently(batch, { concurrency, run }))
  }
  await Promise.all(helping)
  return results.flat()
}

interface WorkerPool {
  readonly setupFile: string
  readonly run: (task: WorkerTask) => Promise<TaskResults>
  readonly close: () => Promise<void>
}

async function openPool({
  threads,
  setup,
  workDir,
}: {
  threads: number
  setup: WorkerSetup
  workDir: string
}): Promise<WorkerPool> {
  const setupFile = join(workDir, `workers-${setup.locale}.json`)
  await writeFile(setupFile, JSON.stringify(setup))
  const { Tinypool } = await import('tinypool')
  const pool = new Tinypool({
    filename: fileURLToPath(new URL('./siteWorker.js', import.meta.url)),
    runtime: 'worker_threads',
    // Flags of this process, such as that of a script given on the command line, are not theirs.
    execArgv: [],
    resourceLimits: {
      maxYoungGenerationSizeMb: YOUNG_GENERATION,
      maxOldGenerationSizeMb: OLD_GENERATION,
    },
    minThreads: threads,
    maxThreads: threads,
  })
  return {
    setupFile,
    run: async (task) => {
      const response = (await pool.run(task)) as WorkerResponse
      if (!response.ok) throw jobError(response.error)
      return response.value
    },
    close: () => pool.destroy(),
  }
}

/** Yields each value once, however many loops read it, with its index. */
function* numbered<T>(values: Iterable<T>): Generator<{ index: number; batch: T }> {
  let index = 0
  for (const batch of values) yield { index: index++, batch }
}

function* batchesOf<T>(tasks: Iterable<T>, size: number): Iterable<T[]> {
  let batch: T[] = []
  for (const task of tasks) {
    batch.push(task)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
