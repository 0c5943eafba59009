// Playwright's `test`, with pages that are as good as new though their window is used again:
// storage and cookies are emptied by `reuseContext`, history and cache here.

import { test as base } from '@playwright/test'

export const test = base.extend({
  page: async ({ page, context }, use) => {
    const session = await context.newCDPSession(page)
    await session.send('Page.resetNavigationHistory')
    await session.send('Network.clearBrowserCache')
    await session.detach()
    await use(page)
  },
})
