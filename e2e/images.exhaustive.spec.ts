// Images in several sizes and formats, with the plugin vellum-images.

import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { complaints } from './complaints.js'
import { openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

test.describe.configure({ mode: 'default' })

/** A photo with enough detail to be worth encoding. */
async function photo(): Promise<Buffer> {
  const [width, height] = [1200, 800]
  const stripes = Buffer.alloc(width * height * 3)
  for (const i of stripes.keys()) stripes[i] = 128 + 90 * Math.sin(i / 97) * Math.cos(i / 7001)
  return sharp(stripes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

let site: MadeSite
test.beforeAll(async () => {
  site = await makeSite({
    plugins: ["images({ widths: [300, 704, 1500], formats: ['webp'] })", 'zoom()'],
    files: {
      'docs/a.md': '# A\n\n![Photo](./photo.jpg)\n\nText below.\n\n[To B](./b.mdx)\n',
      'docs/b.mdx':
        "import { useState } from 'react'\nimport photo from './photo.jpg'\n\n# B\n\nexport const Counter = () => {\n  const [count, set] = useState(0)\n  return <button onClick={() => set(count + 1)}>Pressed {count}</button>\n}\n\n<Counter />\n\n![Photo](./photo.jpg)\n\n<img src={photo} alt=\"Imported\" />\n",
      'docs/photo.jpg': await photo(),
    },
  })
})
test.afterAll(() => site.close())

const sourceOf = (page: Page, name: string) =>
  page
    .getByAltText(name)
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc)

test('PL-16: an image is loaded in a size for the screen, and takes its room before it is loaded', async ({
  page,
}) => {
  const problems = complaints(page)
  let isReleased = () => {}
  const released = new Promise<void>((resolve) => (isReleased = resolve))
  await page.route('**/*.webp', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${site.url}/docs/a`, { waitUntil: 'commit' })
  const image = page.getByAltText('Photo')
  const below = page.getByText('Text below.')
  await expect(below).toBeVisible()
  const before = await below.boundingBox()
  expect((await image.boundingBox())!.height).toBeGreaterThan(100)
  isReleased()
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
  // The height of a file is a whole number, so its ratio differs by less than a pixel.
  expect(Math.abs((await below.boundingBox())!.y - before!.y)).toBeLessThan(1)
  expect(await sourceOf(page, 'Photo')).toMatch(/\/assets\/images\/photo-704-\w+\.webp$/)
  expect(problems).toEqual([])
})

test('PL-16: a live page hydrates with its pictures', async ({ page }) => {
  const problems = complaints(page)
  await openHydrated(page, `${site.url}/docs/b`)
  await page.getByRole('button', { name: 'Pressed 0' }).click()
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible()
  for (const name of ['Photo', 'Imported']) {
    await page.getByAltText(name).scrollIntoViewIfNeeded()
    await expect.poll(() => sourceOf(page, name)).toMatch(/photo-704-\w+\.webp$/)
  }
  expect(problems).toEqual([])
})

test('PL-16: an enlarged image is the largest file', async ({ page }) => {
  await openHydrated(page, `${site.url}/docs/a`)
  await page.getByRole('button', { name: 'Photo' }).click()
  const enlarged = page.getByRole('dialog').locator('img')
  await expect
    .poll(() => enlarged.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/photo-1200-\w+\.webp$/)
  expect(await enlarged.evaluate((image: HTMLImageElement) => image.clientWidth)).toBeGreaterThan(704)
})
