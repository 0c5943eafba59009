// Types for all editors of a page: starts the worker that knows TypeScript when an editor is first focused, sends it
// requests, and ends it when types are turned off. It knows nothing of the editor.

import type { AskTypes, TypeReply } from '../../types/typeMessages.js'
import { readTypesChoice, rememberTypesChoice } from './typesChoice.js'

/** Where the files of the site are. */
export interface TypesUrls {
  readonly worker: string
  readonly declarations: string
}

/** `waiting`: no editor has been focused; `failed`: the files could not be loaded. */
export type TypesStatus = 'off' | 'waiting' | 'loading' | 'ready' | 'failed'

export interface Types {
  readonly get: () => TypesStatus
  /** Calls a listener after each change; returns a function that removes the listener. */
  readonly subscribe: (onChange: () => void) => () => void
  /** To be called when a reader focuses an editor. */
  readonly start: () => void
  /** Turns types on, loading them at once, or off; retries after a failure. */
  readonly toggle: () => void
  readonly ask: AskTypes
  /** Loads what types add to an editor; undefined when it cannot be loaded: the editor stays as it is. */
  readonly loadEditing: () => Promise<TypedEditing | undefined>
  /** Ends the worker; the next focus starts a new one. */
  readonly rest: () => void
}

/** The part of a `Worker` that is used. */
export type TypesWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

/** What types add to an editor. */
export type TypedEditing = Pick<typeof import('../editor/typedEditing.js'), 'typedEditing'>

export interface TypesInput {
  readonly urls: TypesUrls
  readonly loadEditing: () => Promise<TypedEditing>
  readonly startWorker?: (url: string) => TypesWorker
}

/** The types of a page; nothing is loaded yet. */
export function createTypes({
  urls,
  loadEditing,
  startWorker = (url) => new Worker(url),
}: TypesInput): Types {
  const listeners = new Set<() => void>()
  const pendingRequests = new Map<number, (result: unknown) => void>()
  let status: TypesStatus = readTypesChoice() ? 'waiting' : 'off'
  let worker: TypesWorker | undefined
  let lastId = 0

  const setStatus = (next: TypesStatus) => {
    status = next
    for (const listener of listeners) listener()
  }
  const end = (next: TypesStatus) => {
    worker?.terminate()
    worker = undefined
    for (const resolve of pendingRequests.values()) resolve(undefined)
    pendingRequests.clear()
    if (next !== status) setStatus(next)
  }
  const onReply = (reply: TypeReply) => {
    if (reply.type === 'ready') setStatus('ready')
    else if (reply.type === 'failed') end('failed')
    else {
      pendingRequests.get(reply.id)?.(reply.result)
      pendingRequests.delete(reply.id)
    }
  }
  const load = () => {
    setStatus('loading')
    worker = startWorker(urls.worker)
    worker.onmessage = ({ data }) => onReply(data as TypeReply)
    // The script could not be loaded, or the browser has run out of memory.
    worker.onerror = () => end('failed')
    // Absolute: the worker resolves URLs from its own.
    worker.postMessage({ declarations: new URL(urls.declarations, location.href).href })
  }
  return {
    get: () => status,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    start() {
      if (status === 'waiting') load()
    },
    toggle() {
      const isOn = status === 'off' || status === 'failed'
      rememberTypesChoice(isOn)
      if (isOn) load()
      else end('off')
    },
    ask(question, ...args) {
      if (status !== 'ready' || !worker) return Promise.resolve(undefined)
      const id = ++lastId
      worker.postMessage({ id, question, args })
      return new Promise((resolve) => {
        pendingRequests.set(id, resolve as (result: unknown) => void)
      })
    },
    loadEditing: () => loadEditing().catch(() => undefined),
    rest() {
      if (worker) end('waiting')
    },
  }
}
