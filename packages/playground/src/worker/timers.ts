// The program's timers: those of the platform, counted, so that the end of a run is known.

import type { Activity } from './activity.js'

type Handler = (...values: unknown[]) => void

/** The timers of the platform, by their names. */
export interface Timers {
  setTimeout(handler: Handler, ms?: number, ...values: unknown[]): number
  clearTimeout(id: unknown): void
  setInterval(handler: Handler, ms?: number, ...values: unknown[]): number
  clearInterval(id: unknown): void
}

/** The same timers, each counted until it fires or is cleared. */
export function countTimers(platform: Timers, activity: Activity): Timers {
  // Without a prototype and without methods: programs may replace those of Map.
  const ends: Record<string, (() => void) | undefined> = Object.create(null)
  const forget = (id: number | string) => {
    ends[id]?.()
    delete ends[id]
  }
  const clear = (id: unknown) => {
    if (typeof id !== 'number' && typeof id !== 'string') return
    platform.clearTimeout(id)
    forget(id)
  }
  return {
    setTimeout(handler, ms, ...values) {
      requireFunction(handler)
      const id = platform.setTimeout(() => {
        forget(id)
        handler(...values)
      }, ms)
      ends[id] = activity.begin()
      return id
    },
    setInterval(handler, ms, ...values) {
      requireFunction(handler)
      const id = platform.setInterval(() => {
        activity.stir()
        handler(...values)
      }, ms)
      ends[id] = activity.begin()
      return id
    },
    // Browsers keep both kinds in one list, so either function clears either kind.
    clearTimeout: clear,
    clearInterval: clear,
  }
}

/** `AbortSignal.timeout`, counted until its time is over. */
export function countSignalTimeout(
  timeout: (ms: number) => AbortSignal,
  activity: Activity,
): (ms: number) => AbortSignal {
  return (ms) => {
    const signal = timeout(ms)
    const end = activity.beginOptional()
    signal.addEventListener('abort', end, { once: true })
    return signal
  }
}

function requireFunction(handler: unknown): void {
  if (typeof handler !== 'function') {
    throw new TypeError(`The "callback" argument must be of type function. Received ${typeof handler}`)
  }
}
