// Runs programs from a page: one frame, made when it is needed, one run at a time. Trusts
// nothing that the frame sends, and removes the frame when it no longer responds.

import type { Conditions, FromFrame, Program, RunEvent, StopReason, ToFrame } from '../protocol.js'
import { isRunEvent } from './runEvent.js'

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
}

export interface RunnerOptions {
  readonly frameUrl: string
}

/** How long a frame may take to load, over a slow network. */
const LOAD_MS = 30_000
/** How long a frame may take from its `load` event to its `ready` message. */
const READY_MS = 5000
const PING_MS = 500
/** Two seconds, counted: a tab in the background gets few ticks, and its messages late. */
const UNANSWERED_PINGS = 4

interface CurrentRun {
  readonly id: number
  readonly started: number
  readonly onEvent: (event: RunEvent) => void
  lastAt: number
}

interface Frame {
  /** Rejects when it does not load, or not in time. */
  readonly ready: Promise<void>
  send(message: ToFrame): void
  remove(): void
}

/** A runner whose frame is the document at this URL. */
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
    if (message.type === 'pong') unanswered = 0
    if (message.type !== 'event' || message.run !== current?.id || !isRunEvent(message.event)) return
    const { event } = message
    current.lastAt = Math.max(current.lastAt, event.at)
    if (event.type === 'end') finish(event)
    else current.onEvent(event)
  }
  const watchFrame = () => {
    if (unanswered >= UNANSWERED_PINGS) {
      giveUp('crashed')
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
    unanswered = 0
    watch = setInterval(watchFrame, PING_MS)
  }

  return {
    warm: () => void readyFrame(),
    run(program, conditions, onEvent) {
      stop()
      runs += 1
      const run: CurrentRun = { id: runs, started: performance.now(), onEvent, lastAt: 0 }
      current = run
      // A frame that does not get ready ends the run above.
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
    const { signal } = listening
    const giveUp = () => reject(new Error('The frame did not load.'))
    let timer = setTimeout(giveUp, LOAD_MS)
    // Also fires for the browser's own error page about a URL that it could not load.
    const onLoad = () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, READY_MS)
    }
    const onReady = () => {
      clearTimeout(timer)
      element.removeEventListener('load', onLoad)
      resolve()
    }
    element.addEventListener('load', onLoad, { once: true, signal })
    addEventListener(
      'message',
      ({ source, data }) => {
        if (source !== element.contentWindow || typeof data !== 'object' || data === null) return
        if (data.type === 'ready') onReady()
        else onMessage(data)
      },
      { signal },
    )
    signal.addEventListener('abort', () => clearTimeout(timer))
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
