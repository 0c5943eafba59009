// @ts-check
// What moves or is rendered again although nothing new is to be seen: layout shifts
// while the page loads and becomes interactive, and changes of the document on scroll.

import { setTimeout as sleep } from 'node:timers/promises'
import { hydrated, newPage } from './browser.mjs'

const WIDTHS = [390, 1440]

/** After the page became interactive, in ms: effects run, images arrive. */
const SETTLE = 1500

/**
 * The worst layout shift over widths and colour modes, with its cases.
 * @param {import('playwright-core').Browser} browser
 * @param {import('./subject.mjs').Subject} subject
 */
export async function measureShift(browser, subject) {
  const cases = []
  for (const width of WIDTHS) {
    for (const mode of ['light', 'dark']) {
      const { context, page } = await newPage(browser, { viewport: { width, height: 800 } })
      try {
        if (mode === 'dark') {
          await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), subject.dark)
        }
        await page.addInitScript(watchShifts)
        await page.goto(subject.url)
        // Else the page would be interactive before it was ever shown.
        await sleep(300)
        const interactive = await hydrated(page, subject)
        await sleep(SETTLE)
        const shifts = (await page.evaluate(() => window.benchShifts)) ?? []
        cases.push({
          width,
          mode,
          interactive,
          sum: shifts.reduce((sum, { value }) => sum + value, 0),
          shifts,
        })
      } finally {
        await context.close()
      }
    }
  }
  const isInteractive = cases.every(({ interactive }) => interactive)
  return {
    shift: Math.max(...cases.map(({ sum }) => sum)),
    cases,
    notes: isInteractive
      ? []
      : [`${subject.name} never became interactive: the shift is that of loading alone.`],
  }
}

/**
 * Changes of the body while a visitor scrolls to the end and back.
 * @param {import('playwright-core').Browser} browser
 * @param {import('./subject.mjs').Subject} subject
 */
export async function measureScroll(browser, subject) {
  // Low enough for the shortest page to scroll.
  const { context, page } = await newPage(browser, { viewport: { width: 1440, height: 400 } })
  try {
    await page.goto(subject.url)
    await hydrated(page, subject)
    await page.mouse.move(720, 200)
    await sleep(SETTLE)
    await page.evaluate(watchChanges, { ...subject.scrollMarks, name: MARK })
    for (const step of [80, -80]) {
      for (let i = 0; i < 40; i++) {
        await page.mouse.wheel(0, step)
        await sleep(25)
      }
    }
    await sleep(300)
    const changes = (await page.evaluate(() => window.benchChanges)) ?? {}
    const others = Object.entries(changes).filter(([what]) => what !== MARK)
    return {
      scrollMarks: changes[MARK] ?? 0,
      scrollOthers: others.reduce((sum, [, times]) => sum + times, 0),
      notes: others.map(([what, times]) => `${subject.name}, on scroll: ${what}, ${times} ×`),
    }
  } finally {
    await context.close()
  }
}

const MARK = 'mark'

/** Runs in the page, before its own scripts. */
function watchShifts() {
  window.benchShifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, startTime, sources = [] } = /** @type {LayoutShift} */ (entry)
      const moved = sources.map(({ node }) =>
        node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? '?'),
      )
      window.benchShifts?.push({ value, at: Math.round(startTime), moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * Runs in the page: counts changes by kind. Those that may be get the name.
 * @param {{ selector: string, attribute: string, name: string }} options
 */
function watchChanges({ selector, attribute, name }) {
  /** @type {Record<string, number>} */
  const changes = {}
  window.benchChanges = changes
  new MutationObserver((records) => {
    for (const { type, target, attributeName } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const isMark = attributeName === attribute && element?.matches(selector)
      const place = `${element?.localName}.${[...(element?.classList ?? [])].join('.')}`
      const what = isMark ? name : `${attributeName ?? type} of ${place}`
      changes[what] = (changes[what] ?? 0) + 1
    }
  }).observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true })
}

/**
 * @typedef {PerformanceEntry & { value: number, sources?: { node?: Node | null }[] }} LayoutShift
 */
