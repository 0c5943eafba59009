// The search in every engine: opened by a key, used with keys, closed; and the page for unknown paths.

import { builtSite } from './sites.js'
import type { Tab } from './tab.js'
import { expect, test } from './test.js'

const type = (tab: Tab, text: string) => tab.keys([...text])

const seeFocus = (tab: Tab, selector: string) =>
  tab.waitFor(`the focus in ${selector}`, (wanted) => document.activeElement?.matches(wanted), selector)

const seeSelected = (tab: Tab, index: number) =>
  tab.waitFor(
    `option ${index} to be selected`,
    (wanted) => {
      const options = [...document.querySelectorAll('.vl-search:not([data-busy]) [role=option]')]
      const option = options.at(wanted)
      const active = document.querySelector('.vl-search input')?.getAttribute('aria-activedescendant')
      return option?.getAttribute('aria-selected') === 'true' && option.id === active
    },
    index,
  )

test('SR-51, SR-55, SR-61: keys open the search, select a result and open it', async ({ tab, host }) => {
  const { url } = await host(builtSite('troth'))
  await tab.openHydrated(`${url}/docs/introduction`)
  await tab.evaluate(() => document.querySelector<HTMLElement>('.navbar__brand')?.focus())
  await tab.keys(['/'])
  await seeFocus(tab, '.vl-search input')
  await type(tab, 'timeout')
  await seeSelected(tab, 0)
  await tab.keys(['ArrowUp'])
  await seeSelected(tab, -1)
  await tab.keys(['ArrowDown', 'ArrowDown'])
  await seeSelected(tab, 1)
  await tab.keys(['Escape'])
  await tab.waitFor('an empty query', () => document.querySelector('input')?.value === '')
  await tab.keys(['Escape'])
  await tab.waitFor('a closed dialog', () => !document.querySelector('.vl-search[open]'))
  await seeFocus(tab, '.navbar__brand')

  await tab.click('.vl-search-button')
  await seeFocus(tab, '.vl-search input')
  await type(tab, 'totalTimeout')
  await seeSelected(tab, 0)
  await tab.keys(['Enter'])
  await tab.waitFor('the section', () => {
    const { top } = document.getElementById('totaltimeout')?.getBoundingClientRect() ?? { top: -1 }
    return location.hash.toLowerCase() === '#totaltimeout' && top >= 0 && top < innerHeight
  })
  await tab.waitFor('a closed dialog', () => !document.querySelector('.vl-search[open]'))
  expect(await tab.record()).toEqual([])
})

test('SR-62, SR-65: an unknown path has suggestions, and a phone the search in its bar', async ({
  tab,
  host,
}) => {
  const { url } = await host(builtSite('troth'))
  await tab.resize({ width: 390, height: 800 })
  await tab.openHydrated(`${url}/docs/api/troth/methods/get-asinc`)
  await tab.see(['.vl-suggestions a', 'getAsync'])
  await tab.click('.vl-search-button')
  await seeFocus(tab, '.vl-search input')
  const size = await tab.evaluate(() => {
    const { width, height } = document.querySelector('.vl-search')!.getBoundingClientRect()
    return [width, height, innerWidth, innerHeight]
  })
  expect(size.slice(0, 2)).toEqual(size.slice(2))
  await tab.keys(['Escape'])
  await tab.click(['.vl-suggestions a', 'getAsync'])
  await tab.seePage('/docs/api/troth/methods/get-async', 'getAsync')
})
