// @ts-check
// The first input of a visit, on a slow processor: how long a press waits for the next frame, and when it
// has its effect. Three controls (colour toggle, menu button of a phone, link of the sidebar), each pressed as soon as
// it is on screen and, in another visit, when the page has been idle.

import { newPage } from './browser.mjs'
import { recordTransfers } from './bytes.mjs'
import { median } from './median.mjs'

const SLOWDOWN = 4

/** Longer than any page needs to react, in ms: after this the press is lost. */
const PATIENCE = 6000

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/**
 * @typedef {'toggle' | 'menu' | 'link'} Control
 * @typedef {'early' | 'idle'} Moment
 *
 * @typedef {object} Press
 * @property {number} painted ms until the frame after the press; the slowest of its events
 * @property {number} [effect] ms until the mode, the menu or the heading has changed; none when the press is lost
 * @property {number} [eventTiming] what the Event Timing API has for the same events, in steps of 8 ms
 */

const CASES = /** @type {const} */ ([
  { control: 'toggle', moment: 'early' },
  { control: 'toggle', moment: 'idle' },
  { control: 'menu', moment: 'early' },
  { control: 'menu', moment: 'idle' },
  { control: 'link', moment: 'early' },
  { control: 'link', moment: 'idle' },
])

/**
 * The medians of several visits for each subject. They take turns.
 * @param {import('playwright-core').Browser} browser
 * @param {import('./subject.mjs').Subject[]} subjects
 * @param {number} runs
 */
export async function measureInput(browser, subjects, runs) {
  const results = subjects.map(() => /** @type {Record<string, Press[]>} */ ({}))
  for (const { control, moment } of CASES) {
    for (let run = 0; run < runs; run++) {
      for (const [i, subject] of subjects.entries()) {
        const selector = control === 'link' ? subject.sidebarLinks : subject.controls[control]
        if (selector === undefined) continue
        const press = await pressOnce(browser, { url: subject.url, selector, control, moment })
        const list = results[i]
        if (press && list)
          list[figureId(control, moment)] = [...(list[figureId(control, moment)] ?? []), press]
      }
    }
  }
  return results.map((cases, i) => {
    const presses = Object.entries(cases)
    const lost = presses.filter(([, list]) => list.some(({ effect }) => effect === undefined))
    return {
      ...Object.fromEntries(presses.map(([id, list]) => [id, median(list.map(({ painted }) => painted))])),
      ...Object.fromEntries(
        presses.map(([id, list]) => [
          `${id}Effect`,
          median(list.map(({ effect = Number.POSITIVE_INFINITY }) => effect)),
        ]),
      ),
      presses: cases,
      notes: lost.map(
        ([id, list]) =>
          `${subjects[i]?.name}: ${list.filter(({ effect }) => effect === undefined).length} of ${list.length} first presses had no effect (${id}).`,
      ),
    }
  })
}

/**
 * 'toggle', 'early' → 'toggleEarly'
 * @param {Control} control
 * @param {Moment} moment
 */
function figureId(control, moment) {
  return `${control}${moment === 'early' ? 'Early' : 'Idle'}`
}

/**
 * One visit. Undefined when the page does not show the control.
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string, selector: string, control: Control, moment: Moment }} options
 * @returns {Promise<Press | undefined>}
 */
async function pressOnce(browser, { url, selector, control, moment }) {
  const isTouch = control === 'menu'
  const { context, page, protocol } = await newPage(browser, isTouch ? PHONE : DESKTOP)
  try {
    const recorder = recordTransfers(protocol)
    await protocol.send('Runtime.enable')
    await protocol.send('Runtime.addBinding', { name: 'benchVisible' })
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.addInitScript(watchInput, { selector, control })
    /** @type {Promise<{ x: number, y: number } | undefined>} */
    const visible = new Promise((resolve) => {
      protocol.on('Runtime.bindingCalled', ({ payload }) => resolve(JSON.parse(payload)))
      setTimeout(resolve, PATIENCE, undefined).unref()
    })
    await page.goto(url, { waitUntil: 'commit' })
    const point = await visible
    if (!point) return undefined
    if (moment === 'idle') await recorder.idle()
    await pressAt(protocol, { ...point, isTouch })
    await page
      .waitForFunction(() => window.benchInput?.isComplete, undefined, { timeout: PATIENCE, polling: 50 })
      .catch(() => undefined)
    const { painted, effect, eventTiming } = (await page.evaluate(() => window.benchInput)) ?? {}
    if (painted === undefined) return undefined
    return {
      painted,
      ...(effect !== undefined && { effect }),
      ...(eventTiming !== undefined && { eventTiming }),
    }
  } finally {
    await context.close()
  }
}

