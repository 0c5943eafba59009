// How long a writer waits for `vellum dev`, while other tests keep the machine busy. The limits are multiples of the goals
// in bench/dev/goals.mjs, so they find only what makes an edit slow; `npm run bench:dev` measures a quiet machine, and with
// `--busy` one with a busy core.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { pageUrl } from '../bench/build/generatedSite.mjs'
import { type DevProcess, startVellumDev } from '../bench/dev/devProcess.mjs'
import { writeDevSite } from '../bench/dev/devSite.mjs'
import { type Figure, GOALS, type Goal, goalLines } from '../bench/dev/goals.mjs'
import { openFollowing, percentile, shownAfter, shownAfterEach } from '../bench/dev/measureEdits.mjs'
import { test } from './test.js'

/** How much longer it may take: browsers, servers and other tests share two cores. */
const LOAD_FACTOR = 20

/** Pages of the two sites. */
const SMALL = 30
const LARGE = 500
const EDITS = 9
const FEW_EDITS = 3

// One after the other: two servers at once would measure each other.
test.describe.configure({ mode: 'default', timeout: 900_000 })

/** Writes a site, and deletes it when the work is done. */
async function withSite(
  count: number,
  work: (site: ReturnType<typeof writeDevSite> & { readonly folder: string }) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vellum-dev-speed-'))
  try {
    await work({ ...writeDevSite(folder, { count }), folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Serves a site while the work is done. */
async function serving(folder: string, work: (server: DevProcess) => Promise<void>): Promise<void> {
  const server = await startVellumDev(folder)
  try {
    await work(server)
  } finally {
    await server.stop()
  }
}

/** Prints the figures, and compares them with multiples of the goals. */
function compare(...figures: readonly Figure[]): void {
  const loaded = figures.map(({ most, ...figure }) => ({
    ...figure,
    most: (count: number) => most(count) * LOAD_FACTOR,
  }))
  console.log(goalLines(loaded).join('\n'))
  for (const figure of loaded)
    expect.soft(figure.value, figure.what).toBeLessThanOrEqual(figure.most(figure.count))
}

const figure = (goal: Goal, value: number, count: number): Figure => ({ ...goal, value, count })

/** Opens a page right after the start, and compares how long that took. */
async function expectFirstPage(page: Page, { url, startedAt }: DevProcess, count: number): Promise<void> {
  await page.goto(url + pageUrl(Math.ceil(count / 2)).slice(1), { waitUntil: 'commit' })
  await page.locator('article h1').waitFor()
  compare(figure(GOALS.firstPage, Date.now() - startedAt, count))
}

// The smaller site is faster: `npm run bench:dev` measures its edits, too.
test('DEV-1 … DEV-4: the first page and edits are on screen soon, without a restart', async ({ page }) => {
  await withSite(LARGE, async (site) => {
    await serving(site.folder, async (server) => {
      const { url } = server
      await expectFirstPage(page, server, LARGE)
      await openFollowing(page, `${url}docs/edited`)
      const boots = countLoads(page)
      // The first change also loads what later ones have at hand.
      await shownAfter(page, { selector: 'article', text: 'Warm.', edit: () => site.markdown('Warm.') })
      const sentences = await shownAfterEach(page, {
        selector: 'article',
        count: EDITS,
        text: (i) => `Sentence number ${i}.`,
        edit: site.markdown,
      })
      expect(boots(), 'an edit of Markdown loads no document').toBe(0)
      const labels = await shownAfterEach(page, {
        selector: 'aside',
        count: FEW_EDITS,
        text: (i) => `Label number ${i}`,
        edit: site.sidebars,
      })
      const titles = await shownAfterEach(page, {
        selector: 'nav.navbar',
        count: FEW_EDITS,
        text: (i) => `Title number ${i}`,
        edit: site.config,
      })
      await openFollowing(page, `${url}docs/live`)
      const boxes = await shownAfterEach(page, {
        selector: 'article',
        count: FEW_EDITS,
        text: (i) => `Box number ${i}`,
        edit: site.component,
      })
      compare(
        figure(GOALS.markdown, percentile(sentences, 50), LARGE),
        figure(GOALS.component, percentile(boxes, 50), LARGE),
        figure(GOALS.sidebars, percentile(labels, 50), LARGE),
        figure(GOALS.config, percentile(titles, 50), LARGE),
      )
    })
  })
})

test('DEV-1, DEV-6: on a small site too; an edit keeps the scroll position and the chosen tab', async ({
  page,
}) => {
  await withSite(SMALL, async (site) => {
    await serving(site.folder, async (server) => {
      const { url } = server
      await expectFirstPage(page, server, SMALL)
      await openFollowing(page, `${url}docs/edited`)
      // A page asks for its data once more when it is connected, and may exchange what is pressed.
      await page.waitForLoadState('networkidle')
      await page.getByRole('tab', { name: 'Yarn' }).click()
      await expect(page.getByText('Install with Yarn.')).toBeVisible()
      await page.evaluate(() => window.scrollTo(0, 700))
      for (const text of ['One sentence.', 'Another sentence.']) {
        await shownAfter(page, { selector: 'article', text, edit: () => site.markdown(text) })
        await expect(page.getByText('Install with Yarn.')).toBeVisible()
        await expect(page.getByText('Install with npm.')).toBeHidden()
        expect(await page.evaluate(() => window.scrollY)).toBe(700)
      }
    })
  })
})

/** How many documents the page has loaded since then. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => loads++)
  return () => loads
}
