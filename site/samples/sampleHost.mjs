// @ts-check
// A process that runs one sample after another, each from a folder of its own, with requests routed to the demo API of that sample.
// A sample has ended when nothing keeps the process alive any more. One that throws ends the process, as it would its own; so
// does one that leaves something behind, for the next one must find what a new process has.

import { routeFetch } from './routeFetch.mjs'

const realFetch = globalThis.fetch
// Node.js makes some globals when they are first read, which would look like a change.
for (const key of Reflect.ownKeys(globalThis)) void Reflect.get(globalThis, key)

/** @type {{ isLoaded: boolean, before: Map<unknown, unknown> } | undefined} */
let current

process.on(
  'message',
  (/** @type {{ program: string, cwd: string, origins: string[], demo: string }} */ task) => {
    process.chdir(task.cwd)
    globalThis.fetch = task.origins.reduce((fetch, from) => routeFetch(fetch, from, task.demo), realFetch)
    const sample = { isLoaded: false, before: globalState() }
    current = sample
    // From now on only the sample keeps the process alive.
    process.channel?.unref()
    import(task.program).then(
      () => {
        sample.isLoaded = true
      },
      (error) =>
        queueMicrotask(() => {
          throw error
        }),
    )
  },
)

process.on('beforeExit', () => {
  if (!current) return
  const { isLoaded, before } = current
  current = undefined
  // As Node.js does with a program whose top-level await never resolves.
  const code = isLoaded ? Number(process.exitCode ?? 0) : 13
  if (code !== 0 || !isSame(before, globalState())) process.exit(code)
  process.channel?.ref()
  process.send?.('ended')
})

/** What samples could change and others see. */
function globalState() {
  /** @type {Map<unknown, unknown>} */
  const state = new Map()
  const objects = { globalThis, console, process, ...prototypes() }
  for (const [name, object] of Object.entries(objects)) {
    for (const key of Reflect.ownKeys(object)) {
      const { value, get } = Object.getOwnPropertyDescriptor(object, key) ?? {}
      if (name !== 'process' || typeof value === 'function') state.set(`${name}.${String(key)}`, value ?? get)
    }
  }
  for (const name of process.eventNames()) state.set(name, process.listenerCount(name))
  state.set('env', JSON.stringify(process.env))
  return state
}

/** Of the classes that a program patches, if it does. */
function prototypes() {
  const classes = {
    Object,
    Array,
    String,
    Promise,
    Date,
    Math,
    JSON,
    Error,
    URL,
    Headers,
    Request,
    Response,
    FormData,
    AbortSignal,
  }
  return Object.fromEntries(
    Object.entries(classes).flatMap(([name, value]) => [
      [name, value],
      ...('prototype' in value ? [[`${name}.prototype`, value.prototype]] : []),
    ]),
  )
}

/**
 * @param {Map<unknown, unknown>} one
 * @param {Map<unknown, unknown>} other
 */
function isSame(one, other) {
  return one.size === other.size && [...one].every(([key, value]) => Object.is(other.get(key), value))
}
