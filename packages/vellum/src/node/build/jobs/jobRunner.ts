// Runs the jobs of a build: in this thread, or spread over workers when there is
// enough to do. The order of the results is that of the tasks, however many run.

import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mapConcurrently } from '../../base/mapConcurrently.js'
import { writeFile } from '../../base/namedFiles.js'
import type { CompileTask } from '../../site/compileCache.js'
import type { PageReport, WrittenPage } from '../renderCache.js'
import { compileBatches } from './compileBatches.js'
import { jobError, type Outcome } from './outcome.js'
import { type CompiledPage, PAGES_AT_ONCE, type SiteJobs, type WriteTask } from './siteJobs.js'
import type { TaskResults, WorkerRendering, WorkerResponse, WorkerSetup, WorkerTask } from './siteWorker.js'

/** Runs jobs. `onDone` is called with the number of jobs that are done, as they are. */
export interface JobRunner {
  readonly compile: (
    tasks: readonly CompileTask[],
    onDone: (count: number) => void,
  ) => Promise<readonly Outcome<CompiledPage>[]>
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
  /** How many samples of a page the TypeScript compiler checks. */
  readonly samplesIn: (task: CompileTask) => number
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
export function createJobRunner({ jobs, setup, workDir, workers, samplesIn }: JobRunnerInput): JobRunner {
  const threads = workers ?? Math.min(availableParallelism(), 8)
  let pool: Promise<WorkerPool> | undefined
  const openWorkers = (threads: number) => (pool ??= openPool({ threads, setup, workDir }))
  /** How many workers take part; without any this thread does the work. */
  const helpers = (count: number) => {
    if (workers === 1 || count === 0) return 0
    return workers === undefined && count < WORTH_WORKERS ? 0 : threads
  }
  const compilers = (count: number) =>
    workers !== undefined || count < WORTH_A_WORKER ? helpers(count) : Math.max(1, helpers(count))

  return {
    compile: async (tasks, onDone) => {
      const helpers = compilers(tasks.length)
      const batches = compileBatches(tasks.map(samplesIn), helpers || 1)
      const made = await spread(
        batches.map((batch) => batch.map((index) => tasks[index]!)),
        {
          helpers,
          openWorkers,
          onDone,
          take: (outcome) => outcome,
          here: async () => jobs.compile,
          there: (batch, setupFile) => ({ job: 'compile', setup: setupFile, tasks: batch }),
        },
      )
      // Rendering needs none of the grammars; new workers start with little memory.
      await (await pool)?.close()
      pool = undefined
      const results: Outcome<CompiledPage>[] = []
      for (const [at, index] of batches.flat().entries()) results[index] = made[at]!
      return results
    },
    render: async (rendering, { count, tasks }, { onDone, take }) => {
      const file = join(workDir, `rendering-${setup.locale}.json`)
      if (helpers(count) > 0) await writeFile(file, JSON.stringify(rendering))
      return spread(batchesOf(tasks, BATCH), {
        helpers: helpers(count),
        openWorkers,
        onDone,
        take,
        here: async () => {
          const run = await jobs.renderInto(rendering.context, rendering.outDir)
          return (batch) => mapConcurrently(batch, { concurrency: PAGES_AT_ONCE, run })
        },
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
  batches: Iterable<readonly T[]>,
  {
    helpers,
    openWorkers,
    onDone,
    take,
    here,
    there,
  }: {
    /** How many workers take part; without any this thread does the work. */
    helpers: number
    openWorkers: (threads: number) => Promise<WorkerPool>
    onDone: (count: number) => void
    take: (result: R, index: number) => Kept
    here: () => Promise<(batch: readonly T[]) => Promise<readonly R[]>>
    there: (batch: readonly T[], setupFile: string) => WorkerTask
  },
): Promise<Kept[]> {
  const queue = numbered(batches)
  const results: (readonly Kept[])[] = []
  const work = async (run: (batch: readonly T[]) => Promise<readonly R[]>) => {
    for (const { index, start, batch } of queue) {
      const made = await run(batch)
      results[index] = made.map((result, at) => take(result, start + at))
      onDone(batch.length)
    }
  }
  const helping = Array.from({ length: helpers }, async () => {
    const { run, setupFile } = await openWorkers(helpers)
    await work(async (batch) => (await run(there(batch, setupFile))) as unknown as readonly R[])
  })
  if (helpers === 0) await work(await here())
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

/** Yields each batch once, however many loops read it, with its index and that of its first task. */
function* numbered<T>(batches: Iterable<readonly T[]>) {
  let index = 0
  let start = 0
  for (const batch of batches) {
    yield { index: index++, start, batch }
    start += batch.length
  }
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
