// @ts-check
// What the search finds and what it costs, compared with MiniSearch as VitePress uses it and with Pagefind: on the
// built Troth site with its golden queries, and on generated pages with distinct text. All are measured in one run.
//
// Usage: npm run build && npm run bench:search [-- options]
//   --pages 30,3000                        numbers of generated pages
//   --engines vellum,minisearch,pagefind
//   --dist site/dist                       the built Troth site

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { run } from '../scripts/command.mjs'
import { Failure } from '../scripts/failure.mjs'
import { root, runScript } from '../scripts/script.mjs'
import { measure } from './build/measure.mjs'
import { ENGINES, folder, siteWords } from './search/engines.mjs'
import { measureFirstResult } from './search/firstResult.mjs'
import { builtPages, codePages, generatedPages, generatedQueries } from './search/pages.mjs'
import { relevance } from './search/relevance.mjs'
import { buildSmallSite, pageBytes, replaceIndex } from './search/smallSite.mjs'

const step = fileURLToPath(new URL('./search/run.mjs', import.meta.url))

const KB = 1000

/** Milliseconds from the open dialog to the first result, with a slow processor and network. */
const FIRST_RESULT = 750
const FIRST_RESULT_OF_ONE_FILE = 500
/** Bytes of the search in a page before its first use. */
const BEFORE_USE = 500
/** Bytes of the dialog with the searcher. */
const DIALOG = 9.7 * KB
/** Pages that are mostly code, for the time that an index takes. */
const CODE_PAGES = 1000

/**
 * @typedef {Record<'reciprocal' | 'first' | 'third' | 'library' | 'firstQuery' | 'worstQuery' | 'typing' | 'heap' | 'cpu', number>} Figures
 * @typedef {Partial<Record<keyof Figures, { most?: number, least?: number }>>} Limits
 */

/** @type {Limits} */
const COMMON = { library: { most: 8 * KB }, typing: { most: 80 * KB }, heap: { most: 5e6 }, cpu: { most: 5 } }
/** @type {Limits} */
const SMALL = { ...COMMON, firstQuery: { most: 40 * KB } }
/** @type {Limits} */
const LARGE = { ...COMMON, firstQuery: { most: 60 * KB } }
/** @type {Limits} */
const OWN = { ...SMALL, reciprocal: { least: 0.88 }, first: { least: 0.82 }, third: { least: 0.93 } }

