// Where the frame starts and where it refuses to; a browser test proves that programs run in it.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

describe('the script of the frame', () => {
  const shown: string[] = []
  const told: unknown[] = []
  const listen = vi.fn()
  const startWorker = vi.fn()

  beforeEach(() => {
    vi.resetModules()
    vi.clearAllMocks()
    shown.length = 0
    told.length = 0
    vi.stubGlobal('document', {
      body: { append: (text: string) => shown.push(text) },
      getElementById: () => null,
    })
    vi.stubGlobal('parent', { postMessage: (message: unknown) => told.push(message) })
    vi.stubGlobal('addEventListener', listen)
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          startWorker()
        }
        postMessage(_: unknown, ports: readonly MessagePort[]) {
          for (const port of ports) port.close()
        }
      },
    )
  })
  afterEach(() => vi.unstubAllGlobals())

  it('starts in a frame without an origin', async () => {
    vi.stubGlobal('self', { origin: 'null' })
    await import('./frame.js')
    expect(told).toEqual([{ type: 'ready' }])
    expect(startWorker).toHaveBeenCalledOnce()
    expect(listen).toHaveBeenCalledOnce()
    expect(shown).toEqual([])
  })

  it('refuses to start in the origin of a site: shows a message, neither listens nor sends', async () => {
    vi.stubGlobal('self', { origin: 'https://relay.example' })
    await import('./frame.js')
    expect(shown).toEqual([expect.stringContaining('not in a sandbox')])
    expect(told).toEqual([])
    expect(startWorker).not.toHaveBeenCalled()
    expect(listen).not.toHaveBeenCalled()
  })
})
