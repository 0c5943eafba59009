// Runs the browser tests against the built site (siteServer.ts), in the Chrome that CHROME_PATH names or that there is.

import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
// Makes the folder that all workers share.
import '../packages/vellum/test/compressedForms.js'
import { ensureBrowser } from '../scripts/browser.mjs'

// In the environment, which the workers share: one search for all.
process.env.CHROME_PATH ??= await ensureBrowser()

/** A tag of a test, or part of the name of a file. */
const EXHAUSTIVE = /@exhaustive|\.exhaustive\.spec\.ts/

const asRoot = process.getuid?.() === 0

export default defineConfig({
  forbidOnly: true,
  // A test that needs a second try has a cause.
  retries: 0,
  // Those run in every engine: engines.config.ts.
  testIgnore: ['engines/**', 'deploy.spec.ts'],
  // What takes too long for every change: `npm run test:exhaustive` runs it, and nothing else.
  ...(process.env.EXHAUSTIVE ? { grep: EXHAUSTIVE } : { grepInvert: EXHAUSTIVE }),
  // One browser waits while others compute: one more than there are cores finishes soonest.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  // What must be fast is measured by its test; all else may wait for a busy machine. A file builds its site in as long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    // A new window for each test is half of the time in a full browser. Page, storage and
    // cookies are fresh all the same; history and cache are not, so a file about these opts out.
    reuseContext: true,
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        // Chrome has no sandbox for root.
        ...(asRoot ? ['--no-sandbox'] : []),
        // A test must not depend on the network or on the graphics card.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        '--disable-gpu',
      ],
    },
  },
})
