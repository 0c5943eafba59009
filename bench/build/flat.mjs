// @ts-check
// A flat sidebar, as every generated API reference has it: the same N pages side by side at the top
// level of one sidebar, built by Vellum and the peers. In: sizes and peers. Out: a row for each size and
// engine.

import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { launchBrowser } from '../page/browser.mjs'
import { median } from '../page/median.mjs'
import { filesIn, newPeerSite } from '../page/peer.mjs'
import { measurePrefetched } from '../page/prefetched.mjs'
import { serveFolder } from '../page/served.mjs'
import { removeAtEnd } from '../removeAtEnd.mjs'
import { flatTable } from './flatReport.mjs'
import { pageUrl, writeSite } from './generatedSite.mjs'
import { measure } from './measure.mjs'
import { buildWithVellum } from './vellum.mjs'

/** @typedef {import('./flatReport.mjs').FlatRow} FlatRow */
/** @typedef {import('./measure.mjs').Run} Run */
/** @typedef {{ name: string, dist: string, pagePath: (page: string) => string, cold: Run }} Built */

/**
 * Builds and measures all sizes. The engines take turns, so that a slow moment of the machine hits them alike.
 * @param {object} options
 * @param {readonly number[]} options.sizes
 * @param {{ id: string, peer: import('../page/peers.mjs').MeasuredPeer }[]} options.peers
 * @param {readonly number[]} options.peerSizes
 * @param {number} options.runs cold builds of each
 * @param {string | undefined} options.workers
 * @returns {Promise<FlatRow[]>}
 */
export async function measureFlat({ sizes, peers, peerSizes, runs, workers }) {
  const rows = []
  for (const pages of sizes) {
    const engines = peerSizes.includes(pages) ? peers : []
    /** @type {Map<string, FlatRow[]>} */
    const results = new Map()
    const add = (/** @type {FlatRow} */ row) => {
      results.set(row.engine, [...(results.get(row.engine) ?? []), row])
      console.error(flatTable([row]).at(-1))
    }
    for (let run = 0; run < runs; run++) {
      const site = removeAtEnd(mkdtempSync(join(tmpdir(), 'vellum-bench-')))
      writeSite(site, { count: pages, flat: true })
      console.error(`${pages} pages: Vellum …`)
      const cold = await buildWithVellum(site, { workers })
      const ours = {
        name: 'Vellum',
        dist: join(site, 'dist'),
        pagePath: (/** @type {string} */ page) => page,
        cold,
      }
      add(await weigh(ours, pages))
      for (const { peer } of engines) {
        console.error(`${pages} pages: ${peer.name} …`)
        add(await buildAndWeighPeer(peer, { site, pages }))
      }
    }
    for (const list of results.values()) rows.push(middleOf(list))
  }
  return rows
}

/**
 * @param {import('../page/peers.mjs').MeasuredPeer} peer
 * @param {{ site: string, pages: number }} options
 */
async function buildAndWeighPeer(peer, { site, pages }) {
  const input = { docs: join(site, 'docs'), statics: join(site, 'static') }
  const { node, args, cwd, env, name } = await newPeerSite(peer, input)
  const cold = await measure(args, { node, cwd, env: { ...process.env, ...env } })
  return weigh({ name, dist: join(cwd, peer.out), pagePath: peer.pagePath, cold }, pages)
}

/**
 * @param {Built} built
 * @param {number} pages
 * @returns {Promise<FlatRow>}
 */
async function weigh({ name, dist, pagePath, cold }, pages) {
  const page = pageUrl(Math.floor(pages / 2), true)
  const files = filesIn(dist)
  const size = (/** @type {string[]} */ names) =>
    names.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0)
  const html = readFileSync(join(dist, page, 'index.html'))
  const data = files.find((file) => file === `_data${page}.json`)
  const row = {
    pages,
    engine: name,
    document: brotliCompressSync(html).length,
    documentRaw: html.length,
    data: data === undefined ? undefined : brotliCompressSync(readFileSync(join(dist, data))).length,
    output: size(files),
    outputPlain: size(files.filter((file) => !/\.(br|gz)$/.test(file))),
    cold,
  }
  const { bytes, requests } = await prefetchedBy(dist, pagePath(page))
  return { ...row, prefetched: bytes, prefetches: requests }
}

/**
 * @param {string} dist
 * @param {string} path
 */
async function prefetchedBy(dist, path) {
  const { url, close } = await serveFolder(dist, { compresses: true })
  const browser = await launchBrowser()
  try {
    return await measurePrefetched(browser, new URL(path, url).href)
  } finally {
    await browser.close()
    close()
  }
}

/**
 * The medians of what the builds took; all else is the same for each build.
 * @param {FlatRow[]} list
 * @returns {FlatRow}
 */
function middleOf(list) {
  const [first] = list
  if (!first) throw new Error('Nothing was built.')
  const of = (/** @type {(row: FlatRow) => number} */ figure) => median(list.map(figure))
  const cold = {
    wall: of(({ cold }) => cold.wall),
    cpu: of(({ cold }) => cold.cpu),
    memory: of(({ cold }) => cold.memory),
  }
  return { ...first, prefetched: of(({ prefetched }) => prefetched), cold }
}
