// @ts-check
// The memory that a cold build takes at its peak. In: generated sites. Out: a row for each, with the ratio to Docusaurus
// if that is installed: it is not installed for this.

import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newPeerSite } from '../page/peer.mjs'
import { PEERS } from '../page/peers.mjs'
import { removeAtEnd } from '../removeAtEnd.mjs'
import { writeSite } from './generatedSite.mjs'
import { measure } from './measure.mjs'
import { buildWithVellum } from './vellum.mjs'

/** @typedef {import('./measure.mjs').Run} Run */
/** @type {Record<import('./generatedSite.mjs').Live, string>} */
const KINDS = { own: 'live', components: 'with components' }

/** @typedef {{ pages: number, kind: string, cold: Run, peer: Run | undefined }} MemoryRow */

/**
 * Builds each site once.
 * @param {readonly import('./generatedSite.mjs').GeneratedSite[]} sites
 * @param {{ workers?: string | undefined }} options
 * @returns {Promise<MemoryRow[]>}
 */
export async function measureMemory(sites, options) {
  const rows = []
  for (const site of sites) {
    const { count, live, flat, locales } = site
    const dir = removeAtEnd(mkdtempSync(join(tmpdir(), 'vellum-bench-')))
    writeSite(dir, site)
    const cold = await buildWithVellum(dir, options)
    const peer = locales === undefined && hasDocusaurus() ? await buildWithDocusaurus(dir) : undefined
    const kind = [live && KINDS[live], flat && 'flat', locales && `${locales} locales`]
      .filter(Boolean)
      .join(', ')
    rows.push({ pages: count, kind, cold, peer })
  }
  return rows
}

/** @param {readonly MemoryRow[]} rows */
export function memoryTable(rows) {
  return [
    '| pages | peak, resident | peak, shared parts once | CPU | to Docusaurus: memory | CPU |',
    '|---|---:|---:|---:|---:|---:|',
    ...rows.map(({ pages, kind, cold, peer }) => {
      const ratio = (/** @type {'memory' | 'cpu'} */ figure) =>
        peer ? `${(cold[figure] / peer[figure]).toFixed(2)} ×` : 'not installed'
      const name = kind === '' ? pages : `${pages} ${kind}`
      return `| ${name} | ${cold.memory.toFixed(0)} MB | ${cold.shared.toFixed(0)} MB | ${cold.cpu.toFixed(0)} s | ${ratio('memory')} | ${ratio('cpu')} |`
    }),
  ]
}

const docusaurus = /** @type {import('../page/peers.mjs').MeasuredPeer} */ (PEERS.docusaurus)

function hasDocusaurus() {
  const command = `../peers/${docusaurus.folder}/node_modules/${docusaurus.command}`
  return existsSync(fileURLToPath(new URL(command, import.meta.url)))
}

/**
 * @param {string} site
 * @returns {Promise<Run>}
 */
async function buildWithDocusaurus(site) {
  const { node, args, cwd, env } = await newPeerSite(docusaurus, {
    docs: join(site, 'docs'),
    statics: join(site, 'static'),
  })
  if (existsSync(join(site, 'src'))) cpSync(join(site, 'src'), join(cwd, 'src'), { recursive: true })
  return measure(args, { node, cwd, env: { ...process.env, ...env } })
}
