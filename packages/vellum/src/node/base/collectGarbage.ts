// Collects garbage now, or sooner than V8 would. Objects of native libraries look small to V8, whatever memory they hold: it would keep hundreds of
// megabytes while this thread mostly waits for others.

import { setImmediate } from 'node:timers/promises'
import v8 from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Takes a tenth of a second or more: worth it only for much memory. */
export async function collectGarbage(): Promise<void> {
  // Callbacks that have just run may still hold what is garbage after them.
  await setImmediate()
  v8.setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  // The first call leaves emptied pages to a thread that unmaps them some time later, the second one waits for it.
  collect()
}

/** How much a heap may grow from one collection to the next one. V8 lets it grow to up to four times its size. */
const GROWTH_PERCENT = 40

/** Collects garbage sooner while some work runs. It takes the processor a few percent more. */
export async function withSmallHeap<T>(work: () => Promise<T>): Promise<T> {
  v8.setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
  try {
    return await work()
  } finally {
    // V8 chooses again.
    v8.setFlagsFromString('--heap-growing-percent=0')
  }
}
