// The `test` of all engines: a window of the project's engine, and hosts that end with the test.

import { test as base } from '@playwright/test'
import { startChromium } from './chromium.js'
import type { Driver } from './driver.js'
import { type EngineName, engineFiles } from './engineFiles.js'
import { startFirefox } from './firefox.js'
import { type Host, type HostOptions, startHost } from './host.js'
import { createTab, type Tab } from './tab.js'
import { startWebKit } from './webkit.js'

export interface EngineOptions {
  readonly engine: EngineName
}

interface TestFixtures {
  readonly tab: Tab
  /** Serves a built site, at a port of its own. */
  readonly host: (dir: string, options?: HostOptions) => Promise<Host>
}

interface WorkerFixtures extends EngineOptions {
  readonly driver: Driver
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['chromium', { scope: 'worker', option: true }],
  driver: [
    async ({ engine }, use) => {
      const driver = await start(engine)
      await use(driver)
      await driver.close()
    },
    // Three browsers may start at once, on a busy machine.
    { scope: 'worker', timeout: 300_000 },
  ],
  tab: async ({ driver }, use) => {
    await driver.resize({ width: 1280, height: 900 })
    const tab = createTab(driver)
    await use(tab)
    // Whatever the test left running ends with its document, and no other navigation overtakes this one.
    await tab.open('about:blank')
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the names of what is used
  host: async ({}, use) => {
    const hosts: Host[] = []
    await use(async (dir, options) => {
      const host = await startHost(dir, options)
      hosts.push(host)
      return host
    })
    for (const host of hosts) await host.close()
  },
})

export { expect } from '@playwright/test'

function start(engine: EngineName): Promise<Driver> {
  const files = engineFiles()
  switch (engine) {
    case 'chromium':
      return startChromium(files.chromium!)
    case 'firefox':
      return startFirefox(files.firefox!)
    case 'webkit':
      return startWebKit(files.webkit!)
  }
}
