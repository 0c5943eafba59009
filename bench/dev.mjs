// @ts-check
// How long a writer waits: from `vellum dev` to the first page, and from saving a file to seeing the change. Sites of
// N generated pages, one browser, one server at a time. The peers start with the same pages, for comparison.
//
// Usage: npm run bench:dev [-- --pages 30,500] [--edits 20] [--peers docusaurus,starlight] [--busy] [--strict]
//   --pages 30,500                   other sizes
//   --edits 20                       of Markdown; of other files a quarter of it
//   --peers docusaurus,starlight     some of them, or none
//   --busy                           while another process uses a core
//   --strict                         exit code 1 when a goal is missed

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { runScript } from '../scripts/script.mjs'
import { pageUrl, writeSite } from './build/generatedSite.mjs'
import { keepCoreBusy, startDev, startVellumDev } from './dev/devProcess.mjs'
import { writeDevSite } from './dev/devSite.mjs'
import { GOALS, goalLines, isMet } from './dev/goals.mjs'
import { openFollowing, percentile, shownAfterEach } from './dev/measureEdits.mjs'
import { launchBrowser } from './page/browser.mjs'
import { newPeerSite } from './page/peer.mjs'
import { peersNamed } from './page/peers.mjs'

/** Milliseconds that a writer thinks between two edits, at least. */
const THINKS = 500

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '30,500' },
    edits: { type: 'string', default: '20' },
    peers: { type: 'string', default: 'docusaurus,starlight' },
    busy: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
})

/** How the peers serve a site while it is written. @type {Record<string, string[]>} */
const PEER_COMMANDS = { docusaurus: ['start', '--no-open'], starlight: ['dev'] }

/** @typedef {import('playwright-core').Browser} Browser */

await runScript(import.meta.url, async () => {
  const browser = await launchBrowser()
  const stop = values.busy ? keepCoreBusy() : () => {}
  try {
    const figures = []
    for (const count of values.pages.split(',').map(Number)) figures.push(...(await measure(browser, count)))
    console.log(['', ...goalLines(figures)].join('\n'))
    return values.strict && !figures.every(isMet) ? 1 : 0
  } finally {
    stop()
    await browser.close()
  }
})

/**
 * @param {Browser} browser
 * @param {number} count
 */
async function measure(browser, count) {
  const folder = mkdtempSync(join(tmpdir(), 'vellum-bench-dev-'))
  try {
    const site = writeDevSite(folder, { count })
    for (const { id, peer } of peersNamed(values.peers)) {
      console.log(
        `${peer.name}, ${count} pages: first page after ${await peerStart(browser, { id, peer, count })} ms`,
      )
    }
    return [
      ...(await firstPages(browser, { folder, count })),
      ...(await edits(browser, { folder, count, site })),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The first start without a cache, then one with it.
 * @param {Browser} browser
 * @param {{ folder: string, count: number }} options
 */
async function firstPages(browser, { folder, count }) {
  const figures = []
  for (const kind of /** @type {const} */ (['firstPage', 'nextStart'])) {
    const server = await startVellumDev(folder)
    const page = await browser.newPage()
    try {
      await page.goto(server.url + pageUrl(Math.floor(count / 2)).slice(1), { waitUntil: 'commit' })
      await page.locator('article h1').waitFor()
      figures.push({ ...GOALS[kind], count, value: Date.now() - server.startedAt })
    } finally {
      await page.close()
      await server.stop()
    }
  }
  return figures
}

/**
 * @param {Browser} browser
 * @param {{ folder: string, count: number, site: ReturnType<typeof writeDevSite> }} options
 */
async function edits(browser, { folder, count, site }) {
  const server = await startVellumDev(folder)
  const page = await browser.newPage()
  const many = Number(values.edits)
  const few = Math.ceil(many / 4)
  try {
    await openFollowing(page, `${server.url}docs/edited`)
    // The first change also loads what later ones have at hand.
    const markdown = { selector: 'article', edit: site.markdown }
    await shownAfterEach(page, { ...markdown, count: 1, text: () => 'The sentence before all.' })
    const times = await shownAfterEach(page, {
      ...markdown,
      thinks: THINKS,
      count: many,
      text: (i) => `Sentence number ${i}.`,
    })
    const labels = await shownAfterEach(page, {
      selector: 'aside',
      thinks: THINKS,
      count: few,
      text: (i) => `Label number ${i}`,
      edit: site.sidebars,
    })
    const titles = await shownAfterEach(page, {
      selector: 'nav.navbar',
      thinks: THINKS,
      count: few,
      text: (i) => `Title number ${i}`,
      edit: site.config,
    })
    await openFollowing(page, `${server.url}docs/live`)
    const boxes = await shownAfterEach(page, {
      selector: 'article',
      thinks: THINKS,
      count: few,
      text: (i) => `Box number ${i}`,
      edit: site.component,
    })
    return [
      { ...GOALS.markdown, count, value: percentile(times, 50) },
      { ...GOALS.markdownSlow, count, value: percentile(times, 95) },
      { ...GOALS.component, count, value: percentile(boxes, 50) },
      { ...GOALS.sidebars, count, value: percentile(labels, 50) },
      { ...GOALS.config, count, value: percentile(titles, 50) },
    ]
  } finally {
    await page.close()
    await server.stop()
  }
}

/**
 * From the start of a peer to its first page, in ms.
 * @param {Browser} browser
 * @param {{ id: string, peer: import('./page/peers.mjs').MeasuredPeer, count: number }} options
 */
async function peerStart(browser, { id, peer, count }) {
  const sources = mkdtempSync(join(tmpdir(), 'vellum-bench-dev-'))
  writeSite(sources, { count })
  const input = { docs: join(sources, 'docs'), statics: join(sources, 'static') }
  const { node, args, cwd, env } = await newPeerSite(peer, input)
  const [file = ''] = args
  const server = await startDev(node, {
    args: [file, ...(PEER_COMMANDS[id] ?? [])],
    cwd,
    env: { ...env, NODE_ENV: 'development' },
  })
  const page = await browser.newPage()
  try {
    const path = peer.pagePath(pageUrl(Math.floor(count / 2)))
    await untilListening(server.url)
    await page.goto(new URL(path, server.url).href, { timeout: 120_000 })
    await page.locator('h1').first().waitFor({ timeout: 120_000 })
    return Date.now() - server.startedAt
  } finally {
    await page.close()
    await server.stop()
    rmSync(sources, { recursive: true, force: true })
  }
}

/**
 * Waits for a server that prints its URL before it listens, as Docusaurus does.
 * @param {string} url
 */
async function untilListening(url) {
  const end = Date.now() + 120_000
  for (;;) {
    try {
      return await fetch(url)
    } catch (error) {
      if (Date.now() > end) throw error
      await setTimeout(50)
    }
  }
}
