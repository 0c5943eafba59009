// The translator of axios code in a real browser, under the site's strict policy: loaded when it is used,
// reachable by keyboard, and with words for everything that it cannot translate.

import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessibleContent } from './axe.js'
import { openHydrated } from './hydrated.js'
import { test } from './test.js'

const PAGE = '/docs/introduction'
const field = (page: Page) => page.getByLabel('Paste axios code')
const result = (page: Page) => page.getByRole('region', { name: 'Troth code' })
const status = (page: Page) => page.locator('.translator [role=status]')
const note = (page: Page, text: string) => page.locator('.translator-notes li').filter({ hasText: text })

test('translates while one types, and sends nothing', { tag: '@exhaustive' }, async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await openHydrated(page, PAGE)
  expect(requests.filter((path) => /translator|syntax/.test(path))).toEqual([])

  await field(page).fill(
    "const { data } = await axios.get('/users', { params: { tag: ['a'] }, maxRate: 5 })\n",
  )
  await expect(result(page)).toHaveText(/^import \{ createClient \} from 'troth'/)
  await expect(result(page)).toContainText("await api.getAsync('/users', { query: { tag: ['a'] }")
  // Code blocks get buttons whenever the browser is idle, and a label names the first button in it.
  await expect(page.locator('label.vl-code:has(textarea) pre')).toHaveCount(0)
  await expect(status(page)).toHaveText('Translated: 1 without an equivalent, 1 to check.')
  await expect(note(page, 'maxRate')).toContainText(
    'Line 1 maxRate Troth sends through fetch, which has no such option.',
  )
  expect(requests.filter((path) => /translator|syntax/.test(path)).length).toBeGreaterThan(0)

  requests.length = 0
  await field(page).fill("axios.delete('/users/7')")
  await expect(result(page)).toContainText("api.deleteAsync('/users/7')")
  await expect(status(page)).toHaveText('Translated. Nothing to check.')
  // The shell fetches the data of other pages ahead, whatever is typed.
  expect(requests.filter((path) => !path.startsWith('/_data/'))).toEqual([])
})

test('reports what it cannot translate, and keeps the last translation until then', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await openHydrated(page, PAGE)
  await field(page).fill("axios.get('/a')")
  await expect(result(page)).toContainText("api.getAsync('/a')")
  const copy = page.getByRole('button', { name: 'Copy', exact: true }).and(page.locator('.translator button'))
  await expect(copy).toBeEnabled()

  await field(page).fill("const a = 1\naxios.get('/a'")
  await expect(status(page)).toHaveText('Line 2, column 10: This "(" is never closed.')
  await expect(copy).toBeDisabled()
  await expect(result(page)).toContainText("api.getAsync('/a')")
  // It is not that of this code, and neither are its notes.
  const mark = page.locator('.translator').getByText('of the code before this error')
  await expect(mark).toBeVisible()
  await expect(page.locator('.translator-notes')).toBeHidden()
  await field(page).fill("const a = 1\naxios.get('/b')")
  await expect(result(page)).toContainText("api.getAsync('/b')")
  await expect(mark).toBeHidden()
  await expect(page.locator('.translator-notes')).toBeVisible()

  await field(page).fill('<script>axios.get("/a")</script>')
  await expect(status(page)).toHaveText(/^Line 1, column 1: This is HTML\./)
  await field(page).fill("fetch('/a')")
  await expect(status(page)).toHaveText(/^There is no axios in this code\./)
  await expect(result(page)).toHaveText('')
  await field(page).fill('')
  await expect(status(page)).toHaveText('')
  await expect(result(page)).toHaveText('')
})

test('clears the result of other code, and says why: too long, or an error of the translator', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await openHydrated(page, PAGE)
  const code = "axios.get('/a', { valueOf: 1 })"
  await field(page).fill(code)
  await expect(note(page, 'valueOf')).toBeVisible()
  await field(page).fill(`${code}${'/'.repeat(5_000_000)}`)
  await expect(status(page)).toHaveText(/^The code has 50000\d\d characters; at most 200000 are translated\./)
  await expect(result(page)).toHaveText('')
  await expect(page.locator('.translator-notes')).toHaveText('')

  await field(page).fill(code)
  await expect(result(page)).toContainText('getAsync')
  await page.evaluate(() => {
    Array.prototype.toSorted = () => {
      throw new Error('not expected')
    }
  })
  await field(page).fill("axios.get('/b')")
  await expect(status(page)).toHaveText(
    'The translator failed at this code. Paste a smaller part, such as one function.',
  )
  await expect(result(page)).toHaveText('')
})

test('works by keyboard: example, result, lines, copy', { tag: '@exhaustive' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, PAGE)
  await page.getByRole('button', { name: 'Show an example' }).focus()
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('Translated: 1 without an equivalent, 1 to check.')
  await field(page).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show an example' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy' }).and(page.locator(':focus'))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('.translator :focus')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await result(page).textContent())
  await page.keyboard.press('Tab')
  await expect(result(page)).toBeFocused()

  // The pause after the last input ends without effect: what shows the same keeps the focus.
  const line = note(page, 'maxRedirects').getByRole('button', { name: 'Line 6' })
  await line.focus()
  await field(page).evaluate((element) => {
    element.dispatchEvent(new Event('input'))
    return new Promise((resolve) => setTimeout(resolve, 250))
  })
  await expect(line).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  const selected = await field(page).evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  )
  expect(selected).toBe('  maxRedirects: 5,')
})

test('uses the width, has one button that copies, and says next to the code what is wrong with it', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await openHydrated(page, PAGE)
  const translator = page.locator('.translator')
  // The buttons that the theme adds to code blocks would copy an empty result.
  await expect(page.locator('.vl-code:has(pre):not(:has(.vl-code-buttons))')).toHaveCount(0)
  await expect(translator.getByRole('button', { name: 'Copy' })).toHaveCount(0)
  await translator.getByRole('button', { name: 'Show an example' }).click()
  await expect(translator.getByRole('button', { name: 'Copy' })).toHaveCount(1)
  const right = async (name: string) => {
    const { x, width } = (await translator.locator(name).boundingBox())!
    return x + width
  }
  expect(await right('.vl-code >> nth=1')).toBeCloseTo(await right('.translator-notes'), 0)

  await page.setViewportSize({ width: 390, height: 844 })
  await field(page).fill("axios.get('/a'")
  await expect(status(page)).toHaveText(/is never closed/)
  const top = async (part: Locator) => (await part.boundingBox())!.y
  expect(await top(status(page))).toBeLessThan(await top(result(page)))
})

test('is accessible in use, at every width and in both modes', { tag: '@exhaustive' }, async ({ page }) => {
  await openHydrated(page, PAGE)
  await page.getByRole('button', { name: 'Show an example' }).click()
  await expect(note(page, 'maxRedirects')).toBeVisible()
  await page.getByText('Differences that every translation has').click()
  await expectAccessibleContent(page)
})

test('says that it could not be loaded', { tag: '@exhaustive' }, async ({ page }) => {
  await page.route(/\/assets\/translator-/, (route) => route.abort())
  await openHydrated(page, PAGE)
  await field(page).focus()
  await expect(status(page)).toHaveText('The translator could not be loaded. Use it again to retry.')
})

test('is not shown without script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(baseURL + PAGE.slice(1))
  await expect(page.getByRole('heading', { name: 'Translate axios code' })).toBeVisible()
  await expect(page.locator('.translator')).toBeHidden()
  await page.close()
})
