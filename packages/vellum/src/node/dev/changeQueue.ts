// Runs work one at a time, in the order it was added: each change is handled with what the
// last one has made. What should follow the last change waits until none has come for a while.

/** Work that runs in order. */
export interface ChangeQueue {
  /** Resolves when the work is done, also when it failed. */
  readonly add: (work: () => Promise<void>) => Promise<void>
  /** Adds the work after a pause; another call, or `cancelSettle`, replaces it. */
  readonly settle: (work: () => Promise<void>) => void
  readonly cancelSettle: () => void
}

/** Makes a queue. Errors of the work go to `onError`; `pause` is in milliseconds. */
export function createChangeQueue({
  onError,
  pause,
}: {
  readonly onError: (error: unknown) => void
  readonly pause: number
}): ChangeQueue {
  let last = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const add = (work: () => Promise<void>) => {
    last = last.then(work).catch(onError)
    return last
  }
  return {
    add,
    settle: (work) => {
      clearTimeout(timer)
      timer = setTimeout(() => void add(work), pause)
    },
    cancelSettle: () => clearTimeout(timer),
  }
}
