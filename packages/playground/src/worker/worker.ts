// The thread of one program. The frame sends a port and the code of the modules in advance,
// so that all is ready when the reader presses Run, and then the program. A worker runs once.

import { type Ending, type RunEvent, SHARED_MODULE } from '../protocol.js'
import { type Activity, createActivity } from './activity.js'
import { createConsole } from './console.js'
import { failureOf, type ReportedPosition } from './failure.js'
import { createHints, type Hints } from './hints.js'
import { createLoader, type Loader, type LoaderScope } from './load.js'
import type { FromWorker, Preparation, ToWorker } from './messages.js'
import { createNetwork } from './network.js'
import { countOperations } from './operations.js'
import type { WorkerOptions } from './options.js'
import { programStack } from './stack.js'
import { replace, restrict } from './surroundings.js'
import { countSignalTimeout, countTimers, type Timers } from './timers.js'
import { rememberSources } from './trace.js'

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

/** Frames of the program may be below many frames of its modules. */
const STACK_FRAMES = 50

/** Waits for the one program of this worker, and runs it. */
export function startWorker(site: WorkerOptions): void {
  scope.addEventListener('message', ({ data, ports }) => prepare(data, { site, port: ports[0]! }), {
    once: true,
  })
}

function prepare(
  { modules }: Preparation,
  { site, port }: { readonly site: WorkerOptions; readonly port: MessagePort },
): void {
  // Bound now: a program may change the prototype of ports.
  const send: (message: FromWorker) => void = port.postMessage.bind(port)
  const hints = createHints(
    site,
    Object.keys(modules).filter((name) => name !== SHARED_MODULE),
  )
  const loader = createLoader(scope, { modules, hints })
  restrict(scope, hints)
  Object.assign(Error, { stackTraceLimit: STACK_FRAMES })
  port.onmessage = ({ data }: MessageEvent<RunMessage>) => {
    // Every message after the program is a ping. It is not read: a program may change how messages are read.
    port.onmessage = () => send({ type: 'pong' })
    run(data, { loader, send, site, hints })
  }
  // A module that cannot be loaded is reported when a program loads it.
  loader.warm().catch(() => {})
}

interface RunTools {
  readonly loader: Loader
  readonly send: (message: FromWorker) => void
  readonly site: WorkerOptions
  readonly hints: Hints
}

function run({ program, conditions }: RunMessage, { loader, send, site, hints }: RunTools): void {
  const clock = performance.now.bind(performance)
  const interval = scope.setInterval.bind(scope)
  const start = clock()
  const now = () => clock() - start
  const loaded = loader.load(program)
  let hasEnded = false

  const emit = (event: RunEvent) => {
    if (hasEnded) return
    activity.stir()
    send({ type: 'event', event })
  }
  const end = (ending: Ending, at = now()) => {
    if (hasEnded) return
    output.flush()
    emit({ type: 'end', at, ending })
    hasEnded = true
  }
  const fail = (thrown: unknown, reported?: ReportedPosition) =>
    end(failureOf(thrown, { source: loaded.source, hints, reported }))

  const activity = createActivity({
    now,
    every: (ms, tick) => interval(tick, ms),
    isReading: () => network.isReading(),
    onIdle: (how, lastAt) => (how === 'finished' ? end({ how }, lastAt) : end({ how: 'stopped', why: how })),
  })
  const stackOf = (error: Error) => programStack(error, loaded.source)
  const output = createConsole({ emit, now, stackOf })
  const network = createNetwork(conditions, { site, hints, emit, now, activity })

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
      // The `error` event has the position of a syntax error; the error itself has none.
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

/** Listens for uncaught errors; the result reports an error to the listeners. */
function listenForFailures(
  fail: (thrown: unknown, reported?: ReportedPosition) => void,
): (error: unknown) => void {
  scope.addEventListener('error', (event) => {
    event.preventDefault()
    const { error, filename, lineno, colno } = event
    fail(error, { url: filename, line: lineno, column: colno })
  })
  scope.addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    fail(event.reason)
  })
  return scope.reportError?.bind(scope) ?? (() => {})
}
