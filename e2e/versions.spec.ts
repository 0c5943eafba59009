// Versions of the docs: switching between them, what they show, what is remembered.

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { serve } from 'vellum'
import { buildSite } from './buildSite.js'
import { complaints } from './complaints.js'
import { hydrated, openHydrated } from './hydrated.js'
import { test } from './test.js'

test.use({ freshCache: false })

const FIXTURE = fileURLToPath(new URL('../packages/vellum/fixtures/versions', import.meta.url))
const KEY = 'docs-preferred-version-default'

// One site for all tests of the file.
test.describe.configure({ mode: 'default' })

let url: string
let close: () => Promise<void>

test.beforeAll(async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'vellum-e2e-'))
  cpSync(FIXTURE, siteDir, { recursive: true })
  await buildSite(siteDir)
  const server = await serve({ dir: join(siteDir, 'dist'), baseUrl: '/', port: 0 })
  url = server.url.replace(/\/$/, '')
  close = async () => {
    await server.close()
    rmSync(siteDir, { recursive: true, force: true })
  }
})
test.afterAll(() => close())

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const button = (page: Page) => bar(page).locator('.dropdown > a')
const entries = (page: Page) => bar(page).locator('.dropdown__link[data-docs-version]')
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY)
/** Goes to the version through the list. */
async function choose(page: Page, label: string) {
  await button(page).hover()
  await entries(page).filter({ hasText: label }).click()
}

test('VD-4: the list keeps page, query and hash, without loading a document', async ({ page }) => {
  const found = complaints(page)
  await openHydrated(page, `${url}/docs/intro?a=1#why`)
  await page.evaluate(() => Object.assign(window, { isKept: true }))
  await choose(page, '1.0 (old)')
  await expect(page).toHaveURL(`${url}/docs/1.0/intro?a=1#why`)
  await expect(page.locator('article')).toContainText('Version one.')
  await expect(button(page)).toHaveText('1.0 (old)')
  await choose(page, 'Canary')
  await expect(page).toHaveURL(`${url}/docs/next/intro?a=1#why`)
  await expect(page.locator('article')).toContainText('The next version.')
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true)
  expect(found).toEqual([])
})

test('VD-4: a document that has moved is found, and a missing one links to the main document', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await openHydrated(page, `${url}/docs/1.0/moved`)
  await choose(page, '2.0')
  await expect(page).toHaveURL(`${url}/docs/moved-here`)
  await expect(button(page)).toHaveText('2.0')
  await choose(page, 'Canary')
  await expect(page).toHaveURL(`${url}/docs/next/moved-again`)
  // The URL changes before the page does.
  await expect(button(page)).toHaveText('Canary')
  await bar(page).getByRole('link', { name: 'Tutorial' }).click()
  await expect(page).toHaveURL(`${url}/docs/next/intro`)
  await page.goto(`${url}/docs/next/fresh`)
  await hydrated(page)
  await choose(page, '1.0 (old)')
  await expect(page).toHaveURL(`${url}/docs/1.0/install`)
})

test('VR-4: the banner links to the same document of the last version, and stores that choice', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await openHydrated(page, `${url}/docs/1.0/moved`)
  const banner = page.getByRole('alert')
  await expect(banner).toHaveText(
    'This is documentation for Fixture 1.0 (old), which is no longer actively maintained.For up-to-date documentation, see the latest version (2.0).',
  )
  await expect(page.getByText('Version: 1.0 (old)')).toBeVisible()
  await banner.getByRole('link', { name: 'latest version' }).click()
  await expect(page).toHaveURL(`${url}/docs/moved-here`)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Version: 2.0')).toBeVisible()
  expect(await stored(page)).toBe('2.0')
  await expect(page.locator('html')).toHaveClass(/docs-version-2\.0/)
})

test('VR-9, VR-10: a chosen version applies to pages without a version, a version that was only read does not', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const found = complaints(page)
  await openHydrated(page, `${url}/docs/1.0/intro`)
  expect(await stored(page)).toBeNull()
  await choose(page, 'Canary')
  await expect(page).toHaveURL(`${url}/docs/next/intro`)
  expect(await stored(page)).toBe('current')

  await page.goto(`${url}/archive`)
  await hydrated(page)
  await expect(button(page)).toHaveText('Canary')
  await expect(bar(page).getByRole('link', { name: 'Tutorial' })).toHaveAttribute('href', '/docs/next/intro')
  await expect(bar(page).getByRole('link', { name: 'Moved' })).toHaveAttribute(
    'href',
    '/docs/next/moved-again',
  )
  // Another set of documents has a choice of its own.
  await expect(bar(page).getByRole('link', { name: 'API' })).toHaveAttribute('href', '/api/start')

  // The version that is read comes first.
  await page.goto(`${url}/docs/1.0/intro`)
  await hydrated(page)
  await expect(button(page)).toHaveText('1.0 (old)')
  await expect(bar(page).getByRole('link', { name: 'Usage' })).toHaveAttribute(
    'href',
    '/docs/next/guide/usage',
  )
  expect(found).toEqual([])
})

