// Playwright's `test`, with pages that are as good as new though their window is used again:
// storage and cookies are emptied by `reuseContext`, history and cache here.

import { test as base } from '@playwright/test'

export const test = base.extend({
  page: async ({ page, context }, use) => {
    const session = await context.newCDPSession(page)
    await session.send('Page.resetNavigationHistory')
    await session.send('Network.clearBrowserCache')
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
  },
})
