// Modules are `data:` URLs: the suffix of a retry is in a comment (`//`) of their code.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { importFile, importPart } from './importPart.js'

interface Evaluated {
  readonly evaluations: number
}

let files = 0
const moduleUrl = (code: string) => `data:text/javascript,${encodeURIComponent(`${code};${files++}`)}//`
const good = (code = '') =>
  moduleUrl(`${code};globalThis.evaluations++;export const { evaluations } = globalThis`)
const broken = () => moduleUrl('export const cut = {')
const fails = () => Promise.reject(new Error('cut'))
let events: EventTarget
const repair = vi.fn<(files: readonly string[]) => Promise<boolean>>()

describe('importPart', () => {
  beforeEach(() => {
    vi.stubGlobal('window', { __vellumReload: repair })
    vi.stubGlobal('evaluations', 0)
    repair.mockResolvedValue(false)
    events = new EventTarget()
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.clearAllMocks()
  })

  it('loads a part that can be loaded once, without a retry', async () => {
    const part = { name: 'part' }
    expect(await importPart(async () => part, [broken()])).toBe(part)
    expect(repair).not.toHaveBeenCalled()
  })

  it('requests a part that failed under another URL, and keeps that module (RE-12)', async () => {
    const file = good()
    const load = vi.fn<() => Promise<Evaluated>>(fails)
    const first = importPart(load, [file])
    const second = importPart(load, [file])
    expect((await first).evaluations).toBe(1)
    expect(await second).toBe(await first)
    // The failed URL may work by now: the page has the part already, and must not load it twice.
    expect(await importPart(load, [file])).toBe(await first)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('rejects with the first error when a retry fails, and retries again (RE-12)', async () => {
    const flag = `flag${files++}`
    const file = good(`if(!globalThis.${flag})throw new Error('offline')`)
    const load = vi.fn<() => Promise<Evaluated>>(fails)
    await expect(importPart(load, [file])).rejects.toThrow('cut')
    vi.stubGlobal(flag, true)
    // The time is in the URL of a retry.
    const failedAt = Date.now()
    await expect.poll(() => Date.now()).toBeGreaterThan(failedAt)
    await expect(importPart(load, [file])).resolves.toHaveProperty('evaluations', 1)
  })

  it('rejects when the bundler names no file, as for code that the page has', async () => {
    await expect(importPart(fails, [])).rejects.toThrow('cut')
    expect(repair).toHaveBeenCalledWith([])
  })

  it('reloads the page for a file that a part imports, because its URL is fixed (RE-12)', async () => {
    repair.mockResolvedValue(true)
    const [part, shared, fine] = [broken(), broken(), good()]
    const settled = vi.fn<() => void>()
    void importPart(fails, [part, shared, fine]).then(settled, settled)
    await expect.poll(() => repair).toHaveBeenCalledWith([shared])
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(settled).not.toHaveBeenCalled()
  })

  it('does not request a part under a second URL if the code uses something else of the module', async () => {
    const file = good()
    await expect(importPart(fails, ['', file])).rejects.toThrow('cut')
    expect(repair).toHaveBeenCalledWith([])
    const cut = broken()
    await expect(importPart(fails, ['', cut])).rejects.toThrow('cut')
    expect(repair).toHaveBeenCalledWith([cut])
  })

  it('requests a part again that was loading when the visitor left the page and came back (RE-13)', async () => {
    const file = good()
    const loading = importPart<Evaluated>(() => new Promise(() => {}), [file])
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect((await loading).evaluations).toBe(1)
  })

  it('does not reload the page for one file of a page that may never be opened', async () => {
    await expect(importFile(broken())).rejects.toThrow()
    expect(repair).not.toHaveBeenCalled()
    await expect(importFile(good())).resolves.toHaveProperty('evaluations', 1)
  })
})
