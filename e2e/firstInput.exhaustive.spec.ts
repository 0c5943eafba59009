// The first press of a visit asks for little work: what the page computes from the press to the frame that shows its
// effect, in time of the processor. Other programs do not lengthen that as they do the time of the clock, which
// `npm run bench:page` measures beside peers on an idle machine.

import { type CDPSession, expect, type Page } from '@playwright/test'
import { hydrated } from './hydrated.js'
import { test } from './test.js'

/** Milliseconds of the processor; several times what a press takes. Before it is at rest, a page also computes itself. */
const LIMITS = { 'as soon as it is there': 600, 'when the page is at rest': 150 }

/** What the work of `slowness` takes, in milliseconds. */
const USUAL_WORK = 20

const PAGE = '/docs/frameworks/vite'

const CONTROLS = {
  'the colour toggle': { width: 1440, selector: '.navbar .vl-color-toggle', effect: 'html[data-theme=dark]' },
  'the menu': { width: 390, selector: '.navbar__toggle', effect: '.theme-layout-navbar-sidebar' },
  'a link': {
    width: 1440,
    selector: '.theme-doc-sidebar-menu a[href="/docs/frameworks/react"]',
    effect: 'h1:text-is("React")',
  },
}

/** A link shows another page, which is most of what is computed: 140 ms on a slow machine. */
const LINK_LIMIT = 300

for (const [name, { width, selector, effect }] of Object.entries(CONTROLS)) {
  for (const [when, usual] of Object.entries(LIMITS)) {
    const limit = name === 'a link' ? LINK_LIMIT : usual
    // Before the shell is there, a link loads a document: there is no next frame of this page.
    if (name === 'a link' && when === 'as soon as it is there') continue
    test(`the first press on ${name} ${when} computes for ${limit} ms at most`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const session = await page.context().newCDPSession(page)
      await session.send('Performance.enable', { timeDomain: 'threadTicks' })
      await page.goto(PAGE, { waitUntil: 'commit' })
      const control = page.locator(selector).first()
      await control.waitFor()
      if (when === 'when the page is at rest') {
        await hydrated(page)
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      }
      const before = await computed(session)
      await press(page, await control.boundingBox())
      const used = (await computed(session)) - before
      expect(used / (await slowness(page, session))).toBeLessThanOrEqual(limit)
      await expect(page.locator(effect)).toBeVisible()
    })
  }
}

/** Milliseconds of the processor that the page has used so far. */
async function computed(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.POSITIVE_INFINITY)
}

/** How often the time of the machine on which the limits were measured this one takes for some work; at least once. */
async function slowness(page: Page, session: CDPSession): Promise<number> {
  const before = await computed(session)
  await page.evaluate(() => {
    const rows = Array.from({ length: 20_000 }, (_, i) => ({
      name: `row ${(i * 7919) % 20_000}`,
      values: [i, i],
    }))
    const copies: typeof rows = JSON.parse(JSON.stringify(rows))
    return copies.sort((a, b) => (a.name < b.name ? -1 : 1)).length
  })
  return Math.max(1, ((await computed(session)) - before) / USUAL_WORK)
}

/** Clicks into the middle of a box, and waits for the frame that shows the effect. */
async function press(page: Page, box: { x: number; y: number; width: number; height: number } | null) {
  if (!box) throw new Error('The control is not on screen.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