/** @type {[keyof Figures, string, (value: number) => string][]} */
const ROWS = [
  ['reciprocal', 'MRR@5', (value) => value.toFixed(3)],
  ['first', 'right result first', (value) => value.toFixed(3)],
  ['third', 'right result among three', (value) => value.toFixed(3)],
  ['library', 'library, brotli', kilobytes],
  ['firstQuery', 'first query with the library, mean', kilobytes],
  ['worstQuery', 'first query with the library, worst', kilobytes],
  ['typing', 'typing 8 characters without the library, mean', kilobytes],
  ['heap', 'heap after all queries', (value) => `${(value / 1e6).toFixed(1)} MB`],
  ['cpu', 'CPU of the index', (value) => `${value.toFixed(2)} s`],
]

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / KB).toFixed(1)} KB`
}

await runScript(import.meta.url, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: '30,3000' },
      engines: { type: 'string', default: Object.keys(ENGINES).join(',') },
      dist: { type: 'string', default: join(root, 'site/dist') },
    },
  })
  const engines = values.engines.split(',')
  const unknown = engines.find((name) => !ENGINES[name])
  if (unknown)
    throw new Failure(`There is no engine "${unknown}".`, {
      hint: `Choose from ${Object.keys(ENGINES).join(', ')}.`,
    })
  const temporary = mkdtempSync(join(tmpdir(), 'bench-search-'))
  try {
    const golden = JSON.parse(readFileSync(join(root, 'site/search/golden.json'), 'utf8'))
    const own = builtPages(resolve(values.dist))
    process.env.SEARCH_WORDS = await siteWords()
    const missed = await compare(`The docs of Troth, ${own.length} pages`, {
      pages: own,
      queries: golden,
      engines,
      temporary,
      limits: OWN,
    })
    process.env.SEARCH_WORDS = '{}'
    const counts = values.pages.split(',').map(Number)
    missed.push(...(await inBrowser({ dist: resolve(values.dist), temporary, most: Math.max(...counts) })))
    for (const count of counts) {
      const pages = generatedPages(count)
      const queries = generatedQueries(pages)
      const limits = count > 100 ? { ...LARGE, cpu: { most: (5 * count) / 1000 } } : SMALL
      missed.push(
        ...(await compare(`${count} generated pages`, { pages, queries, engines, temporary, limits })),
      )
    }
    if (engines.includes('vellum')) missed.push(...(await indexOfCode(temporary)))
    for (const each of missed) console.log(`MISSED: ${each}`)
    return missed.length > 0 ? 1 : 0
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
})

/**
 * Measures what browsers load and how long they wait, and prints the figures; returns what was missed.
 * @param {{ dist: string, temporary: string, most: number }} input `most` is the number of pages of a large index
 */
async function inBrowser({ dist, temporary, most }) {
  const small = await buildSmallSite(join(temporary, 'small'), { hasSearch: true })
  const without = await buildSmallSite(join(temporary, 'without'), { hasSearch: false })
  const visit = { page: 'docs/introduction', query: 'timeout' }
  const own = await measureFirstResult(dist, visit)
  const one = await measureFirstResult(small, visit)
  const beforeUse = (/** @type {string} */ path) => pageBytes(small, path) - pageBytes(without, path)
  const english = beforeUse('docs/options')
  const french = beforeUse('fr/docs/options')
  const pages = generatedPages(most)
  await replaceIndex(small, pages)
  const query = generatedQueries(pages)[0]?.query ?? ''
  const large = await measureFirstResult(small, { ...visit, query, compresses: true })
  return printFigures('In a browser, 4× CPU, Fast 4G', [
    ['files of the search requested before its use', own.early, 0],
    ['bytes of the search in an English page before its use', english, BEFORE_USE],
    ['bytes of the search in a French page before its use', french, BEFORE_USE],
    ['bytes of the dialog with the searcher', dialogBytes(dist), DIALOG],
    ['ms from the shortcut to the dialog, docs of Troth', own.opened, Infinity],
    ['ms from the dialog to the first result, docs of Troth', own.shown, FIRST_RESULT],
    ['ms from the dialog to the first result, one file', one.shown, FIRST_RESULT_OF_ONE_FILE],
    [`ms from the dialog to the first result, ${most} generated pages`, large.shown, FIRST_RESULT],
  ])
}

/** @param {string} dist */
function dialogBytes(dist) {
  const name = readdirSync(join(dist, 'assets')).find((file) => /^createSearchDialog-.*\.js\.br$/.test(file))
  return name === undefined ? Number.NaN : statSync(join(dist, 'assets', name)).size
}

/**
 * Measures the index of pages that are mostly code; returns what was missed.
 * @param {string} temporary
 */
async function indexOfCode(temporary) {
  const pagesFile = join(temporary, 'code.json')
  writeFileSync(pagesFile, JSON.stringify(codePages(CODE_PAGES)))
  const dir = folder(join(temporary, 'code'))
  const idle = await measure([step, 'build', 'none', pagesFile, dir])
  const built = await measure([step, 'build', 'vellum', pagesFile, dir])
  const kilobytesOfPage = statSync(pagesFile).size / CODE_PAGES / KB
  return printFigures(`${CODE_PAGES} generated pages of code, ${kilobytesOfPage.toFixed(0)} KB each`, [
    ['s of CPU of the index', built.cpu - idle.cpu, (5 * CODE_PAGES) / 1000],
  ])
}

/**
 * Prints figures with their limits; returns those that are missed.
 * @param {string} title
 * @param {readonly (readonly [label: string, value: number, most: number])[]} figures
 */
function printFigures(title, figures) {
  console.log(`\n## ${title}\n`)
  return figures.flatMap(([label, value, most]) => {
    const limit = most === Infinity ? '' : ` (≤ ${most})`
    const line = `${label}: ${Number.isInteger(value) ? value : value.toFixed(value < 10 ? 2 : 0)}${limit}`
    console.log(line)
    return value <= most ? [] : [`${title}: ${line}`]
  })
}

