import { afterEach, describe, expect, it, vi } from 'vitest'
import { resultOfHook, sampleSite } from '../../../test/samplePage.js'
import { useStorageSlot } from './storageSlots.js'

const storage = { type: 'localStorage', keySuffix: '-x' } as const
const site = sampleSite({ storage })

afterEach(() => vi.unstubAllGlobals())

function openStorage(values: Record<string, string>): Storage {
  const map = new Map(Object.entries(values))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  } as unknown as Storage
}

describe('useStorageSlot', () => {
  it('MV-12: returns no value on the server, and the slot, as Docusaurus does', () => {
    const [value, slot] = resultOfHook(() => useStorageSlot('panel'), { site })
    expect(value).toBeNull()
    const localStorage = openStorage({ 'panel-x': 'open' })
    vi.stubGlobal('window', { localStorage, dispatchEvent: () => true, location: { href: '/' } })
    vi.stubGlobal('StorageEvent', Event)
    expect(slot.get()).toBe('open')
    slot.set('closed')
    expect(localStorage.getItem('panel-x')).toBe('closed')
    slot.del()
    expect(slot.get()).toBeNull()
  })

  it('MV-12: stores nothing without a key, and in the storage that is asked for', () => {
    const [, nothing] = resultOfHook(() => useStorageSlot(null), { site })
    expect([nothing.get(), nothing.set('a'), nothing.get()]).toEqual([null, undefined, null])
    const [, slot] = resultOfHook(() => useStorageSlot('panel', { persistence: 'sessionStorage' }), { site })
    vi.stubGlobal('window', { sessionStorage: openStorage({ 'panel-x': 'session' }) })
    expect(slot.get()).toBe('session')
  })
})
