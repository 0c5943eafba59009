// What a writer edits is shown by `vellum dev` as it runs for users, in a process of its own. `npm run bench:dev` measures
// how long that takes.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { pageUrl } from '../bench/build/generatedSite.mjs'
import { type DevProcess, startVellumDev } from '../bench/dev/devProcess.mjs'
import { writeDevSite } from '../bench/dev/devSite.mjs'
import { openFollowing, shownAfter, shownAfterEach } from '../bench/dev/measureEdits.mjs'
import { test } from './test.js'

const PAGES = 8
const EDITS = 1

test.describe.configure({ mode: 'default' })

/** Writes a site, and deletes it when the work is done. */
async function withSite(
  work: (site: ReturnType<typeof writeDevSite> & { readonly folder: string }) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vellum-dev-speed-'))
  try {
    await work({ ...writeDevSite(folder, { count: PAGES }), folder })
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

test('DEV-1 … DEV-4, DEV-6: the first page and edits are shown, without a restart', async ({ page }) => {
  await withSite(async (site) => {
    await serving(site.folder, async ({ url }) => {
      await page.goto(url + pageUrl(PAGES / 2).slice(1))
      await expect(page.locator('article h1')).toBeVisible()
      await openFollowing(page, `${url}docs/edited`)
      const loads = countLoads(page)
      await shownAfterEach(page, {
        selector: 'article',
        count: EDITS,
        text: (i) => `Sentence number ${i}.`,
        edit: site.markdown,
      })
      await test.step('an edit keeps the scroll position and the chosen tab', async () => {
        await page.getByRole('tab', { name: 'Yarn' }).click()
        await expect(page.getByText('Install with Yarn.')).toBeVisible()
        await page.evaluate(() => window.scrollTo(0, 700))
        const text = 'Another sentence.'
        await shownAfter(page, { selector: 'article', text, edit: () => site.markdown(text) })
        await expect(page.getByText('Install with Yarn.')).toBeVisible()
        await expect(page.getByText('Install with npm.')).toBeHidden()
        expect(await page.evaluate(() => window.scrollY)).toBe(700)
      })
      expect(loads(), 'an edit of Markdown loads no document').toBe(0)
      await shownAfterEach(page, {
        selector: 'aside',
        count: EDITS,
        text: (i) => `Label number ${i}`,
        edit: site.sidebars,
      })
      await shownAfterEach(page, {
        selector: 'nav.navbar',
        count: EDITS,
        text: (i) => `Title number ${i}`,
        edit: site.config,
      })
      await openFollowing(page, `${url}docs/live`)
      await shownAfterEach(page, {
        selector: 'article',
        count: EDITS,
        text: (i) => `Box number ${i}`,
        edit: site.component,
      })
    })
  })
})

/** How many documents the page has loaded since then. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => loads++)
  return () => loads
}
