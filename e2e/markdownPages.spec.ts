// The link that copies a page as Markdown, in a browser, and what it copies.

import { expect } from '@playwright/test'
import { test } from './test.js'

test('a click copies the page as Markdown, and the link confirms it for a second (MP-4)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/docs/api/troth/methods/get-async')
  const link = page.getByRole('link', { name: 'Copy page as Markdown' })
  const file = await page.request.get((await link.getAttribute('href'))!)
  expect(file.headers()['content-type']).toBe('text/markdown; charset=utf-8')
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  await link.click()
  await expect(page.locator('.vl-page-markdown')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await file.text())
  await expect(link).toBeVisible()
})

test('when the file cannot be copied, the click opens it (MP-4)', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('not allowed'))
  })
  await page.goto('/docs/introduction')
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  await page.getByRole('link', { name: 'Copy page as Markdown' }).click()
  await expect(page).toHaveURL(/\/docs\/introduction\.md$/)
  await expect(page.locator('body')).toContainText('# Introduction')
})
