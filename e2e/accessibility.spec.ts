// The rules of axe on all that the theme has, open and closed, in both colour modes and at
// all widths. The pages of the site go through them in templates.spec.ts.

import { expect, type Page } from '@playwright/test'
import {
  axeViolations,
  expectAccessible,
  expectAccessibleContent,
  expectAccessibleEverywhere,
  expectAccessibleInBothModes,
} from './axe.js'
import { EVERYTHING } from './everything.js'
import { openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

// Colours must not be on their way when they are looked at.
test.use({
  freshCache: false,
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
})

const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })

test('the drawer has no axe violations', { tag: '@exhaustive' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await openHydrated(page, '/docs/license')
  await toggle(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'drawer')
})

for (const route of ['/', '/docs/introduction', '/docs/category/methods']) {
  const title = `the drawer of ${route} has no axe violations in both modes and both menus`
  test(title, { tag: '@exhaustive' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await openHydrated(page, route)
    const drawer = page.getByRole('dialog')
    await toggle(page).click()
    await expectAccessibleInBothModes(page, drawer, 'drawer')
    await drawer.getByRole('button', { name: 'Switch between dark and light mode' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
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
    site = await makeSite(EVERYTHING)
  })
  test.afterAll(() => site.close())

  /** All parts of the theme; what is around the content of the other pages is the same. */
  const WHOLE = ['/', '/docs/everything']
  const OTHERS = [
    '/docs/linked',
    '/docs/linked/deep',
    '/docs/unlisted',
    '/docs/tags',
    '/docs/tags/one',
    '/fr/docs/everything',
  ]
  for (const path of [...WHOLE, ...OTHERS]) {
    test(`${path} has no axe violations in any look`, { tag: '@exhaustive' }, async ({ page }) => {
      await openHydrated(page, site.url + path)
      const toggle = path.startsWith('/fr/')
        ? /^Basculer entre le mode sombre/
        : /^Switch between dark and light/
      await expect(page.getByRole('button', { name: toggle })).toBeEnabled()
      if (WHOLE.includes(path)) await expectAccessibleEverywhere(page)
      else await expectAccessibleContent(page)
    })
  }

  test('the home page has no axe violations', { tag: '@exhaustive' }, async ({ page }) => {
    await openHydrated(page, `${site.url}/`)
    await expectAccessibleContent(page)
  })

  for (const [looks, expectLooks, tag] of [
    ['on a desk and on a phone', expectAccessibleContent, []],
    ['in any look', expectAccessibleEverywhere, '@exhaustive'],
  ] as const)
    test(`a page with everything open has no axe violations ${looks}`, { tag: [tag].flat() }, async ({
      page,
    }) => {
      await openHydrated(page, `${site.url}/docs/everything`)
      await page.getByText('More about it').click()
      await page.getByRole('tab', { name: 'Windows' }).click()
      await page.getByRole('button', { name: 'Toggle word wrap' }).click()
      await page.getByRole('button', { name: 'Unlinked' }).click()
      await page.getByRole('button', { name: "Expand sidebar category 'Linked'" }).click()
      await expect(page.getByRole('link', { name: 'Far away' })).toBeVisible()
      await expectLooks(page)
      await page.getByRole('button', { name: 'On this page' }).click()
      await expectAccessible(page, 'contents of a small screen')
    })

  test('menus have no axe violations in both modes', { tag: '@exhaustive' }, async ({ page }) => {
    await openHydrated(page, `${site.url}/docs/everything`)
    const bar = page.getByRole('navigation', { name: 'Main' })
    const menu = bar.locator('.dropdown__menu:visible')
    for (const name of ['More', 'English']) {
      await bar.getByRole('button', { name, exact: true }).press('Enter')
      await expect(menu).toHaveCount(1)
      await expectAccessibleInBothModes(page, menu, `menu "${name}"`)
    }
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    const expand = page.getByRole('button', { name: 'Expand sidebar', exact: true })
    await expectAccessibleInBothModes(page, expand, 'hidden sidebar')

    await page.setViewportSize({ width: 390, height: 900 })
    await toggle(page).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await expectAccessibleInBothModes(page, drawer, 'docs menu')
    await drawer.getByRole('button', { name: 'Back to main menu' }).click()
    await drawer.getByRole('button', { name: 'More', exact: true }).click()
    await drawer.getByRole('button', { name: 'Languages' }).click()
    const french = drawer.getByRole('link', { name: 'Français' })
    await expect(french).toBeVisible()
    await expectAccessibleInBothModes(page, french, 'main menu')
  })

  // The configuration sets a class and nothing else.
  for (const style of ['navbar--dark', 'navbar--primary']) {
    test(`a bar with ${style} has no axe violations (NB-6)`, { tag: '@exhaustive' }, async ({ page }) => {
      await openHydrated(page, `${site.url}/docs/next`)
      const bar = page.getByRole('navigation', { name: 'Main' })
      await bar.evaluate((element, style) => element.classList.add(style), style)
      await bar.getByRole('button', { name: 'More', exact: true }).press('Enter')
      // Its elements are those of any bar: its colours are what may be wrong.
      await expectAccessibleContent(page)
      await toggle(page).click()
      await page.getByRole('button', { name: 'Back to main menu' }).click()
      await expectAccessibleInBothModes(page, page.getByRole('dialog'), 'drawer')
    })
  }

  test('errors have no axe violations (RE-1, RE-5)', { tag: '@exhaustive' }, async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { broken: true }))
    await openHydrated(page, `${site.url}/crash`)
    await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible()
    await expectAccessibleContent(page)
    await openHydrated(page, `${site.url}/lost`)
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expectAccessible(page, 'a lost part')
  })

  test('axe finds a text with too little contrast in one mode at one width', { tag: '@exhaustive' }, async ({
    page,
  }) => {
    await openHydrated(page, `${site.url}/docs/everything`)
    // Not as an element: the policy of the site allows no foreign styles.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '@media (max-width: 500px) { [data-theme=dark] article :is(li, pre span) { color: #555 } }',
      )
      document.adoptedStyleSheets = [sheet]
    })
    expect(await axeViolations(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 900 })
    expect(await axeViolations(page)).toEqual([])
    await page.evaluate(() => document.querySelector<HTMLElement>('.vl-color-toggle')!.click())
    const found = await axeViolations(page)
    expect(found).toContainEqual(expect.stringMatching(/^color-contrast: <li>/))
    expect(found).toContainEqual(expect.stringMatching(/^color-contrast: <span/))
  })

  test('the progress bar adds no axe violation but its role (PB-5)', { tag: '@exhaustive' }, async ({
    page,
  }) => {
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
    // `role="bar"`, which is not one, is what author CSS and tests know it by.
    await expectAccessible(page, 'while loading', { except: ['aria-roles'] })
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
  })
})
