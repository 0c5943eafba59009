import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SiteData } from '../../shared/site.js'

const storage = { type: 'localStorage', keySuffix: '-x' } as const

class FakeStorage {
  constructor(readonly values: Record<string, string> = {}) {}
  getItem(key: string) {
    return this.values[key] ?? null
  }
  setItem(key: string, value: string) {
    if (value === 'too much') throw new Error('QuotaExceededError')
    this.values[key] = value
  }
  removeItem(key: string) {
    delete this.values[key]
  }
}

class FakeStorageEvent extends Event {
  constructor(type: string, init: object) {
    super(type)
    Object.assign(this, init)
  }
}

/** A browser with these storages; a function is called when the storage is read. */
function openBrowser(
  areas: { localStorage?: FakeStorage | (() => never); sessionStorage?: FakeStorage } = {},
) {
  const window = Object.assign(new EventTarget(), { location: { href: 'https://a.b/' } })
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const area = areas[name] ?? new FakeStorage()
    Object.defineProperty(window, name, { get: typeof area === 'function' ? area : () => area })
  }
  vi.stubGlobal('window', window)
  vi.stubGlobal('StorageEvent', FakeStorageEvent)
  return window
}

/** A new copy of the module, because its state lasts for one page load. */
async function slotOf(key: string, options: SiteData['storage'] = storage) {
  const { createStorageSlot } = await import('./storage.js')
  return createStorageSlot(key, options)
}

beforeEach(() => {
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('createStorageSlot', () => {
  it('keeps a value under its key with the suffix, in the storage of the site (ST-2)', async () => {
    const localStorage = new FakeStorage()
    const sessionStorage = new FakeStorage({ theme: 'light' })
    openBrowser({ localStorage, sessionStorage })
    const slot = await slotOf('theme')
    expect(slot.get()).toBeNull()
    slot.set('dark')
    expect(slot.get()).toBe('dark')
    expect(localStorage.values).toEqual({ 'theme-x': 'dark' })
    slot.remove()
    expect(localStorage.values).toEqual({})
    expect((await slotOf('theme', { type: 'sessionStorage', keySuffix: '' })).get()).toBe('light')
  })

  it('throws on the server and names the key (ST-3)', async () => {
    const slot = await slotOf('theme')
    for (const use of [slot.get, slot.remove, () => slot.set('dark'), () => slot.listen(() => {})]) {
      expect(use).toThrow('"theme-x"')
    }
  })

  it('warns once per page load when there is no storage, and does nothing (ST-4)', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const error = vi.spyOn(console, 'error').mockReturnValue()
    openBrowser({
      localStorage: () => {
        throw new Error('SecurityError')
      },
    })
    for (const key of ['theme', 'docusaurus.tab.os']) {
      const slot = await slotOf(key)
      slot.listen(() => {})()
      slot.set('a')
      slot.remove()
      expect(slot.get()).toBeNull()
    }
    expect(warn).toHaveBeenCalledOnce()
    expect(error).not.toHaveBeenCalled()
  })

  it('logs an operation that fails, and does nothing (ST-5)', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    openBrowser({ localStorage: new FakeStorage({ 'theme-x': 'dark' }) })
    const slot = await slotOf('theme')
    const onChange = vi.fn()
    slot.listen(onChange)
    slot.set('too much')
    expect(error).toHaveBeenCalledOnce()
    expect(error.mock.calls[0]![0]).toContain('"theme-x"')
    expect(slot.get()).toBe('dark')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('notifies listeners in this tab, but only of changes (ST-6)', async () => {
    openBrowser()
    const slot = await slotOf('theme')
    const heard: (string | null)[] = []
    const stop = slot.listen((value) => heard.push(value))
    slot.remove()
    slot.set('dark')
    slot.set('dark')
    slot.set('light')
    slot.remove()
    stop()
    slot.set('dark')
    expect(heard).toEqual(['dark', 'light', null])
  })

  it('notifies listeners of changes in another tab, for its own storage and exact key (ST-6, CM-9)', async () => {
    const localStorage = new FakeStorage()
    const window = openBrowser({ localStorage })
    const heard: (string | null)[] = []
    ;(await slotOf('theme')).listen((value) => heard.push(value))
    const send = (key: string | null, newValue: string | null, storageArea: unknown = localStorage) =>
      window.dispatchEvent(new FakeStorageEvent('storage', { key, newValue, storageArea }))
    send('theme', 'a')
    send('theme-x-y', 'b')
    send(null, null)
    send('theme-x', 'c', new FakeStorage())
    send('theme-x', 'd')
    expect(heard).toEqual(['d'])
  })
})

describe('useStorageSlot', () => {
  it('takes type and suffix from the site (ST-2)', async () => {
    const { useStorageSlot } = await import('./storage.js')
    const { resultOfHook, sampleSite } = await import('../../../test/samplePage.js')
    const slot = resultOfHook(() => useStorageSlot('theme'), { site: sampleSite({ storage }) })
    const localStorage = new FakeStorage({ 'theme-x': 'dark' })
    openBrowser({ localStorage })
    expect(slot.get()).toBe('dark')
  })
})
