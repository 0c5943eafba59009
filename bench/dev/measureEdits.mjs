// @ts-check
// How long it takes until an edit is on screen. In: a page of a browser, and functions that edit files. Out: milliseconds.

import { setTimeout as pause } from 'node:timers/promises'

/** @typedef {import('playwright-core').Page} Page */

/**
 * Edits a file and waits until its text is in an element of the page, also when the page is loaded again.
 * @param {Page} page
 * @param {{ selector: string, text: string, edit: () => void }} options
 * @returns {Promise<number>}
 */
export async function shownAfter(page, { selector, text, edit }) {
  const editedAt = Date.now()
  edit()
  const seen = await page.waitForFunction(
    ([selector, text]) => document.querySelector(selector)?.textContent?.includes(text) && Date.now(),
    /** @type {const} */ ([selector, text]),
    { polling: 'raf' },
  )
  return /** @type {number} */ (await seen.jsonValue()) - editedAt
}

/**
 * Edits a file several times. Between two edits a writer thinks, for `thinks` milliseconds or up to twice as long.
 * @param {Page} page
 * @param {{ selector: string, count: number, text: (i: number) => string, edit: (text: string) => void, thinks?: number }} options
 * @returns {Promise<number[]>}
 */
export async function shownAfterEach(page, { selector, count, text, edit, thinks = 0 }) {
  const times = []
  for (let i = 0; i < count; i++) {
    times.push(await shownAfter(page, { selector, text: text(i), edit: () => edit(text(i)) }))
    await pause(thinks * (1 + (i % 20) / 20))
  }
  return times
}

/**
 * Opens a page of a development server and waits until it follows the files.
 * @param {Page} page
 * @param {string} url
 */
export async function openFollowing(page, url) {
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'))
  await page.goto(url)
  await connected
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
}

/**
 * The value that so many of 100 are not above.
 * @param {readonly number[]} list
 * @param {number} percent
 */
export function percentile(list, percent) {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}
