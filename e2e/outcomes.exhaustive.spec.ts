// The explorer "Did the request take effect?": what it shows, by keyboard, and that the table is enough without it.

import { expect, type Page } from '@playwright/test'
import { FAILURES } from '../packages/troth/test/tables/outcomes.js'
import { expectAccessibleContent } from './axe.js'
import { openHydrated } from './hydrated.js'
import { removeRestOfArticle } from './partOfPage.js'
import { test } from './test.js'

const PAGE = '/docs/api/troth/'
const EXPLORER_FILES = /\/assets\/explorer-[^/]*\.js(?:\?|$)/

const explorer = (page: Page) => page.locator('#outcomes')
const fact = (page: Page, name: string) => explorer(page).locator('dt', { hasText: name }).locator('+ dd')

test('shows the timeline, the requests and the safe next step of a choice', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await openHydrated(page, PAGE)
  await page.waitForLoadState('networkidle')
  expect(files.filter((file) => EXPLORER_FILES.test(file))).toEqual([])

  await page.getByRole('link', { name: 'Did the request take effect?' }).first().click()
  await expect(fact(page, 'Requests sent')).toHaveText('1')
  await expect(fact(page, 'Safe next step')).toContainText('Read the resource before you send it again')

  await explorer(page).getByLabel('Retry').selectOption({ label: 'retry: 2' })
  await expect(fact(page, 'Requests sent')).toHaveText('1')
  await explorer(page).getByLabel('idempotencyKey').press('Space')
  await expect(fact(page, 'Requests sent')).toHaveText('3')
  await expect(explorer(page).getByRole('list', { name: 'Timeline' }).getByRole('listitem')).toHaveText([
    /^Attempt 1503Server: may process it$/,
    'waits up to 300 ms',
    /^Attempt 2503Server: knows the key$/,
    'waits up to 600 ms',
    /^Attempt 3503Server: knows the key$/,
  ])
  await expect(explorer(page).getByRole('status')).toHaveText(
    '3 requests sent. Did it take effect? Perhaps, at most once. ' +
      'Send it again with the same idempotencyKey. A server that supports the header processes it once.',
  )
  await expect(explorer(page).locator('pre')).toHaveText(
    "await api.postAsync('orders', order, { retry: 2, idempotencyKey })",
  )
  await removeRestOfArticle(explorer(page))
  await expectAccessibleContent(page)
})

test('does not change the height of the page', async ({ page }) => {
  await page.addInitScript(() => {
    const record = window as unknown as { shift: number }
    record.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('about:blank')
    await openHydrated(page, `${PAGE}#did-the-request-take-effect`)
    await expect(fact(page, 'Requests sent')).toHaveText('1')
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01)
  }
})

test('is a table without JavaScript, and when the explorer cannot be loaded', async ({ page, browser }) => {
  await page.route(EXPLORER_FILES, (route) => route.abort())
  await openHydrated(page, `${PAGE}#did-the-request-take-effect`)
  await expect(explorer(page).getByRole('row').nth(5)).toBeVisible()
  await expect(explorer(page).locator('form')).toHaveCount(0)

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(new URL(PAGE, page.url()).href)
  await plain.getByText('All cases as a table').click()
  const [header, rows] = [1, FAILURES.length]
  await expect(explorer(plain).getByRole('row')).toHaveCount(header + rows)
  await plain.close()
})
