import { afterEach, describe, expect, it, vi } from 'vitest'
import { whenHydrated } from './hydration.js'

describe('whenHydrated', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('resolves when the document says that it is hydrated, and not before (RE-11)', async () => {
    const dataset = { hasHydrated: 'false' }
    let onChange = () => {}
    const disconnect = vi.fn<() => void>()
    vi.stubGlobal('document', { documentElement: { dataset } })
    vi.stubGlobal(
      'MutationObserver',
      class {
        disconnect = disconnect
        constructor(callback: () => void) {
          onChange = callback
        }
        observe() {}
      },
    )
    const order: string[] = []
    const waiting = whenHydrated().then(() => order.push('resolved'))
    onChange()
    await Promise.resolve()
    order.push('hydrated')
    dataset.hasHydrated = 'true'
    onChange()
    await waiting
    expect(order).toEqual(['hydrated', 'resolved'])
    expect(disconnect).toHaveBeenCalledOnce()
    await whenHydrated()
  })
})
