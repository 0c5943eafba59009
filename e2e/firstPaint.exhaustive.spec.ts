// A long article: the first paint lays out what the screen shows, and nothing else differs from an article that is laid
// out as a whole.

import { expect, type Page } from '@playwright/test'
import { hydrated, openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

test.use({ freshCache: false })

let site: MadeSite

/** All kinds of blocks, those with margins within margins among them. */
const section = (i: number) => `## Section ${i}

A paragraph with \`code\` and [a link](#section-${i}).

- a tight list
- of two items

- a loose list

- of items with

  two paragraphs

| Name | What it does | Type | Default |
|---|---|---|---|
| \`first\` | a sentence that is long enough to need more than a line on a phone | \`string\` | none |
| \`second\` | another sentence that is long enough to need more than a line | \`number\` | \`1\` |

\`\`\`js
const section = ${i}
\`\`\`

> A quotation

:::note

An admonition

:::

<details>
<summary>More</summary>

Hidden

</details>

1. one
2. two

### Details of ${i}

Another paragraph, so that there is something between the headings.
`

test.beforeAll(async () => {
  const text = Array.from({ length: 20 }, (_, i) => section(i + 1)).join('\n')
  site = await makeSite({
    files: { 'docs/long.md': `# Long\n\nFirst.\n\n${text}`, 'docs/short.md': '# Short\n' },
  })
})
test.afterAll(() => site.close())

const isSkipped = (page: Page) =>
  page
    .locator('pre')
    .last()
    .evaluate((code) => !code.checkVisibility({ contentVisibilityAuto: true }))
const isSkipping = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-first-paint'))

/** Where all blocks are, and how large. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.markdown > *, .markdown tbody tr')].map((block) => {
      const { top, height } = block.getBoundingClientRect()
      return `${block.tagName} ${Math.round(top + scrollY)} ${Math.round(height)}`
    }),
  )

const PHONE = { width: 390, height: 844 }

test('SSR-4: nothing moves when the rest is laid out', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openHydrated(page, `${site.url}/docs/long#long`)
  expect(await isSkipping(page)).toBe(false)
  const whole = await boxes(page)

  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & {
          sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        for (const { node, previousRect, currentRect } of sources)
          shifts.push(`${node?.textContent}: ${previousRect.y} → ${currentRect.y}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('about:blank')
  await openHydrated(page, `${site.url}/docs/long`)
  expect(await isSkipped(page)).toBe(true)
  const onScreen = (all: readonly string[]) => all.filter((box) => Number(box.split(' ')[1]) < PHONE.height)
  expect(onScreen(await boxes(page))).toEqual(onScreen(whole))

  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => isSkipping(page)).toBe(false)
  expect(await isSkipped(page)).toBe(false)
  expect(await boxes(page)).toEqual(whole)
  await expect(page.locator('.markdown [style*=visibility]')).toHaveCount(0)
  // Blocks that had no size get their buttons as well.
  await expect(page.locator('.vl-code:not(:has(.vl-code-buttons))')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
})

test('SSR-4: a short page, and one on a large screen, are laid out as a whole', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openHydrated(page, `${site.url}/docs/short`)
  await expect.poll(() => isSkipping(page)).toBe(false)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, `${site.url}/docs/long`)
  expect(await isSkipping(page)).toBe(false)
  expect(await isSkipped(page)).toBe(false)
})

test('SSR-4: a heading is in view when a link to it is pressed at once', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openHydrated(page, `${site.url}/docs/long`)
  expect(await isSkipping(page)).toBe(true)
  // By script, so that nothing scrolls before.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#section-15"]')?.click())
  await expect(page).toHaveURL(/#section-15$/)
  const heading = page.locator('#section-15')
  const top = async () => Math.round((await heading.boundingBox())?.y ?? -1)
  await expect.poll(top).toBeGreaterThanOrEqual(0)
  await expect.poll(top).toBeLessThan(120)
  expect(await isSkipping(page)).toBe(false)

  // Another page and back, and a reload: where it was left.
  const before = await page.evaluate(() => scrollY)
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/docs/short"]')?.click())
  await expect(page.getByRole('heading', { level: 1, name: 'Short' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await page.reload()
  await hydrated(page)
  expect(await isSkipping(page)).toBe(false)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('SSR-4: a scroll before the shell has loaded lays the rest out without a second scroll', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${site.url}/docs/long`)
  await page.evaluate(
    () =>
      new Promise((done) => {
        addEventListener('scroll', done, { once: true })
        scrollTo(0, 300)
      }),
  )
  expect(await isSkipping(page)).toBe(true)
  release()
  await expect.poll(() => isSkipping(page)).toBe(false)
})
