// @ts-check
// Lighthouse on a simulated phone: the performance category and three of its figures.

import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { launcherOptions } from './browser.mjs'
import { median } from './median.mjs'

const ATTEMPTS = 3

/**
 * The medians of several runs for each subject. They take turns, so that a slow
 * moment of the machine hits them alike.
 * @param {import('./subject.mjs').Subject[]} subjects
 * @param {number} runs
 */
export async function measureLighthouse(subjects, runs) {
  const results = subjects.map(() => /** @type {Awaited<ReturnType<typeof runOnce>>[]} */ ([]))
  for (let run = 0; run < runs; run++) {
    for (const [i, { url }] of subjects.entries()) results[i]?.push(await runSafely(url))
  }
  return results.map((list) => {
    const of = (/** @type {keyof (typeof list)[number]} */ key) => median(list.map((result) => result[key]))
    return { performance: of('performance'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), runs: list }
  })
}

/**
 * A busy machine loses a trace now and then; that is no result, and no reason to lose the others.
 * @param {string} url
 */
async function runSafely(url) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(url)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    }
  }
}

/** @param {string} url */
async function runOnce(url) {
  const chrome = await launch(await launcherOptions())
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    })
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`)
    const { categories, audits, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
    const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN
    return {
      performance: Math.round((categories.performance?.score ?? Number.NaN) * 100),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    }
  } finally {
    chrome.kill()
  }
}
