// Images that readers enlarge, with the plugin vellum-zoom.

import { expect } from '@playwright/test'
import { complaints } from './complaints.js'
import { openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

test.describe.configure({ mode: 'default' })

const SQUARES =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="90" height="90"><path d="M1 1h7v7H1z"/></svg>'

let site: MadeSite
test.beforeAll(async () => {
  site = await makeSite({
    plugins: ["zoom({ closeLabels: { fr: 'Fermer' } })"],
    files: {
      'docs/a.md':
        '# A\n\n[To B](./b.md)\n\n![Squares](./squares.svg)\n\n[![Linked](./squares.svg)](./b.md)\n',
      'docs/b.md': `# B\n\n![Others](./squares.svg)\n`,
      'docs/squares.svg': SQUARES,
    },
  })
})
test.afterAll(() => site.close())

test('an image opens in a dialog, by pointer and by keyboard, and the focus returns', async ({ page }) => {
  const problems = complaints(page)
  await openHydrated(page, `${site.url}/docs/a`)
  const image = page.getByRole('button', { name: 'Squares' })
  const dialog = page.getByRole('dialog', { name: 'Squares' })
  await image.click()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  const width = await dialog.locator('img').evaluate((shown) => shown.clientWidth)
  expect(width).toBeGreaterThan(await image.evaluate((shown) => shown.clientWidth))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(image).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(image).toBeFocused()
  // An image in a link is part of the link.
  await page.getByRole('link', { name: 'Linked' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'B' })).toBeVisible()
  await page.getByRole('button', { name: 'Others' }).click()
  await expect(page.getByRole('dialog', { name: 'Others' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(problems).toEqual([])
})
