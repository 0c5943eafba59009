// @ts-check
// What a page loads for pages that are not open yet. In: a page. Out: bytes on the wire of the
// requests that start until 3 s after the load event, headers included.

import { setTimeout as sleep } from 'node:timers/promises'
import { newPage } from './browser.mjs'
import { recordTransfers } from './bytes.mjs'
import { median } from './median.mjs'

/** After the load event, in ms. */
const WINDOW = 3000
const PATIENCE = 20_000
const VISITS = 3

/**
 * The middle one of a few first visits. The pointer does not move.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
export async function measurePrefetched(browser, url) {
  const visits = []
  for (let i = 0; i < VISITS; i++) visits.push(await visit(browser, url))
  const bytes = median(visits.map((all) => all.reduce((sum, transfer) => sum + transfer.bytes, 0)))
  return { bytes, requests: median(visits.map(({ length }) => length)), transfers: visits[0] ?? [] }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function visit(browser, url) {
  const { context, page, protocol } = await newPage(browser)
  try {
    const { transfers, loadedAt } = recordTransfers(protocol)
    await page.goto(url)
    await sleep(WINDOW)
    const own = new URL(page.url()).pathname
    const counted = () =>
      [...transfers.values()].filter(
        (transfer) => transfer.started <= loadedAt() + WINDOW / 1000 && isForOtherPage(transfer, own),
      )
    const end = performance.now() + PATIENCE
    while (counted().some(({ bytes }) => bytes === 0) && performance.now() < end) await sleep(50)
    return counted().map((transfer) => ({ path: new URL(transfer.url).pathname, bytes: transfer.bytes }))
  } finally {
    await context.close()
  }
}

/**
 * A prefetch by its request, or the data or document of another page that a script fetched.
 * @param {import('./bytes.mjs').Transfer} transfer
 * @param {string} own path of the page
 */
function isForOtherPage({ url, type, prefetched }, own) {
  const path = new URL(url).pathname
  if (prefetched) return true
  if (path.startsWith('/_data/')) return path !== `/_data${own}.json`
  return type === 'text/html' && path !== own
}
