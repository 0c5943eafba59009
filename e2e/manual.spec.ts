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

const PAGES = ['', 'learn', 'reference/configuration/i18n', 'reference/sidebars', 'reference/tokens']

for (const path of PAGES) {
  test(`/${path} of the manual hydrates without console output, and has no axe violations`, async ({
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

test('the search of the manual finds entries of the reference by their names', async ({ page }) => {
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
