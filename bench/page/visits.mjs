// @ts-check
// A first visit, and a second page that is opened by a full load with what the first one left in the HTTP
// cache. In: a page and a second one. Out: bytes before the load event and LCP of both.

import { newPage, SLOW_4G } from './browser.mjs'
import { recordTransfers, summary } from './bytes.mjs'
import { median } from './median.mjs'

/** @typedef {{ firstBytes: number, firstLcp: number, nextBytes: number, nextLcp: number }} Visit */

/**
 * The medians of several visits for each subject. They take turns.
 * @param {import('playwright-core').Browser} browser
 * @param {Pick<import('./subject.mjs').Subject, 'url' | 'pagePath'>[]} subjects
 * @param {{ next: string, runs: number }} options the path of the second page
 */
export async function measureVisits(browser, subjects, { next, runs }) {
  const visits = subjects.map(() => /** @type {Visit[]} */ ([]))
  for (let run = 0; run < runs; run++) {
    for (const [i, { url, pagePath }] of subjects.entries()) {
      visits[i]?.push(await visit(browser, url, pagePath(next)))
    }
  }
  return visits.map((list) => {
    const of = (/** @type {keyof Visit} */ key) => median(list.map((result) => result[key]))
    return {
      firstBytes: of('firstBytes'),
      firstLcp: of('firstLcp'),
      nextBytes: of('nextBytes'),
      nextLcp: of('nextLcp'),
    }
  })
}

/**
 * One visit, on a phone with a slow network and processor.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {string} next path
 * @returns {Promise<Visit>}
 */
async function visit(browser, url, next) {
  const { context, page, protocol } = await newPage(browser, { viewport: { width: 390, height: 844 } })
  try {
    await page.addInitScript(watchLcp)
    await protocol.send('Network.emulateNetworkConditions', SLOW_4G)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const results = []
    for (const target of [url, new URL(next, url).href]) {
      const recorder = recordTransfers(protocol)
      await page.goto(target)
      await recorder.idle()
      results.push({
        bytes: summary(recorder).bytesBeforeLoad,
        lcp: (await page.evaluate(() => window.benchLcp)) ?? Number.NaN,
      })
    }
    const [first, second] = results
    return {
      firstBytes: first?.bytes ?? Number.NaN,
      firstLcp: first?.lcp ?? Number.NaN,
      nextBytes: second?.bytes ?? Number.NaN,
      nextLcp: second?.lcp ?? Number.NaN,
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page, before its own scripts. */
function watchLcp() {
  new PerformanceObserver((list) => {
    window.benchLcp = list.getEntries().at(-1)?.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
