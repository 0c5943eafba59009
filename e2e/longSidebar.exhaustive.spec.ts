// A sidebar with hundreds of pages in one level, and a blog with as many posts: a document has the page's
// neighbours, the rest is one file that is fetched once.

import { expect, type Page } from '@playwright/test'
import { openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

// One site for all tests of the file.
test.describe.configure({ mode: 'default' })

const COUNT = 230
const name = (i: number) => `p${String(i).padStart(3, '0')}`
const PAGES = Array.from({ length: COUNT }, (_, i) => i + 1)

const POSTS = Array.from({ length: 160 }, (_, i) => i + 1)
const dayOf = (i: number) => new Date(Date.UTC(2024, 0, i * 5)).toISOString().slice(0, 10)
const urlOf = (i: number) => `${site.url}/blog/${dayOf(i).replaceAll('-', '/')}/post`
/** One of them is live. */
const postOf = (i: number) =>
  `# Post ${i}\n\nText ${i}.${i === 21 ? '\n\nexport const a = 1\n\n{a + 1}' : ''}\n`

let site: MadeSite
test.beforeAll(async () => {
  site = await makeSite({
    config: { blog: { blogSidebarCount: 'ALL', onUntruncatedBlogPosts: 'ignore' } },
    files: Object.fromEntries([
      ...PAGES.map((i) => [`docs/${name(i)}.md`, `# Page ${i}\n\nText of page ${i}.\n`]),
      ...POSTS.map((i) => [`blog/${dayOf(i)}-post.md`, postOf(i)]),
      ['docs/z-group/inner.md', '# Inner\n'],
      ['docs/z-group/other.md', '# Other\n'],
    ]),
  })
})
test.afterAll(() => site?.close())

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const current = (page: Page) => sidebar(page).locator('[aria-current=page]')
const linkTo = (page: Page, i: number) => sidebar(page).getByRole('link', { name: `Page ${i}`, exact: true })

test('all pages are in the list after hydration, and nothing moves until then', async ({ page }) => {
  await page.addInitScript(() => {
    const tops: number[] = []
    Object.assign(window, { tops })
    const look = () => {
      const link = document.querySelector('aside [aria-current=page]')
      if (link) tops.push(Math.round(link.getBoundingClientRect().top))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const lists: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/sidebar-/.test(request.url())) lists.push(request.url())
  })
  await openHydrated(page, `${site.url}/docs/${name(120)}`)
  await expect(sidebar(page).getByRole('link')).toHaveCount(COUNT)
  await expect(current(page)).toHaveText('Page 120')
  expect(
    await page.evaluate(() => {
      const { tops } = window as unknown as { tops: number[] }
      return Math.max(...tops) - Math.min(...tops)
    }),
  ).toBeLessThanOrEqual(1)

  // From page to page the list stays.
  await page.evaluate(() => document.querySelector('aside ul')?.setAttribute('data-kept', ''))
  await linkTo(page, 200).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page 200')
  await expect(current(page)).toHaveText('Page 200')
  await sidebar(page).getByText('z-group').click()
  await sidebar(page).getByRole('link', { name: 'Inner' }).click()
  await expect(current(page)).toHaveText('Inner')
  await page.goBack()
  await expect(current(page)).toHaveText('Page 200')
  await expect(page.locator('aside ul[data-kept]')).toHaveCount(1)
  expect(lists).toHaveLength(1)
})

test('a document and its data do not contain the list', async ({ request }) => {
  const text = async (path: string) => (await request.get(site.url + path)).text()
  const document = await text(`/docs/${name(120)}`)
  expect(document).toContain(`/docs/${name(101)}"`)
  expect(document).not.toContain(`/docs/${name(99)}"`)
  const data = await text(`/_data/docs/${name(120)}.json`)
  expect(data).not.toContain(name(110))
})

test('pages of other groups are marked if the list arrives late, and folds are links if it never arrives', async ({
  page,
}) => {
  await page.route('**/assets/sidebar-*', (route) => route.abort())
  await openHydrated(page, `${site.url}/docs/${name(1)}`)
  const fold = sidebar(page).getByRole('link', { name: 'Page 101 … Page 150' })
  await sidebar(page).hover()
  await expect(fold).toBeVisible()
  // The page is in none of the groups that are there.
  const failure = page.waitForEvent('requestfailed')
  await fold.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page 101')
  await failure
  // The next visitor who needs the list loads it.
  await page.unroute('**/assets/sidebar-*')
  await sidebar(page).getByRole('link', { name: 'Page 201 … z-group' }).click()
  await expect(current(page)).toHaveText('Page 201')
  await expect(sidebar(page).getByRole('link')).toHaveCount(COUNT)
  await sidebar(page).getByText('z-group').click()
  await expect(sidebar(page).getByRole('link', { name: 'Other' })).toBeVisible()
})

test('the drawer has all pages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openHydrated(page, `${site.url}/docs/${name(3)}`)
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: 'Page 222' })).toHaveCount(1)
  await drawer.getByRole('link', { name: 'Page 222' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page 222')
})