/**
 * Measures all engines and prints a table; returns what Vellum has missed.
 * @param {string} title
 * @param {{ pages: import('./search/pages.mjs').Page[], queries: any[], engines: readonly string[], temporary: string, limits: Limits }} input
 */
async function compare(title, { pages, queries, engines, temporary, limits }) {
  const pagesFile = join(temporary, 'pages.json')
  const queriesFile = join(temporary, 'queries.json')
  writeFileSync(pagesFile, JSON.stringify(pages))
  writeFileSync(queriesFile, JSON.stringify(queries))
  const idle = await measure([step, 'build', 'none', pagesFile, temporary])
  /** @type {Record<string, Figures>} */
  const figures = {}
  for (const name of engines) {
    const dir = folder(mkdtempSync(join(temporary, `${name}-`)))
    const built = await measure([step, 'build', name, pagesFile, dir])
    // Without what Node takes to start and to read the pages.
    const cpu = built.cpu - idle.cpu
    figures[name] = { cpu, ...(await searchFigures(name, { queriesFile, queries, dir })) }
    rmSync(dir, { recursive: true, force: true })
  }
  print(title, { engines, figures, limits })
  const own = figures.vellum
  if (!own) return []
  return ROWS.filter(([key]) => isMissed(own[key], limits[key])).map(
    ([key, label, show]) => `${title}: ${label} is ${show(own[key])}`,
  )
}

/**
 * @param {string} name
 * @param {{ queriesFile: string, queries: any[], dir: string }} input
 * @returns {Promise<Omit<Figures, 'cpu'>>}
 */
async function searchFigures(name, { queriesFile, queries, dir }) {
  const { code, output } = await run(process.execPath, [
    '--expose-gc',
    step,
    'search',
    name,
    queriesFile,
    dir,
  ])
  if (code !== 0) throw new Failure(`${name} could not be searched.`, { output })
  const { heap, found, typed, library } = JSON.parse(output.trim().split('\n').at(-1) ?? '')
  return {
    ...relevance(
      found.map((/** @type {any} */ result, /** @type {number} */ i) => ({
        ...result,
        expected: queries[i].expected,
      })),
    ),
    library,
    firstQuery: library + mean(found.map((/** @type {any} */ result) => result.bytes)),
    worstQuery: library + Math.max(...found.map((/** @type {any} */ result) => result.bytes)),
    typing: mean(typed),
    heap,
  }
}

/** @param {readonly number[]} values */
function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/**
 * @param {number} value
 * @param {{ most?: number, least?: number } | undefined} limit
 */
function isMissed(value, limit) {
  return value > (limit?.most ?? Infinity) || value < (limit?.least ?? -Infinity)
}

/**
 * @param {string} title
 * @param {{ engines: readonly string[], figures: Record<string, Figures>, limits: Limits }} input
 */
function print(title, { engines, figures, limits }) {
  const rows = ROWS.map(([key, label, show]) => {
    const { most, least } = limits[key] ?? {}
    const target = most !== undefined ? `≤ ${show(most)}` : least !== undefined ? `≥ ${show(least)}` : ''
    return [label, target, ...engines.map((name) => show(figures[name]?.[key] ?? Number.NaN))]
  })
  const lines = [
    ['', 'target', ...engines.map((name) => ENGINES[name]?.name ?? name)],
    engines.map(() => '---').concat('---', '---'),
    ...rows,
  ]
  console.log(`\n## ${title}\n`)
  for (const cells of lines) console.log(`| ${cells.join(' | ')} |`)
}
