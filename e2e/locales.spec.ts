// A site in two languages, one of them right-to-left and translated in part, as visitors
// see it. Built once, from the fixture.

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { createDevServer, type ServedSite, serve, silentLogger } from 'vellum'
import { buildSite } from './buildSite.js'
import { hydrated } from './hydrated.js'
import { test } from './test.js'

test.describe.configure({ mode: 'default' })
test.use({ freshCache: false })

const FIXTURE = fileURLToPath(new URL('../packages/vellum/fixtures/locales', import.meta.url))
let siteDir: string
let server: ServedSite

test.beforeAll(async () => {
  // Two languages take a while on a busy machine.
  siteDir = mkdtempSync(join(tmpdir(), 'vellum-e2e-'))
  cpSync(FIXTURE, siteDir, { recursive: true })
  await buildSite(siteDir)
  server = await serve({ dir: join(siteDir, 'dist'), baseUrl: '/', port: 0 })
})

test.afterAll(async () => {
  await server.close()
  rmSync(siteDir, { recursive: true, force: true })
})

/** Opens a page, and fails at anything that the browser complains about. */
async function open(page: Page, path: string): Promise<void> {
  page.on('pageerror', (error) => {
    throw error
  })
  page.on('console', (message) => {
    if (message.type() === 'error') throw new Error(message.text())
  })
  await page.goto(new URL(path, server.url).href)
  await hydrated(page)
}

const language = (page: Page, name: string) => page.locator('.dropdown__link', { hasText: name })

test('LD-1 … LD-4: the switch keeps page, query and hash', async ({ page }) => {
  await open(page, 'docs/intro?a=1#what-is-a-map')
  await page.getByRole('button', { name: 'English' }).hover()
  await expect(language(page, 'العربية')).toHaveAttribute('href', '/ar/docs/intro?a=1#what-is-a-map')
  await language(page, 'العربية').click()
  await page.waitForURL('**/ar/docs/intro?a=1#what-is-a-map')
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-EG')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مقدمة')
  await expect(language(page, 'English')).toHaveAttribute('href', '/docs/intro?a=1#what-is-a-map')
})

test('LD-4: the links of languages follow navigation without loading', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await open(page, 'ar/docs/intro')
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('link', { name: 'كيفية التثبيت' }).click()
  await page.waitForURL('**/ar/docs/guide/install#on-a-phone')
  await expect(language(page, 'English')).toHaveAttribute('href', '/docs/guide/install#on-a-phone')
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})

test('a page without translation has the language of its content, and the shell that of the locale', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await open(page, 'ar/docs/guide/install')
  const article = page.locator('.theme-doc-markdown')
  await expect(article).toHaveAttribute('lang', 'en')
  await expect(article).toHaveCSS('direction', 'ltr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install')
  await expect(page.locator('.navbar__title')).toHaveText('أطلس')
  await expect(page.locator('.menu__link--active').last()).toHaveText('Install')
  await page.locator('.vl-code').hover()
  await expect(page.getByRole('button', { name: 'نسخ الشيفرة إلى الحافظة' })).toBeVisible()
})

test('TR-2 … TR-4: live pages are translated before and after hydration', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await open(page, 'ar/docs/guide/live')
  await expect(page.locator('.greeting')).toHaveText('نهارك سعيد 0')
  await page.locator('.greeting').click()
  await expect(page.locator('.greeting')).toHaveText('نهارك سعيد 1')
  // And when it is navigated to.
  await page.locator('.menu__link', { hasText: 'Tagged' }).click()
  await page.waitForURL('**/ar/docs/guide/tagged')
  await page.locator('.menu__link', { hasText: 'صفحة حية' }).click()
  await expect(page.locator('.greeting')).toHaveText('نهارك سعيد 0')
  await expect(page.locator('.imperative')).toHaveText('شمال')
})

test('a page in a right-to-left locale is mirrored', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, 'ar/docs/intro')
  const left = async (selector: string) => (await page.locator(selector).first().boundingBox())!.x
  expect(await left('.theme-doc-sidebar-container')).toBeGreaterThan(await left('article'))
  expect(await left('article')).toBeGreaterThan(await left('.theme-doc-toc-desktop'))
  expect(await left('.navbar__brand')).toBeGreaterThan(await left('.navbar__items--right'))
  const arrow = await page
    .locator('.pagination-nav__link--next .pagination-nav__label')
    .evaluate((label) => getComputedStyle(label, '::after').content)
  expect(arrow).toContain('←')
  // A menu opens within the page.
  await page.getByRole('button', { name: 'العربية' }).hover()
  await expect(language(page, 'English')).toBeVisible()
  expect(await left('.dropdown--right .dropdown__menu')).toBeGreaterThanOrEqual(0)
})

