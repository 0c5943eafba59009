// @ts-check
// A flat sidebar, as every generated API reference has it: the same N pages beside each other at the top
// level of one sidebar, built by Vellum and the peers. In: sizes and peers. Out: a row for each size and
// engine, and how the figures of Vellum grow with the number of pages.

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { launchBrowser } from '../page/browser.mjs'
import { median } from '../page/median.mjs'
import { filesIn, newPeerSite } from '../page/peer.mjs'
import { measurePrefetched } from '../page/prefetched.mjs'
import { markdownTable } from '../page/report.mjs'
import { serveFolder } from '../page/served.mjs'
import { pageUrl, writeSite } from './generatedSite.mjs'
import { measure } from './measure.mjs'
import { buildWithVellum } from './vellum.mjs'

/** Bytes; a kilobyte is 1000 of them. */
const MOST = {
  /** What a page may grow from the smallest to the largest site, compressed. */
  documentGrowth: 1500,
  dataGrowth: 200,
  /** At every size. */
  prefetched: 45_000,
}

/** What a page of the largest site may take, compared with a page of the next smaller one. */
const LINEAR = { time: 1.2, output: 1.1 }

/**
 * @typedef {import('./measure.mjs').Run} Run
 *
 * @typedef {object} FlatRow
 * @property {number} pages
 * @property {string} engine
 * @property {number} document bytes of one page in the middle, compressed
 * @property {number} documentRaw
 * @property {number | undefined} data bytes of its data file, compressed
 * @property {number} prefetched bytes
 * @property {number} prefetches requests
 * @property {number} output bytes of all files, compressed forms included
 * @property {number} outputPlain bytes without them
 * @property {Run} cold
 *
 * @typedef {{ what: string, value: number, most: number, unit: string, rows: { pages: number, column: string }[] }} Target
 */

