// @ts-check
// Lighthouse on a simulated phone: a report, and the performance category with three of its figures.

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
  const results = subjects.map(() => /** @type {Awaited<ReturnType<typeof figuresOf>>[]} */ ([]))
  for (let run = 0; run < runs; run++) {
    for (const [i, { url }] of subjects.entries()) results[i]?.push(await figuresOf(url))
  }
  return results.map((list) => {
    const of = (/** @type {keyof (typeof list)[number]} */ key) => median(list.map((result) => result[key]))
    return { performance: of('performance'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), runs: list }
  })
}

/** @param {string} url */
async function figuresOf(url) {
  const { categories, audits } = await runLighthouse(url, ['performance'])
  const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN
  return {
    performance: Math.round((categories.performance?.score ?? Number.NaN) * 100),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

/**
 * One report. A busy machine loses a trace now and then; that is no result, so it is tried again.
 * @param {string} url
 * @param {string[]} onlyCategories
 */
export async function runLighthouse(url, onlyCategories) {
  for (let attempt = 1; ; attempt++) {
    const chrome = await launch(await launcherOptions())
    try {
      const result = await lighthouse(url, { port: chrome.port, onlyCategories, logLevel: 'error' })
      if (!result) throw new Error(`Lighthouse has no result for ${url}.`)
      const { runtimeError } = result.lhr
      if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
      return result.lhr
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    } finally {
      chrome.kill()
    }
  }
}
