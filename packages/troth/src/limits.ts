// What can end a call from outside: the caller's signal, `timeout` of one
// attempt, `totalTimeout` of all. The first to come wins: it aborts the `fetch`
// under way and ends the call with its error. A time limit is final, never retried.

import { AbortError, TimeoutError, type TrothFailure } from './errors.js'
import type { CallInfo } from './misuse.js'
import type { Config } from './options.js'

/** The limits of one call. `release` must be called in the end. */
export interface Limits {
  /** Aborted when a limit is reached; its `reason` is the error to end with. Absent when nothing can end the call. */
  readonly signal: AbortSignal | undefined
  /** Tells what is being waited for. An attempt's clock runs from its headers phase until it is told nothing. */
  clock(phase?: 'headers' | 'body'): void
  /** Waits between two attempts; never settles once the call is over. */
  wait(ms: number): Promise<void>
  /** Clears the timers and lets go of the caller's signal. */
  release(): void
}

/**
 * Sets the limits of a call. `end` is told the error when one is reached, at
 * once when the caller's signal is already aborted.
 */
export function setLimits(
  call: CallInfo,
  { signal, timeout, totalTimeout }: Config,
  end: (failure: TrothFailure) => void,
): Limits {
  // A signal costs `fetch` about as much as all the rest of this library.
  const controller = signal || timeout || totalTimeout ? new AbortController() : undefined
  let phase: 'headers' | 'body'
  // An attempt and the wait after it are never under way together.
  let timer: Timer
  const stop = (failure: TrothFailure) => {
    release()
    end(failure)
    controller?.abort(failure)
  }
  const onAbort = () =>
    stop(new AbortError('aborted by the caller', { ...call, code: 'ABORTED', reason: signal!.reason }))
  const start = (limitMs: number | false | undefined, scope: 'attempt' | 'total'): Timer =>
    limitMs &&
    setTimeout(() => {
      const code = `TIMEOUT_${scope.toUpperCase() as 'TOTAL' | 'ATTEMPT'}` as const
      stop(new TimeoutError(`no ${phase} within ${limitMs} ms`, { ...call, code, limitMs, phase, scope }))
    }, limitMs)

  const release = () => {
    clearTimeout(timer as number)
    clearTimeout(totalTimer as number)
    signal?.removeEventListener('abort', onAbort)
  }

  const totalTimer = start(totalTimeout, 'total')
  signal?.addEventListener('abort', onAbort)
  if (signal?.aborted) onAbort()

  return {
    signal: controller?.signal,
    clock(next) {
      phase = next ?? 'headers'
      if (next === 'body') return
      clearTimeout(timer as number)
      timer = start(next && timeout, 'attempt')
    },
    wait: (ms) =>
      new Promise((resolve) => {
        timer = setTimeout(resolve, ms)
      }),
    release,
  }
}

type Timer = ReturnType<typeof setTimeout> | false | 0 | undefined