/**
 * Moves, presses and releases without a pause, which is the hardest for a page that wakes up when the pointer moves.
 * @param {import('playwright-core').CDPSession} protocol
 * @param {{ x: number, y: number, isTouch: boolean }} options
 */
async function pressAt(protocol, { x, y, isTouch }) {
  if (isTouch) {
    await Promise.all([
      protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
      protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ])
    return
  }
  const button = { button: /** @type {const} */ ('left'), clickCount: 1 }
  await Promise.all([
    protocol.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }),
    protocol.send('Input.dispatchMouseEvent', { type: 'mousePressed', x, y, ...button }),
    protocol.send('Input.dispatchMouseEvent', { type: 'mouseReleased', x, y, ...button }),
  ])
}

/**
 * Runs in the page, before its own scripts. Storage carries a press to the next document.
 * @param {{ selector: string, control: Control }} options
 */
function watchInput({ selector, control }) {
  const KEY = 'bench-input'
  const now = () => performance.timeOrigin + performance.now()
  /** @type {{ at: number, before: string, painted?: number, effect?: number, eventTiming?: number } | undefined} */
  let press = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined
  const isNextDocument = press !== undefined
  let waitingForFrames = 0

  function state() {
    const { themeChoice, theme } = document.documentElement.dataset
    if (control === 'toggle') return `${theme} ${themeChoice}`
    if (control === 'link') return document.querySelector('h1')?.textContent?.trim() ?? ''
    const opened = '.navbar__toggle[aria-expanded="true"], dialog[open], .navbar-sidebar--show, :popover-open'
    return String(document.querySelector(opened) !== null)
  }

  function save() {
    sessionStorage.setItem(KEY, JSON.stringify(press))
    if (!press) return
    const { painted, effect, eventTiming } = press
    const isComplete = painted !== undefined && effect !== undefined && waitingForFrames === 0
    window.benchInput = { painted, effect, eventTiming, isComplete }
  }

  /** A frame has been made when the task after its callback runs. @param {() => void} work */
  function afterFrame(work) {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = work
      port2.postMessage(undefined)
    })
  }

  function awaitEffect() {
    if (!press || press.effect !== undefined) return
    const found = state()
    if (found !== '' && found !== press.before) {
      press.effect = now() - press.at
      save()
    } else requestAnimationFrame(awaitEffect)
  }

  for (const type of ['pointerdown', 'pointerup', 'click']) {
    addEventListener(
      type,
      (event) => {
        if (!event.isTrusted) return
        const at = performance.timeOrigin + event.timeStamp
        if (!press) {
          press = { at, before: state() }
          awaitEffect()
        }
        waitingForFrames++
        save()
        afterFrame(() => {
          waitingForFrames--
          if (press) press.painted = Math.max(press.painted ?? 0, now() - at)
          save()
        })
      },
      { capture: true },
    )
  }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (!press || !/^(pointerdown|pointerup|click)$/.test(name)) continue
      press.eventTiming = Math.max(press.eventTiming ?? 0, duration)
      save()
    }
  }).observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }),
  )

  if (isNextDocument) {
    // There is no document yet.
    requestAnimationFrame(awaitEffect)
    // The page before was gone before it made a frame: the next frame is the first of this one.
    new PerformanceObserver((list) => {
      const [first] = list.getEntries()
      if (!press || !first || press.painted !== undefined) return
      press.painted = performance.timeOrigin + first.startTime - press.at
      save()
    }).observe({ type: 'paint', buffered: true })
    return
  }

  const findControl = () => {
    for (const element of document.querySelectorAll(selector)) {
      const isOtherPage = !(element instanceof HTMLAnchorElement) || leadsElsewhere(element)
      if (!isOtherPage || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue
      // A link may be broken over two lines: its first rectangle is on it for sure.
      const [box] = element.getClientRects()
      if (!box || box.width === 0) continue
      const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
      if (point.y > 0 && point.y < innerHeight && point.x > 0 && point.x < innerWidth) return point
    }
    return undefined
  }
  const leadsElsewhere = (/** @type {HTMLAnchorElement} */ { origin, pathname }) =>
    origin === location.origin && pathname.replace(/\/$/, '') !== location.pathname.replace(/\/$/, '')
  const look = () => {
    const point = findControl()
    if (point) afterFrame(() => /** @type {any} */ (window).benchVisible(JSON.stringify(point)))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
