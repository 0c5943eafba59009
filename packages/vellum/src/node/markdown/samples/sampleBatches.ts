// Checks the samples of many pages at once, which is faster than page after page: a page that has come to its samples
// waits until all others have come to theirs.

import type { CheckOutcome, TypeChecker } from './typeChecker.js'
import type { Sample } from './types.js'

/** A checker for pages that are compiled together. */
export interface SampleBatches {
  /** For the compiler of the pages. Outside of `compileAll` it checks at once. */
  readonly checker: TypeChecker
  /** Compiles pages one after the other, except for the samples of all of them; results in the order of the tasks. */
  readonly compileAll: <T, R>(tasks: readonly T[], compile: (task: T) => Promise<R>) => Promise<R[]>
}

/** A page that waits. */
interface WaitingPage {
  readonly samples: readonly Sample[]
  readonly resume: (outcomes: Promise<CheckOutcome[]>) => void
}

/** Makes batches of what a checker checks. */
export function createSampleBatches(checker: TypeChecker): SampleBatches {
  /** Is called by a page that waits; undefined while none may wait. */
  let onWaiting: ((page: WaitingPage) => void) | undefined
  return {
    checker: {
      isCurrent: checker.isCurrent,
      check: (samples) =>
        onWaiting ? new Promise((resume) => onWaiting!({ samples, resume })) : checker.check(samples),
    },
    compileAll: async (tasks, compile) => {
      const results: ReturnType<typeof compile>[] = []
      const waiting: { readonly page: WaitingPage; readonly result: Promise<unknown> }[] = []
      for (const task of tasks) {
        const paused = new Promise<WaitingPage>((resolve) => {
          onWaiting = resolve
        })
        const result = compile(task)
        results.push(result)
        const page = await Promise.race([paused, settled(result)])
        if (page) waiting.push({ page, result })
      }
      onWaiting = undefined
      if (waiting.length === 0) return Promise.all(results)
      const all = checker.check(waiting.flatMap(({ page }) => page.samples))
      await settled(all)
      let end = 0
      for (const { page, result } of waiting) {
        const start = end
        end += page.samples.length
        page.resume(all.then((outcomes) => outcomes.slice(start, start + page.samples.length)))
        await settled(result)
      }
      return Promise.all(results)
    },
  }
}

/** Waits until a promise is done; its value, or its error, is for those who have the promise. */
async function settled(promise: Promise<unknown>): Promise<undefined> {
  await promise.catch(() => {})
}
