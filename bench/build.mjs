// @ts-check
// How long Vellum takes to build, and what a page weighs, as a site grows. Generates
// sites of N pages (headings, lists, a table, six code blocks each), builds each one
// cold, again with nothing changed, and again after one page was edited, and builds the same
// pages with a peer, cold. Machines differ by more than builds do, so the ratio to the peer
// is what can be compared. With --versions or --locales, the same docs of 100 pages in that many versions or
// locales: one of them should take the time of its own pages, and add an entry of a list to the others.
//
// With --flat, all pages beside each other in one sidebar, built by Vellum and all peers: what a page,
// its data, its prefetches, the output and the build take as the sidebar grows.
//
// Usage: npm run bench:build [-- --pages 30,500,2000] [--peer starlight] [--peer-pages 30,500] [--workers 2] [--json]
//        npm run bench:build -- --versions 1,3,6
//        npm run bench:build -- --locales 1,3,10
//        npm run bench:build -- --samples 4   pages with samples whose types are checked; no peer checks any
//        npm run bench:build -- --memory --live 2400   the peak of memory alone, with components in every page,
//           --memory --components 2402                  with tabs and one to three of twelve components,
//           --memory --flat --pages 3000                or of one flat sidebar,
//           --memory --locales 1,9 --pages 184          or of so many pages in each locale
//        npm run bench:build -- --flat [options]
//   --pages 30,500,2000              other sizes
//   --peers docusaurus,starlight     some of them, or none
//   --peer-pages 30,500              fewer sizes for the peers: 2000 pages take Docusaurus minutes
//   --runs 1                         cold builds of each; the figure is the median
//   --json                           all details instead of the table
//   --strict                         exit code 1 when a target is missed

import { appendFileSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { runScript } from '../scripts/script.mjs'
import { measureFlat } from './build/flat.mjs'
import { flatTable, flatTargets, flatVerdicts, isMet } from './build/flatReport.mjs'
import { pageUrl, sourcePath, writeSite } from './build/generatedSite.mjs'
import { measure } from './build/measure.mjs'
import { measureMemory, memoryTable } from './build/memory.mjs'
import { buildWithVellum } from './build/vellum.mjs'
import { newPeerSite } from './page/peer.mjs'
import { PEERS, peersNamed } from './page/peers.mjs'
import { removeAtEnd } from './removeAtEnd.mjs'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '30,500,2000' },
    /** The sizes that the peers build, too: 2000 pages take minutes. */
    'peer-pages': { type: 'string' },
    peer: { type: 'string', default: 'starlight' },
    versions: { type: 'string' },
    locales: { type: 'string' },
    /** Of each page. */
    samples: { type: 'string', default: '0' },
    flat: { type: 'boolean', default: false },
    peers: { type: 'string', default: 'docusaurus,starlight' },
    memory: { type: 'boolean', default: false },
    /** Pages with live components. */
    live: { type: 'string' },
    /** Pages with tabs and some of twelve components. */
    components: { type: 'string' },
    runs: { type: 'string', default: '1' },
    workers: { type: 'string' },
    json: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
})

/**
 * What each size must stay below, on two cores, in seconds and megabytes; and the seconds that the peers took on the
 * machine where this was decided.
 * @type {Record<number, { cold: number, memory: number, peers: Record<string, number> }>}
 */
const TARGETS = {
  30: { cold: 3.5, memory: 350, peers: { starlight: 6.3, docusaurus: 7.6 } },
  500: { cold: 12, memory: 500, peers: { starlight: 25, docusaurus: 37 } },
  2000: { cold: 40, memory: 600, peers: { starlight: 126, docusaurus: 361 } },
  10000: { cold: 240, memory: 1024, peers: {} },
}
const EDITED_TARGET = { pages: 500, seconds: 2 }

/** @typedef {import('./build/measure.mjs').Run} Run */

/** Pages of each version, or each locale. */
const SET_PAGES = 100
/**
 * How much longer than its share a version or a locale may take, and what it may add to a page: its entry in the list,
 * and for a locale the link to the page in it.
 */
const SET_TARGETS = { versions: { ratio: 1.1, bytes: 40 }, locales: { ratio: 0.6, bytes: 40 } }

await runScript(import.meta.url, async () => {
  const sizes = values.pages.split(',').map(Number)
  if (values.memory || values.live || values.components) return printMemory(sizes)
  if (values.flat) return compareFlat(sizes)
  if (values.versions) return measureSets('versions', values.versions.split(',').map(Number))
  if (values.locales) return measureSets('locales', values.locales.split(',').map(Number))
  return measurePages(sizes)
})

