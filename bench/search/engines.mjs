// @ts-check
// The engines that are compared. Each makes an index of pages in a folder, and searches it as browsers do: what it
// loads is counted in bytes as they are sent.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { rolldown } from 'rolldown'
import { createSearcher } from 'vellum-search'
import { createWordCounter, makeSearchIndex } from 'vellum-search/node'

/**
 * @typedef {import('./pages.mjs').Page} Page
 *
 * @typedef {object} Engine
 * @property {string} name
 * @property {(pages: Page[], dir: string) => Promise<void>} build
 * @property {(dir: string) => Promise<Opened>} open as for a new visitor
 * @property {(dir: string) => Promise<number>} libraryBytes what must be loaded besides the index
 *
 * @typedef {object} Opened
 * @property {(query: string) => Promise<string[]>} search URLs of sections, best first
 * @property {ReadonlyMap<string, number>} loaded the bytes of each file that was loaded
 */

const built = fileURLToPath(new URL('../../packages/vellum/dist/', import.meta.url))
const site = fileURLToPath(new URL('../../site/', import.meta.url))

/** By the name on the command line. @type {Record<string, Engine>} */
export const ENGINES = {
  vellum: {
    name: 'Vellum',
    build: buildVellum,
    open: openVellum,
    libraryBytes: () => bundled('vellum-search'),
  },
  minisearch: {
    name: 'MiniSearch as in VitePress',
    build: buildMiniSearch,
    open: openMiniSearch,
    libraryBytes: () => bundled('minisearch'),
  },
  pagefind: {
    name: 'Pagefind',
    build: buildPagefind,
    open: openPagefind,
    libraryBytes: async (dir) =>
      sentBytes(join(dir, 'pagefind.js')) + readFileSync(join(dir, 'wasm.en.pagefind')).length,
  },
}

const MANIFEST = '_search.json'

/**
 * The index that a build would write, in one scope.
 * @param {readonly Page[]} pages
 * @param {{ prefix: string, urlOf: (name: string) => string }} names
 * @returns {Promise<{ manifest: object, files: { name: string, text: string }[] }>}
 */
export async function makeIndex(pages, { prefix, urlOf }) {
  const { parseHtml } = await import(join(built, 'node/base/htmlTree.js'))
  const { pageRecord } = await import(join(built, 'node/search/pageRecord.js'))
  const counter = createWordCounter()
  const records = pages.map(({ path, title, html }) =>
    pageRecord(
      {
        type: 'doc',
        path,
        title,
        search: { tag: 'default' },
        keywords: [],
        breadcrumbs: breadcrumbsOf(html),
      },
      { tree: parseHtml(html), counter },
    ),
  )
  const words = JSON.parse(process.env.SEARCH_WORDS ?? '{}')
  return makeSearchIndex({
    records,
    synonyms: words.synonyms,
    errors: words.errors,
    prefix,
    urlOf,
  })
}

/** @type {Engine['build']} */
async function buildVellum(pages, dir) {
  const { manifest, files } = await makeIndex(pages, { prefix: 'search-', urlOf: (name) => name })
  writeFileSync(join(dir, MANIFEST), JSON.stringify(manifest))
  for (const { name, text } of files) writeFileSync(join(dir, name), text)
}

/** @type {Engine['open']} */
async function openVellum(dir) {
  /** @type {Map<string, number>} */
  const loaded = new Map()
  const searcher = createSearcher({
    manifest: MANIFEST,
    scopes: ['default'],
    fetch: async (/** @type {string} */ name) => {
      const bytes = readFileSync(join(dir, name))
      loaded.set(name, sentBytes(join(dir, name)))
      return { ok: true, status: 200, text: async () => bytes.toString('utf8') }
    },
  })
  return {
    loaded,
    search: async (query) => {
      const { pages } = await searcher.search(query)
      return pages.flatMap(({ sections }) => sections.map(({ href }) => href))
    },
  }
}

/** What VitePress passes to MiniSearch for its local search. */
const MINISEARCH = { fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles'] }
const MINISEARCH_QUERY = { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } }

/** @type {Engine['build']} */
async function buildMiniSearch(pages, dir) {
  const { default: MiniSearch } = await import('minisearch')
  const index = new MiniSearch(MINISEARCH)
  for (const page of pages) {
    for (const { id, title, titles, text } of await sectionsOf(page)) index.add({ id, title, titles, text })
  }
  writeFileSync(join(dir, 'index.json'), JSON.stringify(index))
}

