// Runs programs from a page: one frame, made when it is needed, one run at a time. Trusts
// nothing that the frame sends, and removes the frame when it no longer responds.

import type { Conditions, FromFrame, Program, RunEvent, StopReason, ToFrame } from '../protocol.js'
import { createFrame, type Frame } from './frameElement.js'
import { isRunEvent } from './runEvent.js'

/** Runs programs, one at a time. */
export interface Runner {
  /** Prepares the frame, so that the first run begins at once. */
  warm(): void
  /** Runs a program, after stopping the previous one. The last event is its only `end`. */
  run(program: Program, conditions: Conditions, onEvent: (event: RunEvent) => void): RunHandle
  /** Stops what runs and removes the frame. */
  dispose(): void
}

/** A run under way. */
export interface RunHandle {
  stop(): void
}

export interface RunnerOptions {
  readonly frameUrl: string
}

const PING_MS = 500
/** Two seconds, as a number of pings: a tab in the background gets few ticks, and its messages late. */
const UNANSWERED_PINGS = 4

interface CurrentRun {
  readonly id: number
  readonly started: number
  readonly onEvent: (event: RunEvent) => void
  lastAt: number
}

/** A runner whose frame is the document at this URL. */
export function createRunner({ frameUrl }: RunnerOptions): Runner {
  let frame: Frame | undefined
  let current: CurrentRun | undefined
  let runs = 0

  const finish = (event: Extract<RunEvent, { type: 'end' }>) => {
    const run = current
    if (!run) return
    current = undefined
    watch.stop()
    run.onEvent(event)
  }
  const finishStopped = (why: StopReason) => {
    if (!current) return
    const at = Math.max(current.lastAt, performance.now() - current.started)
    finish({ type: 'end', at, ending: { how: 'stopped', why } })
  }
  const removeFrame = () => {
    frame?.remove()
    frame = undefined
  }
  const giveUp = (why: StopReason) => {
    removeFrame()
    finishStopped(why)
  }
  const stop = () => {
    if (current) frame?.send({ type: 'stop', run: current.id })
    finishStopped('reader')
  }

  const onMessage = (message: FromFrame) => {
    if (message.type === 'pong') watch.onPong()
    if (message.type !== 'event' || message.run !== current?.id || !isRunEvent(message.event)) return
    const { event } = message
    current.lastAt = Math.max(current.lastAt, event.at)
    if (event.type === 'end') finish(event)
    else current.onEvent(event)
  }
  const watch = createWatch({
    ping: () => frame?.send({ type: 'ping' }),
    onSilence: () => giveUp('crashed'),
  })
  const readyFrame = (): Frame => {
    if (!frame) {
      const made = createFrame(frameUrl, onMessage)
      frame = made
      made.ready.catch(() => {
        if (frame === made) giveUp('unloaded')
      })
    }
    return frame
  }
  const start = async (run: CurrentRun, message: ToFrame) => {
    const { ready, send } = readyFrame()
    await ready
    if (current !== run) return
    send(message)
    watch.start()
  }

  return {
    warm: () => void readyFrame(),
    run(program, conditions, onEvent) {
      stop()
      runs += 1
      const run: CurrentRun = { id: runs, started: performance.now(), onEvent, lastAt: 0 }
      current = run
      // A frame that does not become ready ends the run above.
      start(run, { type: 'run', run: run.id, program, conditions }).catch(() => {})
      return {
        stop() {
          if (current === run) stop()
        },
      }
    },
    dispose() {
      stop()
      removeFrame()
    },
  }
}

interface Watch {
  start(): void
  stop(): void
  onPong(): void
}

/** Pings until it is stopped; calls `onSilence` after too many pings without a pong. */
function createWatch({ ping, onSilence }: { ping: () => void; onSilence: () => void }): Watch {
  let unanswered = 0
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    start() {
      unanswered = 0
      timer = setInterval(() => {
        if (unanswered >= UNANSWERED_PINGS) {
          onSilence()
          return
        }
        unanswered += 1
        ping()
      }, PING_MS)
    },
    stop: () => clearInterval(timer),
    onPong() {
      unanswered = 0
    },
  }
}
