// What the pages of the reference look like where space is short, and how few clicks a call is away.

import { expect } from '@playwright/test'
import { laidOut, openHydrated } from './hydrated.js'
import { test } from './test.js'

test('a wide table is a list of entries on a phone and next to a sidebar, and a table elsewhere (MD-13)', async ({
  page,
}) => {
  await page.goto('/docs/api/troth-options')
  const table = page.locator('.vl-table--rows').first()
  const cell = table.locator('td[data-label="Default"]').first()
  const label = () => cell.evaluate((element) => getComputedStyle(element, '::before').content)
  for (const [width, isList] of [
    [390, true],
    [996, true],
    [1440, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await label(), `${width} px`).toBe(isList ? '"Default "' : 'none')
    const { scroll, client } = await table.evaluate(({ scrollWidth, clientWidth }) => ({
      scroll: scrollWidth,
      client: clientWidth,
    }))
    expect(scroll, `${width} px`).toBeLessThanOrEqual(client)
  }
})

test('each call is one click away from every page of the docs, and types in signatures are links', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/docs/introduction')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await sidebar.getByRole('link', { name: 'getAsync' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('getAsync')
  await page.locator('.reference-declaration').getByRole('link', { name: 'RequestOptions' }).click()
  await expect(page).toHaveURL(/\/docs\/api\/troth-options#requestoptions$/)
  await expect(page.locator('#requestoptions')).toBeInViewport()
})

test('the contents are at one place on all pages, and a program is as high as its editor', {
  tag: '@exhaustive',
}, async ({ page }) => {
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const places = new Set<number | undefined>()
    for (const path of ['/docs', '/docs/introduction', '/docs/api/troth/', '/docs/playground/esm']) {
      await page.goto(path)
      places.add((await page.locator('.theme-doc-toc-desktop').boundingBox())?.x)
    }
    expect([...places], `${width} px`).toEqual([expect.any(Number)])
  }
  // What is below the program stays where it is when the program becomes an editor.
  const playground = page.locator('.playground').first()
  const height = async () => (await playground.boundingBox())!.height
  const served = await height()
  await playground.locator('pre').first().click()
  await expect(playground.locator('.cm-content')).toBeVisible()
  expect(await height()).toBeCloseTo(served, 0)
})

test('live parts keep the place that they were served with, and leave code and fields their room', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const block = page.locator('.vl-code', { hasText: "from 'zod'" })
  await expect(block.getByRole('button', { name: 'Toggle word wrap' })).toBeAttached()
  const { width } = (await block.boundingBox())!
  expect(width - (await block.locator('pre').boundingBox())!.width).toBeLessThan(48)

  await page.goto('/docs/introduction')
  const translator = page.locator('.translator')
  const height = async () => (await translator.boundingBox())!.height
  const served = await height()
  await translator.getByLabel('Paste axios code').focus()
  await expect(translator.getByRole('button', { name: 'Copy', exact: true })).toBeAttached()
  expect(await height()).toBeCloseTo(served, 0)

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/docs/playground/esm')
    const playground = page.locator('.playground').first()
    await playground.locator('pre').first().click()
    await playground.getByText(/^Network/).click()
    for (const name of ['Latency', 'Jitter', 'Statuses', 'Retry-After'])
      expect(
        (await playground.getByLabel(name).boundingBox())!.width,
        `${name}, ${width} px`,
      ).toBeGreaterThan(80)
  }
})

test('each button of code and of its output can be pressed, and stays inside of its block', {
  tag: '@exhaustive',
}, async ({ page }) => {
  for (const path of ['/docs/playground/esm', '/docs/introduction'])
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await openHydrated(page, path)
      const playground = page.locator('.playground').first()
      await expect(playground.locator('.vl-code-buttons')).toHaveCount(2)
      for (const block of await playground.locator('.vl-code').all()) {
        // Shown while the pointer is on the code.
        await block.locator('pre').hover()
        const copy = block.locator('.vl-code-buttons button').last()
        await copy.click()
        const [button, frame] = [(await copy.boundingBox())!, (await block.boundingBox())!]
        expect(button.y, `${path}, ${width} px`).toBeGreaterThanOrEqual(frame.y)
      }
    }
})

