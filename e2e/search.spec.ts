// The search as visitors use it: with keys, pointer and bad input, and when its files do not arrive.

import { expect, type Page, type Route } from '@playwright/test'
import { expectAccessible, expectAccessibleEverywhere } from './axe.js'
import { hydrated, openHydrated } from './hydrated.js'
import { test } from './test.js'

const PAGE = '/docs/introduction'
/** Manifest and files of the index. */
const INDEX = /_search\.json|assets\/search-/
/** The same with the code of the search. */
const SEARCH_FILE = /createSearchDialog|suggestPages|_search\.json|assets\/search-/

const button = (page: Page) => page.locator('.vl-search-button')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const input = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const options = (page: Page) => page.getByRole('option')
const selected = (page: Page) => page.locator('[role=option][aria-selected=true]')
const status = (page: Page) => dialog(page).getByRole('status')

/** Opens the search on a page, and searches. */
async function search(page: Page, query: string, path = PAGE): Promise<void> {
  await openHydrated(page, path)
  await button(page).click()
  await input(page).fill(query)
  await settled(page)
}

/** Waits until the query in the input has an outcome. */
async function settled(page: Page): Promise<void> {
  await expect(status(page)).not.toBeEmpty()
  await expect(dialog(page)).not.toHaveAttribute('data-busy')
}

/** Holds requests until the returned function is called. */
async function hold(page: Page, url: string | RegExp): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  await page.route(url, (route) => {
    if (!isHeld) return route.continue()
    held.push(route)
    return undefined
  })
  return async () => {
    isHeld = false
    for (const route of held) await route.continue()
  }
}

