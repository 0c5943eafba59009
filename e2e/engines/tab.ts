// A window as the tests of all engines use it. Everything waits for a condition of the
// page, never for a time.

import type { Driver, Size } from './driver.js'
import { poll } from './poll.js'
import { RECORD_KEY } from './recorder.js'

/** An element: a CSS selector, and its text when several match. The first visible one counts. */
export type Target = string | readonly [selector: string, text: string]

export interface Tab extends Pick<Driver, 'evaluate' | 'keys' | 'reload' | 'resize'> {
  /** Opens a URL, and waits until its document has been read. */
  readonly open: (url: string) => Promise<void>
  /** Opens a URL, and waits until the shell has taken the page over. */
  readonly openHydrated: (url: string) => Promise<void>
  readonly hydrated: () => Promise<void>
  /** Waits until a function of the page returns something truthy, and returns that. */
  readonly waitFor: <Args extends unknown[], Result>(
    what: string,
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<NonNullable<Result>>
  /** Waits until an element can be pressed, and presses it with the pointer; presses nothing once `isDone` says so. */
  readonly click: (target: Target, isDone?: () => Promise<boolean>) => Promise<void>
  /** Waits until an element is visible. */
  readonly see: (target: Target) => Promise<void>
  /** Waits until the path of the URL and the main heading are these. */
  readonly seePage: (path: string, heading: string) => Promise<void>
  /** Waits until the window shows another document than now, and calls `act` first. */
  readonly leaving: (act: () => Promise<unknown>) => Promise<void>
  /** What went wrong in the documents of this origin so far. */
  readonly record: () => Promise<string[]>
}

/** Milliseconds after which a navigation that nothing came of is made once more. */
const NAVIGATION_LIMIT = 30_000

export function createTab(driver: Driver): Tab {
  const { evaluate } = driver
  const waitFor: Tab['waitFor'] = (what, run, ...args) => poll(what, () => evaluate(run, ...args))
  const hydrated = async () =>
    void (await waitFor('hydration', () => document.documentElement.dataset.hasHydrated === 'true'))
  const timeOrigin = () => waitFor('a document', () => performance.timeOrigin)
  const arrival = (origin: number, limit?: number) =>
    poll(
      'another document',
      () =>
        evaluate((before) => performance.timeOrigin !== before && document.readyState !== 'loading', origin),
      limit,
    )
  const leaving: Tab['leaving'] = async (act) => {
    const before = await timeOrigin()
    await act()
    await arrival(before)
  }
  const open = async (url: string) => {
    const before = await timeOrigin()
    await driver.goto(url)
    // A busy WebKit now and then loses a navigation that follows another one closely.
    await arrival(before, NAVIGATION_LIMIT).catch(async () => {
      await driver.goto(url)
      await arrival(before)
    })
  }
  const pointOf = (target: Target, isDone?: () => Promise<boolean>) => {
    const [selector, text] = typeof target === 'string' ? [target, null] : target
    return poll(
      `"${[selector, text].filter(Boolean).join('" with the text "')}"`,
      async () => (await evaluate(pressPoint, selector, text)) ?? ((await isDone?.()) ? 'done' : undefined),
    )
  }

  return {
    evaluate,
    keys: driver.keys,
    waitFor,
    hydrated,
    leaving,
    open,
    reload: () => leaving(driver.reload),
    resize: (size: Size) => driver.resize(size),
    openHydrated: async (url) => {
      await open(url)
      await hydrated()
    },
    click: async (target, isDone) => {
      // Meanwhile the browser may scroll: after a reload it restores the position.
      let outcome: Press = 'missed'
      while (outcome === 'missed') {
        const point = await pointOf(target, isDone)
        if (point === 'done') return
        const isSent = await driver.press(point)
        outcome = await waitFor(
          'the end of the press',
          (unsent) => {
            const { press } = window as PressWindow
            return press ? (press.end ?? unsent) : 'left'
          },
          isSent ? undefined : ('missed' as const),
        )
      }
    },
    see: async (target) => void (await pointOf(target)),
    seePage: async (path, heading) => {
      const wanted = `${path} "${heading}"`
      let seen = ''
      await poll(
        () => `${wanted}; it is ${seen}`,
        async () => {
          seen = await evaluate(() => `${location.pathname} "${document.querySelector('h1')?.textContent}"`)
          return seen === wanted
        },
      )
    },
    record: () => evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[], RECORD_KEY),
  }
}

/** How a press ends: its element got a click, it did not, or the document was left. */
type Press = 'done' | 'missed' | 'left'

/** The last press, with the names that its element has had since; undefined in a document that was loaded since. */
export type PressWindow = Window & { press?: { end?: Press; readonly labels: string[] } }

/** Where to press the first matching element that can be pressed; scrolls it into view. Runs in the page. */
function pressPoint(selector: string, text: string | null): { x: number; y: number } | undefined {
  for (const element of document.querySelectorAll(selector)) {
    if (text !== null && element.textContent?.trim() !== text) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const isMoving = document.getAnimations().some(({ playState, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      return playState === 'running' && !isEndless && target?.contains(element)
    })
    if (isMoving) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    // A link in a text may have several boxes.
    const [box] = element.getClientRects()
    if (!box) continue
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const hit = document.elementFromPoint(point.x, point.y)
    if (!hit || !element.contains(hit)) continue
    const press: NonNullable<PressWindow['press']> = { labels: [] }
    ;(window as PressWindow).press = press
    // A name that is there for a second may be gone before a busy machine looks for it.
    const pressed = element.closest('[aria-label]')
    const addLabel = () => press.labels.push(pressed?.getAttribute('aria-label') ?? '')
    if (pressed) new MutationObserver(addLabel).observe(pressed, { attributeFilter: ['aria-label'] })
    const ended = new AbortController()
    const end = (how: Press) => {
      press.end ??= how
      ended.abort()
    }
    // Where a list was rendered again meanwhile, another element has taken the place of this one.
    const replaces = (other: Element | null) =>
      !element.isConnected && other && (text === null || other.textContent?.trim() === text)
    const isHit = (hit: EventTarget | null) =>
      hit instanceof Element && (element.contains(hit) || !!replaces(hit.closest(selector)))
    const listen = (type: string, listener: (isHit: boolean) => void) =>
      addEventListener(type, ({ target }) => listener(isHit(target)), { capture: true, signal: ended.signal })
    listen('pointerdown', (isHit) => {
      if (!isHit) end('missed')
    })
    listen('click', (isHit) => {
      if (isHit) end('done')
    })
    // Where the page has scrolled, or the element was replaced, since the pointer went down, it gets no click. What the
    // press itself has opened may be under its end.
    listen('pointerup', () => {
      const dialog = document.querySelector('dialog[open]')
      setTimeout(() => end(dialog && !dialog.contains(element) ? 'done' : 'missed'))
    })
    return point
  }
  return undefined
}
