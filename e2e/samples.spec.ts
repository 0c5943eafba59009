// The Run buttons of samples: samples print what is recorded, and nothing is loaded before. In the exhaustive run
// those of every page; that they print it in Node.js and in a browser is tested by site/samples.

import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessibleContent } from './axe.js'
import { openHydrated } from './hydrated.js'
import { removeRestOfArticle } from './partOfPage.js'
import { ROUTES } from './routes.js'
import { test } from './test.js'

const METHOD = '/docs/api/troth/methods/post-async'
const APP_FILES = /\/(?:assets\/app-[^/]*\.js|samples\/.*\.json|playground-frame\.html)$/

const samples = (page: Page) => page.locator('[data-sample]')
const run = (sample: Locator) => sample.getByRole('button', { name: /^Run/ })
const over = (sample: Locator) => sample.locator('[data-run-state=over]')

/** What Node.js adds to the message of a network error, and browsers do not. */
const withoutCodes = (text: string) => text.replaceAll(/ \((?:UND_ERR_\w+|E[A-Z]+)\)/g, '')

/** The pages with samples that run in a page. A visit of several pages loads the playground once. */
const VISITS: readonly (readonly [name: string, isOfVisit: RegExp])[] = [
  ['some pages', /^\/$|\/(?:introduction|methods\/set-headers)$/],
  ['the first pages', /\/installation\/(?:nodejs|cjs)$/],
  ['the options', /\/troth-options$/],
  ['the client', /\/troth\/[^/]*$/],
  ['the methods', /\/troth\/methods\/[^/]+$/],
  ['the playgrounds', /\/playground\/(?:cjs|esm)$/],
]

for (const [name, isOfVisit] of VISITS) {
  const routes = ROUTES.filter((route) => isOfVisit.test(route))
  const title = `every sample of ${name} prints what is recorded: ${routes.join(', ')}`
  test(title, { tag: '@exhaustive' }, async ({ page }) => {
    for (const route of routes) await test.step(route, () => expectRecorded(page, route))
  })
}

/** Runs all samples of a page, and compares what they print with what is recorded. */
async function expectRecorded(page: Page, route: string): Promise<void> {
  await openHydrated(page, route)
  const runs = await page.evaluate(runAll)
  expect(runs.length, route).toBeGreaterThan(0)
  for (const [i, { recorded, lines, error }] of runs.entries()) {
    // A sample that throws records the error as its last line.
    const threw = error?.split('\n')[0]?.replace(/^Uncaught /, '')
    const printed = [lines?.trimEnd(), threw].filter(Boolean).join('\n')
    expect.soft(withoutCodes(printed), `${route} sample ${i + 1}`).toBe(withoutCodes(recorded.trimEnd()))
  }
}

interface SampleRun {
  readonly recorded: string
  readonly lines: string | undefined
  readonly error: string | undefined
}

/**
 * Runs the samples of a page, one after the other. Runs in the page, and out of sight: pressing each with the pointer,
 * which other tests do, and showing what it prints lays out a long page several times for each sample.
 */
async function runAll(): Promise<SampleRun[]> {
  const LONGEST = 60_000
  const runs: SampleRun[] = []
  document.querySelector<HTMLElement>('main')!.style.display = 'none'
  const count = document.querySelectorAll('[data-sample]').length
  for (let i = 0; i < count; i++) {
    // By number: the first run replaces what the selector has found.
    const find = (selector: string) =>
      document.querySelectorAll('[data-sample]')[i]?.querySelector<HTMLElement>(selector) ?? undefined
    const recorded = find('.language-text code')?.textContent ?? 'nothing is recorded'
    const buttons = document.querySelectorAll('[data-sample]')[i]?.querySelectorAll('button') ?? []
    const button = [...buttons].find(({ textContent }) => textContent?.trim() === 'Run')
    if (!button) throw new Error(`Sample ${i + 1} has no button "Run".`)
    button.click()
    const end = performance.now() + LONGEST
    while (!find('[data-run-state=over]') && performance.now() < end)
      await new Promise((next) => requestAnimationFrame(next))
    const over = find('[data-run-state=over]')
    runs.push({
      recorded,
      lines: find('[role=log]')?.textContent ?? undefined,
      error: over ? over.querySelector('pre')?.textContent : `It is not over after ${LONGEST / 1000} s.`,
    })
  }
  return runs
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

test('requests and network are visible before a run, which does not move the page', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await openHydrated(page, METHOD)
  const sample = page.locator('.playground', { hasText: 'one per order, not per request' })
  const { height } = (await sample.boundingBox())!
  await expect(sample.getByRole('button', { name: /^Requests: 0/ })).toBeDisabled()
  await expect(sample.getByRole('button', { name: /^Network/ })).toBeEnabled()
  await run(sample).click()
  await expect(sample.getByRole('button', { name: /^Requests: 3/ })).toBeVisible()
  expect(Math.abs((await sample.boundingBox())!.height - height)).toBeLessThan(1)
})

test('Network opens the network of a sample that has not run', { tag: '@exhaustive' }, async ({ page }) => {
  await openHydrated(page, METHOD)
  const sample = samples(page).first()
  await sample.getByRole('button', { name: /^Network/ }).click()
  await expect(page.locator('.playground').first().locator('summary', { hasText: 'Network' })).toBeFocused()
})

test('a sample runs from the keyboard; requests, network and editor are one click away', async ({ page }) => {
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
  await removeRestOfArticle(sample)
  await expectAccessibleContent(page)

  await sample.getByRole('button', { name: 'Network' }).press('Enter')
  await expect(sample.locator('summary', { hasText: 'Network' })).toBeFocused()
  await sample.getByLabel('Fault').selectOption('offline')
  await sample.getByRole('button', { name: /^Run/ }).click()
  await expect(over(sample)).toContainText('no response')
  // The hidden lines are part of the program, and of what is shown from now on.
  await expect(sample.getByRole('textbox', { name: /^Code of/ })).toContainText("from 'troth'")
})

test('Edit begins where the page shows the program, and a link opens it again', {
  tag: '@exhaustive',
}, async ({ page }) => {
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
  await opened.getByRole('button', { name: /^Run/ }).click()
  await expect(opened.getByRole('log', { name: 'Output' })).toContainText('changed')
})

test('a sample of a page that was deployed again suggests a reload', { tag: '@exhaustive' }, async ({
  page,
}) => {
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
