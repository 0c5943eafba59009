// Navigation when the network or the visitor is faster or slower than the shell.

import { poll } from './poll.js'
import { builtSite } from './sites.js'
import { expect, test } from './test.js'

/** React and the shell. */
const SHELL = /^\/assets\/.*\.js$/
/** Of the tests that `npm test` runs: engines.config.ts. */
const SOME = { tag: '@some' }

test(
  'prefetching fetches the data of visible links, and the policy allows it',
  SOME,
  async ({ tab, host }) => {
    const { url, requests } = await host(builtSite('troth'))
    await tab.openHydrated(`${url}/docs/introduction`)
    const isFetched = (path: string) => requests.includes(path)
    await poll('the data of a link of the navbar', () => isFetched('/_data/docs/support.json'))
    await poll('the data of a link of the sidebar', () => isFetched('/_data/docs/api/troth-options.json'))
    expect(await tab.record()).toEqual([])
  },
)

test('back before hydration shows the page of the URL', SOME, async ({ tab, host }) => {
  const { url, hold } = await host(builtSite('before'))
  await tab.openHydrated(`${url}/docs/alpha`)
  await tab.click('.navbar a[href="/docs/beta"]')
  await tab.seePage('/docs/beta', 'Beta')
  await tab.hydrated()
  const release = hold(SHELL)
  await tab.reload()
  await tab.seePage('/docs/beta', 'Beta')
  await tab.evaluate(() => history.back())
  await tab.waitFor('the URL of the first page', () => location.pathname === '/docs/alpha')
  release()
  await tab.hydrated()
  await tab.seePage('/docs/alpha', 'Alpha')
  await tab.evaluate(() => history.forward())
  await tab.seePage('/docs/beta', 'Beta')
})

test('a page whose data never arrives is loaded as a document', SOME, async ({ tab, host }) => {
  const { url, hold, requests } = await host(builtSite('before'))
  const release = hold(/^\/_data\/docs\/gamma\.json/)
  await tab.openHydrated(`${url}/docs/alpha`)
  await tab.leaving(() => tab.click('article a[href="/docs/gamma"]'))
  await tab.seePage('/docs/gamma', 'Gamma')
  await tab.hydrated()
  expect(requests.filter((path) => path === '/docs/gamma')).toEqual(['/docs/gamma'])
  release()
})
