import { afterEach, describe, expect, it, vi } from 'vitest'

let documents = 0
/** Called when an attribute of the document has changed. */
let onAttribute = () => {}

/** Runs the script in a document that is still loading; returns what happens in its window. */
async function boot(): Promise<EventTarget> {
  const page = new EventTarget()
  // Modules are loaded once for each URL.
  const shell = `data:text/javascript,globalThis.shellsLoaded++;${documents++}`
  const documentElement = { dataset: {} }
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', {
    documentElement,
    readyState: 'loading',
    head: { append: () => {} },
    createElement: () => ({}),
    querySelector: () => ({ dataset: { load: shell } }),
  })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(onChange: (records: [], observer: object) => void) {
        onAttribute = () => onChange([], this)
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('shellsLoaded', 0)
  vi.resetModules()
  await import('./boot.js')
  return page
}

/** Dispatches an event of a visitor, and waits until the shell is loaded, once. */
async function bringsShell(page: EventTarget, type: string, fields: object = {}): Promise<void> {
  page.dispatchEvent(Object.assign(new Event(type), fields))
  await expect.poll(() => shellsLoaded()).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(shellsLoaded()).toBe(1)
}

/** Dispatches an event of a visitor that is no reason to load the shell. */
async function bringsNothing(page: EventTarget, type: string, fields: object = {}): Promise<void> {
  page.dispatchEvent(Object.assign(new Event(type), fields))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(shellsLoaded()).toBe(0)
}

function shellsLoaded(): number | undefined {
  return (globalThis as { shellsLoaded?: number }).shellsLoaded
}

describe('boot', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('does not load the shell for a move by 0 pixels (invariant 2)', async () => {
    const page = await boot()
    await bringsNothing(page, 'pointermove', { movementX: 0, movementY: 0 })
    await bringsShell(page, 'pointermove', { movementX: 0, movementY: -1 })
  })

  it.each(['pointerdown', 'touchstart', 'keydown'])('loads the shell for %s (invariant 2)', async (type) => {
    await bringsShell(await boot(), type, { movementX: 0, movementY: 0 })
  })

  it('marks a control that was pressed as busy until it is hydrated, then presses it', async () => {
    const page = await boot()
    const click = vi.fn<() => void>()
    const control = (name: string) => {
      const button = { ariaBusy: null, textContent: name, isConnected: true, click, closest: () => button }
      return button
    }
    const [first, last] = [control('Copy'), control('Run')]
    for (const target of [first, last]) {
      const press = new Event('click')
      Object.defineProperty(press, 'target', { value: target })
      page.dispatchEvent(press)
    }
    expect([first.ariaBusy, last.ariaBusy]).toEqual([null, 'true'])
    document.documentElement.dataset.hasHydrated = 'true'
    onAttribute()
    expect(last.ariaBusy).toBe(null)
    expect(click).toHaveBeenCalledOnce()
  })

  it('loads the shell once, whatever follows', async () => {
    const page = await boot()
    await bringsShell(page, 'keydown')
    await bringsShell(page, 'pointermove', { movementX: 4, movementY: 0 })
  })

  it('loads the shell after the text is painted, which is after the load event for a small document', async () => {
    let paint = () => {}
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(onEntries: (list: object, observer: object) => void) {
          paint = () => onEntries({}, this)
        }
        observe() {}
        disconnect() {}
      },
    )
    const page = await boot()
    Object.assign(page, { requestIdleCallback: true })
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback))
    await bringsNothing(page, 'load')
    paint()
    await bringsShell(page, 'scroll')
  })

  it('loads the shell of a document that is never painted, because it is hidden', async () => {
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        observe() {}
      },
    )
    const page = await boot()
    vi.useFakeTimers()
    page.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(3000)
    vi.useRealTimers()
    await bringsShell(page, 'scroll')
  })

  it.each([
    ['reloads', 'false', true, 1],
    ['does not reload hydrated', 'true', true, 0],
    ['does not reload new', 'false', false, 0],
  ])('%s documents that the visitor comes back to (RE-13)', async (_, hasHydrated, persisted, times) => {
    const page = await boot()
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    document.documentElement.dataset.hasHydrated = hasHydrated
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    expect(reload).toHaveBeenCalledTimes(times)
  })

  it('reloads once for files that the document cannot request again, when the host has them (RE-12)', async () => {
    type Reload = (broken: readonly string[]) => Promise<boolean>
    const page = (await boot()) as EventTarget & { __vellumReload: Reload; __vellumReloading?: number }
    const { load } = document.querySelector<HTMLElement>('script')!.dataset
    const reload = vi.fn()
    const session = new Map<string, string>()
    vi.stubGlobal('location', { href: 'http://localhost/', reload })
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
    })
    let status = 404
    const requests: unknown[] = []
    vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
      requests.push([url, cache])
      return url.endsWith('.js') ? new Response('', { status }) : new Response(load)
    })
    const broken = ['/assets/a.js', '/assets/b.js']
    expect(await page.__vellumReload([])).toBe(false)
    expect(await page.__vellumReload(broken)).toBe(false)
    status = 200
    requests.length = 0
    expect(await Promise.all([page.__vellumReload(broken), page.__vellumReload(broken)])).toEqual([
      true,
      true,
    ])
    expect(reload).toHaveBeenCalledTimes(1)
    // The next document gets the files from the host, not from the browser's cache.
    expect(requests).toContainEqual(['/assets/a.js', 'reload'])
    expect(requests).toContainEqual(['/assets/b.js', 'reload'])
    // The files still fail after the reload: the host has no others.
    delete page.__vellumReloading
    expect(await page.__vellumReload(broken)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('reloads once when two parts of a replaced site are missing', async () => {
    const page = (await boot()) as EventTarget & { __vellumReload: () => Promise<boolean> }
    const reload = vi.fn()
    vi.stubGlobal('location', { href: 'http://localhost/', reload })
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
    vi.stubGlobal('fetch', async () => new Response('<title>another build</title>'))
    expect(await Promise.all([page.__vellumReload(), page.__vellumReload()])).toEqual([true, true])
    expect(reload).toHaveBeenCalledTimes(1)
    // The router does not reload either if the data of a page is that of a different build.
    const { reloadOnce } = await import('./reload.js')
    reloadOnce()
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