/**
 * @param {readonly number[]} sizes
 * @returns {Promise<number>} the exit code
 */
async function compareFlat(sizes) {
  const rows = await measureFlat({
    sizes,
    peers: peersNamed(values.peers),
    peerSizes: values['peer-pages']?.split(',').map(Number) ?? sizes,
    runs: Number(values.runs),
    workers: values.workers,
  })
  const targets = flatTargets(rows)
  if (values.json) console.log(JSON.stringify({ rows, targets }, null, 2))
  else console.log(['', ...flatTable(rows), '', ...flatVerdicts(rows)].join('\n'))
  return values.strict && !targets.every(isMet) ? 1 : 0
}

/** @param {readonly number[]} sizes */
async function printMemory(sizes) {
  /** @type {import('./build/generatedSite.mjs').Live | undefined} */
  const live = values.components ? 'components' : values.live ? 'own' : undefined
  const counts = (values.components ?? values.live)?.split(',').map(Number) ?? sizes
  const locales = values.locales?.split(',').map(Number) ?? [undefined]
  const sites = counts.flatMap((count) =>
    locales.map((each) => ({
      count,
      flat: values.flat,
      ...(live && { live }),
      ...(each && { locales: each }),
    })),
  )
  const rows = await measureMemory(sites, values)
  console.log(values.json ? JSON.stringify(rows, null, 2) : ['', ...memoryTable(rows)].join('\n'))
}

/** @param {readonly number[]} counts */
async function measurePages(counts) {
  peerOf(values.peer)
  const samples = Number(values.samples)
  const peers = new Set(samples > 0 ? [] : (values['peer-pages'] ?? '30,500').split(',').map(Number))
  const results = []
  for (const count of counts) {
    const site = removeAtEnd(mkdtempSync(join(tmpdir(), 'vellum-bench-')))
    writeSite(site, { count, samples })
    const peer = peers.has(count) ? await buildPeer(site) : undefined
    const cold = await buildWithVellum(site, values)
    const again = await buildWithVellum(site, values)
    appendFileSync(join(site, sourcePath(Math.floor(count / 2))), '\nOne more sentence.\n')
    const edited = await buildWithVellum(site, values)
    results.push({ count, cold, again, edited, peer, ...weigh(join(site, 'dist'), count) })
  }
  print(results)
}

/**
 * @param {'versions' | 'locales'} kind
 * @param {readonly number[]} counts
 */
async function measureSets(kind, counts) {
  const results = []
  for (const sets of counts) {
    const site = removeAtEnd(mkdtempSync(join(tmpdir(), 'vellum-bench-')))
    writeSite(site, { count: SET_PAGES, [kind]: sets })
    const cold = await buildWithVellum(site, values)
    const again = await buildWithVellum(site, values)
    appendFileSync(join(site, sourcePath(SET_PAGES / 2)), '\nOne more sentence.\n')
    const edited = await buildWithVellum(site, values)
    results.push({ sets, cold, again, edited, ...weigh(join(site, 'dist'), SET_PAGES) })
  }
  printSets(kind, results)
}

/** @param {string} id */
function peerOf(id) {
  const peer = PEERS[id]
  if (!peer) throw new Error(`There is no peer "${id}": choose from ${Object.keys(PEERS).join(', ')}.`)
  return peer
}

/**
 * Builds the same pages with the peer.
 * @param {string} site
 * @returns {Promise<Run>}
 */
async function buildPeer(site) {
  const input = { docs: join(site, 'docs'), statics: join(site, 'static') }
  const { node, args, cwd, env } = await newPeerSite(peerOf(values.peer), input)
  return measure(args, { node, cwd, env: { ...process.env, ...env } })
}

/**
 * What one page in the middle costs a visitor, and what all of it takes on disk.
 * @param {string} dist
 * @param {number} count
 */
function weigh(dist, count) {
  const html = readFileSync(join(dist, pageUrl(Math.floor(count / 2)), 'index.html'))
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const size = (/** @type {string[]} */ names) =>
    names.reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(dist, name))).length, 0)
  const total = files.reduce((sum, name) => {
    const entry = statSync(join(dist, name))
    return sum + (entry.isFile() ? entry.size : 0)
  }, 0)
  return {
    html: html.length,
    htmlBrotli: brotliCompressSync(html).length,
    script: size(files.filter((name) => name.endsWith('.js'))),
    perPage: total / count,
  }
}

