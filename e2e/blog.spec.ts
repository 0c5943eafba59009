// A blog in the browser: lists, posts, feeds, with and without script, in both modes.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { expectAccessibleContent, expectAccessibleEverywhere } from './axe.js'
import { openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

test.use({ freshCache: false })

const FIXTURE = fileURLToPath(new URL('../packages/vellum/fixtures/blog/', import.meta.url))

test.describe.configure({ mode: 'default' })

let site: MadeSite

test.beforeAll(async () => {
  const files = readdirSync(FIXTURE, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => statSync(join(FIXTURE, path)).isFile() && !/^(?:vellum\.config|dist|\.vellum)/.test(path),
    )
    .map((path) => [path, readFileSync(join(FIXTURE, path), 'utf8')])
  site = await makeSite({
    config: {
      title: 'Journal',
      favicon: undefined,
      blog: { blogTitle: 'The journal', postsPerPage: 3, blogSidebarCount: 4, feedOptions: { type: 'all' } },
      themeConfig: {
        navbar: { title: 'Journal', items: [{ to: '/blog', label: 'Blog', position: 'left' }] },
      },
    },
    files: Object.fromEntries(files),
  })
})
test.afterAll(() => site.close())

const titles = (page: Page) => page.locator('main article h2 > a.vl-post-title')
/** Errors of hydration, and violations of the policy. */
function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

test('a reader goes from the list to a post, to its neighbours, tags and authors', async ({ page }) => {
  const errors = collectErrors(page)
  await openHydrated(page, `${site.url}/blog`)
  await expect(page).toHaveTitle('The journal | Journal')
  await expect(titles(page)).toHaveText([
    'Folders are dates too',
    'A post that counts',
    'Pictures: <b> & words',
  ])
  await expect(page.locator('article').first()).toContainText('May 6, 2025 · 2 min read')

  await page.getByRole('link', { name: 'Older entries' }).click()
  await expect(page).toHaveURL(`${site.url}/blog/page/2`)
  await expect(titles(page)).toHaveText(['A plain post with its title in the text', 'The first post'])
  await expect(page.locator('html')).toHaveClass(/\bblog-list-page\b/)

  await page.getByRole('link', { name: 'Read more about The first post' }).click()
  await expect(page).toHaveURL(`${site.url}/blog/2025/01/02/first`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first post')
  await expect(page.locator('html')).toHaveClass(/\bblog-post-page\b/)
  await expect(page.getByRole('navigation', { name: 'On this page' })).toContainText('The day')
  await expect(page.locator('main time')).toHaveAttribute('datetime', '2025-01-02T00:00:00.000Z')

  const neighbours = page.getByRole('navigation', { name: 'Blog post page navigation' })
  await expect(neighbours.getByRole('link')).toHaveText(['Newer postA plain post with its title in the text'])
  await page.getByRole('link', { name: 'News' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 posts tagged with "News"')
  await expect(titles(page)).toHaveCount(3)

  await page.getByRole('link', { name: 'View all tags' }).click()
  await expect(page).toHaveURL(`${site.url}/blog/tags`)
  await expect(page.locator('main .vl-tag')).toHaveText(['Engines 2', 'News 3'])

  await page.goto(`${site.url}/blog/pictures`)
  await page.getByRole('link', { name: 'Ada Lovelace', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace')
  await expect(titles(page)).toHaveCount(2)
  await page.getByRole('link', { name: 'View all authors' }).click()
  await expect(page.locator('.vl-author-list > li')).toHaveCount(2)

  await page.goto(`${site.url}/blog/archive`)
  await expect(page.locator('main li a')).toHaveCount(5)
  expect(errors).toEqual([])
})

test('a component in an excerpt works, on the page that was served and on one that follows', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const errors = collectErrors(page)
  await openHydrated(page, `${site.url}/blog`)
  const button = page.locator('main .counter')
  await button.click()
  await expect(button).toHaveText('Pressed 1 times')
  await page.getByRole('link', { name: 'Older entries' }).click()
  await expect(page).toHaveURL(`${site.url}/blog/page/2`)
  await expect(button).toHaveCount(0)
  await page.getByRole('link', { name: 'Newer entries' }).click()
  await button.click()
  await expect(button).toHaveText('Pressed 1 times')
  // The whole post has another one.
  await page.getByRole('link', { name: 'Read more about A post that counts' }).click()
  await expect(button).toHaveCount(2)
  await button.last().click()
  await expect(button).toHaveText(['Pressed 0 times', 'Pressed 1 times'])
  expect(errors).toEqual([])
})

test('the recent posts are in a column, and in the drawer of small screens', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, `${site.url}/blog/2025/05/06/folders`)
  const recent = page.getByRole('navigation', { name: 'Blog recent posts navigation' })
  await expect(recent.getByRole('link')).toHaveCount(4)
  await expect(recent.locator('[aria-current=page]')).toHaveText('Folders are dates too')

  await page.setViewportSize({ width: 390, height: 900 })
  await expect(recent).toBeHidden()
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('Recent posts')).toBeVisible()
  await drawer.getByRole('link', { name: 'A post that counts' }).click()
  await expect(page).toHaveURL(`${site.url}/blog/live`)
})

test('feeds are well-formed, hold every post, and are named in the head', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await page.goto(`${site.url}/docs/intro`)
  const feeds = await page
    .locator('link[rel=alternate][type]')
    .evaluateAll((links) => links.map((link) => [(link as HTMLLinkElement).type, link.getAttribute('href')]))
  expect(feeds).toEqual([
    ['application/rss+xml', '/blog/rss.xml'],
    ['application/atom+xml', '/blog/atom.xml'],
    ['application/feed+json', '/blog/feed.json'],
  ])
  const read = (path: string, selector: string) =>
    page.evaluate(
      async ([path, selector]) => {
        const text = await (await fetch(path!)).text()
        const feed = new DOMParser().parseFromString(text, 'text/xml')
        if (feed.querySelector('parsererror')) return ['not well-formed']
        return [...feed.querySelectorAll(selector!)].map((title) => title.textContent)
      },
      [path, selector],
    )
  const all = [
    'Folders are dates too',
    'A post that counts',
    'Pictures: <b> & words',
    'A plain post with its title in the text',
    'The first post',
  ]
  expect(await read('/blog/rss.xml', 'item > title')).toEqual(all)
  const escaped = all.map((title) => title.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;'))
  expect(await read('/blog/atom.xml', 'entry > title')).toEqual(escaped)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } })

  test('everything can be read and reached', { tag: '@exhaustive' }, async ({ page }) => {
    await page.goto(`${site.url}/blog`)
    await expect(titles(page)).toHaveCount(3)
    await expect(page.locator('main .counter')).toBeVisible()
    await expect(page.locator('.vl-recent')).toBeVisible()
    await page.getByRole('link', { name: 'Older entries' }).click()
    await page.getByRole('link', { name: 'further down' }).click()
    await expect(page).toHaveURL(`${site.url}/blog/2025/01/02/first#the-day`)
    await expect(page.getByRole('heading', { name: 'The day' })).toBeInViewport()
  })
})

test('/blog fits, and has no axe violations', { tag: '@exhaustive' }, async ({ page }) => {
  await openHydrated(page, `${site.url}/blog`)
  await expectAccessibleContent(page)
})

for (const path of [
  '/blog',
  '/blog/page/2',
  '/blog/2025/01/02/first',
  '/blog/tags/news',
  '/blog/authors',
  '/blog/authors/ada',
  '/blog/archive',
]) {
  test(`${path} fits, and has no axe violations in any look`, { tag: '@exhaustive' }, async ({ page }) => {
    await openHydrated(page, site.url + path)
    await expectAccessibleEverywhere(page)
  })
}
