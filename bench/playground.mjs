// @ts-check
// What the playground costs: bytes before and after its first use, and the time from
// pressing Run to the first line of output. Times are compared with the least that any
// playground must do: start a worker and get one message from it, in the same page.
//
// Usage: npm run bench:playground [-- options]
//   --runs 15        of each time; the figure is the median
//   --dist folder    another build than site/dist

import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, runScript } from '../scripts/script.mjs'
import { hydrated, launchBrowser, newPage } from './page/browser.mjs'
import { measureBytes, recordTransfers, summary } from './page/bytes.mjs'
import { startTroth } from './page/subject.mjs'

const PAGES = ['/docs/playground/esm', '/docs/playground/cjs']
const PEER = '/docs/introduction'
const TARGETS = { warmMs: 150, coldMs: 1000, bytesBeforeLoad: 20_000 }

await runScript(import.meta.url, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '15' },
      dist: { type: 'string', default: join(root, 'site/dist') },
    },
  })
  const runs = Number(values.runs)
  const browser = await launchBrowser()
  try {
    console.log(`Chromium ${browser.version()}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`)
    const rows = []
    const plain = await onPage({ dist: values.dist, page: PEER }, (subject) => measureBytes(browser, subject))
    for (const page of PAGES) {
      const figures = await onPage({ dist: values.dist, page }, async (subject) => ({
        before: await measureBytes(browser, subject),
        used: await bytesOfUse(browser, subject),
        times: await measureTimes(browser, subject, runs),
      }))
      rows.push({ page, ...figures })
    }
    console.log(
      `\nBefore the first interaction (${PEER} in the same run: ${kb(plain.bytesBeforeLoad)}, script ${kb(plain.script)})`,
    )
    for (const { page, before } of rows) {
      console.log(
        `  ${page}: ${kb(before.bytesBeforeLoad)} before load (target ${kb(TARGETS.bytesBeforeLoad)}, ${ratio(before.bytesBeforeLoad, plain.bytesBeforeLoad)}), ` +
          `script ${kb(before.script)} (${ratio(before.script, plain.script)})`,
      )
    }
    console.log('\nLoaded by the first Run')
    for (const { page, used } of rows)
      console.log(`  ${page}: ${kb(used.bytesInAll)} in ${used.requests} files`)
    console.log('\nFrom Run to the first line, median (a bare worker in the same page)')
    for (const { page, times } of rows) {
      console.log(
        `  ${page}: cold ${ms(times.cold)} (target ${ms(TARGETS.coldMs)}), warm ${ms(times.warm)} (target ${ms(TARGETS.warmMs)}); bare worker ${ms(times.bare)}, ${ratio(times.warm, times.bare)}`,
      )
    }
    return 0
  } finally {
    await browser.close()
  }
})

/**
 * @template T
 * @param {{ dist: string, page: string }} where
 * @param {(subject: import('./page/subject.mjs').Subject) => Promise<T>} measure
 * @returns {Promise<T>}
 */
async function onPage(where, measure) {
  const { ours: subject } = await startTroth(where)
  try {
    return await measure(subject)
  } finally {
    subject.close()
  }
}

/**
 * What a first Run loads besides the page.
 * @param {import('playwright-core').Browser} browser
 * @param {import('./page/subject.mjs').Subject} subject
 */
async function bytesOfUse(browser, subject) {
  const { context, page, protocol } = await newPage(browser)
  try {
    await page.goto(subject.url)
    await hydrated(page, subject)
    await page.waitForLoadState('networkidle')
    const recorder = recordTransfers(protocol)
    await page.evaluate(firstLine)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1000)
    return summary({ ...recorder, loadedAt: () => 0 })
  } finally {
    await context.close()
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {import('./page/subject.mjs').Subject} subject
 * @param {number} runs
 */
async function measureTimes(browser, subject, runs) {
  const cold = []
  const warm = []
  const bare = []
  for (let i = 0; i < Math.ceil(runs / 3); i++) {
    const { context, page } = await newPage(browser)
    try {
      await page.goto(subject.url)
      await hydrated(page, subject)
      await page.waitForLoadState('networkidle')
      cold.push(await page.evaluate(firstLine))
      for (let j = 0; j < 3; j++) {
        // A reader looks at the result before the next press.
        await page.waitForTimeout(1000)
        warm.push(await page.evaluate(firstLine))
      }
      // In a page without a policy: the site's own forbids workers from blobs.
      await page.goto('about:blank')
      for (let j = 0; j < 3; j++) bare.push(await page.evaluate(bareWorker))
    } finally {
      await context.close()
    }
  }
  return { cold: median(cold), warm: median(warm), bare: median(bare) }
}

/** Presses Run of the first playground; milliseconds until a line of this run is shown. In the page. */
function firstLine() {
  const block = /** @type {HTMLElement} */ (document.querySelector('.playground'))
  const button = [...block.querySelectorAll('button')].find(({ textContent }) => textContent === 'Run')
  return new Promise((resolve) => {
    const started = performance.now()
    // The lines of the run before go first.
    let isNew = !block.querySelector('[role=log] > *')
    new MutationObserver((_, observer) => {
      const isEmpty = !block.querySelector('[role=log] > *')
      isNew ||= isEmpty
      if (!isNew || isEmpty) return
      observer.disconnect()
      resolve(performance.now() - started)
    }).observe(block, { childList: true, subtree: true })
    button?.click()
  })
}

/** Milliseconds from making a worker to its first message. In the page. */
function bareWorker() {
  return new Promise((resolve) => {
    const started = performance.now()
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])))
    worker.onmessage = () => {
      worker.terminate()
      resolve(performance.now() - started)
    }
  })
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** @param {number} bytes */
function kb(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`
}

/** @param {number} value */
function ms(value) {
  return `${value.toFixed(0)} ms`
}

/**
 * @param {number} value
 * @param {number} other
 */
function ratio(value, other) {
  return `${(value / other).toFixed(2)}×`
}