/** @param {(ReturnType<typeof weigh> & { count: number, cold: Run, again: Run, edited: Run, peer: Run | undefined })[]} rows */
function print(rows) {
  if (values.json) return console.log(JSON.stringify(rows, null, 2))
  const run = (/** @type {Run} */ { wall, cpu, memory }) =>
    `${wall.toFixed(1)} s, cpu ${cpu.toFixed(1)} s, ${memory.toFixed(0)} MB`
  console.log(
    `\n| pages | cold | ${peerOf(values.peer).name}, cold | nothing changed | one page edited | HTML of a page (brotli) | script (brotli) | on disk per page |`,
  )
  console.log('|---|---|---|---|---|---|---|---|')
  for (const { count, cold, again, edited, peer, html, htmlBrotli, script, perPage } of rows) {
    console.log(
      `| ${count} | ${run(cold)} | ${peer ? run(peer) : '–'} | ${run(again)} | ${run(edited)} | ${html} (${htmlBrotli}) | ${script} | ${(perPage / 1024).toFixed(1)} KB |`,
    )
  }
  console.log('')
  for (const { count, cold, edited, peer } of rows) {
    const target = TARGETS[count]
    // They are for pages without samples.
    if (!target || values.samples !== '0') continue
    if (peer) {
      const { name } = peerOf(values.peer)
      const ratio = target.cold / (target.peers[values.peer] ?? Number.NaN)
      verdict(`cold build of ${count} pages, to that of ${name}`, cold.wall / peer.wall, ratio, '×')
      console.log(`        peak memory, to that of ${name}: ${(cold.memory / peer.memory).toFixed(2)} ×`)
    }
    verdict(`cold build of ${count} pages`, cold.wall, target.cold, 's')
    verdict(`peak memory at ${count} pages`, Math.max(cold.memory, edited.memory), target.memory, 'MB')
    if (count === EDITED_TARGET.pages)
      verdict(`one edited page of ${count}`, edited.wall, EDITED_TARGET.seconds, 's')
  }
  const [first, last] = [rows[0], rows.at(-1)]
  if (first && last && first !== last) {
    verdict(
      `HTML (brotli) from ${first.count} to ${last.count} pages`,
      last.htmlBrotli - first.htmlBrotli,
      1024,
      'bytes more',
    )
    verdict(`script from ${first.count} to ${last.count} pages`, last.script - first.script, 0, 'bytes more')
    const growth = (last.cold.wall - first.cold.wall) / (last.count - first.count)
    console.log(`each further page takes ${(growth * 1000).toFixed(1)} ms`)
  }
}

/**
 * @param {'versions' | 'locales'} kind
 * @param {(ReturnType<typeof weigh> & { sets: number, cold: Run, again: Run, edited: Run })[]} rows
 */
function printSets(kind, rows) {
  if (values.json) return console.log(JSON.stringify(rows, null, 2))
  const [first] = rows
  if (!first) return
  const ratio = (/** @type {Run} */ run) => run.cpu / first.cold.cpu
  const one = kind.slice(0, -1)
  console.log(`\n${SET_PAGES} pages in each ${one}\n`)
  console.log(
    `| ${kind} | cold | cpu, to that of one | nothing changed | one page edited | HTML of a page (brotli) | script (brotli) |`,
  )
  console.log('|---|---|---|---|---|---|---|')
  for (const { sets, cold, again, edited, html, htmlBrotli, script } of rows) {
    console.log(
      `| ${sets} | ${cold.wall.toFixed(1)} s, cpu ${cold.cpu.toFixed(1)} s | ${ratio(cold).toFixed(2)} | ${again.wall.toFixed(1)} s | ${edited.wall.toFixed(1)} s | ${html} (${htmlBrotli}) | ${script} |`,
    )
  }
  console.log('')
  const target = SET_TARGETS[kind]
  for (const { sets, cold, htmlBrotli, script } of rows.slice(1)) {
    const share = ratio(cold) / (sets / first.sets)
    verdict(`time of ${sets} ${kind}, to their share`, share, target.ratio, '×')
    const [previous] = rows.filter((row) => row.sets > 1)
    if (!previous || previous.sets === sets) continue
    const more = sets - previous.sets
    const entry = (htmlBrotli - previous.htmlBrotli) / more
    verdict(`page, for each ${one} over ${previous.sets}`, entry, target.bytes, 'bytes more')
    console.log(`script, for each of these: ${((script - previous.script) / more).toFixed(0)} bytes more`)
  }
}

/**
 * @param {string} what
 * @param {number} value
 * @param {number} target
 * @param {string} unit
 */
function verdict(what, value, target, unit) {
  const digits = (/** @type {number} */ number) =>
    Number.isInteger(number) ? number : number.toFixed(unit === '×' ? 2 : 1)
  console.log(
    `${value <= target ? 'met    ' : 'NOT MET'} ${what}: ${digits(value)} ${unit}, target ${digits(target)}`,
  )
}
