// Runs programs from a page: one frame, made when it is needed, one run at a time. Takes
// nothing from the frame on trust, and gives it up when it no longer answers.

import type { Conditions, FromFrame, Program, RunEvent, StopReason, ToFrame } from '../protocol'
import { isRunEvent } from './runEvent'

/** Runs programs, one at a time. */
export interface Runner {
  /** Makes the frame ready, so that the first run begins at once. */
  warm(): void
  /** Runs a program; one that is under way is stopped. The last event is the one `end`. */
  run(program: Program, conditions: Conditions, onEvent: (event: RunEvent) => void): RunHandle
  /** Stops what runs and removes the frame. */
  dispose(): void
}

/** A run under way. */
export interface RunHandle {
  stop(): void
  /** Resolves after the `end` event. */
  readonly done: Promise<void>
}

export interface RunnerOptions {
  readonly frameUrl: string
}

const READY_MS = 5000
const PING_MS = 500
/** Two seconds, counted: a tab in the background gets few ticks, and its answers late. */
const UNANSWERED_PINGS = 4

interface CurrentRun {
  readonly id: number
  readonly started: number
  readonly onEvent: (event: RunEvent) => void
  readonly onEnd: () => void
  lastAt: number
}

interface Frame {
  /** Rejects when it does not load in time. */
  readonly ready: Promise<void>
  send(message: ToFrame): void
  remove(): void
}

/** A runner whose frame is the document at this address. */
export function createRunner({ frameUrl }: RunnerOptions): Runner {
  let frame: Frame | undefined
  let current: CurrentRun | undefined
  let runs = 0
  let unanswered = 0
  let watch: ReturnType<typeof setInterval> | undefined

  const finish = (event: Extract<RunEvent, { type: 'end' }>) => {
    const run = current
    if (!run) return
    current = undefined
    clearInterval(watch)
    run.onEvent(event)
    run.onEnd()
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
  const giveUp = () => {
    removeFrame()
    finishStopped('crashed')
  }
  const stop = () => {
    if (current) frame?.send({ type: 'stop', run: current.id })
    finishStopped('reader')
  }

  const onMessage = (message: FromFrame) => {
    if (message.type === 'pong') unanswered = 0
    if (message.type !== 'event' || message.run !== current?.id || !isRunEvent(message.event)) return
    const { event } = message
    current.lastAt = Math.max(current.lastAt, event.at)
    if (event.type === 'end') finish(event)
    else current.onEvent(event)
  }
  const watchFrame = () => {
    if (unanswered >= UNANSWERED_PINGS) {
      giveUp()
      return
    }
    unanswered += 1
    frame?.send({ type: 'ping' })
  }
  const readyFrame = (): Frame => {
    if (!frame) {
      const made = createFrame(frameUrl, onMessage)
      frame = made
      made.ready.catch(() => {
        if (frame === made) giveUp()
      })
    }
    return frame
  }
  const start = async (run: CurrentRun, message: ToFrame) => {
    const { ready, send } = readyFrame()
    await ready
    if (current !== run) return
    send(message)
    unanswered = 0
    watch = setInterval(watchFrame, PING_MS)
  }

  return {
    warm: () => void readyFrame(),
    run(program, conditions, onEvent) {
      stop()
      runs += 1
      let onEnd = () => {}
      const done = new Promise<void>((resolve) => {
        onEnd = resolve
      })
      const run: CurrentRun = { id: runs, started: performance.now(), onEvent, onEnd, lastAt: 0 }
      current = run
      // A frame that does not get ready ends the run above.
      start(run, { type: 'run', run: run.id, program, conditions }).catch(() => {})
      return {
        done,
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

function createFrame(frameUrl: string, onMessage: (message: FromFrame) => void): Frame {
  const element = document.createElement('iframe')
  element.setAttribute('sandbox', 'allow-scripts')
  element.setAttribute('aria-hidden', 'true')
  element.title = 'Runs the programs of this page'
  element.tabIndex = -1
  element.referrerPolicy = 'no-referrer'
  // Not `display: none`: browsers slow such frames down.
  Object.assign(element.style, HIDDEN)
  element.src = frameUrl

  const listening = new AbortController()
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The frame did not load.')), READY_MS)
    addEventListener(
      'message',
      ({ source, data }) => {
        if (source !== element.contentWindow || typeof data !== 'object' || data === null) return
        if (data.type === 'ready') {
          clearTimeout(timer)
          resolve()
        } else onMessage(data)
      },
      { signal: listening.signal },
    )
    listening.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  document.body.append(element)
  return {
    ready,
    send: (message) => element.contentWindow?.postMessage(message, '*'),
    remove() {
      listening.abort()
      element.remove()
    },
  }
}

const HIDDEN = {
  position: 'fixed',
  bottom: '0',
  left: '0',
  width: '1px',
  height: '1px',
  border: '0',
  opacity: '0',
  pointerEvents: 'none',
}
