// A sidebar with hundreds of pages in one level: a document has the page's neighbours, the
// rest is one file that is fetched once.

import { expect, type Page } from '@playwright/test'
import { openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

// One site for all tests of the file.
test.describe.configure({ mode: 'default' })

const COUNT = 230
const name = (i: number) => `p${String(i).padStart(3, '0')}`
const PAGES = Array.from({ length: COUNT }, (_, i) => i + 1)

let site: MadeSite
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await makeSite({
    files: Object.fromEntries([
      ...PAGES.map((i) => [`docs/${name(i)}.md`, `# Page ${i}\n\nText of page ${i}.\n`]),
      ['docs/z-group/inner.md', '# Inner\n'],
      ['docs/z-group/other.md', '# Other\n'],
    ]),
  })
})
test.afterAll(() => site?.close())

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const current = (page: Page) => sidebar(page).locator('[aria-current=page]')
const linkTo = (page: Page, i: number) => sidebar(page).getByRole('link', { name: `Page ${i}`, exact: true })

test('all pages are in it when the page has come to life, and nothing moves meanwhile', async ({ page }) => {
  await page.addInitScript(() => {
    const tops: number[] = []
    Object.assign(window, { tops })
    const look = () => {
      const link = document.querySelector('aside [aria-current=page]')
      if (link) tops.push(Math.round(link.getBoundingClientRect().top))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const lists: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/sidebar-/.test(request.url())) lists.push(request.url())
  })
  await openHydrated(page, `${site.url}/docs/${name(120)}`)
  await expect(sidebar(page).getByRole('link')).toHaveCount(COUNT)
  await expect(current(page)).toHaveText('Page 120')
  expect(
    await page.evaluate(() => {
      const { tops } = window as unknown as { tops: number[] }
      return Math.max(...tops) - Math.min(...tops)
    }),
  ).toBeLessThanOrEqual(1)

  // From page to page the list stays.
  await page.evaluate(() => document.querySelector('aside ul')?.setAttribute('data-kept', ''))
  await linkTo(page, 200).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page 200')
  await expect(current(page)).toHaveText('Page 200')
  await sidebar(page).getByText('z-group').click()
  await sidebar(page).getByRole('link', { name: 'Inner' }).click()
  await expect(current(page)).toHaveText('Inner')
  await page.goBack()
  await expect(current(page)).toHaveText('Page 200')
  await expect(page.locator('aside ul[data-kept]')).toHaveCount(1)
  expect(lists).toHaveLength(1)
})

test('a document and its data do not carry the list', async ({ request }) => {
  const text = async (path: string) => (await request.get(site.url + path)).text()
  const document = await text(`/docs/${name(120)}`)
  expect(document).toContain(`/docs/${name(101)}"`)
  expect(document).not.toContain(`/docs/${name(99)}"`)
  const data = await text(`/_data/docs/${name(120)}.json`)
  expect(data).not.toContain(name(110))
})

test('pages of other groups are marked when the list comes late, and folds are links when it never comes', async ({
  page,
}) => {
  await page.route('**/assets/sidebar-*', (route) => route.abort())
  await openHydrated(page, `${site.url}/docs/${name(1)}`)
  const fold = sidebar(page).getByRole('link', { name: 'Page 101 … Page 150' })
  await sidebar(page).hover()
  await expect(fold).toBeVisible()
  await fold.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page 101')
  // The next visitor who needs the list loads it.
  await page.unroute('**/assets/sidebar-*')
  await sidebar(page).getByRole('link', { name: 'Page 201 … z-group' }).click()
  await expect(current(page)).toHaveText('Page 201')
  await expect(sidebar(page).getByRole('link')).toHaveCount(COUNT)
  await sidebar(page).getByText('z-group').click()
  await expect(sidebar(page).getByRole('link', { name: 'Other' })).toBeVisible()
})

test('the drawer has all pages, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openHydrated(page, `${site.url}/docs/${name(3)}`)
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: 'Page 222' })).toHaveCount(1)
  await drawer.getByRole('link', { name: 'Page 222' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page 222')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every page is two clicks away', async ({ page }) => {
    await page.goto(`${site.url}/docs/${name(1)}`)
    await sidebar(page).getByRole('link', { name: 'Page 151 … Page 200' }).click()
    await expect(current(page)).toHaveText('Page 151')
    await linkTo(page, 187).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page 187')
    await sidebar(page).getByRole('link', { name: 'Page 201 … z-group' }).click()
    await sidebar(page).getByText('z-group').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inner')
  })
})
