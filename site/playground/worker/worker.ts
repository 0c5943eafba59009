// The thread of one program. The frame sends a port and Troth's code in advance, so that
// all is ready when the reader presses Run, and then the program. A worker runs once.

import type { Ending, RunEvent } from '../protocol'
import { type Activity, createActivity } from './activity'
import { createConsole } from './console'
import { failureOf, type ReportedPlace } from './failure'
import { createLoader, type Loader, type LoaderScope } from './load'
import type { FromWorker, Preparation, ToWorker } from './messages'
import { createNetwork } from './network'
import { countOperations } from './operations'
import { programStack } from './stack'
import { replace, restrict } from './surroundings'
import { countSignalTimeout, countTimers, type Timers } from './timers'
import { rememberSources } from './trace'

type RunMessage = Extract<ToWorker, { type: 'run' }>

/** What is used of a worker's global object; programs may change it later. */
interface WorkerScope extends Timers, LoaderScope {
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<Preparation>) => void,
    options: object,
  ): void
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void
  addEventListener(type: 'unhandledrejection', listener: (event: PromiseRejectionEvent) => void): void
  reportError?(error: unknown): void
}

const scope = globalThis as unknown as WorkerScope

/** Frames of the program may lie below many of Troth. */
const STACK_FRAMES = 50

scope.addEventListener('message', ({ data, ports }) => prepare(data, ports[0] as MessagePort), { once: true })

function prepare({ troth }: Preparation, port: MessagePort): void {
  // Bound now: a program may change the prototype of ports.
  const send: (message: FromWorker) => void = port.postMessage.bind(port)
  const loader = createLoader(scope, troth)
  restrict(scope)
  Object.assign(Error, { stackTraceLimit: STACK_FRAMES })
  port.onmessage = ({ data }: MessageEvent<RunMessage>) => {
    // Whatever comes after the program is a ping. Not looked at: a program may change how that is done.
    port.onmessage = () => send({ type: 'pong' })
    run(data, { loader, send })
  }
  // A Troth that cannot be loaded shows when a program loads it.
  loader.warm().catch(() => {})
}

interface RunTools {
  readonly loader: Loader
  readonly send: (message: FromWorker) => void
}

function run({ program, conditions }: RunMessage, { loader, send }: RunTools): void {
  const clock = performance.now.bind(performance)
  const interval = scope.setInterval.bind(scope)
  const start = clock()
  const now = () => clock() - start
  const loaded = loader.load(program)
  let ended = false

  const emit = (event: RunEvent) => {
    if (ended) return
    activity.stir()
    send({ type: 'event', event })
  }
  const end = (ending: Ending, at = now()) => {
    if (ended) return
    output.flush()
    emit({ type: 'end', at, ending })
    ended = true
  }
  const fail = (thrown: unknown, reported?: ReportedPlace) => end(failureOf(thrown, loaded.places, reported))

  const activity = createActivity({
    now,
    every: (ms, tick) => interval(tick, ms),
    isReading: () => network.isReading(),
    onIdle: (how, lastAt) => (how === 'finished' ? end({ how }, lastAt) : end({ how: 'stopped', why: how })),
  })
  const stackOf = (error: Error) => programStack(error, loaded.places)
  const output = createConsole({ emit, now, stackOf })
  const network = createNetwork(conditions, { emit, now, activity })

  replace(scope, 'console', output.console)
  replace(scope, 'fetch', network.fetch)
  countEverything(activity)
  const report = listenForFailures(fail)
  send({ type: 'began' })
  void runToEnd()

  async function runToEnd(): Promise<void> {
    try {
      await loaded.run()
      activity.reachedEnd()
    } catch (thrown) {
      // A listener for errors is told the place of a mistake in the syntax; the error itself has none.
      if (thrown instanceof SyntaxError) report(thrown)
      fail(thrown)
    }
  }
}

function countEverything(activity: Activity): void {
  for (const [name, timer] of Object.entries(countTimers(boundTimers(), activity)))
    replace(scope, name, timer)
  replace(AbortSignal, 'timeout', countSignalTimeout(AbortSignal.timeout.bind(AbortSignal), activity))
  replace(AbortSignal, 'any', rememberSources(AbortSignal.any.bind(AbortSignal)))
  countOperations(scope, activity)
}

function boundTimers(): Timers {
  return {
    setTimeout: scope.setTimeout.bind(scope),
    clearTimeout: scope.clearTimeout.bind(scope),
    setInterval: scope.setInterval.bind(scope),
    clearInterval: scope.clearInterval.bind(scope),
  }
}

/** Hears of what nobody catches; the result makes an error heard. */
function listenForFailures(
  fail: (thrown: unknown, reported?: ReportedPlace) => void,
): (error: unknown) => void {
  scope.addEventListener('error', (event) => {
    event.preventDefault()
    const { error, filename, lineno, colno } = event
    fail(error, { address: filename, line: lineno, column: colno })
  })
  scope.addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    fail(event.reason)
  })
  return scope.reportError?.bind(scope) ?? (() => {})
}
