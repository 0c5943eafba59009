// What a new reader comes for, from the home page to the sample that shows it, with the presses that it takes: five tasks by
// the links that are in sight, three errors by pasting their text into the search.

import { expect, type Locator, type Page } from '@playwright/test'
import { hydrated, openHydrated } from './hydrated.js'
import { test } from './test.js'

test.use({ freshCache: false })

/** The most presses from the home page to the sample of a task. */
const MOST_PRESSES = 3

/** A part of a page that a reader presses, by the words on it. */
type Press = (page: Page) => Locator

const navbar =
  (name: string): Press =>
  (page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
const sidebar =
  (name: string): Press =>
  (page) =>
    page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true })
const contents =
  (name: string): Press =>
  (page) =>
    page.locator('.table-of-contents').getByRole('link', { name, exact: true })
const main =
  (name: string): Press =>
  (page) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).first()

interface Task {
  readonly task: string
  /** On a wide screen: navbar, sidebar, table of contents, text. */
  readonly presses: readonly Press[]
  /** On a phone, where only links of the page are in sight. */
  readonly onPhone: readonly Press[]
  readonly heading: string
  /** Words of the sample that the reader came for. */
  readonly code: readonly string[]
}

const TASKS: readonly Task[] = [
  {
    task: 'a typed POST with typed errors',
    presses: [navbar('Getting Started'), sidebar('postAsync'), contents('Validation errors: a form and 422')],
    onPhone: [main('Show field errors after a POST')],
    heading: 'Validation errors: a form and 422',
    code: ['Problem', 'postAsync', 'status'],
  },
  {
    task: 'Retry-After',
    presses: [main('More about retries'), main('retry.maxRetryAfter')],
    onPhone: [main('More about retries'), main('retry.maxRetryAfter')],
    heading: 'retry.maxRetryAfter',
    code: ['retryAfterMs'],
  },
  {
    task: 'refresh a token, and sign out when that fails',
    presses: [navbar('Getting Started'), sidebar('setHeaders'), contents('Sign out when a refresh fails')],
    onPhone: [main('Refresh a token, or sign out')],
    heading: 'Sign out when a refresh fails',
    code: ['bearer', 'onSignOut'],
  },
  {
    task: 'an upload with progress',
    presses: [navbar('Getting Started'), sidebar('postAsync'), contents('Upload progress')],
    onPhone: [main('Upload a file with progress')],
    heading: 'Upload progress',
    code: ['progressFetch', 'onUploadProgress'],
  },
  {
    task: 'move from axios',
    presses: [navbar('Getting Started'), contents('Migrate from axios')],
    onPhone: [main('Migrate from axios or ky')],
    heading: 'Migrate from axios',
    code: ['createClient', 'axios.create'],
  },
]

/** Expects the element of the URL's hash on the screen, below the navbar, and returns it. */
async function arrive(page: Page): Promise<Locator> {
  await expect(page).toHaveURL(/#./)
  const element = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)
  const navbarBottom = () => page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom)
  const box = () => element.evaluate((target) => target.getBoundingClientRect().toJSON())
  await expect
    .poll(async () => {
      const [{ top, bottom }, least] = [await box(), await navbarBottom()]
      return top >= least - 1 && bottom <= page.viewportSize()!.height
    })
    .toBe(true)
  return element
}

interface Sight {
  /** Where to look. */
  readonly within: string
  readonly words: readonly string[]
  /** 1 for the screen itself, 2 with what one scroll shows. */
  readonly screens: number
}

/** Which of some words are in sight. */
async function wordsInSight(page: Page, sight: Sight): Promise<string[]> {
  return page.evaluate(({ within, words, screens }) => {
    const seen: string[] = []
    for (const element of document.querySelectorAll(within)) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        const { top, height } = range.getBoundingClientRect()
        if (height > 0 && top >= 0 && top < innerHeight * screens) seen.push(node.textContent ?? '')
      }
    }
    return words.filter((word) => seen.some((text) => text.includes(word)))
  }, sight)
}

/** Opens the home page, presses, and expects the heading on the screen and the sample within some screens. */
async function walk(
  page: Page,
  { presses, task, screens }: { presses: readonly Press[]; task: Task; screens: number },
): Promise<void> {
  expect(presses.length).toBeLessThanOrEqual(MOST_PRESSES)
  await openHydrated(page, '/')
  for (const press of presses) {
    const link = press(page)
    await expect(link).toBeVisible()
    await link.click()
    await hydrated(page)
  }
  await expect(await arrive(page)).toContainText(task.heading)
  const sight = { within: 'article pre code', words: task.code, screens }
  await expect.poll(() => wordsInSight(page, sight)).toEqual(task.code)
}

for (const task of TASKS) {
  const { presses, onPhone } = task
  const title = `${task.task}: in ${presses.length} presses from the home page, in ${onPhone.length} on a phone`
  test(title, async ({ page }) => {
    await test.step('on a wide screen', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await walk(page, { presses, task, screens: 1 })
    })
    await test.step('on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      // Text comes before the sample, and a phone shows less of both.
      await walk(page, { presses: onPhone, task, screens: 2 })
    })
  })
}

/** Errors as consoles print them, the section that explains each, and words of the cause and of its fix. */
const ERRORS = [
  {
    pasted: `ConfigError: GET https://api.acme.dev/v1/users failed: option "params" is unknown
    at createClient (file:///app/node_modules/troth/dist/esm/index.js:1:2093) {
  kind: 'config',
  code: 'CONFIG_OPTION'
}`,
    path: '/docs/api/troth-options#other-params',
    words: ['params', 'query'],
  },
  {
    pasted: `Access to fetch at 'https://api.acme.dev/v1/users' from origin 'http://localhost:5173' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.`,
    path: '/docs/installation/browser-with-bundlers#failed-no-response',
    words: ['Configure the server', 'proxy on your own origin'],
  },
  {
    pasted: `SyntaxError: Unexpected token '<', "<!DOCTYPE "... is not valid JSON
    at JSON.parse (<anonymous>)`,
    path: '/docs/api/troth/#PARSE_JSON',
    words: ['PARSE_JSON', 'Fix:'],
  },
]

for (const { pasted, path, words } of ERRORS) {
  const title = `${pasted.slice(0, 60)}…: one search and one press, on a phone too`
  test(title, async ({ page }) => {
    for (const width of [1440, 390]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await openHydrated(page, '/')
        await page.locator('.vl-search-button').click()
        await page.getByRole('combobox', { name: 'Search' }).fill(pasted)
        const first = page.getByRole('option').first()
        await expect(first).toHaveAttribute('href', path)
        await first.click()
        await expect(page).toHaveURL(path)
        const element = await arrive(page)
        // A row of a table is highlighted.
        expect(await element.evaluate((target) => target.matches(':target'))).toBe(true)
        const sight = { within: 'article', words, screens: width > 996 ? 1 : 2 }
        await expect.poll(() => wordsInSight(page, sight)).toEqual(words)
      })
    }
  })
}
