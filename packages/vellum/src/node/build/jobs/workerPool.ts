// The worker threads of a build.

import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import { jobError } from './outcome.js'
import type { TaskResults, WorkerResponse, WorkerTask } from './siteWorker.js'

/** Hands tasks to idle threads. */
export interface WorkerPool {
  readonly run: (task: WorkerTask) => Promise<TaskResults>
  /** Replaces all threads, each when its task has ended. */
  readonly renew: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Megabytes for new objects in a worker. For compiling twice the default: less of a page's tree is copied before it is
 * garbage. Measured on 500 pages: compiling takes a quarter less time. For rendering less than the default. Measured on 2,400
 * live pages: 70 MB less with two workers, for 2 % of the time of rendering.
 */
const YOUNG_GENERATION = { compile: 96, render: 32 }
/**
 * Megabytes for all older objects, half of the default on machines with much memory: heaps with a lower limit
 * are collected sooner. Measured on 500 pages: 100 MB less at the peak, for a few percent of the time.
 */
const OLD_GENERATION = 2000
/** Longer than a thread ever waits for its next task, which needs the code that it has loaded. */
const IDLE_TIMEOUT = 600_000

/** Threads to use, as many as help. */
export function defaultThreads(): number {
  return Math.min(availableParallelism(), 8)
}

/** Starts one thread for a kind of job; others start when there is more to do. */
export function openWorkerPool(threads: number, job: 'compile' | 'render'): WorkerPool {
  const pool = new Tinypool({
    filename: fileURLToPath(new URL('./siteWorker.js', import.meta.url)),
    runtime: 'worker_threads',
    // Without the flags of this process, such as that of a script given on the command line.
    execArgv: [],
    // React chooses its code by this variable, and a thread may start before the build has set it.
    env: { ...process.env, NODE_ENV: 'production' },
    resourceLimits: {
      maxYoungGenerationSizeMb: YOUNG_GENERATION[job],
      maxOldGenerationSizeMb: OLD_GENERATION,
    },
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: IDLE_TIMEOUT,
  })
  return {
    run: async (task) => {
      const response = (await pool.run(task)) as WorkerResponse
      if (!response.ok) throw jobError(response.error)
      return response.value
    },
    renew: () => pool.recycleWorkers(),
    close: () => pool.destroy(),
  }
}

/**
 * Starts a thread that loads the compiler, for a build that will need it: this thread loads the site in the
 * meantime.
 */
export function openWarmPool(threads: number): WorkerPool {
  const pool = openWorkerPool(threads, 'compile')
  // An error now occurs again when there is something to compile, and is reported then.
  let warming: Promise<unknown> | undefined = pool.run({ job: 'warm' }).catch(() => {})
  return {
    ...pool,
    run: async (task) => {
      // The first task must go to this thread: without the wait another one would start for it.
      const waits = warming
      warming = undefined
      await waits
      return pool.run(task)
    },
  }
}
