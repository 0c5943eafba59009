// @ts-check
// What is measured: a site built by Vellum and the same pages built by peers, each served on its own URL.

import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Failure } from '../../scripts/failure.mjs'
import { root } from '../../scripts/script.mjs'
import { pageUrl, writeSite } from '../build/generatedSite.mjs'
import { buildWithVellum } from '../build/vellum.mjs'
import { buildPeer } from './peer.mjs'
import { PEERS } from './peers.mjs'
import { serveFolder, serveSite } from './served.mjs'

/**
 * @typedef {object} Page
 * @property {string} id 'vellum', or the peer's name on the command line
 * @property {string} name
 * @property {string} url of the measured page
 * @property {() => void} close
 *
 * @typedef {Page & import('./peers.mjs').Markup} Subject
 *
 * @typedef {object} Sources of one site
 * @property {string} label 'own', or the number of generated pages
 * @property {string} page path of the measured page
 * @property {string} docs
 * @property {string} statics
 */

const siteDir = join(root, 'site')

/**
 * The site of Troth.
 * @param {{ dist: string, page: string }} options
 * @returns {Promise<{ sources: Sources, ours: Subject }>}
 */
export async function startTroth({ dist, page }) {
  const { url, close } = await serveSite({ siteDir, dist })
  return {
    sources: { label: 'own', page, docs: join(siteDir, 'docs'), statics: join(siteDir, 'static') },
    ours: { ...vellumSubject('Vellum', new URL(page, url).href), close },
  }
}

/**
 * Generated pages in a flat sidebar; the measured page is in the middle.
 * @param {number} count
 * @returns {Promise<{ sources: Sources, ours: Subject }>}
 */
export async function startGenerated(count) {
  const site = mkdtempSync(join(tmpdir(), 'vellum-bench-'))
  const remove = () => rmSync(site, { recursive: true, force: true })
  try {
    writeSite(site, { count, flat: true })
    console.log(`Building ${count} pages with Vellum …`)
    await buildWithVellum(site)
    const page = pageUrl(Math.floor(count / 2), true)
    const ours = await startVellumFolder({ name: 'Vellum', dist: join(site, 'dist'), page })
    const close = () => {
      ours.close()
      remove()
    }
    return {
      sources: { label: String(count), page, docs: join(site, 'docs'), statics: join(site, 'static') },
      ours: { ...ours, close },
    }
  } catch (error) {
    remove()
    throw error
  }
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
 * @param {string} id
 * @param {Sources} sources
 * @returns {Promise<Subject>}
 */
export async function startPeer(id, { label, page, docs, statics }) {
  const peer = PEERS[id]
  if (!peer) throw new Failure(`There is no peer "${id}".`)
  const { dir, name } = await buildPeer(peer, { docs, statics, label })
  if (!existsSync(join(dir, page, 'index.html'))) throw new Failure(`${name} has no page "${page}".`)
  const { url, close } = await serveFolder(dir)
  return { ...peer, id, name, url: new URL(peer.pagePath(page), url).href, close }
}

/**
 * @param {string} name
 * @param {string} url
 */
function vellumSubject(name, url) {
  return {
    id: 'vellum',
    name,
    url,
    pagePath: (/** @type {string} */ page) => page,
    sidebarLinks: '.theme-doc-sidebar-container a[href]',
    // The button comes and goes with the direction.
    scrollMarks: { selector: '.table-of-contents a, .theme-back-to-top-button', attribute: 'class' },
    dark: { key: 'theme', value: 'dark' },
    hydrated: 'html[data-has-hydrated="true"]',
    controls: {
      toggle: '.vl-color-toggle',
      menu: 'button.navbar__toggle',
    },
  }
}
