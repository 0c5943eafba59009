// The site that `npm create vellum` makes: every type of page has no console output and no policy violation,
// and axe finds no violations.

import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { type ServedSite, serve } from 'vellum'
import { createSite } from '../packages/create-vellum/dist/createSite.js'
import { expectAccessibleContent } from './axe.js'
import { buildSite } from './buildSite.js'
import { openHydrated } from './hydrated.js'
import { test } from './test.js'

test.use({ freshCache: false })

// One site for all tests of the file.
test.describe.configure({ mode: 'default' })

const folder = mkdtempSync(join(tmpdir(), 'vellum-starter-'))
let site: ServedSite
test.beforeAll(async () => {
  createSite({ folder, title: 'My docs' })
  // That its packages can be installed is tested with the packed ones.
  symlinkSync(fileURLToPath(new URL('../node_modules', import.meta.url)), join(folder, 'node_modules'))
  await buildSite(folder)
  site = await serve({ dir: join(folder, 'dist'), baseUrl: '/', port: 0 })
})
test.afterAll(async () => {
  await site?.close()
  rmSync(folder, { recursive: true, force: true })
})

const PATHS = [
  '',
  'docs/introduction',
  'docs/guide/writing',
  'docs/1.0/introduction',
  'blog',
  'blog/2026/01/01/hello',
]
for (const path of PATHS) {
  test(`/${path} is silent, and accessible`, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    await openHydrated(page, site.url + path)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectAccessibleContent(page)
    expect(problems).toEqual([])
  })
}

test('the search finds a page of the starter', async ({ page }) => {
  await openHydrated(page, `${site.url}docs/introduction`)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('callouts')
  await expect(page.getByRole('option').first()).toContainText('Callouts')
})

test('PK-7: a visitor sees the page that the author edits, in the colours of the system', async ({
  browser,
}) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    const page = await browser.newPage({ colorScheme })
    await openHydrated(page, site.url)
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await page.getByRole('link', { name: 'Get started' }).click()
    await expect(page.getByRole('main')).toContainText('This page is docs/introduction.md')
    await expect(page.getByRole('link', { name: /^Vellum manual/ }).first()).toHaveAttribute(
      'href',
      /^https:\/\/troth-http\.github\.io\/vellum\/$/,
    )
    await page.close()
  }
})
