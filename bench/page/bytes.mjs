// @ts-check
// Bytes on the wire of a first visit: headers and compressed bodies, as the browser
// counts them. In: a page. Out: sums by kind, before the load event and in all.

import { setTimeout as sleep } from 'node:timers/promises'
import { newPage } from './browser.mjs'

/** The page has loaded all that it wants when it asked for nothing this long, in ms. */
const IDLE = 3000
const PATIENCE = 20_000
const VISITS = 3

/**
 * @typedef {object} Transfer
 * @property {string} url
 * @property {string} type of the content: 'text/css'
 * @property {number} started in seconds, on the clock of the browser
 * @property {number} bytes
 * @property {boolean} prefetched for a later page
 */

/**
 * The heaviest of a few first visits: a file may be asked for just before or after the load event.
 * @param {import('playwright-core').Browser} browser
 * @param {import('./subject.mjs').Subject} subject
 */
export async function measureBytes(browser, { url }) {
  const visits = []
  for (let i = 0; i < VISITS; i++) visits.push(await firstVisit(browser, url))
  return visits.reduce((most, visit) => (visit.bytesBeforeLoad > most.bytesBeforeLoad ? visit : most))
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function firstVisit(browser, url) {
  const { context, page, protocol } = await newPage(browser)
  try {
    const recorder = recordTransfers(protocol)
    await page.goto(url)
    await recorder.idle()
    return summary(recorder)
  } finally {
    await context.close()
  }
}

/**
 * Notes all that a page loads from now on.
 * @param {import('playwright-core').CDPSession} protocol
 */
export function recordTransfers(protocol) {
  /** @type {Map<string, Transfer>} */
  const transfers = new Map()
  let loadedAt = Number.POSITIVE_INFINITY
  let lastActivity = performance.now()
  protocol.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!request.url.startsWith('http')) return
    const purpose = request.headers['Sec-Purpose'] ?? request.headers.Purpose ?? ''
    const prefetched = type === 'Prefetch' || purpose.includes('prefetch')
    transfers.set(requestId, { url: request.url, type: '', started: timestamp, bytes: 0, prefetched })
    if (!prefetched) lastActivity = performance.now()
  })
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.type = response.mimeType
  })
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (!transfer) return
    transfer.bytes = encodedDataLength
    if (!transfer.prefetched) lastActivity = performance.now()
  })
  protocol.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp
    lastActivity = performance.now()
  })
  return {
    transfers,
    loadedAt: () => loadedAt,
    async idle() {
      const end = performance.now() + PATIENCE
      while (performance.now() < end) {
        if (loadedAt !== Number.POSITIVE_INFINITY && performance.now() - lastActivity >= IDLE) return
        await sleep(50)
      }
    },
  }
}

/** @param {ReturnType<typeof recordTransfers>} recorder */
export function summary({ transfers, loadedAt }) {
  const own = [...transfers.values()].filter(({ prefetched }) => !prefetched)
  const sum = (/** @type {(transfer: Transfer) => boolean} */ counts) =>
    own.filter(counts).reduce((total, { bytes }) => total + bytes, 0)
  return {
    // What was asked for before counts whole: a file on its way is not free.
    bytesBeforeLoad: sum(({ started }) => started <= loadedAt()),
    bytesInAll: sum(() => true),
    script: sum(({ type }) => type.includes('javascript')),
    stylesheet: sum(({ type }) => type === 'text/css'),
    html: sum(({ type }) => type === 'text/html'),
    requests: own.filter(({ bytes }) => bytes > 0).length,
    transfers: own.map(({ url, type, bytes }) => ({ path: new URL(url).pathname, type, bytes })),
  }
}
