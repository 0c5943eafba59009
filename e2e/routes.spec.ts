// Without script pages are complete, and nothing else is a page. That every page is complete as HTML is tested by
// site/pageChecks/documents.docs.test.ts; here are some of them on a screen, and with the tag @exhaustive all.

import { expect, type Locator, type Page } from '@playwright/test'
import { NO_ROUTES, ROUTES } from './routes.js'
import { test } from './test.js'

const SITE = 'https://troth-http.github.io'
const TITLE = 'Troth - Promised based HTTP client for Modern APIs'

test.use({ freshCache: false, javaScriptEnabled: false })

/** The ends of the widths that pages are made for. */
const WIDTHS = [390, 1440] as const

const walk = 'every page is complete without script on any screen, and reached by clicking from the home page'
test(walk, { tag: '@exhaustive' }, async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => problems.push(`console: ${message.text()}`))
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`))
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
    if (!response.url().startsWith('http://127.0.0.1:')) problems.push(`elsewhere: ${response.url()}`)
  })
  /** Width → route → the pages that a click on it goes to. */
  const targets = new Map(WIDTHS.map((width) => [width, new Map<string, readonly string[]>()]))
  const missing = new Set(ROUTES)
  const trail: string[] = []

  const visit = (route: string) =>
    test.step(route, async () => {
      expect(new URL(page.url()).pathname).toBe(route)
      // Without script a width is nothing but styles, so one load shows the page at all of them.
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width)
        await expectBody(page, `${route} at ${width} px`)
        targets.get(width)!.set(route, await page.evaluate(clickablePaths))
      }
      await MORE[route]?.(page)
      expect(problems, route).toEqual([])
      missing.delete(route)
      trail.push(route)
    })

  expect((await page.goto('/'))?.status()).toBe(200)
  await visit('/')
  while (missing.size > 0 && trail.length > 0) {
    const here = trail.at(-1)!
    const width = WIDTHS.find((each) =>
      targets
        .get(each)!
        .get(here)!
        .some((path) => missing.has(path)),
    )
    if (width === undefined) {
      trail.pop()
      if (trail.length > 0) await page.goto(trail.at(-1)!)
      continue
    }
    const path = targets
      .get(width)!
      .get(here)!
      .find((each) => missing.has(each))!
    await page.setViewportSize({ width, height: 900 })
    const loaded = page.waitForEvent('load')
    // A link may name a heading of the page.
    await page.locator(`:is(a[href="${path}"], a[href^="${path}#"]):visible`).first().click()
    await loaded
    await visit(path)
  }
  // The walk has used both widths; each of them must do alone.
  for (const [width, links] of targets) {
    const reached = new Set(['/'])
    for (const route of reached) for (const path of links.get(route) ?? []) reached.add(path)
    expect(
      ROUTES.filter((route) => !reached.has(route)),
      `${width} px`,
    ).toEqual([])
  }
})

test('pages are complete without script on any screen (RT-10, SSR-1, T-61)', async ({ page }) => {
  for (const route of Object.keys(MORE)) {
    await test.step(route, async () => {
      await page.goto(route)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width)
        await expectBody(page, `${route} at ${width} px`)
      }
      await MORE[route]?.(page)
    })
  }
})

/** What some pages must have besides. */
const MORE: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await test.step('titles end with the site, and the home page has its title alone (TT-1, TT-2, ID-2, ID-3)', () =>
      expect(page).toHaveTitle(TITLE))
    await test.step('navbar and footer have the links of the site (ID-4, ID-5)', async () => {
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
  },
  '/docs/introduction': async (page) => {
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await expect(page).toHaveTitle(`${heading} | ${TITLE}`)
  },
  '/docs/api/troth/methods/get-async': (page) =>
    test.step('breadcrumbs lead from the home page through the categories (BC-1 … BC-6)', async () => {
      const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
      expect(await hrefsOf(trail.getByRole('link'))).toEqual([
        '/',
        '/docs/category/api-reference',
        '/docs/api/troth/',
        '/docs/category/methods',
      ])
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
      expect(
        data.itemListElement.map(({ position, item }: { position: number; item: string }) => [
          position,
          item,
        ]),
      ).toEqual([
        [1, `${SITE}/docs/category/api-reference`],
        [2, `${SITE}/docs/api/troth/`],
        [3, `${SITE}/docs/category/methods`],
      ])
    }),
  '/docs/category/installation': (page) =>
    test.step('a category index has one card per child, in the order of the sidebar (CI-2, CI-4)', async () => {
      const hrefs = await hrefsOf(page.getByRole('main').locator('a:has(h2)'))
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
      expect(hrefs.length).toBe(5)
      expect(hrefs).toEqual(await hrefsOf(sidebar.locator('a[href^="/docs/installation/"]')))
      await expect(page.locator('main .theme-doc-card-container')).toHaveCount(5)
    }),
  '/docs/category/api-reference': (page) =>
    test.step('cards say what their pages are about, not how many there are', () =>
      expect(page.getByRole('main').getByText(/^\d+ items?$/)).toHaveCount(0)),
}

const hrefsOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

async function expectBody(page: Page, look: string): Promise<void> {
  const { headings, text, overflow, ...parts } = await page.evaluate(bodyOf)
  expect(parts, look).toEqual({ mains: 1, navbars: 1, copyrights: 1 })
  expect(headings, look).toEqual([expect.stringMatching(/./)])
  expect(text, look).toBeGreaterThan(100)
  expect(overflow, look).toBeLessThanOrEqual(0)
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

test('both forms of a path respond, and folders of the build are not listed', { tag: '@exhaustive' }, async ({
  request,
}) => {
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

test('the sidebar works without script (SU-4, T-61)', { tag: '@exhaustive' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/docs')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await sidebar.getByRole('link', { name: 'Introduction' }).click()
  await expect(page).toHaveURL(/\/docs\/introduction$/)
  await expect(sidebar.getByRole('link', { name: 'Introduction' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Introduction')
})

/** What is on screen. Runs in the page. */
function bodyOf() {
  const mains = document.querySelectorAll('main')
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width * height > 0 && getComputedStyle(element).visibility === 'visible'
    })
  return {
    mains: mains.length,
    navbars: shown('nav[aria-label=Main]').length,
    copyrights: shown('footer *').filter((element) =>
      [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.includes('© 2025'),
      ),
    ).length,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent?.trim()),
    text: mains[0]?.textContent?.length ?? 0,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  }
}

/** The paths of links that open here and that nothing covers: what a pointer can click. Runs in the page. */
function clickablePaths() {
  const paths = new Set<string>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target])')) {
    if (paths.has(link.pathname)) continue
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const [box] = link.getClientRects()
    const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    if (hit && link.contains(hit)) paths.add(link.pathname)
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  return [...paths]
}
