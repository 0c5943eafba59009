// @ts-check
// Counts tests. In: the JSON report of Vitest or Playwright and the exit code
// of the run. Out: how many tests passed and failed, at least one of either.

import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, again?: number }} Counts `again`: how many passed at the second try only */

/**
 * @param {string} file the report; missing when the run crashed
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countTests(file, exitCode) {
  const {
    passed,
    failed,
    again = 0,
  } = existsSync(file) ? countReport(JSON.parse(readFileSync(file, 'utf8'))) : NOTHING
  // A run may fail without a failing test (a file that cannot be loaded, too little
  // coverage, a crash), and a run without tests has shown nothing.
  const hidden = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: hidden ? 1 : failed, ...(again > 0 && { again }) }
}

/**
 * @param {any} report
 * @returns {Counts}
 */
export function countReport(report) {
  // Playwright; a flaky test has failed first and then passed. A busy machine may miss a
  // deadline once; a broken behaviour fails twice. So it passes, and is told.
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats
    return { passed: expected + flaky, failed: unexpected, again: flaky }
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

/** @type {Counts} */
const NOTHING = { passed: 0, failed: 0 }
