// What can end a call from outside: the caller's signal, `timeout` of one
// attempt, `totalTimeout` of all. The first to come wins: it aborts the `fetch`
// under way. The time limit of an attempt is an outcome of that attempt, which may
// be retried; the others end the call.

import { AbortError, type HttpError, type NetworkError, TimeoutError, type TrothFailure } from './errors.js'
import type { CallInfo } from './misuse.js'
import type { Config } from './options.js'

/** A failure that may be retried. */
export type AttemptFailure = HttpError | NetworkError | TimeoutError

/** The limits of one call. `release` must be called in the end. */
export interface Limits {
  /** What is being waited for, for errors. */
  phase?: 'headers' | 'body'
  /** Why the last attempt failed, for errors. */
  failure?: AttemptFailure
  /**
   * Runs a task until it settles or a limit is reached; then `signal` is aborted, which is
   * absent when nothing can end the call. When `timeout` is reached, resolves with its error.
   */
  run<T>(
    task: (signal: AbortSignal | undefined) => Promise<T>,
    timeout?: number | false,
  ): Promise<T | TimeoutError>
  /** Waits between two attempts. */
  wait(ms: number): Promise<unknown>
  /** Clears the timers and lets go of the caller's signal. */
  release(): void
}

type Timer = ReturnType<typeof setTimeout> | false | 0 | undefined

/** Sets the limits of a call. */
export function setLimits(call: CallInfo, { signal, timeout, totalTimeout }: Config): Limits {
  // An attempt and the wait after it are never under way together.
  let timer: Timer
  // A signal costs `fetch` about as much as all the rest of this library.
  let controller = signal || timeout || totalTimeout ? new AbortController() : undefined
  /** Ends the task under way. */
  let stop: (failure: TrothFailure) => void
  const details = () => (limits.failure ? { ...call, cause: limits.failure } : call)
  const onAbort = () =>
    stop(new AbortError('aborted by the caller', { ...details(), code: 'ABORTED', reason: signal!.reason }))
  const start = (
    limitMs: number | false | undefined,
    scope: 'attempt' | 'total',
    reached: typeof stop,
  ): Timer =>
    limitMs &&
    setTimeout(() => {
      const { phase } = limits
      reached(
        new TimeoutError(`${scope === 'total' ? 'not finished' : `no ${phase}`} within ${limitMs} ms`, {
          ...details(),
          code: `TIMEOUT_${scope.toUpperCase() as 'TOTAL' | 'ATTEMPT'}`,
          scope,
          phase,
          limitMs,
        }),
      )
    }, limitMs)

  const limits: Limits = {
    run: (task, limitMs) =>
      new Promise((resolve, reject) => {
        // By the time limit of the attempt before.
        if (controller?.signal.aborted) controller = new AbortController()
        const stopBy = (settle: (failure: never) => void) => (failure: TrothFailure) => {
          settle(failure as never)
          controller!.abort(failure)
        }
        stop = stopBy(reject)
        limits.phase = 'headers'
        clearTimeout(timer as number)
        timer = start(limitMs, 'attempt', stopBy(resolve))
        // It may have been aborted before the call, or between two tasks.
        if (signal?.aborted) onAbort()
        else task(controller?.signal).then(resolve, reject)
      }),
    wait: (ms) =>
      limits.run(
        () =>
          new Promise((resolve) => {
            timer = setTimeout(resolve, ms)
          }),
      ),
    release() {
      clearTimeout(timer as number)
      clearTimeout(totalTimer as number)
      unfollow?.()
    },
  }
  const totalTimer = start(totalTimeout, 'total', (failure) => stop(failure))
  const unfollow = signal && follow(signal, onAbort)
  return limits
}

/** The calls that follow a signal, as its one listener: Node warns about the eleventh. */
const followers = new WeakMap<AbortSignal, Set<() => void>>()

/** Calls a function when a signal is aborted. Returns how to stop that. */
function follow(signal: AbortSignal, onAbort: () => void): () => void {
  const calls: Set<() => void> & { handleEvent?: () => void } = followers.get(signal) ?? new Set()
  calls.handleEvent = () => {
    for (const call of calls) call()
  }
  followers.set(signal, calls.add(onAbort))
  signal.addEventListener('abort', calls as never)
  return () => {
    calls.delete(onAbort)
    if (!calls.size) signal.removeEventListener('abort', calls as never)
  }
}