test('no two buttons of a page have one name, and the ring of a link in a table is whole', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const expectUniqueNames = async () => {
    await laidOut(page)
    await expect(page.locator('.vl-code:has(pre):not(:has(.vl-code-buttons))')).toHaveCount(0)
    const names = await page
      .locator('article button, summary[aria-label]')
      .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel || button.textContent))
    expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([])
  }
  await openHydrated(page, '/docs/api/troth-options')
  await expectUniqueNames()
  await openHydrated(page, '/docs/playground/esm')
  for (const playground of (await page.locator('.playground').all()).slice(0, 2)) {
    await playground.locator('pre').first().click()
    await expect(playground.locator('.cm-content')).toBeVisible()
  }
  // The served code behind an editor keeps its buttons, which are not shown.
  await page.locator('.vl-code-buttons:not(:visible)').evaluateAll((hidden) => {
    for (const buttons of hidden) buttons.remove()
  })
  await expectUniqueNames()

  await openHydrated(page, '/docs/api/troth/')
  const link = page.locator('.vl-table td:first-child a').first()
  await link.focus()
  const room = await link.evaluate(
    (element) => element.getBoundingClientRect().x - element.closest('.vl-table')!.getBoundingClientRect().x,
  )
  // Its width and its distance.
  expect(room).toBeGreaterThanOrEqual(4)
})

test('words that were found can be read in forced colours, and no field is printed', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await openHydrated(page, '/docs/introduction')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill('retry')
  const mark = page.locator('.vl-search mark').first()
  // What is transparent in the page is transparent in the system's colour, too, and black text was on black.
  await expect(mark).toHaveCSS('background-color', /^rgb\(/)

  await page.emulateMedia({ media: 'print', forcedColors: 'none', colorScheme: null })
  await expect(page.locator('.translator')).toBeHidden()
})

test('the heading of a member is larger than the text below it', async ({ page }) => {
  await page.goto('/docs/api/troth-options')
  const size = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const text = await size('.markdown h4 ~ p')
  for (const heading of ['h2', 'h3 > code', 'h4', 'h4 > code'])
    expect(await size(`.markdown ${heading}`), heading).toBeGreaterThan(text)
})

test('on a phone the breadcrumbs are first on a page, and the Tab key reaches them first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // In one line with the link that copies the page, and in two.
  for (const path of ['/docs/introduction', '/docs/api/troth/methods/get-async']) {
    await page.goto(path)
    const box = (selector: string) => page.locator(selector).boundingBox()
    const breadcrumbs = (await box('.theme-doc-breadcrumbs'))!
    const link = (await box('.vl-page-markdown'))!
    expect(link.y >= breadcrumbs.y + breadcrumbs.height || link.x >= breadcrumbs.x + breadcrumbs.width).toBe(
      true,
    )
    const next = page.locator('.theme-doc-breadcrumbs + .vl-page-markdown')
    await expect(next).toBeVisible()
  }
})

test('a word that is longer than a line breaks, wherever it is', async ({ page }) => {
  const word = 'plugin_content_documents_with_every_option_that_there_is_and_some_more'
  const write = async (selector: string) => {
    const [part] = await page.locator(selector).all()
    await part!.evaluate((element, text) => element.append(text), word)
    expect(await part!.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/docs/introduction')
  await write('.breadcrumbs__item--active')
  await write('.vl-admonition-heading')
  await write('.footer__item a')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize({ width: 1280, height: 844 })
  await openHydrated(page, '/docs/introduction')
  await write('.theme-doc-sidebar-menu .menu__link[aria-current=page]')
})
