// Checks the samples of many pages at once, which is faster than page after page: a page that has reached its
// samples waits until all others have reached theirs.

import type { CheckOutcome, Sample, TypeChecker } from './types.js'

/** A checker for pages that are compiled together. */
export interface SampleBatches {
  /**
   * The checker for the compiler of the pages; undefined if the site has none. Outside of `compileAll` it
   * checks at once.
   */
  readonly checker: TypeChecker | undefined
  /** Compiles pages one after the other, except for the samples of all of them; results in the order of the tasks. */
  readonly compileAll: <T, R>(
    tasks: readonly T[],
    compile: (task: T) => Promise<R>,
  ) => Promise<CompiledTask<R>[]>
}

/** The result of a page. */
export interface CompiledTask<R> {
  readonly result: R
  readonly times: CompileTimes
}

/** Milliseconds that a page took, without waiting; its share of the check is separate. */
export interface CompileTimes {
  readonly compile: number
  readonly samples: number
}

/** A page that waits. */
interface WaitingPage {
  readonly samples: readonly Sample[]
  readonly resume: (outcomes: Promise<CheckOutcome[]>) => void
}

/** Makes batches for a checker. */
export function createSampleBatches(checker: TypeChecker | undefined): SampleBatches {
  /** Called by a page that waits; undefined while none may wait. */
  let onWaiting: ((page: WaitingPage) => void) | undefined
  return {
    checker: checker && {
      isCurrent: checker.isCurrent,
      check: (samples) =>
        onWaiting ? new Promise((resume) => onWaiting!({ samples, resume })) : checker.check(samples),
    },
    compileAll: async <T, R>(tasks: readonly T[], compile: (task: T) => Promise<R>) => {
      const pages: { readonly result: Promise<R>; times: CompileTimes; readonly waiting?: WaitingPage }[] = []
      for (const task of tasks) {
        const start = performance.now()
        const paused = new Promise<WaitingPage>((resolve) => {
          onWaiting = resolve
        })
        const result = compile(task)
        const waiting = await Promise.race([paused, settled(result)])
        const times = { compile: performance.now() - start, samples: 0 }
        pages.push({ result, times, ...(waiting && { waiting }) })
      }
      onWaiting = undefined

      const samples = pages.flatMap(({ waiting }) => waiting?.samples ?? [])
      const start = performance.now()
      const all = checker && samples.length > 0 ? checker.check(samples) : Promise.resolve([])
      await settled(all)
      const perSample = (performance.now() - start) / samples.length
      let end = 0
      for (const page of pages) {
        if (!page.waiting) continue
        const { length } = page.waiting.samples
        const [from, to] = [end, end + length]
        end = to
        const resumed = performance.now()
        page.waiting.resume(all.then((outcomes) => outcomes.slice(from, to)))
        await settled(page.result)
        const compile = page.times.compile + performance.now() - resumed
        page.times = { compile, samples: perSample * length }
      }
      return Promise.all(pages.map(async ({ result, times }) => ({ result: await result, times })))
    },
  }
}

/** Waits until a promise has settled; its value, or its error, is for the owner of the promise. */
async function settled(promise: Promise<unknown>): Promise<undefined> {
  await promise.catch(() => {})
}
