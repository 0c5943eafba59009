// @ts-check
// What is measured: the site of Troth and the peer, with what a measurement must know
// of their markup.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../scripts/failure.mjs'
import { root } from '../../scripts/script.mjs'
import { serveFolder, serveSite } from './served.mjs'
import { buildStarlight } from './starlight.mjs'

/**
 * @typedef {object} Subject
 * @property {string} name
 * @property {string} url address of the measured page
 * @property {string} sidebarLinks selector
 * @property {{ selector: string, attribute: string }} scrollMarks what may change on scroll: the highlight in the table of contents
 * @property {{ key: string, value: string }} dark what storage holds for a visitor who chose dark
 * @property {string} [hydrated] selector that matches once the page is interactive
 * @property {() => void} close
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
 * The same pages, built by Starlight.
 * @param {{ page: string }} options
 * @returns {Promise<Subject>}
 */
export async function startStarlight({ page }) {
  const { dir, name } = await buildStarlight({
    docs: join(siteDir, 'docs'),
    statics: join(siteDir, 'static'),
  })
  if (!existsSync(join(dir, page, 'index.html'))) throw new Failure(`${name} has no page "${page}".`)
  const { url, close } = await serveFolder(dir)
  return {
    name,
    // The form of an address that its own links have.
    url: new URL(`${page.replace(/\/$/, '')}/`, url).href,
    sidebarLinks: 'nav.sidebar a[href]',
    scrollMarks: { selector: 'starlight-toc a, mobile-starlight-toc a', attribute: 'aria-current' },
    dark: { key: 'starlight-theme', value: 'dark' },
    close,
  }
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
