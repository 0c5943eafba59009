// The Run buttons of samples: every sample of every page prints what is recorded, and nothing is loaded before.

import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './axe.js'
import { openHydrated } from './hydrated.js'
import { ROUTES } from './routes.js'
import { test } from './test.js'

const METHOD = '/docs/api/troth/methods/post-async'
const APP_FILES = /\/(?:assets\/app-[^/]*\.js|samples\/.*\.json|playground-frame\.html)$/

const samples = (page: Page) => page.locator('[data-sample]')
const run = (sample: Locator) => sample.getByRole('button', { name: 'Run', exact: true })
const over = (sample: Locator) => sample.locator('[data-run-state=over]')

/** What Node.js adds to the message of a network error, and browsers do not. */
const withoutCodes = (text: string) => text.replaceAll(/ \((?:UND_ERR_\w+|E[A-Z]+)\)/g, '')

/** The pages with samples that run in a page. */
const PAGES = ROUTES.filter((route) =>
  /^\/$|\/(?:introduction|nodejs|cjs|esm|troth-options|troth\/.*)$/.test(route),
)

for (const route of PAGES) {
  test(`every sample of ${route} prints what is recorded`, async ({ page }) => {
    await openHydrated(page, route)
    // Some are in parts that are folded.
    for (const summary of await page.locator('article details:not([open]) > summary').all())
      await summary.click()
    // By number: the first run replaces what the selector has found.
    const count = await samples(page).count()
    expect(count).toBeGreaterThan(0)
    for (let i = 0; i < count; i++) {
      const sample = samples(page).nth(i)
      const recorded = await sample.locator('.language-text code').evaluate((code) => code.textContent)
      await run(sample).click()
      await expect(over(sample), `${route} sample ${i + 1}`).toBeVisible()
      const lines = await sample.getByRole('log', { name: 'Output' }).evaluate((log) => log.textContent)
      // A sample that throws records the error as its last line.
      const error = await over(sample).evaluate((element) => element.querySelector('pre')?.textContent)
      const threw = error?.split('\n')[0]?.replace(/^Uncaught /, '')
      const printed = [lines?.trimEnd(), threw].filter(Boolean).join('\n')
      expect.soft(withoutCodes(printed), `${route} sample ${i + 1}`).toBe(withoutCodes(recorded.trimEnd()))
    }
  })
}

test('samples load nothing before they are used, and have no button without JavaScript', async ({
  page,
  browser,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await openHydrated(page, METHOD)
  await run(samples(page).first()).hover()
  await page.waitForLoadState('networkidle')
  expect(files.filter((file) => APP_FILES.test(file))).toEqual([])

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(new URL(METHOD, page.url()).href)
  await expect(samples(plain).locator('.language-text code').first()).not.toBeEmpty()
  await expect(plain.locator('[data-run]:visible')).toHaveCount(0)
  await plain.close()
})

test('a sample runs from the keyboard; requests, network and editor are one press away', async ({ page }) => {
  await openHydrated(page, METHOD)
  const sample = page.locator('.playground', { hasText: 'one per order, not per request' })
  await run(sample).focus()
  await page.keyboard.press('Enter')
  await expect(sample.getByRole('log', { name: 'Output' })).toHaveText('2 attempts, 1 order')
  await expect(sample.getByRole('status').last()).toHaveText(/^Finished in .+, 1.line, 3.requests\.$/)
  await expect(run(sample)).toBeFocused()

  const requests = sample.getByRole('button', { name: 'Requests: 3', expanded: false })
  await requests.press('Enter')
  await expect(sample.getByText('attempt 2').first()).toBeVisible()
  await expectAccessibleEverywhere(page)

  await sample.getByRole('button', { name: 'Network' }).press('Enter')
  await expect(sample.locator('summary', { hasText: 'Network' })).toBeFocused()
  await sample.getByLabel('Fault').selectOption('offline')
  await sample.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(over(sample)).toContainText('no response')
  // The hidden lines are part of the program, and of what is shown from now on.
  await expect(sample.getByRole('textbox', { name: /^Code of/ })).toContainText("from 'troth'")
})

test('Edit begins where the page shows the program, and a link opens it again', async ({ page }) => {
  await openHydrated(page, METHOD)
  const sample = samples(page).nth(1)
  await run(sample).click()
  await sample.getByRole('button', { name: 'Edit' }).click()
  const live = page.locator('.playground').filter({ has: page.getByRole('textbox', { name: /^Code of/ }) })
  await expect(live.getByRole('textbox', { name: /^Code of/ })).toBeFocused()
  await page.keyboard.type("console.log('changed')\n")
  await live.getByRole('button', { name: 'Share' }).click()
  await expect(page).toHaveURL(/#play=/)
  const number = await live.evaluate((block) => [...document.querySelectorAll('.playground')].indexOf(block))

  await page.goto('about:blank')
  await page.goBack()
  const opened = page.locator('.playground').nth(number)
  await expect(opened.getByText('Opened from a link.').first()).toBeVisible()
  await opened.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(opened.getByRole('log', { name: 'Output' })).toContainText('changed')
})

test('a sample of a page that has changed meanwhile asks for a reload', async ({ page }) => {
  await page.route('**/samples/**', (route) => route.fulfill({ json: ['const other = 1'] }))
  await openHydrated(page, METHOD)
  const sample = page.locator('[data-sample=cut]').first()
  await run(sample).click()
  await expect(sample.getByRole('status')).toHaveText('This page has changed. Reload it to run the sample.')
  await expect(sample.locator('.language-text code')).toBeVisible()
  await page.unroute('**/samples/**')
  await run(sample).click()
  await expect(over(sample)).toBeVisible()
})
