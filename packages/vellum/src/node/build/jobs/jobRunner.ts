// Runs the jobs of a build: in this thread, or spread over workers if there is enough to do. The order of the
// results is that of the tasks, however many run.

import { join } from 'node:path'
import { mapConcurrently } from '../../base/mapConcurrently.js'
import { writeOwnFile } from '../../base/ownFiles.js'
import type { CompileTask } from '../../steps/compileCache.js'
import type { PageReport, WrittenPage } from '../renderCache.js'
import type { Outcome } from './outcome.js'
import { type CompiledPage, PAGES_AT_ONCE, type SiteJobs, type WriteTask } from './siteJobs.js'
import type { WorkerRendering, WorkerSetup, WorkerTask } from './siteWorker.js'
import { defaultThreads, openWorkerPool, type WorkerPool } from './workerPool.js'

/** Runs the jobs of all locales. `onDone` is called with the number of finished jobs, batch by batch. */
export interface JobRunner {
  /** How many workers compile so many pages; 0 = this thread does. */
  readonly compilers: (pages: number) => number
  /** The results of each locale. After a failed one, those of others may be missing. */
  readonly compile: (
    work: readonly CompileWork[],
    onDone: (count: number) => void,
  ) => Promise<readonly (readonly Outcome<CompiledPage>[])[]>
  /** Like `compile`, for rendering. */
  readonly render: (
    work: readonly RenderWork[],
    onDone: (count: number) => void,
  ) => Promise<readonly (readonly Outcome<WrittenPage>[])[]>
  /** Ends the workers; new ones start if there is more to do. */
  readonly close: () => Promise<void>
}

/** The jobs of a locale. */
export interface LocaleJobs {
  /** The jobs in this thread. */
  readonly jobs: SiteJobs
  readonly setup: WorkerSetup
}

/** The pages of a locale that must be compiled. */
export interface CompileWork extends LocaleJobs {
  readonly tasks: readonly CompileTask[]
}

/** The pages of a locale that must be rendered. */
export interface RenderWork extends LocaleJobs {
  readonly rendering: WorkerRendering
  readonly count: number
  /** A task is made when a worker takes it up: all tasks together would hold the HTML of all pages. */
  readonly tasks: () => Iterable<WriteTask>
  /** Called with each result as soon as it is available. */
  readonly take: (outcome: Outcome<PageReport>, index: number) => Outcome<WrittenPage>
}

/** Options of a runner. */
export interface JobRunnerInput {
  /** The folder of files that workers read. */
  readonly workDir: string
  /** Threads to use; by default as many as help. */
  readonly workers: number | undefined
  /** Whether pages are compiled in this thread, whatever their number. @default false */
  readonly compilesHere?: boolean
  /** Threads that wait for pages to compile. */
  readonly warmPool: WorkerPool | undefined
}

/**
 * The number of pages from which work is shared: for fewer, starting a second worker costs more than it
 * saves.
 */
const WORTH_WORKERS = 100
/**
 * The number of pages from which a worker compiles them. It takes no longer than here and frees the memory of
 * all grammars when it is done, before the bundler needs as much.
 */
const WORTH_A_WORKER = 10
/**
 * Pages with a module of their own that a worker renders before another one takes its place: a thread never frees a
 * module, 0.2 MB for a page of 9 KB. Starting another worker takes a second of the processor.
 */
const MODULES_PER_WORKER = 300
/** Pages that a worker takes at once; their samples are checked together. */
const BATCH = 8

/** Chooses for each kind of job how many workers take part. */
export function createJobRunner({
  workDir,
  workers,
  compilesHere = false,
  warmPool,
}: JobRunnerInput): JobRunner {
  const threads = workers ?? defaultThreads()
  const workerJobs = createWorkerJobs({ workDir, threads, warmPool })
  /** How many workers take part; 0 = this thread does the work. */
  const helpers = (count: number) => {
    if (workers === 1 || count === 0) return 0
    return workers === undefined && count < WORTH_WORKERS ? 0 : threads
  }
  // A worker that has started already is worth it for a single page.
  const worthAWorker = warmPool ? 1 : WORTH_A_WORKER
  const compilers = (count: number) => {
    if (compilesHere) return 0
    return workers !== undefined || count < worthAWorker ? helpers(count) : Math.max(1, helpers(count))
  }

  return {
    compilers,
    compile: (work, onDone) =>
      spread(
        work.map(
          (locale): Spreading<CompileTask, Outcome<CompiledPage>, Outcome<CompiledPage>> => ({
            batches: batchesOf(locale.tasks, BATCH),
            here: async () => locale.jobs.compile,
            there: (tasks) => workerJobs.compile(locale, tasks),
            take: (outcome) => outcome,
          }),
        ),
        { helpers: compilers(sum(work.map(({ tasks }) => tasks.length))), onDone },
      ),
    render: (work, onDone) =>
      spread(
        work.map(
          ({
            rendering,
            tasks,
            take,
            ...locale
          }): Spreading<WriteTask, Outcome<PageReport>, Outcome<WrittenPage>> => ({
            batches: batchesOf(tasks(), BATCH),
            here: async () => {
              const run = await locale.jobs.renderInto(rendering.context, rendering.outDir)
              return (batch) => mapConcurrently(batch, { concurrency: PAGES_AT_ONCE, run })
            },
            there: (tasks) => workerJobs.render(locale, rendering, tasks),
            take,
          }),
        ),
        { helpers: helpers(sum(work.map(({ count }) => count))), onDone },
      ),
    close: workerJobs.close,
  }
}

