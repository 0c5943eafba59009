// Every route is a complete page without script, and nothing else is a page.

import { expect, type Page } from '@playwright/test'
import { NO_ROUTES, ROUTES } from './routes.js'
import { test } from './test.js'

const SITE = 'https://troth-http.github.io'
const TITLE = 'Troth - Promised based HTTP client for Modern APIs'

test.use({ javaScriptEnabled: false })

/** Routes by their folder: without script a page leaves nothing behind, so one window shows a folder. */
const FOLDERS: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(ROUTES.map(folderOf))].map((folder) => [
    folder,
    ROUTES.filter((route) => folderOf(route) === folder),
  ]),
)

/** `/docs/example/umd` → `/docs/example`; `/docs/support` → `/docs` */
function folderOf(route: string): string {
  return route.split('/').slice(0, 4).slice(0, -1).join('/') || '/'
}

for (const [folder, routes] of FOLDERS) {
  test(`the ${routes.length} pages in ${folder} are complete without script, on any screen (RT-1 … RT-8, RT-10, SSR-1, SEO-4)`, async ({
    page,
  }) => {
    const problems: string[] = []
    page.on('console', (message) => problems.push(`console: ${message.text()}`))
    page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`))
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
      if (!response.url().startsWith('http://127.0.0.1:')) problems.push(`elsewhere: ${response.url()}`)
    })
    for (const route of routes) {
      await test.step(route, async () => {
        await expectComplete(page, route)
        expect(problems, route).toEqual([])
      })
    }
  })
}

/** Opens a page and sees what it must have at both ends of the widths. */
async function expectComplete(page: Page, route: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 })
  const response = await page.goto(route)

  expect(response?.status(), route).toBe(200)
  expect(await page.evaluate(headOf), route).toEqual({
    titles: 1,
    canonical: [SITE + route],
    alternates: [SITE + route],
    defaults: 1,
    // The index of the docs is generated, and has nothing to say about itself.
    descriptions: route === '/docs' ? 0 : 1,
  })
  // Without script a width is nothing but styles, so one load shows the page at all of them.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const look = `${route} at ${width} px`
    await expect(page.getByRole('navigation', { name: 'Main' }), look).toBeVisible()
    await expect(page.getByText('© 2025'), look).toBeVisible()
    const { mains, headings, text, overflow } = await page.evaluate(bodyOf)
    expect([mains, headings.length], look).toEqual([1, 1])
    expect(headings[0], look).not.toBe('')
    expect(text, look).toBeGreaterThan(100)
    expect(overflow, look).toBeLessThanOrEqual(0)
  }
  expect(await page.evaluate(repeatedIds), route).toEqual([])
}

test('paths that are no routes are not found (RT-9, NF-1, NF-2)', async ({ page }) => {
  for (const path of NO_ROUTES) {
    await test.step(path, async () => {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
      if (/\.xml$/.test(path)) return
      await expect(page, path).toHaveTitle(`Page Not Found | ${TITLE}`)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Page Not Found')
      await expect(page.getByRole('navigation', { name: 'Main' }), path).toBeVisible()
    })
  }
})

test('both forms of a path answer, and files of the build are not listed', async ({ request }) => {
  expect((await request.get('/docs/introduction/')).status()).toBe(200)
  expect((await request.get('/docs/api/troth')).status()).toBe(200)
  for (const folder of ['/assets/', '/_data/', '/docs/installation/']) {
    expect((await request.get(folder)).status(), folder).toBe(404)
  }
})

test('the sitemap has every route once and nothing else (SM-1)', async ({ request }) => {
  const text = await (await request.get('/sitemap.xml')).text()
  const urls = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(urls.toSorted()).toEqual(ROUTES.map((route) => SITE + route).toSorted())
})

test('robots.txt is the file of the site (SM-2)', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${SITE}/sitemap.xml`)
})

test('titles have the page first, then the site (TT-1, TT-2, ID-2, ID-3)', async ({ page }) => {
  await page.goto('/docs/introduction')
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await expect(page).toHaveTitle(`${heading} | ${TITLE}`)
  await page.goto('/')
  await expect(page).toHaveTitle(TITLE)
})

test('navbar and footer have the links of the site (ID-4, ID-5)', async ({ page }) => {
  await page.goto('/')
  const items = page.getByRole('navigation', { name: 'Main' }).locator('.navbar__item')
  expect(
    await items.evaluateAll((all) =>
      all.map((link) => [link.textContent?.trim(), link.getAttribute('target')]),
    ),
  ).toEqual([
    ['Getting Started', null],
    ['npm', '_blank'],
    ['GitHub', '_blank'],
    ['Support', null],
  ])
  await expect(page.locator('.footer__title')).toHaveText(['Docs', 'Community', 'Support the Project'])
  await expect(page.locator('.footer__copyright')).toHaveText('Copyright © 2025 the Troth authors')
})

test('breadcrumbs lead from the home page through the categories (BC-1 … BC-6)', async ({ page }) => {
  await page.goto('/docs/api/troth/methods/get-async')
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  const links = await trail
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual(['/', '/docs/category/api-reference', '/docs/api/troth/', '/docs/category/methods'])
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(
    data.itemListElement.map(({ position, item }: { position: number; item: string }) => [position, item]),
  ).toEqual([
    [1, `${SITE}/docs/category/api-reference`],
    [2, `${SITE}/docs/api/troth/`],
    [3, `${SITE}/docs/category/methods`],
  ])
})

test('a category index has one card per child, in the order of the sidebar (CI-2, CI-4)', async ({
  page,
}) => {
  await page.goto('/docs/category/installation')
  const cards = page.locator('main .theme-doc-card-container, main a.theme-doc-card-container')
  const hrefs = await page
    .getByRole('main')
    .locator('a:has(h2)')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const sidebar = await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator('a[href^="/docs/installation/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(hrefs.length).toBe(5)
  expect(hrefs).toEqual(sidebar)
  expect(await cards.count()).toBe(5)
  await page.goto('/docs/category/api-reference')
  await expect(page.getByRole('main').getByText(/^\d+ items?$/)).toBeVisible()
})

test('the sidebar works without script (SU-4, T-61)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/docs')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await sidebar.getByRole('link', { name: 'Introduction' }).click()
  await expect(page).toHaveURL(/\/docs\/introduction$/)
  await expect(sidebar.getByRole('link', { name: 'Introduction' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Introduction')
})

/** What the head says of the page. Runs in the page. */
function headOf() {
  const hrefs = (selector: string) =>
    [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
  return {
    titles: document.querySelectorAll('title').length,
    canonical: hrefs('link[rel=canonical]'),
    alternates: hrefs('link[rel=alternate][hreflang=en]'),
    defaults: hrefs('link[rel=alternate][hreflang=x-default]').length,
    descriptions: document.querySelectorAll('meta[name=description]').length,
  }
}

/** Ids that more than one element has: a link goes to the first. Runs in the page. */
function repeatedIds() {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return ids.filter((id, index) => ids.indexOf(id) < index)
}

/** What is on screen. Runs in the page. */
function bodyOf() {
  const mains = document.querySelectorAll('main')
  return {
    mains: mains.length,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent?.trim()),
    text: mains[0]?.textContent?.length ?? 0,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  }
}
