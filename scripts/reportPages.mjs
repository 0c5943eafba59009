// @ts-check
// Lists the pages of the site: words, minutes to read, headings and samples of each.
//
// Usage: npm run report:pages

import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { root, runScript } from './script.mjs'

/**
 * What site/pageChecks exports and this script calls.
 * @typedef {object} PageChecks
 * @property {() => { file: string, text: string }[]} readPages
 * @property {(page: { file: string, text: string }) => object} pageStats
 * @property {(pages: object[]) => string} statsTable
 */

await runScript(import.meta.url, async () => {
  await ensureInstalled(root)
  console.log(await describePages())
})

/** The table of all pages. */
export async function describePages() {
  const { readPages, pageStats, statsTable } = await loadPageChecks()
  return statsTable(readPages().map(pageStats))
}

/** @returns {Promise<PageChecks>} */
async function loadPageChecks() {
  // Imported late, because it may just have been installed.
  const { runnerImport } = await import('vite')
  const load = async (/** @type {string} */ name) =>
    (await runnerImport(join(root, 'site/pageChecks', name), { logLevel: 'error' })).module
  return Object.assign({}, await load('readPages.ts'), await load('pageStats.ts'))
}
