// What a page handles before the app has loaded: keys in their order, and the message if the app does not
// load.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action, PlaygroundApp } from './app/createPlayground.js'

const act = vi.fn<(block: unknown, action: Action) => Promise<void>>()
const openLink = vi.fn<(hash: string) => Promise<void>>()
const loadApp = vi.fn<() => Promise<PlaygroundApp>>()

const appLoads = () => loadApp.mockImplementation(async () => ({ act, openLink }))
const appFails = () => loadApp.mockImplementation(() => Promise.reject(new Error('offline')))
const reload = vi.fn<() => void>()

interface Retry {
  readonly textContent: string
  readonly onclick: () => void
}

/** The elements of a page with one block, without the parts that start.ts does not read. */
function page() {
  const note = { textContent: 'Runs in this page; nothing is sent.', dataset: {} }
  let retry: Retry | undefined
  const run = {
    after: (button: Retry) => {
      retry = Object.assign(button, {
        remove: () => {
          retry = undefined
        },
      })
    },
  }
  const block = {
    dataset: {} as Record<string, string>,
    querySelector: (selector: string) =>
      selector === '[data-run]' ? run : selector === '.playground-note' ? note : (retry ?? null),
    contains: () => true,
  }
  const closest = (selector: string) =>
    selector === '.playground' ? block : selector.endsWith(' pre') ? code : null
  const code = { closest }
  // Events are dispatched on the document, which stands for the code element.
  const document = Object.assign(new EventTarget(), {
    closest,
    querySelector: () => block,
    querySelectorAll: () => [],
    createElement: () => ({}),
    activeElement: null,
    documentElement: { dataset: { hasHydrated: 'true' } },
  })
  const press = (key: string, modifiers = {}) => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...modifiers })
    document.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { note, block, document, press, retry: () => retry }
}

/** Called when an attribute of the document has changed. */
let onAttribute = () => {}

