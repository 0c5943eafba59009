// Parts of a page that are loaded when they are needed, from a host that damages their files: once, and a press works all
// the same; for longer, and the page says so.

import type { Damage } from './host.js'
import { builtSite } from './sites.js'
import type { Tab } from './tab.js'
import { expect, test } from './test.js'

interface Part {
  readonly name: string
  readonly path: string
  readonly width?: number
  /** Loaded with the page, before a press. */
  readonly isEager?: boolean
  /** Its file, without the hash. */
  readonly file: string
  readonly press: (tab: Tab) => Promise<void>
  /** Waits for what a press shows when the part works. */
  readonly works: (tab: Tab) => Promise<void>
  /** Waits for what a visitor gets when it cannot work. */
  readonly fails: (tab: Tab) => Promise<void>
}

const PARTS: readonly Part[] = [
  {
    name: 'tabs',
    path: '/docs/installation/nodejs',
    isEager: true,
    file: 'tabs',
    press: (tab) => tab.click(['[role=tab]', 'pnpm']),
    works: (tab) => tab.see('[role=tab][data-value=pnpm][aria-selected=true]'),
    fails: (tab) => tab.see('.tabs-container[data-plain] [role=tabpanel][data-value=pnpm]'),
  },
  {
    name: 'the drawer',
    path: '/docs/introduction',
    width: 500,
    isEager: true,
    file: 'Drawer',
    press: (tab) => tab.click('.navbar__toggle'),
    works: (tab) => tab.see('.theme-layout-navbar-sidebar a'),
    fails: async (tab) => {
      await tab.see(['.navbar__toggle', ''])
      await tab.waitFor(
        'the name of the button',
        () => document.querySelector('.navbar__toggle')?.getAttribute('aria-label') === 'Try again',
      )
      await tab.see(['.navbar a', 'Support'])
    },
  },
  {
    name: 'the search',
    path: '/docs/introduction',
    file: 'createSearchDialog',
    press: (tab) => tab.click('.vl-search-button'),
    works: (tab) => tab.see('dialog[open] input'),
    fails: (tab) => tab.see(['.vl-search-button', 'Try again']),
  },
  {
    name: 'the translator',
    path: '/docs/introduction',
    file: 'translator',
    press: (tab) => tab.click(['.translator button', 'Show an example']),
    works: (tab) => tab.see(['.translator-notes code', 'maxRedirects']),
    fails: (tab) =>
      tab.see(['.translator [role=status]', 'The translator could not be loaded. Use it again to retry.']),
  },
  {
    name: 'a playground',
    path: '/docs/playground/esm',
    file: 'app',
    press: (tab) => tab.click('.playground [data-run]'),
    works: (tab) => tab.see('.playground [data-run-state=over]'),
    fails: (tab) => tab.see(['.playground [role=status]', 'Could not be loaded.']),
  },
]

const DAMAGES: readonly Damage[] = ['missing', 'broken off', 'cut in half']

/** The file of a part: as the page names it, or with anything behind that. */
const ownUrl = (file: string) => new RegExp(`^/assets/${file}-[\\w-]+\\.js$`)
const anyUrl = (file: string) => new RegExp(`^/assets/${file}-[\\w-]+\\.js(?:\\?|$)`)

for (const { name, path, width = 1280, isEager, file, press, works, fails } of PARTS) {
  for (const damage of DAMAGES) {
    test(`${name}: a file that is ${damage} is requested again, and says so when it stays so (RE-12)`, async ({
      tab,
      host,
    }) => {
      await tab.resize({ width, height: 900 })
      // The URL that the page has never works: a cache on the way may keep a damaged file for a year.
      const { url, damage: damageFiles } = await host(builtSite('troth'), { noStore: /^$/ })
      damageFiles(ownUrl(file), damage)
      const restore = damageFiles(anyUrl(file), damage)
      await tab.openHydrated(url + path)
      if (!isEager) await press(tab)
      await fails(tab)
      restore()
      await press(tab)
      await works(tab)
      // Nothing that the visitor had is lost.
      expect(await tab.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type)).toBe(
        'navigate',
      )
    })
  }
}

test('a page whose part imports a damaged file is reloaded once, and then has the file (RE-12)', async ({
  tab,
  host,
}) => {
  const { url, damage, requests } = await host(builtSite('troth'), { noStore: /^$/ })
  const restore = damage(anyUrl('syntaxProblem'), 'cut in half')
  await tab.openHydrated(`${url}/docs/playground/esm`)
  // The host has only this file: one reload, and then words.
  await tab.leaving(() => tab.click('.playground [data-run]'))
  await tab.hydrated()
  await tab.click('.playground [data-run]')
  await tab.see(['.playground [role=status]', 'Could not be loaded.'])
  expect(requests.filter((path) => path === '/docs/playground/esm')).toHaveLength(4)
  restore()
  await tab.reload()
})

test('the shell of a page whose files were damaged comes with one reload (RE-12)', async ({ tab, host }) => {
  const { url, damageFirst, requests } = await host(builtSite('troth'), { noStore: /^$/ })
  damageFirst(anyUrl('shell'), 'cut in half')
  await tab.open(`${url}/docs/introduction`)
  await tab.hydrated()
  // The document, the question whether the host has another one, and the reload.
  expect(requests.filter((path) => path === '/docs/introduction')).toHaveLength(3)
})
