// @ts-check
// The search in a browser, as a visitor with a slow device and an empty cache has it: what is requested before it
// is used, and how long the first result takes. In: a built site with a search.

import { hydrated, launchBrowser, newPage } from '../page/browser.mjs'
import { median } from '../page/median.mjs'
import { serveFolder } from '../page/served.mjs'

/** "Fast 4G" of Chrome's developer tools. */
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9 * 1000 * 1000 * 0.9) / 8,
  uploadThroughput: (1.5 * 1000 * 1000 * 0.9) / 8,
}
const CPU_RATE = 4
const VISITS = 5
const SEARCH_FILE = /\/(?:_search\.json|search[^/]*)$/i

/**
 * @typedef {object} Visit
 * @property {string} page
 * @property {string} query
 * @property {boolean} [compresses] the files have no compressed forms
 *
 * @typedef {object} FirstResult
 * @property {number} early files of the search that were requested before its use
 * @property {number} opened milliseconds from the shortcut to the dialog
 * @property {number} shown milliseconds from the dialog to the first result of a query that is typed at once
 */

/**
 * The medians of some visits.
 * @param {string} dist
 * @param {Visit} visit
 * @returns {Promise<FirstResult>}
 */
export async function measureFirstResult(dist, visit) {
  const served = await serveFolder(dist, { compresses: visit.compresses })
  const browser = await launchBrowser()
  try {
    const visits = []
    for (let i = 0; i < VISITS; i++) visits.push(await firstResult(browser, served.url, visit))
    const of = (/** @type {keyof FirstResult} */ key) => median(visits.map((each) => each[key]))
    return { early: of('early'), opened: of('opened'), shown: of('shown') }
  } finally {
    await browser.close()
    served.close()
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {Visit} visit
 * @returns {Promise<FirstResult>}
 */
async function firstResult(browser, url, { page: path, query }) {
  const { context, page, protocol } = await newPage(browser)
  try {
    let early = 0
    page.on('request', (request) => {
      if (SEARCH_FILE.test(new URL(request.url()).pathname)) early++
    })
    await page.goto(new URL(path, url).href)
    await hydrated(page, /** @type {any} */ ({ hydrated: 'html[data-has-hydrated=true]' }))
    await page.waitForLoadState('networkidle')
    const before = early
    await protocol.send('Network.emulateNetworkConditions', FAST_4G)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    await page.evaluate(watchSearch, query)
    await page.keyboard.press('/')
    await page.waitForSelector('dialog[open] [role=option]')
    const { pressed, open, result } = await page.evaluate(() => /** @type {any} */ (window).benchSearch)
    return { early: before, opened: open - pressed, shown: result - open }
  } finally {
    await context.close()
  }
}

/**
 * Notes when the key is pressed, when the dialog is open, and when it has a result. Runs in the page, and types there
 * too: a busy machine delays what another process types.
 * @param {string} query
 */
function watchSearch(query) {
  /** @type {{ pressed?: number, open?: number, result?: number }} */
  const times = {}
  Object.assign(window, { benchSearch: times })
  addEventListener('keydown', () => (times.pressed ??= performance.now()), { capture: true, once: true })
  new MutationObserver(() => {
    const input = document.querySelector('dialog[open] [role=combobox]')
    if (input instanceof HTMLInputElement && times.open === undefined) {
      times.open = performance.now()
      input.value = query
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (document.querySelector('dialog[open] [role=option]')) times.result ??= performance.now()
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}
