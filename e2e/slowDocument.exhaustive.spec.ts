// A document that arrives in two parts, with a pause in the middle of a table.

import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { hydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

// One site for all tests of the file.
test.describe.configure({ mode: 'default' })

const ROWS = ['| a | short |', `| ${'wide '.repeat(12)}| ${'long '.repeat(20)}|`]
const TABLE = `# Table\n\n| Name | Meaning |\n|---|---|\n${ROWS.join('\n')}\n\nBelow.\n`
const HEADINGS = `# Headings\n\n${'word '.repeat(200)}\n\n## One\n\n## Two\n`
/** How long the network is silent between the parts. */
const PAUSE = 300

let site: MadeSite
let slow: Server
let url: string
test.beforeAll(async () => {
  site = await makeSite({ files: { 'docs/table.md': TABLE, 'docs/headings.md': HEADINGS } })
  slow = createServer((request, response) => {
    // The page still fetches the data of its links when the test is over and the site is closed.
    respond(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`
})
/** Passes a request on to the site; a document is sent in two parts. */
async function respond({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = get(site.url + url, { headers: { ...headers, 'accept-encoding': 'identity' } })
  const [whole] = (await once(asked, 'response')) as [IncomingMessage]
  response.writeHead(whole.statusCode ?? 500, whole.headers)
  const text = await buffer(whole)
  const middle = text.indexOf('</tr>', text.indexOf('<tbody>'))
  const isWhole = middle === -1 || !headers.accept?.includes('text/html')
  if (!isWhole) response.write(text.subarray(0, middle))
  if (!isWhole) await wait(PAUSE)
  response.end(isWhole ? text : text.subarray(middle))
}

test.afterAll(async () => {
  slow.close()
  await site.close()
})

test('is painted only as a whole, so that nothing in it moves', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { parts: 0, shifts: 0 }
    Object.assign(window, { seen })
    const look = () => {
      if (document.body && !document.body.textContent?.includes('Below.')) seen.parts++
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    new PerformanceObserver((list) => {
      seen.shifts += list.getEntries().length
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${url}/docs/table`)
  await hydrated(page)
  const { requested, complete } = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return { requested: entry!.responseStart, complete: entry!.responseEnd }
  })
  // It did arrive in two parts; a busy browser notes the first one late.
  expect(complete - requested).toBeGreaterThan(PAUSE / 2)
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({
    parts: 0,
    shifts: 0,
  })
})

test('has the width of its text before the table of contents is there', async ({ page }) => {
  for (const width of [996, 1199, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${site.url}/docs/headings`)
    const column = page.locator('.vl-doc-column')
    await expect(page.locator('.vl-toc-column')).toBeVisible()
    const complete = (await column.boundingBox())!
    await page.locator('.vl-toc-column').evaluate((element) => element.remove())
    expect(await column.boundingBox(), `${width} px`).toEqual(complete)
  }
})
