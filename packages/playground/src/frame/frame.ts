// The script of the frame: keeps a worker ready, runs programs in it one after the other
// and passes their events to the page. Exchanges messages with its parent page only.

import type { FrameData, FromFrame, ToFrame } from '../protocol.js'
import type { Preparation } from '../worker/messages.js'
import { type PortedWorker, runInWorker, type WorkerRun } from './workerRun.js'

// Outside of a sandbox a program could read the cookies and the storage of the site: if the document is
// opened by itself or embedded without a sandbox, and the host sends no header that replaces it.
if (self.origin === 'null') serve()
else {
  document.body.append(
    'This document runs the programs of a playground. It does nothing here, because it is not in a sandbox of its own.',
  )
}

function serve(): void {
  const startWorker = createStarter()
  /** Started in advance, so that a program begins at once. */
  let spare = startWorker()
  let current: { readonly run: number; readonly stop: WorkerRun['stop'] } | undefined

  const start = ({ run, program, conditions }: Extract<ToFrame, { type: 'run' }>) => {
    current?.stop('reader')
    const { url } = spare
    const { stop } = runInWorker(spare, {
      program,
      conditions,
      onEvent(event) {
        send({ type: 'event', run, event })
        if (event.type !== 'end') return
        current = undefined
        URL.revokeObjectURL(url)
        // Not earlier: a second worker would take time from the first.
        spare = startWorker()
      },
    })
    current = { run, stop }
  }

  addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
    if (source !== parent || typeof data !== 'object' || data === null) return
    switch (data.type) {
      case 'ping':
        send({ type: 'pong' })
        break
      case 'stop':
        if (current?.run === data.run) current.stop('reader')
        break
      case 'run':
        start(data)
    }
  })
  send({ type: 'ready' })
}

interface SpareWorker extends PortedWorker {
  readonly url: string
}

/** Returns a function that starts workers with the code in the document. */
function createStarter(): () => SpareWorker {
  const workerCode = readData('worker-code') ?? ''
  const preparation: Preparation = { modules: readData('modules') ?? {} }
  return () => {
    // Each worker has its own URL: a program can read the URL of its worker, and revoke it.
    const url = URL.createObjectURL(new Blob([workerCode], { type: 'text/javascript' }))
    const worker = new Worker(url)
    const { port1, port2 } = new MessageChannel()
    worker.postMessage(preparation, [port2])
    return { worker, port: port1, url }
  }
}

function send(message: FromFrame): void {
  // The frame has no origin, so it cannot know that of the page; nothing in the message is secret.
  parent.postMessage(message, '*')
}

/** The data of `frameDocument`. */
function readData<K extends keyof FrameData>(id: K): FrameData[K] | undefined {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') ?? undefined
}