/** @typedef {{ name: string, dist: string, address: (page: string) => string, cold: Run }} Built */

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
    const add = (/** @type {FlatRow} */ row) =>
      results.set(row.engine, [...(results.get(row.engine) ?? []), row])
    for (let run = 0; run < runs; run++) {
      const site = mkdtempSync(join(tmpdir(), 'vellum-bench-'))
      try {
        writeSite(site, { count: pages, flat: true })
        console.error(`${pages} pages: Vellum …`)
        const cold = await buildWithVellum(site, { workers })
        const ours = {
          name: 'Vellum',
          dist: join(site, 'dist'),
          address: (/** @type {string} */ page) => page,
          cold,
        }
        add(await weigh(ours, pages))
        for (const { peer } of engines) {
          console.error(`${pages} pages: ${peer.name} …`)
          add(await buildAndWeighPeer(peer, { site, pages }))
        }
      } finally {
        rmSync(site, { recursive: true, force: true })
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
  const { node, args, cwd, env, name, remove } = await newPeerSite(peer, input)
  try {
    const cold = await measure(args, { node, cwd, env: { ...process.env, ...env } })
    return await weigh({ name, dist: join(cwd, peer.out), address: peer.address, cold }, pages)
  } finally {
    remove()
  }
}

/**
 * @param {Built} built
 * @param {number} pages
 * @returns {Promise<FlatRow>}
 */
async function weigh({ name, dist, address, cold }, pages) {
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
  const { bytes, requests } = await prefetchedBy(dist, address(page))
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

/**
 * The targets of Vellum, each with the cells that it is about.
 * @param {readonly FlatRow[]} all
 * @returns {Target[]}
 */
export function flatTargets(all) {
  const rows = all.filter(({ engine }) => engine === 'Vellum').toSorted((a, b) => a.pages - b.pages)
  const [first, previous, last] = [rows[0], rows.at(-2), rows.at(-1)]
  const prefetches = rows.map(({ pages, prefetched }) => ({
    what: `prefetched within 3 s at ${pages} pages`,
    value: prefetched,
    most: MOST.prefetched,
    unit: 'KB',
    rows: [{ pages, column: 'prefetched' }],
  }))
  if (!first || !previous || !last || first === last) return prefetches
  const sizes = `from ${first.pages} to ${last.pages} pages`
  const cell = (/** @type {string} */ column) => [{ pages: last.pages, column }]
  const growth = [
    {
      what: `document (brotli) ${sizes}`,
      value: last.document - first.document,
      most: MOST.documentGrowth,
      unit: 'KB more',
      rows: cell('document'),
    },
    {
      what: `data file (brotli) ${sizes}`,
      value: (last.data ?? Number.NaN) - (first.data ?? Number.NaN),
      most: MOST.dataGrowth,
      unit: 'KB more',
      rows: cell('data'),
    },
  ]
  // A small site is mostly what it has once: the rule needs a second size that is not the smallest.
  if (previous === first) return [...growth, ...prefetches]
  const perPage = (/** @type {(row: FlatRow) => number} */ figure) =>
    figure(last) / last.pages / (figure(previous) / previous.pages)
  const rule = `per page at ${last.pages} pages, compared with ${previous.pages}`
  return [
    ...growth,
    ...prefetches,
    {
      what: `output ${rule}`,
      value: perPage(({ output }) => output),
      most: LINEAR.output,
      unit: '×',
      rows: cell('output'),
    },
    {
      what: `cold build ${rule}`,
      value: perPage(({ cold }) => cold.wall),
      most: LINEAR.time,
      unit: '×',
      rows: cell('wall'),
    },
    {
      what: `processor time ${rule}`,
      value: perPage(({ cold }) => cold.cpu),
      most: LINEAR.time,
      unit: '×',
      rows: cell('cpu'),
    },
  ]
}

/** @param {Target} target */
export function isMet({ value, most }) {
  return value <= most
}

/**
 * The lines of a Markdown table; a ✗ marks what misses its target.
 * @param {readonly FlatRow[]} rows
 */
export function flatTable(rows) {
  const missed = flatTargets(rows).filter((target) => !isMet(target))
  const head = [
    'pages, engine',
    'document, brotli',
    'raw',
    'data file, brotli',
    'prefetched in 3 s',
    'output',
    'without .br, .gz',
    'each page',
    'cold build',
    'CPU',
    'memory',
  ]
  const kilobytes = (/** @type {number | undefined} */ bytes) =>
    bytes === undefined ? '–' : `${(bytes / 1000).toFixed(1)} KB`
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`
  const body = rows.map((row) => {
    const marked = (/** @type {string} */ column, /** @type {string} */ text) =>
      row.engine === 'Vellum' &&
      missed.some((target) => target.rows.some((cell) => cell.pages === row.pages && cell.column === column))
        ? `${text} ✗`
        : text
    return [
      `${row.pages}, ${row.engine}`,
      marked('document', kilobytes(row.document)),
      kilobytes(row.documentRaw),
      marked('data', kilobytes(row.data)),
      marked('prefetched', kilobytes(row.prefetched)),
      marked('output', megabytes(row.output)),
      megabytes(row.outputPlain),
      kilobytes(row.outputPlain / row.pages),
      marked('wall', `${row.cold.wall.toFixed(1)} s`),
      marked('cpu', `${row.cold.cpu.toFixed(1)} s`),
      `${row.cold.memory.toFixed(0)} MB`,
    ]
  })
  return markdownTable([head, ...body])
}

/**
 * A line for each target.
 * @param {readonly FlatRow[]} rows
 */
export function flatVerdicts(rows) {
  return flatTargets(rows).map((target) => {
    const digits = (/** @type {number} */ value) =>
      target.unit === '×' ? value.toFixed(2) : (value / 1000).toFixed(target.unit === 'KB' ? 1 : 2)
    return `${isMet(target) ? 'met    ' : 'NOT MET'} ${target.what}: ${digits(target.value)} ${target.unit}, at most ${digits(target.most)}`
  })
}
