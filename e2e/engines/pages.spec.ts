// Pages as visitors of every engine see them: they hydrate, their controls work,
// and nothing is reported in the console or against the security policy.

import { builtSite } from './sites.js'
import type { PressWindow, Tab } from './tab.js'
import { expect, test } from './test.js'

const PHONE = { width: 390, height: 800 }
const TOGGLE = '.vl-color-toggle'

const seeSelectedTab = (tab: Tab, name: string) =>
  tab.waitFor(
    `the tab ${name} to be selected`,
    (wanted) => document.querySelector('[role=tab][aria-selected=true]')?.textContent === wanted,
    name,
  )
const mode = (tab: Tab) => tab.evaluate(() => document.documentElement.dataset.theme)

interface Visit {
  readonly name: string
  readonly site: Parameters<typeof builtSite>[0]
  readonly path: string
  readonly heading: string
  /** A link of the page, and its target. */
  readonly link: { readonly target: string; readonly path: string; readonly heading: string }
}

const VISITS: readonly Visit[] = [
  {
    name: 'the home page',
    site: 'troth',
    path: '/',
    heading: 'Troth',
    link: {
      target: '.navbar a[href="/docs/introduction"]',
      path: '/docs/introduction',
      heading: 'Introduction',
    },
  },
  {
    name: 'a document',
    site: 'troth',
    path: '/docs/introduction',
    heading: 'Introduction',
    link: { target: '.navbar a[href="/docs/support"]', path: '/docs/support', heading: 'Support' },
  },
  {
    name: 'a page about a method',
    site: 'troth',
    path: '/docs/api/troth/methods/get-async',
    heading: 'getAsync',
    link: {
      target: '.menu a[href="/docs/api/troth/methods/post-async"]',
      path: '/docs/api/troth/methods/post-async',
      heading: 'postAsync',
    },
  },
  {
    name: 'a playground',
    site: 'troth',
    path: '/docs/playground/esm',
    heading: 'ES modules playground',
    link: {
      target: '.menu a[href="/docs/playground/cjs"]',
      path: '/docs/playground/cjs',
      heading: 'CommonJS playground',
    },
  },
  {
    name: 'an example app',
    site: 'troth',
    path: '/docs/example/umd',
    heading: 'Example app with a UMD script',
    link: {
      target: '.menu a[href="/docs/example/bundler"]',
      path: '/docs/example/bundler',
      heading: 'Example app with Vite and TypeScript',
    },
  },
  {
    name: 'a version of the docs',
    site: 'versions',
    path: '/docs/1.0/intro',
    heading: 'Introduction',
    link: { target: '[role=alert] a', path: '/docs/intro', heading: 'Introduction' },
  },
  {
    name: 'a page from right to left',
    site: 'locales',
    path: '/ar/docs/intro',
    heading: 'مقدمة',
    link: {
      target: 'article a[href^="/ar/docs/guide/install"]',
      path: '/ar/docs/guide/install',
      heading: 'Install',
    },
  },
  {
    name: 'a live page',
    site: 'locales',
    path: '/docs/guide/live',
    heading: 'Live',
    link: { target: '.menu a[href="/docs/intro"]', path: '/docs/intro', heading: 'Introduction' },
  },
]

/** Of the tests that `npm test` runs: engines.config.ts. */
const SOME = { tag: '@some' }
const SOME_VISITS = new Set(['a document', 'a page from right to left', 'a live page'])

for (const { name, site, path, heading, link } of VISITS) {
  const details = SOME_VISITS.has(name) ? SOME : {}
  test(`${name}: links, back and forward, and the colour mode`, details, async ({ tab, host }) => {
    const { url } = await host(builtSite(site))
    await tab.openHydrated(url + path)
    await tab.seePage(path, heading)

    await tab.click(link.target)
    await tab.seePage(link.path, link.heading)
    await tab.hydrated()
    await tab.evaluate(() => history.back())
    await tab.seePage(path, heading)
    await tab.hydrated()
    await tab.evaluate(() => history.forward())
    await tab.seePage(link.path, link.heading)
    await tab.hydrated()

    const before = await mode(tab)
    await tab.click(TOGGLE)
    await tab.waitFor('the other mode', (old) => document.documentElement.dataset.theme !== old, before)
    const chosen = await mode(tab)
    await tab.reload()
    expect(await mode(tab)).toBe(chosen)
    await tab.hydrated()
    expect(await tab.record()).toEqual([])
  })

  test(`${name}: the drawer of a phone`, async ({ tab, host }) => {
    const { url } = await host(builtSite(site))
    await tab.resize(PHONE)
    await tab.openHydrated(url + path)
    await tab.seePage(path, heading)
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await tab.click('.navbar__toggle')
    await tab.click('.navbar-sidebar__close')
    await tab.waitFor('a closed drawer', () => !document.querySelector('.navbar-sidebar')?.checkVisibility())
    expect(await tab.record()).toEqual([])
  })
}

test('a link in the drawer opens its page, and closes the drawer', SOME, async ({ tab, host }) => {
  const { url } = await host(builtSite('troth'))
  await tab.resize(PHONE)
  await tab.openHydrated(`${url}/docs/introduction`)
  await tab.click('.navbar__toggle')
  await tab.click('.navbar-sidebar a[href="/docs/license"]')
  await tab.seePage('/docs/license', 'License')
  await tab.hydrated()
  await tab.waitFor('a closed drawer', () => !document.querySelector('.navbar-sidebar')?.checkVisibility())
  expect(await tab.record()).toEqual([])
})

test('tabs are chosen, and the choice is kept', SOME, async ({ tab, host }) => {
  const { url } = await host(builtSite('troth'))
  await tab.openHydrated(`${url}/docs/introduction`)
  await seeSelectedTab(tab, 'npm')
  await tab.click(['[role=tab]', 'pnpm'])
  await tab.waitFor('the panel of pnpm', () =>
    document.querySelector('[role=tabpanel][data-value=pnpm]')?.checkVisibility(),
  )
  await seeSelectedTab(tab, 'pnpm')
  await tab.openHydrated(`${url}/docs/installation/nodejs`)
  await seeSelectedTab(tab, 'pnpm')
  expect(await tab.record()).toEqual([])
})

test('code is copied', SOME, async ({ tab, host }) => {
  const { url } = await host(builtSite('troth'))
  await tab.openHydrated(`${url}/docs/api/troth/methods/get-async`)
  await tab.click('[aria-label^="Copy code to clipboard"]')
  await tab.waitFor('the name "Copied"', () => (window as PressWindow).press?.labels.includes('Copied'))
  expect(await tab.record()).toEqual([])
})

test('a hash scrolls to its heading: as a link, with back, and in a URL', SOME, async ({ tab, host }) => {
  const { url } = await host(builtSite('troth'))
  const atHeading = (id: string) => {
    const { top } = document.getElementById(id)!.getBoundingClientRect()
    return location.hash === `#${id}` && top >= 0 && top < 200
  }
  await tab.openHydrated(`${url}/docs/introduction`)
  await tab.click('.table-of-contents a[href="#handle-errors"]')
  await tab.waitFor('the heading', atHeading, 'handle-errors')
  await tab.evaluate(() => history.back())
  await tab.waitFor('the top', () => location.hash === '' && scrollY === 0)
  await tab.openHydrated(`${url}/docs/api/troth/methods/get-async#query`)
  await tab.waitFor('the heading', atHeading, 'query')
  expect(await tab.record()).toEqual([])
})
