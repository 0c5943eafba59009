// Runs the tests that must hold in every engine, in those that there are on this machine:
// `npm run test:engines`. The other browser tests run in Chromium alone.

import { defineConfig } from '@playwright/test'
import { type EngineName, engineFiles } from './engines/engineFiles.js'
import type { EngineOptions } from './engines/test.js'

const NAMES: readonly EngineName[] = ['webkit', 'firefox', 'chromium']
const files = engineFiles()

export default defineConfig<object, EngineOptions>({
  forbidOnly: true,
  // One for each engine, which waits for its browser most of the time.
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  globalSetup: './engines/sites.ts',
  projects: NAMES.filter((name) => files[name]).map((name) => ({
    name,
    testMatch: ['engines/*.spec.ts', ...(name === 'webkit' ? [] : ['deploy.spec.ts'])],
    use: { engine: name },
  })),
})
