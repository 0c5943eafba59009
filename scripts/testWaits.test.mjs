// @ts-check
// Tests wait for conditions as long as a busy machine needs: vitest.config.ts and e2e/playwright.config.ts have the limits.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './script.mjs'

/** Waits a time, or a second at most. */
const SHORT = /\bvi\s*\.waitFor\(|\bvi\s*\.waitUntil\(|\.waitForTimeout\(/

it('no test waits a fixed time, or at most a second, for a condition', () => {
  const patterns = ['packages', 'site', 'manual', 'scripts', 'e2e'].flatMap((folder) =>
    ['ts', 'tsx', 'mjs'].map((ending) => `${folder}/**/*.${ending}`),
  )
  const files = execFileSync('git', ['ls-files', '-z', '--', ...patterns], { cwd: root, encoding: 'utf8' })
  const waits = files
    .split('\0')
    .filter(Boolean)
    .filter((file) => file !== 'scripts/testWaits.test.mjs')
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (SHORT.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
    )
  expect(waits, 'Write `await expect.poll(() => value).toBe(…)`.').toEqual([])
})
