// Runs work one at a time, in the order it was added: each change is handled with the result of the previous
// one. Work that should follow the last change waits until none has come for a while.

/** Work that runs in order. */
export interface ChangeQueue {
  /** Resolves when the work is done, even if it failed. */
  readonly add: (work: () => Promise<void>) => Promise<void>
  /** Adds the work after a pause, in milliseconds; a second call, or `cancelSettle`, replaces it. */
  readonly settle: (work: () => Promise<void>, pause: number) => void
  readonly cancelSettle: () => void
}

/** Makes a queue. Errors of the work go to `onError`. */
export function createChangeQueue({ onError }: { readonly onError: (error: unknown) => void }): ChangeQueue {
  let last = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const add = (work: () => Promise<void>) => {
    last = last.then(work).catch(onError)
    return last
  }
  return {
    add,
    settle: (work, pause) => {
      clearTimeout(timer)
      timer = setTimeout(() => void add(work), pause)
    },
    cancelSettle: () => clearTimeout(timer),
  }
}