test('VR-10: a stored version that no longer exists is removed', { tag: '@exhaustive' }, async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '0.9'), KEY)
  await openHydrated(page, `${url}/archive`)
  await expect(button(page)).toHaveText('2.0')
  await expect.poll(() => stored(page)).toBeNull()
})

test('SSR-2: the first render equals the served page, with a choice stored', { tag: '@exhaustive' }, async ({
  page,
}) => {
  const found = complaints(page)
  await page.addInitScript((key) => localStorage.setItem(key, '1.0'), KEY)
  for (const path of ['/', '/docs/next/guide/live', '/docs/1.0/tags/gone', '/docs/nope']) {
    await openHydrated(page, url + path)
  }
  expect(found.filter((text) => !text.includes('404'))).toEqual([])
  await openHydrated(page, `${url}/docs/next/guide/live`)
  // Components know the preferred version when the page is mounted.
  await expect(page.locator('#told')).toHaveText(
    'default current Canary false /docs/next/install current,1.0,2.0',
  )
})

test('VD-7: in the drawer the list is called "Versions", is open where a version is read, and keeps the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openHydrated(page, `${url}/docs/install?q=1#steps`)
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await page.getByRole('button', { name: '← Back to main menu' }).click()
  const drawer = page.getByRole('dialog')
  const list = drawer.getByRole('button', { name: 'Versions' })
  await expect(list).toHaveAttribute('aria-expanded', 'true')
  await expect(drawer.locator('.menu__link--active[data-docs-version]')).toHaveText('2.0')
  await drawer.getByRole('link', { name: '1.0 (old)' }).last().click()
  await expect(page).toHaveURL(`${url}/docs/1.0/install?q=1#steps`)
  await expect(drawer).toBeHidden()
  expect(await stored(page)).toBe('1.0')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('SSR-1: all links have the URL of the right version', { tag: '@exhaustive' }, async ({ page }) => {
    await page.goto(`${url}/docs/1.0/moved?q=1`)
    await button(page).hover()
    await expect(entries(page)).toHaveText(['Canary', '2.0', '1.0 (old)'])
    await entries(page).filter({ hasText: 'Canary' }).click()
    await expect(page).toHaveURL(`${url}/docs/next/moved-again`)
    await expect(page.getByRole('alert')).toContainText(
      'This is unreleased documentation for Fixture Canary version.',
    )
    await page.getByRole('alert').getByRole('link').click()
    await expect(page).toHaveURL(`${url}/docs/moved-here`)
  })
})

test('SR-53, SR-59: a search stays in the version of the page, and offers the others', async ({ page }) => {
  const found = complaints(page)
  const input = page.getByRole('combobox', { name: 'Search' })
  const hrefs = () => page.getByRole('option').evaluateAll((all) => all.map((a) => a.getAttribute('href')!))
  const search = async (query: string) => {
    await page.keyboard.press('/')
    await input.fill(query)
    await expect(page.locator('.vl-search:not([data-busy]) [role=status]')).toHaveText(/^Documents found/)
  }
  await openHydrated(page, `${url}/docs/1.0/intro`)
  await search('install')
  const old = (await hrefs()).filter((href) => href.startsWith('/docs/'))
  expect(old.length).toBeGreaterThan(0)
  expect(old.filter((href) => !href.startsWith('/docs/1.0/'))).toEqual([])
  await expect(page.locator('.vl-search small')).toContainText('1.0 (old)')

  // Another version by the list of the bar: its own results, at the next opening.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await choose(page, 'Canary')
  await expect(page.locator('article')).toContainText('The next version.')
  await search('install')
  const fresh = (await hrefs()).filter((href) => href.startsWith('/docs/'))
  expect(fresh.length).toBeGreaterThan(0)
  expect(fresh.filter((href) => !href.startsWith('/docs/next/'))).toEqual([])

  // Only the first version has it.
  await input.fill('legacyxyzw')
  await expect(page.getByText('No results for “legacyxyzw”')).toBeVisible()
  await input.fill('legacy')
  await expect(page.getByText('No results for “legacy”')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '1.0 (old)' }).click()
  await expect(page.getByRole('option').first()).toHaveAttribute('href', '/docs/1.0/legacy')
  await expect(page.locator('.vl-search small')).toContainText('1.0 (old)')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${url}/docs/1.0/legacy`)

  // Outside of the docs: the version that was chosen last.
  await openHydrated(page, `${url}/archive`)
  await search('install')
  expect((await hrefs()).filter((href) => /^\/docs\/(?!next\/)/.test(href))).toEqual([])
  expect(found).toEqual([])
})