/** What the browser reports besides failed requests, which tests cause. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load|ERR_/.test(message.text())) found.push(message.text())
  })
  return found
}

test('SR-50: nothing is requested before the button is reached, and the page does not move', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await openHydrated(page, PAGE)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(requested.filter((url) => SEARCH_FILE.test(url))).toEqual([])
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const shifts = new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as LayoutShift).value, 0)),
        )
        shifts.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
  expect(shift).toBe(0)
  // The manifest does not wait for the code that reads it.
  const release = await hold(page, /createSearchDialog/)
  const manifest = page.waitForResponse(/_search\.json/)
  await button(page).hover()
  expect((await manifest).ok()).toBe(true)
  await release()
  await expect(dialog(page)).toBeHidden()
})

test('SR-50: without script there is no button', { tag: '@exhaustive' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto(PAGE)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(button(page)).toBeHidden()
  await page.goto('/docs/api/nope')
  await expect(page.locator('.vl-suggestions')).toBeHidden()
  await context.close()
})

test('SR-51, SR-54, SR-55, SR-61: from a shortcut to a section, with keys alone', async ({ page }) => {
  const found = complaints(page)
  await openHydrated(page, PAGE)
  const link = page.locator('.navbar__brand').first()
  await link.focus()
  await page.keyboard.press('/')
  await expect(input(page)).toBeFocused()
  await expect(input(page)).toHaveAttribute('aria-expanded', 'false')
  // A slash is text in the input, and Ctrl K no second dialog.
  await page.keyboard.type('/')
  await page.keyboard.press('Control+k')
  await expect(input(page)).toHaveValue('/')
  await page.keyboard.press('Escape')
  await expect(input(page)).toHaveValue('')

  await page.keyboard.type('timeout')
  await settled(page)
  await expect(input(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(status(page)).toHaveText(/^Documents found: \d+$/)
  const count = await options(page).count()
  expect(count).toBeGreaterThan(3)
  await expect(selected(page)).toHaveCount(1)
  const activeId = () => input(page).getAttribute('aria-activedescendant')
  const firstId = await options(page).first().getAttribute('id')
  const lastId = await options(page).last().getAttribute('id')
  expect(await activeId()).toBe(firstId)
  await page.keyboard.press('ArrowUp')
  expect(await activeId()).toBe(lastId)
  await expect(options(page).last()).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  expect(await activeId()).toBe(firstId)
  await expect(options(page).first()).toBeInViewport()
  await page.keyboard.press('End')
  expect(await activeId()).toBe(lastId)
  await page.keyboard.press('Home')
  expect(await activeId()).toBe(firstId)

  // The focus never leaves the dialog for the page.
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('Tab')
    // After the last control the browser's own follow, and the document has no focus.
    const focused = await page.evaluate(() => {
      const { activeElement } = document
      return (activeElement?.closest('.vl-search') ?? activeElement)?.tagName
    })
    expect(['DIALOG', 'BODY']).toContain(focused)
  }
  await input(page).focus()
  await page.keyboard.press('Escape')
  await expect(input(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(link).toBeFocused()

  await page.evaluate(() => Object.assign(window, { isKept: true }))
  await page.keyboard.press('Control+k')
  await page.keyboard.type('totalTimeout')
  // Before the results are there.
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/#totaltimeout$/i)
  await expect(page.locator('#totaltimeout')).toBeInViewport()
  // A result on the same page.
  await page.keyboard.press('/')
  await expect(input(page)).toHaveValue('totalTimeout')
  await page.keyboard.type('how options are merged')
  await settled(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#how-options-are-merged$/)
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('#how-options-are-merged')).toBeInViewport()
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true)
  expect(found).toEqual([])
})

test('SR-51: a slash is text where the visitor types', { tag: '@exhaustive' }, async ({ page }) => {
  await openHydrated(page, '/docs/playground/esm')
  await page.evaluate(() => {
    document
      .querySelector('article')
      ?.insertAdjacentHTML(
        'afterbegin',
        '<input id="a"><textarea id="b"></textarea><div id="c" contenteditable>x</div><div id="d"></div>',
      )
    const root = document.getElementById('d')!.attachShadow({ mode: 'open' })
    root.innerHTML = '<div contenteditable>y</div>'
  })
  for (const selector of ['#a', '#b', '#c', '#d div']) {
    await page.locator(selector).focus()
    await page.keyboard.press('/')
  }
  await expect(page.locator('#a')).toHaveValue('/')
  await expect(page.locator('#b')).toHaveValue('/')
  await expect(page.locator('#c')).toContainText('/')
  await expect(page.locator('#d div')).toContainText('/')
  await expect(dialog(page)).toBeHidden()
  await page.locator('#a').focus()
  await page.keyboard.press('Meta+k')
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('#a')).toBeFocused()
})

for (const [how, press] of [
  ['the button', (page: Page) => button(page).click()],
  ['a shortcut', (page: Page) => page.keyboard.press('Control+k')],
] as const) {
  const tag = how === 'a shortcut' ? [] : '@exhaustive'
  test(`SR-52: ${how} that is pressed before hydration opens the search afterwards`, { tag }, async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/react-*')
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' })
    await press(page)
    await expect(dialog(page)).toBeHidden()
    await release()
    await hydrated(page)
    await expect(input(page)).toBeFocused()
    await page.keyboard.type('timeout')
    await expect(options(page).first()).toBeVisible()
  })
}

test('SR-55: keys of an input method are not handled', { tag: '@exhaustive' }, async ({ page }) => {
  await search(page, 'timeout')
  const press = (key: string, fields: object) =>
    input(page).evaluate(
      (element, init) => {
        const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
        element.dispatchEvent(event)
        return event.defaultPrevented
      },
      { key, ...fields },
    )
  const before = await input(page).getAttribute('aria-activedescendant')
  expect(await press('Enter', { isComposing: true })).toBe(false)
  // Safari.
  expect(await press('Enter', { keyCode: 229 })).toBe(false)
  expect(await press('ArrowDown', { isComposing: true })).toBe(false)
  // The browser would close the dialog.
  expect(await press('Escape', { isComposing: true })).toBe(true)
  await expect(input(page)).toHaveValue('timeout')
  await expect(input(page)).toHaveAttribute('aria-activedescendant', before!)
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
  expect(await press('ArrowDown', {})).toBe(true)
  await expect(input(page)).not.toHaveAttribute('aria-activedescendant', before!)
})

test('SR-55, SR-57, SR-64: the pointer selects when it moves, and opens here or in a new tab', async ({
  page,
  context,
}) => {
  await search(page, 'timeout')
  const box = (await options(page).nth(1).boundingBox())!
  await page.mouse.move(box.x + 20, box.y + 10)
  await page.mouse.move(box.x + 24, box.y + 12)
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  // The list changes under the resting pointer.
  await input(page).pressSequentially('s')
  await settled(page)
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')

  const href = await options(page).first().getAttribute('href')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  const other = await opened
  expect(new URL(other.url()).pathname).toBe(new URL(href!, page.url()).pathname)
  await other.close()
  const second = context.waitForEvent('page')
  await options(page).first().click({ button: 'middle' })
  await (await second).close()
  await expect(dialog(page)).toBeVisible()

  await page.evaluate(() => {
    document.addEventListener('vellum:search', (event) =>
      Object.assign(window, { counted: (event as CustomEvent).detail }),
    )
  })
  await options(page).first().click()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(new URL(href!, page.url()).href)
  expect(await page.evaluate(() => (window as { counted?: unknown }).counted)).toEqual({
    query: 'timeouts',
    href: new URL(href!, page.url()).href,
  })
})

test('SR-61, SR-69: a pasted stack shows its first line, and the heading that explains it has the focus', async ({
  page,
}) => {
  await openHydrated(page, PAGE)
  await button(page).click()
  await expect(input(page)).toBeFocused()
  // Also in place of an older query.
  for (const query of ['', 'timeout']) {
    await input(page).fill(query)
    await input(page).selectText()
    await input(page).evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(
        'text',
        'TypeError: fetch failed\n    at node:internal/deps/undici/undici:13392:13',
      )
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true, bubbles: true }))
    })
    await expect(input(page)).toHaveValue('TypeError: fetch failed')
  }
  await settled(page)
  await expect(options(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.locator('[id="NETWORK_RESPONSE"]')).toBeFocused()
})

test('SR-58: recent searches are offered, and can be removed', { tag: '@exhaustive' }, async ({ page }) => {
  await search(page, 'timeout')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await input(page).fill('<b>getAsync</b>')
  await settled(page)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()

  await openHydrated(page, PAGE)
  await button(page).click()
  await expect(dialog(page).getByText('paste a whole error message')).toBeVisible()
  const pages = dialog(page).getByRole('list').last()
  await expect(pages.getByRole('link')).toHaveCount(2)
  const recent = dialog(page).getByRole('list').first().getByRole('listitem')
  await expect(recent).toHaveText(['<b>getAsync</b>×', 'timeout×'])
  await expectAccessible(page, 'recent searches')
  await recent.getByRole('button', { name: 'Remove this search from history: <b>getAsync</b>' }).click()
  await expect(recent).toHaveText(['timeout×'])
  await expect(input(page)).toBeFocused()
  await recent.getByRole('button', { name: 'timeout', exact: true }).click()
  await expect(input(page)).toHaveValue('timeout')
  await expect(options(page).first()).toBeVisible()
})

test('SR-56, SR-66: unusual input has a useful result', { tag: '@exhaustive' }, async ({ page }) => {
  const found = complaints(page)
  await search(page, 'timeout')
  const odd = [
    'the of and',
    '.*+?^$()|[]\\{}',
    '<img src=x onerror=alert(1)><script>alert(2)</script>',
    '\u0000\u0007\u001b',
    '😀👩‍👩‍👧',
    '\u202etimeout\u202c',
    'x'.repeat(10_000),
    `TimeoutError: GET https://api.example.com/users/7 failed ${'at f (a.ts:1:2) '.repeat(600)}`,
    'タイムアウト',
  ]
  for (const query of odd) {
    await input(page).fill(query)
    await settled(page)
    await expect(dialog(page).locator('img, script')).toHaveCount(0)
    const text = (await status(page).textContent()) ?? ''
    expect(text.length, query.slice(0, 20)).toBeLessThan(120)
    expect(text).toMatch(/^(Documents found: \d+|No results for “|Search results for ")/)
  }
  // Spaces alone are no query.
  await input(page).fill('   ')
  await expect(status(page)).toBeEmpty()
  await expect(options(page)).toHaveCount(0)
  // Fifty quick keys.
  await input(page).fill('')
  await page.keyboard.type(`${'zq'.repeat(20)} totaltimeout`.slice(-50), { delay: 0 })
  await settled(page)
  await expect(options(page).first()).toContainText(/totalTimeout/i)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(found).toEqual([])
})

test('SR-59: corrections and similar pages are shown when nothing matches', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await search(page, 'tiemout')
  await expect(status(page)).toHaveText('Search results for "timeout"')
  await expect(status(page)).toBeInViewport()
  await expect(dialog(page).locator('mark').first()).toHaveText(/timeout/i)
  await input(page).fill('configurashunx')
  await settled(page)
  await expect(status(page)).toHaveText('No results for “configurashunx”')
  await expect(input(page)).toHaveAttribute('aria-expanded', 'false')
  const near = dialog(page).getByRole('listitem').getByRole('link')
  await expect(near.first()).toBeVisible()
  for (const name of ['Overview of the docs', 'Support', 'Discussions'])
    await expect(dialog(page).getByRole('link', { name })).toBeVisible()
  await expectAccessible(page, 'no results')
  const href = await near.first().getAttribute('href')
  await near.first().click()
  await expect(page).toHaveURL(new URL(href!, page.url()).href)
  await expect(dialog(page)).toBeHidden()
})

test('SR-60: a file that does not arrive is reported, and requested again', { tag: '@exhaustive' }, async ({
  page,
}) => {
  const found = complaints(page)
  await page.route(INDEX, (route) => route.abort())
  await search(page, 'timeout')
  await expect(status(page)).toHaveText(/^Unable to fetch results/)
  await expectAccessible(page, 'a failed search')
  // Truncated.
  await page.unroute(INDEX)
  await page.route(INDEX, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).slice(0, 40) })
  })
  const retry = dialog(page).getByRole('button', { name: 'Try again' })
  await retry.click()
  await expect(input(page)).toBeFocused()
  await settled(page)
  await expect(status(page)).toHaveText(/^Unable to fetch results/)
  await page.unroute(INDEX)
  await retry.click()
  await expect(options(page).first()).toBeVisible()
  expect(found).toEqual([])
})

test('SR-60: without a network the button and the dialog show an error, and work when it is back', {
  tag: '@exhaustive',
}, async ({ page, context }) => {
  await openHydrated(page, PAGE)
  await context.setOffline(true)
  await button(page).click()
  await expect(button(page)).toHaveText('Try again')
  await context.setOffline(false)
  await button(page).click()
  await expect(input(page)).toBeFocused()
  await expect(button(page)).toHaveText('Search')
  await input(page).fill('timeout')
  await expect(options(page).first()).toBeVisible()
  // What was loaded works without a network.
  await context.setOffline(true)
  await input(page).fill('timeou')
  await settled(page)
  await expect(options(page).first()).toBeVisible()
  await context.setOffline(false)
})

test('SR-56, SR-61: older results stay while new ones load; back closes the dialog', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const found = complaints(page)
  await openHydrated(page, '/docs/license')
  await page.locator('.menu a[href="/docs/contribute"]').click()
  // A page that arrives is announced and takes the focus. Before that, the button would not get it back from the dialog.
  await expect(page.locator('body > [aria-live=polite]')).toContainText('Contribute')
  await expect(page).toHaveURL(/contribute$/)
  const release = await hold(page, INDEX)
  await button(page).click()
  await input(page).fill('timeout')
  await expect(dialog(page)).toHaveAttribute('data-busy')
  await release()
  await settled(page)
  const before = await options(page).count()
  const releaseNext = await hold(page, INDEX)
  await input(page).fill('interceptor retry abort xhr zone')
  await expect(options(page)).toHaveCount(before)
  await page.evaluate(() => history.back())
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/contribute$/)
  await expect(button(page)).toBeFocused()
  await releaseNext()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/license$/)
  await expect(dialog(page)).toBeHidden()
  expect(found).toEqual([])
})

test('SR-58: with blocked storage the search works', { tag: '@exhaustive' }, async ({ page }) => {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(String(error)))
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Blocked.', 'SecurityError')
      },
    })
  })
  await search(page, 'timeout')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/#timeout$/)
  expect(found).toEqual([])
})

test('SR-62: the page for unknown paths suggests the nearest pages', { tag: '@exhaustive' }, async ({
  page,
}) => {
  const response = await page.goto('/docs/api/troth/methods/get-asinc')
  expect(response?.status()).toBe(404)
  await page.locator('main').getByRole('button', { name: 'Search' }).click()
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('main').getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/')
  const links = page.locator('.vl-suggestions').getByRole('link')
  await expect(links.first()).toBeVisible()
  await expect(links.filter({ hasText: 'getAsync' })).toBeVisible()
  await expectAccessible(page, 'suggestions')
  await links.filter({ hasText: 'getAsync' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('getAsync')
})

test('SR-65: the dialog has no axe violations in any look', { tag: '@exhaustive' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await search(page, 'timeout')
  await expectAccessibleEverywhere(page)
})

test('SR-65, SR-66: the dialog is a screen of a phone, accessible, and shows what is typed as text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await search(page, 'timeout')
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 })
  const size = await input(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(size).toBeGreaterThanOrEqual(16)
  await expectAccessible(page, 'results')
  await input(page).fill('<img src=x onerror=alert(1)> timeout')
  await settled(page)
  await expect(dialog(page).locator('img')).toHaveCount(0)
  await input(page).fill('timeout')
  await settled(page)
  await page.emulateMedia({ forcedColors: 'active' })
  const outline = await selected(page).evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(outline).toBe('solid')
  await page.emulateMedia({ forcedColors: 'none' })
  // On its backdrop, which a phone has no room for.
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.mouse.click(10, 400)
  await expect(dialog(page)).toBeHidden()
  await page.setViewportSize({ width: 390, height: 800 })
  await button(page).click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()
})

interface LayoutShift extends PerformanceEntry {
  readonly value: number
}
