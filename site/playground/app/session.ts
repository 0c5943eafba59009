// The state of one playground and what a reader can do with it. It knows neither React
// nor the editor: both follow it.

import type { RunHandle, Runner } from '../frame/runner'
import type { CompiledProgram } from '../program/compileProgram'
import { CALM, type CodePlace, type Conditions, type Format, type RunEvent } from '../protocol'
import { addEvents, NEW_RUN, type RunState } from './runState'
import type { Sample } from './sample'

export interface SessionState {
  readonly code: string
  readonly conditions: Conditions
  /** What keeps the code from running, found when it was last looked at. */
  readonly problem: Problem | undefined
  /** The latest run; `undefined` before the first. */
  readonly run: RunState | undefined
  /** The latest run was not begun, because of the problem. */
  readonly didNotStart: boolean
  /** The time of the page at which the run began; `undefined` until it tells something. */
  readonly startedAt: number | undefined
  /** What the reader should know before anything else. */
  readonly notice: string | undefined
}

export interface Problem {
  readonly message: string
  readonly place: CodePlace | undefined
}

export interface Session {
  readonly sample: Sample
  readonly get: () => SessionState
  /** Calls back after each change; what it returns ends that. */
  readonly subscribe: (onChange: () => void) => () => void
  readonly setCode: (code: string) => void
  readonly setConditions: (conditions: Conditions) => void
  /** Shows other code without running it. */
  readonly open: (opened: Pick<SessionState, 'code' | 'conditions'>, notice: string) => void
  readonly tell: (notice: string | undefined) => void
  readonly run: () => void
  readonly stop: () => void
  /** Back to the sample as it was served. */
  readonly reset: () => void
  readonly end: () => void
}

export interface SessionInput {
  readonly sample: Sample
  readonly runner: Pick<Runner, 'run'>
  readonly compile: (source: string, options: { format: Format; file: string }) => CompiledProgram
  /** Calls back soon, and once for all that happens until then. */
  readonly soon?: (flush: () => void) => void
  readonly now?: () => number
}

/** How long after the last letter the code is looked at, in milliseconds. */
const PAUSE = 400

export function createSession({
  sample,
  runner,
  compile,
  soon = nextFrame,
  now = () => performance.now(),
}: SessionInput): Session {
  const served: SessionState = {
    code: sample.code,
    conditions: CALM,
    problem: undefined,
    run: undefined,
    didNotStart: false,
    startedAt: undefined,
    notice: undefined,
  }
  const listeners = new Set<() => void>()
  let state = served
  let handle: RunHandle | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (changes: Partial<SessionState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const look = () => compile(state.code, sample)
  const check = () => {
    const result = look()
    set({ problem: result.ok ? undefined : result.problem })
  }
  const stop = () => handle?.stop()
  /** Ends a run without a trace of it. */
  const drop = () => {
    const dropped = handle
    handle = undefined
    dropped?.stop()
    clearTimeout(timer)
  }

  const run = () => {
    drop()
    const result = look()
    if (!result.ok) {
      set({ problem: result.problem, run: undefined, didNotStart: true, notice: undefined })
      return
    }
    set({ problem: undefined, run: NEW_RUN, didNotStart: false, startedAt: undefined, notice: undefined })
    let events: RunEvent[] = []
    const flush = () => {
      const batch = events
      events = []
      if (handle !== own || batch.length === 0) return
      set({
        run: addEvents(state.run ?? NEW_RUN, batch),
        startedAt: state.startedAt ?? now() - batch.at(-1)!.at,
      })
      if (state.run?.ending) handle = undefined
    }
    const own: RunHandle = runner.run(result.program, state.conditions, (event) => {
      if (events.push(event) === 1) soon(flush)
    })
    handle = own
  }

  return {
    sample,
    get: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    setCode: (code) => {
      if (code === state.code) return
      set({ code, notice: undefined })
      clearTimeout(timer)
      timer = setTimeout(check, PAUSE)
    },
    setConditions: (conditions) => set({ conditions }),
    open: (opened, notice) => {
      drop()
      set({ ...served, ...opened, notice })
      check()
    },
    tell: (notice) => set({ notice }),
    run,
    stop,
    reset: () => {
      drop()
      set(served)
    },
    end: drop,
  }
}

/** Whether a run is on. */
export function isRunning({ run }: Pick<SessionState, 'run'>): boolean {
  return run !== undefined && run.ending === undefined
}

/** Whether there is anything to take back. */
export function isAsServed(state: SessionState, sample: Sample): boolean {
  const { code, conditions, run, didNotStart, notice } = state
  return code === sample.code && conditions === CALM && !run && !didNotStart && !notice
}

/** With the next frame; in a tab that nobody sees there are none, so a timer does it there. */
function nextFrame(flush: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    flush()
  }
  requestAnimationFrame(once)
  setTimeout(once, 100)
}
