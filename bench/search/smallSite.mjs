// @ts-check
// A built site of a few pages in English and French, whose index is one file: what its pages have of the search before
// its first use, and the same site with the index of many pages.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { run } from '../../scripts/command.mjs'
import { Failure } from '../../scripts/failure.mjs'
import { makeIndex } from './engines.mjs'

const vellum = fileURLToPath(new URL('../../packages/vellum/bin/vellum.js', import.meta.url))

/** @type {Readonly<Record<string, string>>} */
const FILES = {
  'docs/introduction.md': '# Introduction\n\nSends requests.\n\n## Install\n\nRun `npm install`.\n',
  'docs/options.md':
    '# Options\n\n## `timeout`\n\nLimits one attempt.\n\n## `retry`\n\nHow often a request is sent.\n',
  'docs/errors.md': '# Errors\n\n## `TimeoutError`\n\nNo response within the `timeout`.\n',
}

/**
 * Builds the site; returns the folder of its files.
 * @param {string} dir
 * @param {{ hasSearch: boolean }} options
 */
export async function buildSmallSite(dir, { hasSearch }) {
  const config = {
    title: 'Small',
    url: 'https://example.com',
    baseUrl: '/',
    search: hasSearch,
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  }
  mkdirSync(join(dir, 'docs'), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(dir, name), text)
  writeFileSync(join(dir, 'vellum.config.mjs'), `export default ${JSON.stringify(config)}`)
  const { code, output } = await run(process.execPath, [vellum, 'build', dir])
  if (code !== 0) throw new Failure('The small site could not be built.', { output })
  return join(dir, 'dist')
}

/**
 * The bytes of a page with all that it loads by itself, compressed. Hashes differ from build to build and cannot be
 * compressed, so they are left out.
 * @param {string} dist
 * @param {string} path
 */
export function pageBytes(dist, path) {
  const read = (/** @type {string} */ name) => readFileSync(join(dist, name), 'utf8')
  const html = read(join(path, 'index.html'))
  const listed = [...html.matchAll(/(?:href|src|data-load)="([^"]+)"/g)].flatMap(([, urls = '']) =>
    urls.split(' '),
  )
  const files = new Set(listed.filter((url) => /^\/assets\/.*\.(?:js|css)$/.test(url)))
  for (const file of files) {
    const imported = file.endsWith('.js')
      ? read(file).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)
      : []
    for (const [, name] of imported) files.add(`/assets/${name}`)
  }
  return [html, ...[...files].map(read)].reduce(
    (sum, text) => sum + brotliCompressSync(withoutHashes(text)).length,
    0,
  )
}

/** @param {string} text */
function withoutHashes(text) {
  return text.replace(/-[\w-]{8}(?=\.(?:js|css|txt))|"build":"\w+"|\b[\da-f]{12}\b|sha256-[\w+/=]{44}/g, '')
}

/**
 * Replaces the index of a built site by that of other pages.
 * @param {string} dist
 * @param {readonly import('./pages.mjs').Page[]} pages
 */
export async function replaceIndex(dist, pages) {
  const { manifest, files } = await makeIndex(pages, {
    prefix: 'assets/search-',
    urlOf: (/** @type {string} */ name) => `/${name}`,
  })
  for (const name of readdirSync(join(dist, '_data')).filter((name) => name.startsWith('_search.json'))) {
    rmSync(join(dist, '_data', name))
  }
  writeFileSync(join(dist, '_data/_search.json'), JSON.stringify(manifest))
  for (const { name, text } of files) writeFileSync(join(dist, name), text)
}
