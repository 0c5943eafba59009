// Runs the tests that must hold in every engine, in those that there are on this machine: `npm run test:engines`. The
// other browser tests run in Chromium alone. `npm test` runs some of these (ENGINE_TESTS=some), and
// `npm run test:exhaustive` the others (ENGINE_TESTS=others).

import { defineConfig } from '@playwright/test'
import { type EngineName, engineFiles } from './engines/engineFiles.js'
import type { EngineOptions } from './engines/test.js'

const NAMES: readonly EngineName[] = ['webkit', 'firefox', 'chromium']
const files = engineFiles()

/** One of each kind: they run in every `npm test`. */
const SOME = /@some\b/
const { ENGINE_TESTS } = process.env

/** Of each engine. In Chromium pages and playground have tests of their own: playwright.config.ts. */
const TESTS: Readonly<Record<EngineName, readonly string[]>> = {
  webkit: ['engines/*.spec.ts'],
  firefox: ['engines/*.spec.ts', 'deploy.spec.ts'],
  chromium: [
    'engines/history.spec.ts',
    'engines/parts.spec.ts',
    'engines/backForward.spec.ts',
    'deploy.spec.ts',
  ],
}

export default defineConfig<object, EngineOptions>({
  forbidOnly: true,
  retries: 0,
  workers: NAMES.length,
  fullyParallel: true,
  // A busy machine needs some: a condition that never holds ends its wait after a minute (engines/poll.ts).
  timeout: 300_000,
  globalSetup: './engines/sites.ts',
  projects: NAMES.filter((name) => files[name]).map((name) => ({
    name,
    // One browser of each engine: starting one takes longer than most tests.
    workers: 1,
    testMatch: [...TESTS[name]],
    // Each goes half of the walks of deploy.spec.ts.
    grepInvert: [name === 'firefox' ? /@even/ : /@odd/, ...(ENGINE_TESTS === 'others' ? [SOME] : [])],
    ...(ENGINE_TESTS === 'some' && { grep: SOME }),
    use: { engine: name },
  })),
})
