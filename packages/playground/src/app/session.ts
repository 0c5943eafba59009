// The state of one playground and what a reader can do with it. It knows neither React
// nor the editor: both follow it.

import type { RunHandle, Runner } from '../frame/runner.js'
import type { CompiledProgram } from '../program/compileProgram.js'
import {
  CALM,
  type CodePosition,
  type Conditions,
  type Format,
  type Program,
  type RunEvent,
} from '../protocol.js'
import type { TypeProblem } from '../types/typeMessages.js'
import { areSame } from './conditionLimits.js'
import { addEvents, NEW_RUN, type RunState } from './runState.js'
import type { Sample } from './sample.js'

export interface SessionState {
  readonly code: string
  readonly conditions: Conditions
  /** The text of the field of statuses when it is not an array of statuses. */
  readonly invalidStatuses: InvalidStatuses | undefined
  /** What keeps the code from running, found when it was last checked. */
  readonly problem: Problem | undefined
  /** Type errors: the code runs in spite of them. */
  readonly typeProblems: readonly TypeProblem[]
  /** The latest run; `undefined` before the first. */
  readonly run: RunState | undefined
  /** Why the latest run did not start; a new object each time. */
  readonly didNotStart: NotStarted | undefined
  /** The time of the page at which the run began; `undefined` until its first event. */
  readonly startedAt: number | undefined
  /** What the reader should know before anything else. */
  readonly notice: string | undefined
}

export interface Problem {
  readonly message: string
  readonly position: CodePosition | undefined
}

export interface InvalidStatuses {
  readonly text: string
  readonly problem: string
}

export type NotStarted =
  /** `SessionState.problem` was found. */
  | { readonly because: 'code' }
  /** The statuses under Network are not valid. */
  | { readonly because: 'statuses'; readonly problem: string }

export interface Session {
  readonly sample: Sample
  readonly get: () => SessionState
  /** Calls back after each change; the returned function ends that. */
  readonly subscribe: (onChange: () => void) => () => void
  readonly setCode: (code: string) => void
  readonly setTypeProblems: (problems: readonly TypeProblem[]) => void
  readonly setConditions: (conditions: Conditions) => void
  readonly setInvalidStatuses: (unused: InvalidStatuses | undefined) => void
  /** Shows other code without running it. */
  readonly open: (opened: Pick<SessionState, 'code' | 'conditions'>, notice: string) => void
  readonly notify: (notice: string | undefined) => void
  readonly run: () => void
  readonly stop: () => void
  /** Back to the sample as it was served. */
  readonly reset: () => void
  /** Ends everything that runs. */
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

/** How long after the last typed character the code is checked, in milliseconds. */
const PAUSE = 400

/** The session of one playground. */
export function createSession(input: SessionInput): Session {
  const { sample, compile } = input
  const served = servedState(sample)
  const { get, set, subscribe } = createStore(served)
  const runs = createRuns(input, { get, set })
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const check = () => {
    const result = compile(get().code, sample)
    set({ problem: result.ok ? undefined : result.problem })
  }
  /** Unchanged code keeps its type errors, because it is not checked again. */
  const typeProblemsOf = (code: string) => (code === get().code ? get().typeProblems : [])
  /** Ends a run and shows nothing more of it. */
  const drop = () => {
    runs.drop()
    clearTimeout(timer)
  }
  return {
    sample,
    get,
    subscribe,
    setCode: (code) => {
      if (code === get().code) return
      set({ code, notice: undefined })
      clearTimeout(timer)
      timer = setTimeout(check, PAUSE)
    },
    setTypeProblems: (typeProblems) => set({ typeProblems }),
    setConditions: (conditions) => set({ conditions }),
    setInvalidStatuses: (invalidStatuses) => set({ invalidStatuses }),
    open: (opened, notice) => {
      drop()
      set({ ...served, ...opened, typeProblems: typeProblemsOf(opened.code), notice })
      check()
    },
    notify: (notice) => set({ notice }),
    run: () => {
      if (isOver) return
      drop()
      runs.start()
    },
    stop: runs.stop,
    reset: () => {
      drop()
      set({ ...served, typeProblems: typeProblemsOf(served.code) })
    },
    end: () => {
      isOver = true
      drop()
    },
  }
}

function servedState({ code }: Sample): SessionState {
  return {
    code,
    conditions: CALM,
    invalidStatuses: undefined,
    problem: undefined,
    typeProblems: [],
    run: undefined,
    didNotStart: undefined,
    startedAt: undefined,
    notice: undefined,
  }
}

interface Store {
  readonly get: () => SessionState
  readonly set: (changes: Partial<SessionState>) => void
}

function createStore(initial: SessionState): Store & Pick<Session, 'subscribe'> {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    get: () => state,
    set: (changes) => {
      state = { ...state, ...changes }
      for (const listener of listeners) listener()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** The runs of a session, one at a time: the events of the current run go into the store. */
function createRuns(
  { sample, runner, compile, soon = nextFrame, now = () => performance.now() }: SessionInput,
  { get, set }: Store,
) {
  let handle: RunHandle | undefined

  const begin = (program: Program) => {
    let events: RunEvent[] = []
    const flush = () => {
      const batch = events
      events = []
      if (handle !== ownHandle || batch.length === 0) return
      const { run = NEW_RUN, startedAt = now() - batch.at(-1)!.at } = get()
      set({ run: addEvents(run, batch), startedAt })
      if (get().run?.ending) handle = undefined
    }
    const ownHandle: RunHandle = runner.run(program, get().conditions, (event) => {
      if (events.push(event) === 1) soon(flush)
    })
    handle = ownHandle
  }
  return {
    start: () => {
      const { code, invalidStatuses } = get()
      const result = compile(code, sample)
      if (!result.ok) {
        set({ problem: result.problem, run: undefined, didNotStart: { because: 'code' }, notice: undefined })
      } else if (invalidStatuses) {
        const didNotStart: NotStarted = { because: 'statuses', problem: invalidStatuses.problem }
        set({ problem: undefined, run: undefined, didNotStart, notice: undefined })
      } else {
        const fresh = { problem: undefined, didNotStart: undefined, startedAt: undefined, notice: undefined }
        set({ ...fresh, run: NEW_RUN })
        begin(result.program)
      }
    },
    stop: () => handle?.stop(),
    /** Stops the run without an end in the store. */
    drop: () => {
      const dropped = handle
      handle = undefined
      dropped?.stop()
    },
  }
}

/** Whether a program is running. */
export function isRunning({ run }: Pick<SessionState, 'run'>): boolean {
  return run !== undefined && run.ending === undefined
}

/** Whether the recorded output is that of the program and the network on screen. */
export function isRecorded({ code, conditions }: SessionState, sample: Sample): boolean {
  return code === sample.code && areSame(conditions, CALM)
}

/** Whether there is nothing to reset. */
export function isAsServed(state: SessionState, sample: Sample): boolean {
  const { code, conditions, invalidStatuses, run, didNotStart, notice } = state
  const isTouched = invalidStatuses || run || didNotStart || notice
  return code === sample.code && areSame(conditions, CALM) && !isTouched
}

/** With the next frame; a hidden tab has no frames, so a timer does it there. */
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
