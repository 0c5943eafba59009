// One program in one worker, from the frame's side: passes its events on and ends it when
// it does not end by itself. Emits exactly one `end`, whatever happens.

import * as limits from '../limits.js'
import type { Conditions, Ending, Program, RunEvent, StopReason } from '../protocol.js'
import type { FromWorker, ToWorker } from '../worker/messages.js'
import { charactersOf, isRunEvent } from './runEvent.js'

/** A worker with the port that leads into it. */
export interface PortedWorker {
  readonly worker: Pick<Worker, 'terminate' | 'addEventListener'>
  readonly port: Pick<MessagePort, 'postMessage' | 'close' | 'onmessage'>
}

export interface WorkerRun {
  stop(why: StopReason): void
}

export interface WorkerRunOptions {
  readonly program: Program
  readonly conditions: Conditions
  readonly onEvent: (event: RunEvent) => void
  /** @default performance.now() */
  readonly now?: () => number
}

const PING_MS = 250
/** A number of pings, not a time: a computer that slept is not a busy thread. */
const UNANSWERED_PINGS = limits.busyMs / PING_MS
/** Milliseconds within which the program must begin: on a busy computer a thread takes seconds to start. */
const START_MS = 15_000

/** Starts the program. */
export function runInWorker({ worker, port }: PortedWorker, options: WorkerRunOptions): WorkerRun {
  const { program, conditions, onEvent, now = () => performance.now() } = options
  const requestedAt = now()
  let began: number | undefined
  let lastAt = 0
  let messages = 0
  let characters = 0
  let unanswered = 0
  let hasEnded = false

  const end = (ending: Ending, at: number) => {
    if (hasEnded) return
    hasEnded = true
    clearInterval(watch)
    worker.terminate()
    port.onmessage = null
    port.close()
    onEvent({ type: 'end', at, ending })
  }
  const stop = (why: StopReason) =>
    end({ how: 'stopped', why }, Math.max(lastAt, began === undefined ? 0 : now() - began))

  const pass = (event: RunEvent) => {
    messages += 1
    characters += charactersOf(event)
    lastAt = Math.max(lastAt, event.at)
    if (event.type === 'end') end(event.ending, event.at)
    else if (messages > limits.messages || characters > limits.runCharacters) stop('flood')
    else onEvent(event)
  }
  port.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (hasEnded || typeof data !== 'object' || data === null) return
    if (data.type === 'began') began ??= now()
    else if (data.type === 'pong') unanswered = 0
    else if (data.type === 'event' && isRunEvent(data.event)) pass(data.event)
  }
  const send = (message: ToWorker) => port.postMessage(message)

  worker.addEventListener('error', () => stop('crashed'))
  const watch = setInterval(() => {
    if (began === undefined) {
      if (now() - requestedAt > START_MS) stop('crashed')
      return
    }
    if (now() - began >= limits.runMs) stop('long')
    else if (unanswered >= UNANSWERED_PINGS) stop('busy')
    else {
      unanswered += 1
      send({ type: 'ping' })
    }
  }, PING_MS)
  send({ type: 'run', program, conditions })
  return { stop }
}
