// A page that the visitor leaves while it loads something, and comes back to. Browsers keep it as it was, with loads that
// never end: it must go on all the same. Where a browser does not keep it, it is loaded again, and the test holds as well.

import { builtSite } from './sites.js'
import type { Tab } from './tab.js'
import { test } from './test.js'

interface Leave {
  readonly to: string
  /** Called on the other page. */
  readonly onLeft?: () => void
  /** @default as the address bar does */
  readonly how?: (url: string) => Promise<void>
}

/** Leaves the page for another site, and comes back. */
async function leaveAndReturn(tab: Tab, { to, onLeft, how = tab.open }: Leave): Promise<void> {
  await how(to)
  await tab.waitFor('the other page', (url) => location.href === url, to)
  onLeft?.()
  await tab.leaving(() => tab.evaluate(() => void setTimeout(() => history.back())))
}

test('a page that was left before hydration is hydrated after back (RE-13)', async ({ tab, host }) => {
  const { url, hold } = await host(builtSite('before'))
  const other = await host(builtSite('after'))
  const release = hold(/^\/assets\/.*\.js$/)
  await tab.open(`${url}/docs/alpha`)
  await tab.evaluate(() => void dispatchEvent(new Event('keydown')))
  await leaveAndReturn(tab, { to: `${other.url}/docs/beta`, onLeft: release })
  await tab.hydrated()
  await tab.seePage('/docs/alpha', 'Alpha')
})

test('a part that was loading when the page was left loads after back (RE-13)', async ({ tab, host }) => {
  const { url, hold } = await host(builtSite('troth'))
  const other = await host(builtSite('after'))
  const release = hold(/^\/assets\/createSearchDialog-/)
  await tab.openHydrated(`${url}/docs/introduction`)
  await tab.click('.vl-search-button')
  await leaveAndReturn(tab, { to: `${other.url}/docs/beta`, onLeft: release })
  await tab.hydrated()
  await tab.click('.vl-search-button')
  await tab.see('dialog[open] input')
})

test('a navigation that was pending when the page was left ends after back (RE-13)', async ({
  tab,
  host,
}) => {
  const { url, hold } = await host(builtSite('before'))
  const other = await host(builtSite('after'))
  const release = hold(/^\/_data\/docs\/gamma\.json/)
  await tab.openHydrated(`${url}/docs/alpha`)
  await tab.click('article a[href="/docs/gamma"]')
  await tab.waitFor('the URL', () => location.pathname === '/docs/gamma')
  // As a link does: a reload of this page would win over it.
  const how = (to: string) =>
    tab.leaving(() => tab.evaluate((url) => void setTimeout(() => location.assign(url)), to))
  await leaveAndReturn(tab, { to: `${other.url}/docs/beta`, onLeft: release, how })
  await tab.seePage('/docs/gamma', 'Gamma')
  await tab.waitFor('the end of the progress bar', () => !document.getElementById('nprogress'))
})

test('a program that was running when the page was left can be run after back (RE-13)', async ({
  tab,
  host,
}) => {
  const { url } = await host(builtSite('troth'))
  const other = await host(builtSite('after'))
  await tab.openHydrated(`${url}/docs/playground/esm`)
  await tab.click('.playground[data-name=retry] [data-run]')
  await leaveAndReturn(tab, { to: `${other.url}/docs/beta` })
  await tab.hydrated()
  await tab.click(['.playground[data-name=first-request] button', 'Run'])
  await tab.waitFor('the end of the program', () =>
    document
      .querySelector('.playground[data-name=first-request] [data-run-state=over]')
      ?.textContent?.includes('201 13'),
  )
})
