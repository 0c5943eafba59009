// The script of the frame: keeps a worker ready, runs programs in it one after the other
// and stands between them and the page. Speaks with the page around it and nobody else.

import type { FromFrame, ToFrame } from '../protocol'
import type { Preparation, TrothCode } from '../worker/messages'
import { type PortedWorker, runInWorker, type WorkerRun } from './workerRun'

// Anywhere else a program could read the cookies and the storage of the site: when the document is
// opened by itself or embedded without a sandbox, and the host sends no header that makes up for it.
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
    const { address } = spare
    const { stop } = runInWorker(spare, {
      program,
      conditions,
      onEvent(event) {
        tell({ type: 'event', run, event })
        if (event.type !== 'end') return
        current = undefined
        URL.revokeObjectURL(address)
        // Only now: a second worker would take time from the first.
        spare = startWorker()
      },
    })
    current = { run, stop }
  }

  addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
    if (source !== parent || typeof data !== 'object' || data === null) return
    switch (data.type) {
      case 'ping':
        tell({ type: 'pong' })
        break
      case 'stop':
        if (current?.run === data.run) current.stop('reader')
        break
      case 'run':
        start(data)
    }
  })
  tell({ type: 'ready' })
}

interface SpareWorker extends PortedWorker {
  readonly address: string
}

/** What starts workers with the code that stands in the document. */
function createStarter(): () => SpareWorker {
  const workerCode = readData('worker-code')
  const troth: TrothCode = { esm: readData('troth-esm'), cjs: readData('troth-cjs') }
  return () => {
    // An address of its own: a program can learn that of its worker, and take it back.
    const address = URL.createObjectURL(new Blob([workerCode], { type: 'text/javascript' }))
    const worker = new Worker(address)
    const { port1, port2 } = new MessageChannel()
    const preparation: Preparation = { troth }
    worker.postMessage(preparation, [port2])
    return { worker, port: port1, address }
  }
}

function tell(message: FromFrame): void {
  // The frame has no origin, so it cannot know that of the page; there is nothing secret in it.
  parent.postMessage(message, '*')
}

function readData(id: string): string {
  return JSON.parse(document.getElementById(id)?.textContent ?? '""')
}
