// The frame as an element of the page: hidden, in a sandbox, ready when it says so.

import type { FromFrame, ToFrame } from '../protocol.js'

/** How long a frame may take to load, over a slow network. */
const LOAD_MS = 30_000
/** How long a frame may take from its `load` event to its `ready` message. */
const READY_MS = 5000

export interface Frame {
  /** Rejects if the frame does not load, or not in time. */
  readonly ready: Promise<void>
  send(message: ToFrame): void
  remove(): void
}

/** Adds a hidden, sandboxed frame to the page. */
export function createFrame(frameUrl: string, onMessage: (message: FromFrame) => void): Frame {
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