async function start({ hash = '', isHydrated = true } = {}) {
  const parts = page()
  const { dataset } = parts.document.documentElement
  dataset.hasHydrated = String(isHydrated)
  const hydrate = () => {
    dataset.hasHydrated = 'true'
    onAttribute()
  }
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(callback: () => void) {
        onAttribute = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('document', parts.document)
  vi.stubGlobal('location', { hash, reload })
  vi.stubGlobal('window', {})
  vi.stubGlobal('addEventListener', () => {})
  const { startPlayground } = await import('./start.js')
  startPlayground(loadApp)
  return { ...parts, hydrate }
}

/** The keys that the app received. */
const keys = () => act.mock.calls.map(([, action]) => (action.type === 'edit' ? action.key : action.type))
const tick = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('start', () => {
  beforeEach(() => {
    vi.resetModules()
    appLoads()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.clearAllMocks()
  })

  it('passes keys on in their order, including those that would scroll the page', async () => {
    const { press } = await start()
    const typed = ['a', ' ', '=', 'Enter', ' ', 'x', 'Backspace', '1']
    expect(typed.map((key) => press(key))).toEqual(typed.map(() => true))
    await expect.poll(() => keys()).toEqual(typed)
  })

  it('ignores keys that are not for writing', async () => {
    const { press } = await start()
    expect([press(' '), press('Backspace'), press('Tab'), press('ArrowDown')]).toEqual(Array(4).fill(false))
    expect([press('c', { ctrlKey: true }), press('f', { altKey: true })]).toEqual([false, false])
    await tick()
    expect(keys()).toEqual([])
  })

  it('opens the code with Enter, without a new line, and runs it with Ctrl or Cmd', async () => {
    const { press } = await start()
    press('Enter')
    press('Enter')
    press('Enter', { ctrlKey: true })
    press('Enter', { metaKey: true })
    await expect.poll(() => keys()).toEqual([undefined, 'Enter', 'run', 'run'])
  })

  it('passes the hash of a link to the app, and no other', async () => {
    await start({ hash: '#retry' })
    vi.resetModules()
    await start({ hash: '#play=abc' })
    await expect.poll(() => openLink.mock.calls).toEqual([['#play=abc']])
  })

  it.each([
    ['a key', ''],
    ['a link', '#play=abc'],
  ])('reports that the app cannot be loaded for %s, and retries', async (_, hash) => {
    appFails()
    const { press, note, block, retry } = await start({ hash })
    if (!hash) press('a')
    await expect.poll(() => note.textContent).toBe('Could not be loaded.')
    expect(block.dataset.state).toBe('failed')

    // A key that scrolled the page scrolls it again.
    expect(press(' ')).toBe(false)
    appLoads()
    expect(retry()?.textContent).toBe('Retry')
    retry()?.onclick()
    await expect.poll(() => [...keys(), ...openLink.mock.calls.flat()]).toEqual([hash || 'a'])
    expect(note.textContent).toBe('Runs in this page; nothing is sent.')
    expect(block.dataset).not.toHaveProperty('state')
    expect(retry()).toBeUndefined()
  })

  // React owns the elements of a live page, and replaces them if they are not as served.
  it('replays actions from before hydration, and changes nothing until then', async () => {
    const { press, note, block, hydrate } = await start({ hash: '#play=abc', isHydrated: false })
    press('a')
    press('b')
    await expect.poll(() => loadApp).toHaveBeenCalled()
    await tick()
    expect([...keys(), ...openLink.mock.calls.flat(), block.dataset, note.dataset]).toEqual([{}, {}])
    hydrate()
    await expect.poll(() => [...openLink.mock.calls.flat(), ...keys()]).toEqual(['#play=abc', 'a', 'b'])
  })

  it('reports after hydration that the app could not be loaded before it', async () => {
    appFails()
    const { press, note, hydrate } = await start({ isHydrated: false })
    press('a')
    await tick()
    expect(note).toEqual({ textContent: 'Runs in this page; nothing is sent.', dataset: {} })
    hydrate()
    await expect.poll(() => note.textContent).toBe('Could not be loaded.')
  })

  it('shows that it is loading until the block is live, and keeps the error of the app', async () => {
    vi.useFakeTimers()
    let onLive = () => {}
    act.mockReturnValueOnce(new Promise((resolve) => (onLive = resolve)))
    const { press, note, block } = await start()
    press('a')
    await vi.advanceTimersByTimeAsync(299)
    expect(note.textContent).toBe('Runs in this page; nothing is sent.')
    await vi.advanceTimersByTimeAsync(1)
    expect(act).toHaveBeenCalledOnce()
    expect([note.textContent, block.dataset.state]).toEqual(['Loading…', 'loading'])
    Object.assign(block.dataset, { state: 'failed' })
    note.textContent = 'No program.'
    onLive()
    await vi.advanceTimersByTimeAsync(0)
    expect([note.textContent, block.dataset.state]).toEqual(['No program.', 'failed'])
    press('b')
    await vi.advanceTimersByTimeAsync(0)
    expect([note.textContent, block.dataset.state]).toEqual([
      'Runs in this page; nothing is sent.',
      undefined,
    ])
    vi.useRealTimers()
  })

  it('repeats failed actions first', async () => {
    appFails()
    const { press, note } = await start()
    press('a')
    press('b')
    await expect.poll(() => note.textContent).toBe('Could not be loaded.')
    appLoads()
    press('c')
    await expect.poll(() => keys()).toEqual(['a', 'b', 'c'])
  })

  it('offers to reload the page if the app cannot be loaded twice', async () => {
    appFails()
    const { press, retry } = await start()
    press('a')
    await expect.poll(() => retry()?.textContent).toBe('Retry')
    retry()?.onclick()
    await expect.poll(() => retry()?.textContent).toBe('Reload')
    retry()?.onclick()
    expect(reload).toHaveBeenCalledOnce()
  })
})
