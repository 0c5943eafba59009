// What can end a call from outside: the caller's signal, `timeout` of one
// attempt, `totalTimeout` of all. The first to come wins: it aborts the `fetch`
// under way. The time limit of an attempt is an outcome of that attempt, which may
// be retried; the others end the call.

import { AbortError, type HttpError, type NetworkError, TimeoutError, type TrothFailure } from './errors.js'
import type { Config } from './options.js'

/** A failure that may be retried. */
export type AttemptFailure = HttpError | NetworkError | TimeoutError

/** One task that runs within the limits: an attempt, or a wait. */
export interface Turn {
  /** Aborted when the task must end; absent when nothing can end it. */
  readonly signal: AbortSignal | undefined
  /** What the task is waiting for, for errors. */
  phase: TimeoutError['phase']
}

/** The limits of one call. `release` must be called in the end. */
export interface Limits {
  /** Why the last attempt failed, for errors. */
  failure?: AttemptFailure
  /** Runs a task until it settles or a limit is reached. When `timeout` is reached, resolves with its error. */
  run<T>(task: (turn: Turn) => Promise<T>, timeout?: number | false): Promise<T | TimeoutError>
  /** Waits between two attempts. */
  wait(ms: number): Promise<unknown>
  /** Waits for work that follows a failure, for no longer than the call itself may take. Never rejects. */
  settle(work: Promise<unknown>): Promise<unknown>
  /** The error of a time limit. */
  expired(
    scope: TimeoutError['scope'],
    limitMs: number | false | undefined,
    phase: TimeoutError['phase'],
    problem: string,
  ): TimeoutError
  /** Clears the timers and lets go of the caller's signal. */
  release(): void
}

type Timer = ReturnType<typeof setTimeout> | false | 0 | undefined

/** Sets the limits of a call. */
export function setLimits(call: object, { signal, timeout, totalTimeout }: Config): Limits {
  // An attempt and the wait after it are never under way together.
  let timer: Timer
  // A signal costs `fetch` about as much as all the rest of this library.
  let controller = signal || timeout || totalTimeout ? new AbortController() : undefined
  let turn: Pick<Turn, 'phase'> = { phase: 'headers' }
  /** Ends the task under way. */
  let stop: (failure: TrothFailure) => void
  const details = () => (limits.failure ? { ...call, cause: limits.failure } : call)
  const onAbort = () => {
    const { reason } = signal!
    const problem = 'aborted by the caller'
    stop(new AbortError(problem, { cause: reason, ...details(), code: 'ABORTED', reason }))
  }
  const limits: Limits = {
    run: (task, limitMs) =>
      new Promise((resolve, reject) => {
        // By the time limit of the attempt before.
        if (controller?.signal.aborted) controller = new AbortController()
        const current: Turn = { signal: controller?.signal, phase: 'headers' }
        const stopBy = (settle: (failure: never) => void) => (failure: TrothFailure) => {
          settle(failure as never)
          // Not the failure itself: Node writes a stack of its own into the reason.
          controller!.abort(Object.create(failure))
        }
        turn = current
        stop = stopBy(reject)
        clearTimeout(timer as number)
        timer =
          limitMs &&
          setTimeout(() => {
            const { phase } = current
            stopBy(resolve)(limits.expired('attempt', limitMs, phase, `no ${phase}`))
          }, limitMs)
        // It may have been aborted before the call, or between two tasks.
        if (signal?.aborted) onAbort()
        else task(current).then(resolve, reject)
      }),
    wait: (ms) =>
      limits.run(
        () =>
          new Promise((resolve) => {
            timer = setTimeout(resolve, ms)
          }),
      ),
    settle: (work) =>
      new Promise((resolve) => {
        stop = resolve
        clearTimeout(timer as number)
        // A call that was aborted does not wait; one without limits does, however long it takes.
        const limitMs = signal?.aborted ? 0 : Math.min(timeout || Infinity, totalTimeout || Infinity)
        if (limitMs < Infinity) timer = setTimeout(resolve, limitMs)
        work.then(resolve)
      }),
    expired: (scope, limitMs, phase, problem) =>
      new TimeoutError(`${problem} within ${limitMs} ms`, {
        ...details(),
        code: `TIMEOUT_${scope.toUpperCase() as Uppercase<typeof scope>}`,
        scope,
        phase,
        limitMs,
      }),
    release() {
      clearTimeout(timer as number)
      clearTimeout(totalTimer as number)
      unfollow?.()
    },
  }
  const totalTimer =
    totalTimeout &&
    setTimeout(() => stop(limits.expired('total', totalTimeout, turn.phase, 'not finished')), totalTimeout)
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