/** @type {Engine['open']} */
async function openMiniSearch(dir) {
  const { default: MiniSearch } = await import('minisearch')
  /** @type {Map<string, number>} */
  const loaded = new Map()
  /** @type {import('minisearch').default | undefined} */
  let index
  return {
    loaded,
    search: async (query) => {
      if (!index) {
        const bytes = readFileSync(join(dir, 'index.json'))
        loaded.set('index.json', sentBytes(join(dir, 'index.json')))
        index = MiniSearch.loadJSON(bytes.toString('utf8'), MINISEARCH)
      }
      return index.search(query, MINISEARCH_QUERY).map(({ id }) => id)
    },
  }
}

/** @type {Engine['build']} */
async function buildPagefind(pages, dir) {
  const pagefind = await import('pagefind')
  const { index } = await pagefind.createIndex({})
  if (!index) throw new Error('Pagefind made no index.')
  for (const page of pages) {
    for (const { id, title, text } of await sectionsOf(page)) {
      await index.addCustomRecord({ url: id, content: `${title}. ${text}`, language: 'en', meta: { title } })
    }
  }
  await index.writeFiles({ outputPath: dir })
  await pagefind.close()
}

/** @type {Engine['open']} */
async function openPagefind(dir) {
  /** @type {Map<string, number>} */
  const loaded = new Map()
  // What its module reads of the page; it has no other way to be searched.
  Object.assign(globalThis, {
    window: { location: { origin: 'http://site' } },
    location: { href: 'http://site/' },
    document: { currentScript: null, querySelector: () => ({ getAttribute: () => 'en' }) },
    fetch: async (/** @type {string} */ url) => {
      const name = new URL(url, 'http://site').pathname.replace('/pagefind/', '')
      const bytes = readFileSync(join(dir, name))
      // The library is counted apart, and the others are compressed as they are.
      if (!name.startsWith('wasm')) loaded.set(name, bytes.length)
      return new Response(bytes)
    },
  })
  const pagefind = await import(`${join(dir, 'pagefind.js')}?${loaded.size}${Math.random()}`)
  await pagefind.options({ basePath: 'http://site/pagefind/' })
  return {
    loaded,
    search: async (query) => {
      const { results } = await pagefind.search(query)
      // Five pages of results; each is a file of its own.
      const shown = await Promise.all(results.slice(0, 5).map((/** @type {any} */ result) => result.data()))
      return shown.map(({ url }) => url)
    },
  }
}

/**
 * The sections of a page as records of their own.
 * @param {Page} page
 */
async function sectionsOf({ path, title, html }) {
  const { readSections } = await import(join(built, 'node/search/readSections.js'))
  const { parseHtml } = await import(join(built, 'node/base/htmlTree.js'))
  /** @type {import('../../packages/vellum/src/node/search/readSections.js').ReadPage} */
  const { sections } = readSections(parseHtml(html))
  return sections.map(({ id, heading, text, codeBlocks }) => ({
    id: id === '' ? path : `${path}#${id}`,
    title: id === '' ? title : heading,
    titles: id === '' ? [] : [title],
    text: `${text} ${codeBlocks}`,
  }))
}

/** @param {string} html */
function breadcrumbsOf(html) {
  return [...html.matchAll(/breadcrumbs__link"[^>]*>([^<]+)</g)].map(([, label]) => ({ label }))
}

/** Larger files are compressed while they are sent. */
const LARGE = 1_000_000

/** @type {Map<string, number>} */
const sizes = new Map()

/**
 * What a file is on the wire. Compressed once: every visitor loads the same.
 * @param {string} file
 */
function sentBytes(file) {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const bytes = readFileSync(file)
  const quality = bytes.length > LARGE ? 6 : 11
  const { length } = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  sizes.set(file, length)
  return length
}

/** @param {string} input */
async function bundled(input) {
  const bundle = await rolldown({
    input,
    cwd: dirname(fileURLToPath(import.meta.url)),
    platform: 'browser',
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false })
  await bundle.close()
  return brotliCompressSync(output[0].code).length
}

/** Makes an empty folder. @param {string} dir */
export function folder(dir) {
  mkdirSync(dir, { recursive: true })
  return dir
}

/** The synonyms and error messages of the Troth site, as JSON. */
export async function siteWords() {
  const bundle = await rolldown({ input: join(site, 'search/searchWords.ts'), logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  return JSON.stringify(await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`))
}
