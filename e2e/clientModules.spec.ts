// The functions of client modules that are called when the route changes.

import { expect, type Page } from '@playwright/test'
import { openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

test.describe.configure({ mode: 'default' })

/** Notes what it is called with, and which page is on screen then. */
const NOTES = `
const notes = (window.notes ??= [])
const path = ({ pathname, search, hash }) => pathname + search + hash
const note = (name, { location, previousLocation }) => {
  const title = document.querySelector('h1').textContent
  notes.push([name, previousLocation && path(previousLocation), path(location), title])
}
`

let site: MadeSite
test.beforeAll(async () => {
  site = await makeSite({
    config: { clientModules: ['./src/named.js', './src/object.js', './src/throws.js', './src/plain.js'] },
    files: {
      'docs/a.md': '# A\n\n## Part\n\n[To B](./b.md) [Part](#part)\n',
      'docs/b.md': '# B\n',
      'src/named.js': `${NOTES}
export function onRouteUpdate(update) {
  note('update', update)
  return () => notes.push('shown')
}
`,
      'src/object.js': `${NOTES}export default { onRouteDidUpdate: (update) => note('did', update) }\n`,
      'src/throws.js': "export const onRouteDidUpdate = () => { throw new Error('of the module') }\n",
      'src/plain.js': 'window.isLoaded = true\n',
    },
  })
})
test.afterAll(() => site.close())

/** What was noted since the last call. */
const notes = (page: Page) => page.evaluate(() => (window as unknown as { notes: unknown[] }).notes.splice(0))

test('RL-10: client modules are called when a navigation begins, and when its page is on screen', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await openHydrated(page, `${site.url}/docs/a`)
  await expect.poll(() => errors).toEqual(['of the module'])
  expect(await notes(page)).toEqual([
    ['update', null, '/docs/a', 'A'],
    'shown',
    ['did', null, '/docs/a', 'A'],
  ])
  expect(await page.evaluate(() => 'isLoaded' in window)).toBe(true)

  await page.getByRole('link', { name: 'To B' }).click()
  await expect.poll(() => errors).toHaveLength(2)
  expect(await notes(page)).toEqual([
    ['update', '/docs/a', '/docs/b', 'A'],
    'shown',
    ['did', '/docs/a', '/docs/b', 'B'],
  ])

  await page.goBack()
  await expect.poll(() => errors).toHaveLength(3)
  expect(await notes(page)).toEqual([
    ['update', '/docs/b', '/docs/a', 'B'],
    'shown',
    ['did', '/docs/b', '/docs/a', 'A'],
  ])

  await page.getByRole('article').getByRole('link', { name: 'Part', exact: true }).click()
  await expect.poll(() => errors).toHaveLength(4)
  expect(await notes(page)).toEqual([
    ['update', '/docs/a', '/docs/a#part', 'A'],
    'shown',
    ['did', '/docs/a', '/docs/a#part', 'A'],
  ])
})
