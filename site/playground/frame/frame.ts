// The script of the frame: keeps a worker ready, runs programs in it one after the other
// and stands between them and the page. Speaks with the page around it and nobody else.

import type { FromFrame, ToFrame } from '../protocol'
import type { Preparation, TrothCode } from '../worker/messages'
import { type PortedWorker, runInWorker, type WorkerRun } from './workerRun'

const workerCode = readData('worker-code')
const troth: TrothCode = { esm: readData('troth-esm'), cjs: readData('troth-cjs') }

/** Started in advance, so that a program begins at once. */
let spare = startWorker()
let current: { readonly run: number; readonly stop: WorkerRun['stop'] } | undefined

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

function start({ run, program, conditions }: Extract<ToFrame, { type: 'run' }>): void {
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

interface SpareWorker extends PortedWorker {
  readonly address: string
}

function startWorker(): SpareWorker {
  // An address of its own: a program can learn that of its worker, and take it back.
  const address = URL.createObjectURL(new Blob([workerCode], { type: 'text/javascript' }))
  const worker = new Worker(address)
  const { port1, port2 } = new MessageChannel()
  const preparation: Preparation = { troth }
  worker.postMessage(preparation, [port2])
  return { worker, port: port1, address }
}

function tell(message: FromFrame): void {
  // The frame has no origin, so it cannot know that of the page; there is nothing secret in it.
  parent.postMessage(message, '*')
}

function readData(id: string): string {
  return JSON.parse(document.getElementById(id)?.textContent ?? '""')
}
