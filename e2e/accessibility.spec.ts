// The rules of axe on every page, in both colour modes, at the three widths that matter:
// a phone, the narrowest screen with all columns, and a desk.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { EVERYTHING } from './everything.js'
import { openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { ROUTES } from './routes.js'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const WIDTHS = [1440, 996, 390]

// Colours must not be on their way when they are looked at.
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })
const modeToggle = (page: Page) =>
  page.getByRole('button', { name: /^(Switch between dark and light mode|Basculer entre le mode sombre)/ })

/** Fails on everything that axe has to say about the page as it is now. */
async function expectAccessible(page: Page, where: string, except: readonly string[] = []): Promise<void> {
  // Evaluated by the debugger: the policy of the site allows no foreign script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const options: RunOptions = {
    runOnly: RULES,
    resultTypes: ['violations'],
    // It would fetch the stylesheets again, for a rule that is not among these.
    preload: false,
    rules: Object.fromEntries(except.map((id) => [id, { enabled: false }])),
  }
  const { violations, passes } = await page.evaluate(async (options) => {
    for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done))
    const { axe } = window as unknown as {
      axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> }
    }
    const { violations, passes } = await axe.run(document, options)
    return {
      violations: violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
      ),
      passes: passes.map(({ id }) => id),
    }
  }, options)
  expect(violations, where).toEqual([])
  // It has looked at the page.
  expect(passes, where).toEqual(expect.arrayContaining(['color-contrast']))
}

/** The page as it is now at all widths, in the light and in the dark. */
async function expectAccessibleEverywhere(page: Page, except: readonly string[] = []): Promise<void> {
  for (const mode of ['light', 'dark']) {
    if (mode === 'dark') {
      await page.setViewportSize({ width: 1440, height: 900 })
      await modeToggle(page).click()
    }
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, `${mode} at ${width} px`, except)
    }
  }
}

for (const route of [...ROUTES, '/nope']) {
  test(`${route} has nothing that axe objects to`, async ({ page }) => {
    await openHydrated(page, route)
    await expectAccessibleEverywhere(page)
  })
}

for (const route of ['/', '/docs/introduction', '/docs/category/methods']) {
  test(`the drawer of ${route} has nothing that axe objects to`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await openHydrated(page, route)
    const drawer = page.getByRole('dialog')
    await toggle(page).click()
    for (const mode of ['light', 'dark']) {
      if (mode === 'dark') await modeToggle(page).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
      await expectAccessible(page, mode)
    }
    if (route === '/') return
    await drawer.getByRole('button', { name: 'Back to main menu' }).click()
    await expectAccessible(page, 'main menu')
  })
}

test.describe('a site with everything', () => {
  // One site for all of them, so one worker.
  test.describe.configure({ mode: 'default' })

  let site: MadeSite
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    site = await makeSite(EVERYTHING)
  })
  test.afterAll(() => site.close())

  const PATHS = [
    '/',
    '/docs/everything',
    '/docs/linked',
    '/docs/linked/deep',
    '/docs/unlisted',
    '/docs/tags',
    '/docs/tags/one',
    '/fr/docs/everything',
  ]
  for (const path of PATHS) {
    test(`${path} has nothing that axe objects to`, async ({ page }) => {
      await openHydrated(page, site.url + path)
      await expectAccessibleEverywhere(page)
    })
  }

  test('what is open has nothing that axe objects to', async ({ page }) => {
    await openHydrated(page, `${site.url}/docs/everything`)
    await page.getByText('More about it').click()
    await page.getByRole('tab', { name: 'Windows' }).click()
    await page.getByRole('button', { name: 'Toggle word wrap' }).click()
    await page.getByRole('button', { name: 'Unlinked' }).click()
    await page.getByRole('button', { name: "Expand sidebar category 'Linked'" }).click()
    await expect(page.getByRole('link', { name: 'Far away' })).toBeVisible()
    await expectAccessibleEverywhere(page)
    await page.getByRole('button', { name: 'On this page' }).click()
    await expectAccessible(page, 'contents of a small screen')
  })

  for (const mode of ['light', 'dark']) {
    test(`menus have nothing that axe objects to in ${mode} mode`, async ({ page }) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), mode)
      await openHydrated(page, `${site.url}/docs/everything`)
      const bar = page.getByRole('navigation', { name: 'Main' })
      for (const name of ['More', 'English']) {
        await bar.getByRole('button', { name, exact: true }).press('Enter')
        await expect(bar.locator('.dropdown__menu:visible')).toHaveCount(1)
        await expectAccessible(page, `menu "${name}"`)
      }
      await page.getByRole('button', { name: 'Collapse sidebar' }).click()
      await expectAccessible(page, 'hidden sidebar')

      await page.setViewportSize({ width: 390, height: 900 })
      await toggle(page).click()
      const drawer = page.getByRole('dialog')
      await expect(drawer).toBeVisible()
      await expectAccessible(page, 'docs menu')
      await drawer.getByRole('button', { name: 'Back to main menu' }).click()
      await drawer.getByRole('button', { name: 'More', exact: true }).click()
      await drawer.getByRole('button', { name: 'Languages' }).click()
      await expect(drawer.getByRole('link', { name: 'Français' })).toBeVisible()
      await expectAccessible(page, 'main menu')
    })
  }

  // The configuration sets a class and nothing else.
  for (const style of ['navbar--dark', 'navbar--primary']) {
    test(`a bar with ${style} has nothing that axe objects to (NB-6)`, async ({ page }) => {
      await openHydrated(page, `${site.url}/docs/next`)
      const bar = page.getByRole('navigation', { name: 'Main' })
      await bar.evaluate((element, style) => element.classList.add(style), style)
      await bar.getByRole('button', { name: 'More', exact: true }).press('Enter')
      await expectAccessibleEverywhere(page)
      await toggle(page).click()
      await page.getByRole('button', { name: 'Back to main menu' }).click()
      await expectAccessible(page, 'drawer')
      await modeToggle(page).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await expectAccessible(page, 'drawer in the light')
    })
  }

  test('errors have nothing that axe objects to (RE-1, RE-5)', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { broken: true }))
    await openHydrated(page, `${site.url}/crash`)
    await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible()
    await expectAccessibleEverywhere(page)
    await openHydrated(page, `${site.url}/lost`)
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expectAccessible(page, 'a lost part')
  })

  test('the progress bar adds nothing that axe objects to but its role (PB-5)', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await openHydrated(page, `${site.url}/docs/everything`)
    await page.route('**/_data/**', async (route) => {
      await held
      await route.continue()
    })
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Home page' })
      .click()
    await expect(page.locator('#nprogress')).toBeAttached()
    // `role="bar"`, which is not one, is what author CSS and tests know it by (PB-5).
    await expectAccessible(page, 'while loading', ['aria-roles'])
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
  })
})