/** Runs batches in workers, which read their setup from files that are written once. */
function createWorkerJobs({
  workDir,
  threads,
  warmPool,
}: Pick<JobRunnerInput, 'workDir' | 'warmPool'> & { readonly threads: number }) {
  let pool = warmPool
  let modules = 0
  const writeJson = memoizeByName(async (name: string, value: object) => {
    const file = join(workDir, `${name}.json`)
    writeOwnFile(file, JSON.stringify(value))
    return file
  })
  const setupFile = ({ setup }: LocaleJobs) => writeJson(`workers-${setup.locale}`, setup)
  const run = async (task: Exclude<WorkerTask, { job: 'warm' }>) => {
    pool ??= openWorkerPool(threads, task.job)
    return pool.run(task)
  }
  return {
    compile: async (locale: LocaleJobs, tasks: readonly CompileTask[]) => {
      const setup = await setupFile(locale)
      return (await run({ job: 'compile', setup, tasks })) as Outcome<CompiledPage>[]
    },
    render: async (locale: LocaleJobs, rendering: WorkerRendering, tasks: readonly WriteTask[]) => {
      const setup = await setupFile(locale)
      const file = await writeJson(`rendering-${locale.setup.locale}`, rendering)
      modules += tasks.filter(({ body }) => body.type === 'component').length
      if (modules > MODULES_PER_WORKER * threads) {
        modules = 0
        await pool?.renew()
      }
      return (await run({ job: 'render', setup, rendering: file, tasks })) as Outcome<PageReport>[]
    },
    close: async () => {
      const open = pool
      pool = undefined
      await open?.close()
    },
  }
}

/** The batches of a locale, and how one of them is run. */
interface Spreading<Task, Result, Kept> {
  readonly batches: Iterable<readonly Task[]>
  /** Runs a batch in this thread. */
  readonly here: () => Promise<(batch: readonly Task[]) => Promise<readonly Result[]>>
  /** Runs a batch in a worker. */
  readonly there: (batch: readonly Task[]) => Promise<readonly Result[]>
  readonly take: (result: Result, index: number) => Kept
}

/**
 * Hands batches of tasks to idle workers, or runs them here; results in the order of the tasks. After an
 * error no other locale is begun: most pages that fail in one fail in all.
 */
async function spread<Task, Result extends Outcome<unknown>, Kept>(
  locales: readonly Spreading<Task, Result, Kept>[],
  {
    helpers,
    onDone,
  }: {
    /** How many workers take part; 0 = this thread does the work. */
    helpers: number
    onDone: (count: number) => void
  },
): Promise<Kept[][]> {
  let hasFailed = false
  const results: (readonly Kept[])[][] = locales.map(() => [])
  const queue = (function* () {
    for (const [at, locale] of locales.entries()) {
      if (hasFailed) return
      const here = helpers > 0 ? undefined : locale.here()
      for (const numbered of numberedBatches(locale.batches)) yield { ...numbered, at, locale, here }
    }
  })()
  const work = async () => {
    for (const { at, locale, here, index, start, batch } of queue) {
      const made = await (here ? (await here)(batch) : locale.there(batch))
      hasFailed ||= made.some(({ ok }) => !ok)
      results[at]![index] = made.map((result, position) => locale.take(result, start + position))
      onDone(batch.length)
    }
  }
  await Promise.all(Array.from({ length: helpers || 1 }, work))
  return results.map((batches) => batches.flat())
}

/** Yields each batch once, however many loops read it, with its index and that of its first task. */
function* numberedBatches<T>(batches: Iterable<readonly T[]>) {
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

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}

/** Creates the value of a name once. */
function memoizeByName<T>(
  make: (name: string, value: object) => Promise<T>,
): (name: string, value: object) => Promise<T> {
  const made = new Map<string, Promise<T>>()
  return (name, value) => {
    const promise = made.get(name) ?? make(name, value)
    made.set(name, promise)
    return promise
  }
}
