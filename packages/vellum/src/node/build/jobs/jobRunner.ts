// Runs the jobs of a build: in this thread, or spread over workers when there is
// enough to do. The order of the results is that of the tasks, however many run.

import { join } from 'node:path'
import { mapConcurrently } from '../../base/mapConcurrently.js'
import { writeFile } from '../../base/namedFiles.js'
import type { CompileTask } from '../../site/compileCache.js'
import type { PageReport, WrittenPage } from '../renderCache.js'
import { compileBatches } from './compileBatches.js'
import type { Outcome } from './outcome.js'
import { type CompiledPage, PAGES_AT_ONCE, type SiteJobs, type WriteTask } from './siteJobs.js'
import type { WorkerRendering, WorkerSetup, WorkerTask } from './siteWorker.js'
import { defaultThreads, openWorkerPool, type WorkerPool } from './workerPool.js'

/** Runs jobs. `onDone` is called with the number of jobs that are done, as they are. */
export interface JobRunner {
  /** How many workers compile so many pages; without any this thread does. */
  readonly compilers: (pages: number) => number
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
  /** Threads that wait for something to compile. */
  readonly warmPool: WorkerPool | undefined
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

/** Chooses for each job how many workers take part. */
export function createJobRunner({
  jobs,
  setup,
  workDir,
  workers,
  warmPool,
  samplesIn,
}: JobRunnerInput): JobRunner {
  const threads = workers ?? defaultThreads()
  const setupFile = join(workDir, `workers-${setup.locale}.json`)
  let pool = warmPool
  let writing: Promise<void> | undefined
  const openWorkers = async () => {
    writing ??= writeFile(setupFile, JSON.stringify(setup))
    await writing
    pool ??= openWorkerPool(threads)
    return pool
  }
  /** How many workers take part; without any this thread does the work. */
  const helpers = (count: number) => {
    if (workers === 1 || count === 0) return 0
    return workers === undefined && count < WORTH_WORKERS ? 0 : threads
  }
  // A worker that has started already is worth it for a single page.
  const worthAWorker = warmPool ? 1 : WORTH_A_WORKER
  const compilers = (count: number) =>
    workers !== undefined || count < worthAWorker ? helpers(count) : Math.max(1, helpers(count))

  return {
    compilers,
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
          there: (batch) => ({ job: 'compile', setup: setupFile, tasks: batch }),
        },
      )
      // Rendering needs none of the grammars; new workers start with little memory.
      await pool?.close()
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
        there: (batch) => ({ job: 'render', setup: setupFile, rendering: file, tasks: batch }),
      })
    },
    close: async () => {
      await pool?.close()
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
    openWorkers: () => Promise<WorkerPool>
    onDone: (count: number) => void
    take: (result: R, index: number) => Kept
    here: () => Promise<(batch: readonly T[]) => Promise<readonly R[]>>
    there: (batch: readonly T[]) => WorkerTask
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
    const { run } = await openWorkers()
    await work(async (batch) => (await run(there(batch))) as unknown as readonly R[])
  })
  if (helpers === 0) await work(await here())
  await Promise.all(helping)
  return results.flat()
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
