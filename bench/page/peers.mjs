// @ts-check
// The peers: how their sites are laid out, and what a measurement must know of their markup.

import { fileURLToPath } from 'node:url'
import { Failure } from '../../scripts/failure.mjs'
import { docusaurusPage } from './docusaurusPage.mjs'
import { starlightPage } from './starlightPage.mjs'

/**
 * @typedef {import('./peer.mjs').Peer & Markup} MeasuredPeer
 *
 * @typedef {object} Markup
 * @property {(page: string) => string} pagePath the form of a page's path that its own links have
 * @property {string} sidebarLinks selector
 * @property {{ selector: string, attribute: string }} scrollMarks what may change on scroll: the highlight in the table of contents
 * @property {{ key: string, value: string }} dark what storage holds for a visitor who chose dark
 * @property {string} [hydrated] selector that matches once the page is interactive
 * @property {{ toggle?: string, menu: string }} controls selectors of what a visitor presses first
 */

/** By the name on the command line; the first is the lightest. @type {Record<string, MeasuredPeer>} */
export const PEERS = {
  starlight: {
    name: 'Starlight',
    folder: 'starlight',
    package: '@astrojs/starlight',
    docs: 'src/content/docs/docs',
    statics: 'public',
    out: 'dist',
    page: starlightPage,
    converter: fileURLToPath(new URL('./starlightPage.mjs', import.meta.url)),
    command: 'astro/bin/astro.mjs',
    node: 22,
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    pagePath: (page) => `${page.replace(/\/$/, '')}/`,
    sidebarLinks: 'nav.sidebar a[href]',
    scrollMarks: { selector: 'starlight-toc a, mobile-starlight-toc a', attribute: 'aria-current' },
    dark: { key: 'starlight-theme', value: 'dark' },
    // Its colour mode is a list of the browser (`select`), not a button.
    controls: { menu: 'button[popovertarget="starlight__sidebar"]' },
  },
  docusaurus: {
    name: 'Docusaurus',
    folder: 'docusaurus',
    package: '@docusaurus/core',
    docs: 'docs',
    statics: 'static',
    out: 'build',
    page: docusaurusPage,
    converter: fileURLToPath(new URL('./docusaurusPage.mjs', import.meta.url)),
    command: '@docusaurus/core/bin/docusaurus.mjs',
    // 2,000 pages in one sidebar need more than the 4 GB that Node.js allows.
    env: { NODE_OPTIONS: '--max-old-space-size=12288' },
    pagePath: (page) => page,
    sidebarLinks: '.theme-doc-sidebar-container a[href]',
    scrollMarks: { selector: '.table-of-contents a, .theme-back-to-top-button', attribute: 'class' },
    dark: { key: 'theme', value: 'dark' },
    hydrated: 'html[data-has-hydrated="true"]',
    controls: {
      toggle: '.navbar button[class*="toggleButton"]',
      menu: 'button.navbar__toggle',
    },
  },
}

/**
 * 'docusaurus,starlight' → the peers with these names; 'none' → none
 * @param {string} names
 */
export function peersNamed(names) {
  if (names === 'none') return []
  return names.split(',').map((id) => {
    const peer = PEERS[id]
    if (peer) return { id, peer }
    throw new Failure(`There is no peer "${id}".`, {
      hint: `Choose from ${Object.keys(PEERS).join(', ')}, none.`,
    })
  })
}