test('nothing is wider than the page, at 390 pixels or at 1440', { tag: '@exhaustive' }, async ({ page }) => {
  const widths = () =>
    page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth - window.innerWidth])
  for (const path of ['ar/', 'ar/docs/intro', 'ar/docs/guide/install', 'ar/docs/category/guides']) {
    await page.setViewportSize({ width: 390, height: 900 })
    await open(page, path)
    expect(await widths(), path).toEqual([390, 0])
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(widths, path).toEqual([1440, 0])
  }
})

test('the drawer of a right-to-left locale opens from the right, with translated labels', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, 'ar/words')
  await page.getByRole('button', { name: 'إظهار شريط التنقل أو إخفاؤه' }).click()
  const drawer = page.locator('.navbar-sidebar')
  await expect(drawer).toBeVisible()
  await expect
    .poll(async () => {
      const box = (await drawer.boundingBox())!
      return Math.round(box.x + box.width)
    })
    .toBe(390)
  await drawer.getByRole('button', { name: 'اللغات' }).click()
  await expect(drawer.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/words')
})

test('NF-2, NF-4: unknown paths show the not-found page of their language', { tag: '@exhaustive' }, async ({
  page,
}) => {
  const answer = await page.goto(new URL('ar/docs/nope', server.url).href)
  expect(answer?.status()).toBe(404)
  await hydrated(page)
  await expect(page).toHaveTitle('الصفحة غير موجودة | Atlas')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الصفحة غير موجودة')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('SSR-1: locales can be switched, and all labels are translated', { tag: '@exhaustive' }, async ({
    page,
  }) => {
    await page.goto(new URL('docs/guide/live', server.url).href)
    await page.getByRole('button', { name: 'English' }).hover()
    await language(page, 'العربية').click()
    await page.waitForURL('**/ar/docs/guide/live')
    await expect(page.locator('.greeting')).toHaveText('نهارك سعيد 0')
    await expect(page.locator('.footer__title')).toHaveText('تعلم')
  })
})

test('a second locale loads no code but its own', { tag: '@exhaustive' }, async ({ page }) => {
  await open(page, 'docs/intro')
  const scripts: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js') && !response.fromServiceWorker()) scripts.push(pathname)
  })
  const first = await page.evaluate(() => document.querySelector<HTMLElement>('[data-load]')?.dataset.load)
  await page.goto(new URL('ar/docs/intro', server.url).href)
  await hydrated(page)
  const second = await page.evaluate(() => document.querySelector<HTMLElement>('[data-load]')?.dataset.load)
  const [english, arabic] = [first!.split(' '), second!.split(' ')]
  expect(arabic.slice(0, -1)).toEqual(english.slice(0, -1))
  expect(scripts).not.toContain(english.at(-1))
})

test('`vellum dev` serves one language at its base', { tag: '@exhaustive' }, async ({ page }) => {
  const dev = await createDevServer({
    siteDir,
    locale: 'ar',
    port: 0,
    host: '127.0.0.1',
    logger: silentLogger,
  })
  try {
    expect(dev.url).toMatch(/\/ar\/$/)
    await page.goto(`${dev.url}docs/guide/live`)
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('.greeting')).toHaveText('نهارك سعيد 0')
    await page.locator('.greeting').click()
    await expect(page.locator('.greeting')).toHaveText('نهارك سعيد 1')
    await page.locator('.menu__link', { hasText: 'مقدمة' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('مقدمة')
    await expect(page.locator('article img')).toHaveJSProperty('naturalWidth', 32)
  } finally {
    await dev.close()
  }
})

test('DEV-26: `vellum dev` serves all languages, and the switch leads to them', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const dev = await createDevServer({ siteDir, port: 0, host: '127.0.0.1', logger: silentLogger })
  try {
    await page.goto(`${dev.url}docs/guide/live`)
    await hydrated(page)
    await page.getByRole('button', { name: 'English' }).hover()
    await language(page, 'العربية').click()
    await page.waitForURL('**/ar/docs/guide/live')
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.locator('.greeting').click()
    await expect(page.locator('.greeting')).toHaveText('نهارك سعيد 1')
    await page.getByRole('button', { name: 'العربية' }).hover()
    await language(page, 'English').click()
    await page.waitForURL(`${dev.url}docs/guide/live`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  } finally {
    await dev.close()
  }
})

test('SR-53, SR-54: the search of a locale finds its pages, in its words and direction', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await open(page, 'ar/docs/intro')
  await page.getByRole('button', { name: 'بحث' }).click()
  const input = page.getByRole('combobox', { name: 'بحث' })
  await expect(input).toHaveAttribute('placeholder', 'ابحث في التوثيق')
  await input.fill('الخريطة')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^عدد المستندات: \d+$/)
  const hrefs = await page.getByRole('option').evaluateAll((all) => all.map((a) => a.getAttribute('href')!))
  expect(hrefs.filter((href) => !href.startsWith('/ar/'))).toEqual([])
  expect(await page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).direction)).toBe('rtl')
  await input.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${hrefs[0]}$`))
})
