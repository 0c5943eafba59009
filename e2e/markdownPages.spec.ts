// The link that copies a page as Markdown, in a browser, and what it copies.

import { expect } from '@playwright/test'
import { type MadeSite, makeSite } from './makeSite.js'
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

test.describe('the menu of assistants', () => {
  let site: MadeSite
  test.beforeAll(async () => {
    site = await makeSite({
      files: {
        'vellum.config.mjs': `export default {
  title: 'Fixture', url: 'https://fixture.example', baseUrl: '/', favicon: 'data:,',
  themeConfig: { docs: { assistants: ['claude'] } },
}`,
        'docs/a.md': '# A\n',
      },
    })
  })
  test.afterAll(() => site.close())

  test('opens and closes by keyboard without script, and requests nothing (MP-10)', {
    tag: '@exhaustive',
  }, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const others: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) others.push(request.url())
    })
    await page.goto(`${site.url}/docs/a`)
    const button = page.getByRole('button', { name: 'More actions for this page' })
    const link = page.getByRole('link', { name: 'Open in Claude' })
    await expect(link).toBeHidden()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(link).toBeVisible()
    expect(await link.getAttribute('href')).toContain(encodeURIComponent('https://fixture.example/docs/a'))
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(button).toBeFocused()
    expect(others).toEqual([])
    await context.close()
  })
})
