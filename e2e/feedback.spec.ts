// "Was this page helpful?", with the plugin vellum-feedback.

import { expect } from '@playwright/test'
import { openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

test.describe.configure({ mode: 'default' })

let site: MadeSite
test.beforeAll(async () => {
  site = await makeSite({
    plugins: ["feedback({ action: '/api/feedback', comment: true })"],
    files: {
      'docs/a.md': '# A\n\n[To B](./b.md)\n',
      'docs/b.md': '# B\n',
    },
  })
})
test.afterAll(() => site.close())

test('is sent by keyboard, fails with a way to retry, and thanks (FB-2, FB-3)', async ({ page }) => {
  const bodies: (string | null)[] = []
  let status = 503
  await page.route('**/api/feedback', (route) => {
    bodies.push(route.request().postData())
    return route.fulfill({ status, body: '' })
  })
  await openHydrated(page, `${site.url}/docs/a`)
  await page.getByRole('link', { name: 'To B' }).click()
  await expect(page).toHaveURL(/\/docs\/b$/)
  const group = page.getByRole('group', { name: 'Was this page helpful?' })
  const comment = page.getByRole('textbox', { name: 'Anything to add? (optional)' })
  await expect(comment).toBeHidden()
  await group.getByRole('radio', { name: 'Yes' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(group.getByRole('radio', { name: 'No', exact: true })).toBeChecked()
  await comment.fill('Too short & dry')
  expect(bodies).toEqual([])
  await page.getByRole('button', { name: 'Send' }).press('Enter')
  const region = page.getByRole('status').filter({ hasText: 'feedback' })
  await expect(region).toHaveText('Your feedback could not be sent.')
  await expect(comment).toHaveValue('Too short & dry')
  status = 204
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(region).toHaveText('Thank you for your feedback.')
  await expect(region).toBeFocused()
  await expect(comment).toBeHidden()
  const body = 'page=%2Fdocs%2Fb&helpful=no&comment=Too+short+%26+dry'
  expect(bodies).toEqual([body, body])
})

test('is posted by the browser without script (FB-1)', { tag: '@exhaustive' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.route('**/api/feedback', (route) =>
    route.fulfill({ contentType: 'text/plain', body: route.request().postData() ?? '' }),
  )
  await page.goto(`${site.url}/docs/a`)
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('body')).toHaveText('page=%2Fdocs%2Fa&helpful=yes&comment=')
  await context.close()
})
