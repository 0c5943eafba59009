// Knows whether anything can still happen in a run. The platform does not report that, so it counts
// operations that are sure to end, and takes a period without activity for the end of the rest.

/** What is going on in a run. */
export interface Activity {
  /** Records that something happened. */
  stir(): void
  /** Records the start of an operation that ends by itself; call the result when it has. */
  begin(): () => void
  /** Like `begin`, for operations that the program may not be waiting for: the timer of a signal. */
  beginOptional(): () => void
  /** Records that the program has run from its first line to its last. */
  reachedEnd(): void
}

export interface ActivityOptions {
  /** Milliseconds since the program began. */
  readonly now: () => number
  /** The platform's own timer, which the program cannot replace. */
  readonly every: (ms: number, tick: () => void) => void
  /** Whether the program waits for the rest of a body. */
  readonly isReading: () => boolean
  /** Called once, with the time of the last activity. */
  readonly onIdle: (how: 'finished' | 'waiting', at: number) => void
}

const TICK_MS = 25

/**
 * Ticks without activity. Operations that are not counted (the body of a Response that the program made) take
 * less.
 */
const FINISHED_AFTER = 2
const WAITING_AFTER = 12

/** Watches a run from now on. */
export function createActivity({ now, every, isReading, onIdle }: ActivityOptions): Activity {
  let pending = 0
  let optional = 0
  let isAtEnd = false
  let isIdle = false
  let lastAt = 0
  /** A number of ticks, not a time: a thread that was blocked has not been idle. */
  let silentTicks = 0

  const stir = () => {
    silentTicks = 0
    lastAt = now()
  }

  every(TICK_MS, () => {
    if (isIdle) return
    const isExpecting = !isAtEnd || isReading()
    if (pending > 0 || (isExpecting && optional > 0)) {
      silentTicks = 0
      return
    }
    silentTicks += 1
    if (silentTicks < (isExpecting ? WAITING_AFTER : FINISHED_AFTER)) return
    isIdle = true
    onIdle(isExpecting ? 'waiting' : 'finished', lastAt)
  })

  return {
    stir,
    begin() {
      pending += 1
      return once(() => {
        pending -= 1
        stir()
      })
    },
    beginOptional() {
      optional += 1
      return once(() => {
        optional -= 1
        stir()
      })
    },
    reachedEnd() {
      isAtEnd = true
      stir()
    },
  }
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    act()
  }
}
