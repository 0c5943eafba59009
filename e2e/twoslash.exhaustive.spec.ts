// Types in samples: shown while a name is pointed at, by CSS alone, on any screen.

import { expect, type Locator, type Page } from '@playwright/test'
import { typedSamples } from 'vellum-twoslash'
import { expectAccessible } from './axe.js'
import { openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

test.describe.configure({ mode: 'default' })
test.use({ freshCache: false })

const SAMPLE = `
\`\`\`ts
// @errors: 2339
interface Fruit {
  /** In grams. */
  weight: number
}
declare function pick(name: string, options?: { ripe?: boolean; from?: 'tree' | 'bush' | 'ground' }): Fruit
// ---cut---
const fig = pick('fig')
//    ^?
const basket = [pick('apple'), pick('banana'), pick('cherry'), pick('damson'), pick('elderberry'), fig]
console.log(fig.weight, fig.seeds, basket)
\`\`\`
`
/** What is copied. */
const CODE = `const fig = pick('fig')
const basket = [pick('apple'), pick('banana'), pick('cherry'), pick('damson'), pick('elderberry'), fig]
console.log(fig.weight, fig.seeds, basket)`

let site: MadeSite

test.beforeAll(async () => {
  site = await makeSite({
    config: { plugins: [typedSamples()] },
    files: {
      'src/pages/index.md': '# Home\n',
      // The second block is at the end of the page, where types find room above it only.
      'docs/types.md': `# Types\n${SAMPLE}\n${'Text.\n\n'.repeat(30)}${SAMPLE}`,
    },
  })
})
test.afterAll(() => site.close())

for (const width of [1440, 390]) {
  test(`a type is shown whole at ${width} pixels, and goes again`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height: 700 },
      javaScriptEnabled: false,
    })
    const page = await context.newPage()
    await page.goto(`${site.url}/docs/types`)
    await expect(page.locator('.vl-type-query').first()).toHaveText('const fig: Fruit')
    await expect(page.locator('.vl-type-error').first()).toHaveText(
      "Property 'seeds' does not exist on type 'Fruit'.",
    )
    const weights = page.locator('[data-type="weight: number"]')
    const lastPick = page.locator('.vl-code').last().locator('.tk-function[data-type]').last()
    for (const name of [weights.first(), weights.last(), lastPick]) {
      await expect.poll(() => shownType(name)).toBe('none')
      await name.hover({ position: { x: 2, y: 8 } })
      await expect.poll(() => shownType(name)).toBe(await name.getAttribute('data-type'))
      await expectOnTop(page, name)
      await page.mouse.move(2, 2)
      await expect.poll(() => shownType(name)).toBe('none')
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await context.close()
  })
}

test('copied or selected text is the code alone, and axe finds no violations', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, `${site.url}/docs/types`)
  const block = page.locator('.vl-code').first()
  await block.hover()
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CODE)

  await block.locator('code').evaluate((code) => getSelection()!.selectAllChildren(code))
  const selected = await page.evaluate(() => getSelection()!.toString())
  expect(selected.replace(/\n+/g, '\n').trim()).toBe(CODE)

  await page.locator('[data-type="weight: number"]').first().hover()
  await expectAccessible(page, 'with a type shown')
})

/** The type that is to be seen, or `none`. */
function shownType(name: Locator): Promise<string> {
  return name.evaluate((element) => {
    const { content, visibility } = getComputedStyle(element, '::after')
    if (visibility !== 'visible' || content === 'none') return 'none'
    // As a string of CSS: a line break is `\\a `.
    return content.slice(1, -1).replace(/\\a /g, '\n').replace(/\\(.)/g, '$1')
  })
}

/** Pixels between the points that are looked at. */
const STEP = 4

/**
 * All of the type lies in the window, and nothing lies on it. It is no element, so its place
 * is where pointing still means the name.
 */
async function expectOnTop(page: Page, name: Locator): Promise<void> {
  const view = page.viewportSize()!
  const box = await name.evaluate((element, step) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const own: [number, number][] = []
    for (let x = 0; x < innerWidth; x += step) {
      for (let y = 0; y < innerHeight; y += step) {
        const isName = x >= left && x <= right && y >= top && y <= bottom
        if (!isName && document.elementFromPoint(x, y) === element) own.push([x, y])
      }
    }
    const { width, height } = getComputedStyle(element, '::after')
    const [xs, ys] = [own.map(([x]) => x), own.map(([, y]) => y)]
    return {
      width: Number.parseFloat(width),
      height: Number.parseFloat(height),
      seen: [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)],
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    }
  }, STEP)
  // As large as it is laid out: neither cut off by the block nor by the window.
  expect(box.seen[0]!).toBeGreaterThan(box.width - STEP * 2)
  expect(box.seen[1]!).toBeGreaterThan(box.height - STEP * 2)
  expect(box.right).toBeLessThan(view.width)
  expect(box.bottom).toBeLessThan(view.height)
}
