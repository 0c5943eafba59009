// The manual of Vellum: pages of each of its templates hydrate without console output and policy violations, fit a phone and a desk,
// and have no axe violations in both modes; the search finds fields, tokens and commands by their names.

import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { type ServedSite, serve } from 'vellum'
import { expectAccessibleContent } from './axe.js'
import { openHydrated } from './hydrated.js'
import { test } from './test.js'

const BASE = '/vellum/'

let site: ServedSite

test.beforeAll(async () => {
  site = await serve({
    dir: fileURLToPath(new URL('../manual/dist', import.meta.url)),
    baseUrl: BASE,
    port: 0,
  })
})
test.afterAll(() => site.close())

const urlOf = (path: string) => new URL(BASE + path, site.url).href

/** The home page. Others look as those of the site, or of the tests of locales. */
const TEMPLATES = ['']
const OTHERS = [
  'reference/tokens',
  'learn',
  'de/learn/blog',
  'reference/configuration/i18n',
  'reference/sidebars',
  'de/',
  'example/1.0/install',
]

for (const path of [...TEMPLATES, ...OTHERS]) {
  const tag = OTHERS.includes(path) ? '@exhaustive' : []
  test(`/${path} of the manual hydrates without console output, and has no axe violations`, { tag }, async ({
    page,
  }) => {
    const problems: string[] = []
    page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
    })
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`${violatedDirective}: ${blockedURI}`),
      )
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, urlOf(path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(problems).toEqual([])
    await expectAccessibleContent(page)
  })
}

test('the search of the manual finds entries of the reference by their names', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await openHydrated(page, urlOf(''))
  await page.keyboard.press('/')
  const field = page.getByRole('combobox')
  for (const [query, target] of [
    ['docs.sidebarPath', 'reference/configuration/docs#docs-sidebarpath'],
    ['sidebar_position', 'reference/front-matter#docs-sidebar_position'],
    ['--vl-accent', 'learn/looks'],
    ['write-translations', 'reference/commands#write-translations'],
    ['useColorMode', 'reference/client#usecolormode'],
    ['Permissions-Policy', 'reference/headers#permissions-policy'],
  ] as const) {
    await field.fill(query)
    const first = page.getByRole('option').first()
    await expect(first, query).toHaveAttribute('href', new RegExp(`^${BASE}${target}`))
  }
})

test('only the example of versions has a dropdown of versions, which opens the same page in another version', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await openHydrated(page, urlOf('learn/docs'))
  const dropdown = page.locator('.dropdown:has(> .example-versions)')
  await expect(dropdown).toHaveCount(1)
  await expect(dropdown).toBeHidden()
  await page.getByRole('link', { name: "Acme's docs" }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Acme anvils' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Install', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('two people')
  await dropdown.hover()
  await dropdown.getByRole('link', { name: '1.0' }).click()
  await expect(page).toHaveURL(urlOf('example/1.0/install'))
  await expect(page.getByRole('alert')).toContainText('no longer')
  await expect(page.getByRole('main')).toContainText('four people')
})

test('the locale dropdown opens the German page, and an untranslated page says so', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await openHydrated(page, urlOf('learn/start'))
  const dropdown = page.getByRole('navigation').locator('.dropdown', { hasText: 'English' })
  await dropdown.hover()
  await dropdown.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'In zehn Minuten veröffentlichen' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Deploy', exact: true }).click()
  await expect(page.getByText('Diese Seite ist noch nicht übersetzt.')).toBeVisible()
})