test.describe('the list arrives while a visitor uses the part', () => {
  let used: MadeSite
  test.beforeAll(async () => {
    used = await makeSite({
      files: Object.fromEntries([
        ...PAGES.slice(0, 160).map((i) => [`docs/${name(i)}.md`, `# Page ${i}\n\nText.\n`]),
        ['docs/p074-open/_category_.json', '{ "label": "Open group", "collapsed": false }'],
        ['docs/p074-open/inner.md', '# Inner\n'],
        ['docs/p075-closed/_category_.json', '{ "label": "Closed group" }'],
        ['docs/p075-closed/hidden.md', '# Hidden\n'],
      ]),
    })
  })
  test.afterAll(() => used?.close())

  /** Opens a page of the second group, without the list; returns what lets it arrive. */
  async function openPart(page: Page): Promise<() => Promise<void>> {
    let allow = () => {}
    const allowed = new Promise<void>((resolve) => {
      allow = resolve
    })
    await page.route('**/assets/sidebar-*', async (route) => {
      await allowed
      await route.continue()
    })
    await openHydrated(page, `${used.url}/docs/${name(70)}`)
    await expect(linkTo(page, 1)).toHaveCount(0)
    return async () => {
      const arrived = page.waitForResponse(/\/assets\/sidebar-/)
      allow()
      await (await arrived).finished()
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    }
  }

  test('focus, position and closed categories stay', async ({ page }) => {
    const allow = await openPart(page)
    const group = sidebar(page).getByText('Open group')
    await group.click()
    const inner = sidebar(page).getByRole('link', { name: 'Inner' })
    await expect(inner).toBeHidden()
    await linkTo(page, 80).focus()
    const top = () => linkTo(page, 80).evaluate((link) => Math.round(link.getBoundingClientRect().top))
    const before = await top()
    await allow()
    await expect(linkTo(page, 1)).toHaveCount(1)
    await expect(linkTo(page, 80)).toBeFocused()
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(inner).toBeHidden()
    await expect(current(page)).toHaveText('Page 70')
  })

  test('a category that was pressed before opens, and keeps the focus', async ({ page }) => {
    const allow = await openPart(page)
    await sidebar(page).getByText('Closed group').click()
    await allow()
    await expect(sidebar(page).getByRole('link', { name: 'Hidden' })).toBeVisible()
    await expect(sidebar(page).getByText('Closed group')).toBeFocused()
  })

  test('a press that has begun before the list arrives is a click', async ({ page }) => {
    const allow = await openPart(page)
    await linkTo(page, 72).hover()
    await page.mouse.down()
    await allow()
    await page.mouse.up()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page 72')
    await expect(linkTo(page, 1)).toHaveCount(1)
    await expect(current(page)).toHaveText('Page 72')
  })
})

const posts = (page: Page) => page.getByRole('navigation', { name: 'Blog recent posts navigation' })
const post = (page: Page, i: number) => posts(page).getByRole('link', { name: `Post ${i}`, exact: true })
const currentPost = (page: Page) => posts(page).locator('[aria-current=page]')

test('BL-11: the column of a post has all posts, and follows the page, without a layout shift', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  let isAllowed = () => {}
  const allowed = new Promise<void>((resolve) => {
    isAllowed = resolve
  })
  await page.route('**/assets/sidebar-*', async (route) => {
    await allowed
    await route.continue()
  })
  await openHydrated(page, urlOf(20))
  await expect(posts(page).locator('li')).toHaveCount(50)
  await post(page, 31).focus()
  const top = () => currentPost(page).evaluate((link) => Math.round(link.getBoundingClientRect().top))
  const before = await top()
  isAllowed()
  await expect(posts(page).locator('li')).toHaveCount(160)
  expect(await top()).toBe(before)
  await expect(post(page, 31)).toBeFocused()
  await expect(posts(page).getByRole('heading')).toHaveText(['2026', '2025', '2024'])
  await expect(posts(page).getByRole('heading').getByRole('link')).toHaveCount(0)

  // To a post with live content, and from it to one far away.
  await post(page, 21).click()
  await expect(currentPost(page)).toHaveText('Post 21')
  await expect(posts(page).locator('li')).toHaveCount(160)
  await post(page, 159).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post 159')
  await expect(currentPost(page)).toHaveText('Post 159')
  await expect(currentPost(page)).toBeInViewport()
  await openHydrated(page, urlOf(21))
  await expect(posts(page).locator('li')).toHaveCount(160)
  await page.getByRole('link', { name: 'Older post' }).click()
  await expect(currentPost(page)).toHaveText('Post 20')
  await expect(posts(page).locator('li')).toHaveCount(160)
  expect(errors).toEqual([])
})

test('BL-11: the drawer has all posts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openHydrated(page, urlOf(3))
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: /^Post/ })).toHaveCount(160)
  await expect(drawer.locator('.vl-recent-heading')).toHaveText(['2026', '2025', '2024'])
  await expect(drawer.getByRole('list').last()).toHaveCSS('list-style-type', 'none')
  await drawer.getByRole('link', { name: 'Post 122' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post 122')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('BL-11: every post is two clicks away', async ({ page }) => {
    await page.goto(urlOf(20))
    await expect(posts(page).locator('li')).toHaveCount(50)
    await expect(currentPost(page)).toHaveText('Post 20')
    await posts(page).getByRole('link', { name: '2026' }).click()
    await page.getByRole('link', { name: 'Post 160' }).click()
    await expect(page).toHaveURL(urlOf(160))
  })

  test('every page is two clicks away', async ({ page }) => {
    await page.goto(`${site.url}/docs/${name(1)}`)
    await sidebar(page).getByRole('link', { name: 'Page 151 … Page 200' }).click()
    await expect(current(page)).toHaveText('Page 151')
    await linkTo(page, 187).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page 187')
    await sidebar(page).getByRole('link', { name: 'Page 201 … z-group' }).click()
    await sidebar(page).getByText('z-group').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inner')
  })
})
