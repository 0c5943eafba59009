// The first press of a visit is followed by a frame soon, with a processor that is four times
// slower than this one. The aim is 100 ms, which `npm run bench:page` compares with peers on an idle machine; here
// another test runs on the other core, so the limit only finds what makes a press slow.

import { expect, type Page } from '@playwright/test'
import { hydrated } from './hydrated.js'
import { test } from './test.js'

const LIMIT = 400
/** Other programs can only add to the time, so one of some visits is enough. */
const VISITS = 3

const PAGE = '/docs/frameworks/vite'

const CONTROLS = {
  'the colour toggle': { width: 1440, selector: '.navbar .vl-color-toggle' },
  'the menu': { width: 390, selector: '.navbar__toggle' },
  'a link': { width: 1440, selector: '.theme-doc-sidebar-menu a[href="/docs/frameworks/react"]' },
}

for (const [name, { width, selector }] of Object.entries(CONTROLS)) {
  for (const when of ['as soon as it is there', 'when the page is at rest'] as const) {
    // Before the shell is there, a link loads a document: there is no next frame of this page.
    if (name === 'a link' && when === 'as soon as it is there') continue
    test(`the first press on ${name} ${when} is followed by a frame within ${LIMIT} ms`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      let least = Number.POSITIVE_INFINITY
      for (let visit = 0; visit < VISITS && least > LIMIT; visit++)
        least = Math.min(least, await firstPress(page, selector, when))
      expect(least).toBeLessThanOrEqual(LIMIT)
    })
  }
}

/** Milliseconds from the first press of a visit to the next frame, as the browser measures it. */
async function firstPress(page: Page, selector: string, when: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await page.goto('about:blank')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(PAGE, { waitUntil: 'commit' })
  const control = page.locator(selector).first()
  await control.waitFor()
  if (when === 'when the page is at rest') {
    await hydrated(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  const box = await control.boundingBox()
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { pressTimes: times })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (/^(pointerdown|pointerup|click)$/.test(entry.name)) times.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await hydrated(page)
  // Events shorter than the threshold have no entry: two frames later those of the press are there.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const times = await page.evaluate(() => (window as unknown as { pressTimes: number[] }).pressTimes)
  await session.detach()
  return Math.max(0, ...times)
}
