// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countTests } from './testReport.mjs'

describe('countTests', () => {
  let dir = ''
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'report-'))
  })
  afterEach(() => rmSync(dir, { recursive: true }))

  it('counts the tests of Vitest', () => {
    expect(countTests(report({ numPassedTests: 7, numFailedTests: 2 }), 1)).toEqual({ passed: 7, failed: 2 })
  })

  it('counts the tests of Playwright; one that passed at the second try has failed', () => {
    const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } })
    expect(countTests(file, 1)).toEqual({ passed: 5, failed: 2 })
  })

  it('counts a bad exit code as one failure when no test failed', () => {
    expect(countTests(report({ numPassedTests: 7, numFailedTests: 0 }), 1)).toEqual({ passed: 7, failed: 1 })
  })

  it('counts a missing report as one failure', () => {
    expect(countTests(join(dir, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1 })
  })

  it('counts a run without tests as one failure', () => {
    expect(countTests(report({ numPassedTests: 0, numFailedTests: 0 }), 0)).toEqual({ passed: 0, failed: 1 })
  })

  /** @param {object} content */
  function report(content) {
    const file = join(dir, 'report.json')
    writeFileSync(file, JSON.stringify(content))
    return file
  }
})
