// @ts-check
// What is measured: the site of Troth and a peer, each served on an address of its own.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../scripts/failure.mjs'
import { root } from '../../scripts/script.mjs'
import { buildPeer } from './peer.mjs'
import { PEERS } from './peers.mjs'
import { serveFolder, serveSite } from './served.mjs'

/**
 * @typedef {object} Page
 * @property {string} name
 * @property {string} url address of the measured page
 * @property {() => void} close
 *
 * @typedef {Page & Omit<import('./peers.mjs').Markup, 'address'>} Subject
 */

const siteDir = join(root, 'site')

/**
 * The site of Troth.
 * @param {{ dist: string, page: string }} options
 * @returns {Promise<Subject>}
 */
export async function startTroth({ dist, page }) {
  const { url, close } = await serveSite({ siteDir, dist })
  return { ...vellumSubject('Troth site', new URL(page, url).href), close }
}

/**
 * A folder that Vellum built, served without what `vellum serve` adds.
 * @param {{ name: string, dist: string, page: string }} options
 * @returns {Promise<Subject>}
 */
export async function startVellumFolder({ name, dist, page }) {
  const { url, close } = await serveFolder(dist)
  return { ...vellumSubject(name, new URL(page, url).href), close }
}

/**
 * The same pages, built by a peer.
 * @param {{ page: string, peer: string }} options
 * @returns {Promise<Subject>}
 */
export async function startPeer({ page, peer: id }) {
  const peer = PEERS[id]
  if (!peer) throw new Failure(`There is no peer "${id}".`)
  const { dir, name } = await buildPeer(peer, {
    docs: join(siteDir, 'docs'),
    statics: join(siteDir, 'static'),
    label: 'own',
  })
  if (!existsSync(join(dir, page, 'index.html'))) throw new Failure(`${name} has no page "${page}".`)
  const { url, close } = await serveFolder(dir)
  return { ...peer, name, url: new URL(peer.address(page), url).href, close }
}

/**
 * @param {string} name
 * @param {string} url
 */
function vellumSubject(name, url) {
  return {
    name,
    url,
    sidebarLinks: '.theme-doc-sidebar-container a[href]',
    // The button comes and goes with the direction.
    scrollMarks: { selector: '.table-of-contents a, .theme-back-to-top-button', attribute: 'class' },
    dark: { key: 'theme', value: 'dark' },
    hydrated: 'html[data-has-hydrated="true"]',
  }
}
