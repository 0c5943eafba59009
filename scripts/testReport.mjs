// @ts-check
// Counts tests. In: the JSON report of Vitest or Playwright and the exit code
// of the run. Out: how many tests passed and failed, at least one of either.

import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {string} file the report; missing when the run crashed
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countTests(file, exitCode) {
  const { passed, failed } = existsSync(file) ? countReport(JSON.parse(readFileSync(file, 'utf8'))) : NOTHING
  // A run may fail without a failing test (a file that cannot be loaded, too little
  // coverage, a crash), and a run without tests has shown nothing.
  const hidden = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: hidden ? 1 : failed }
}

/**
 * @param {any} report
 * @returns {Counts}
 */
export function countReport(report) {
  // Playwright; a flaky test has failed first and then passed.
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats
    return { passed: expected, failed: unexpected + flaky }
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

/** @type {Counts} */
const NOTHING = { passed: 0, failed: 0 }
