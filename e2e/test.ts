// Playwright's `test`, with pages that are as good as new though their window is used again:
// storage and cookies are emptied by `reuseContext`, history and cache here. Paths are those of the built site.

import { basename } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { type SiteServer, startSiteServer } from './siteServer.js'

interface TestOptions {
  /**
   * Whether each test begins with an empty cache. With `false` a test may find what others of its file have loaded,
   * which costs half as much to load again; for files that do not look at requests. @default true
   */
  freshCache: boolean
}

interface WorkerState {
  /** The file whose tests have filled the cache. */
  cacheOwner: { file: string }
  siteServer: SiteServer
}

export const test = base.extend<TestOptions, WorkerState>({
  freshCache: [true, { option: true }],
  cacheOwner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      await use({ file: '' })
    },
    { scope: 'worker' },
  ],
  siteServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const server = await startSiteServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteServer }, use, { file }) => {
    siteServer.noteFor(basename(file))
    await use(siteServer.url)
  },
  page: async ({ page, context, freshCache, cacheOwner, siteServer }, use, { file }) => {
    page.on('framenavigated', (frame) => siteServer.noteShown(frame.url()))
    const session = await context.newCDPSession(page)
    await session.send('Page.resetNavigationHistory')
    // The site of another file may have had the same port.
    if (freshCache || cacheOwner.file !== file) await session.send('Network.clearBrowserCache')
    cacheOwner.file = file
    await session.detach()

    // Parts of a clock that was installed stay behind, and throw in the next page.
    let hasOwnClock = false
    const { clock } = page
    const install = clock.install.bind(clock)
    clock.install = (options) => {
      hasOwnClock = true
      return install(options)
    }
    await use(page)
    if (hasOwnClock) await context.close()
    else await leave(page)
  },
})

/** Ends what a page still does, such as a load that began with the last step: the next test has the same window. */
async function leave(page: Page) {
  if (page.isClosed()) return
  // Where the page itself goes elsewhere at this moment, the next test gets a new window.
  await page.goto('about:blank').catch(() => page.context().close())
}
