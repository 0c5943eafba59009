// @ts-check
// What the figures of flat sidebars say: how those of Vellum grow with the number of pages, and whether they
// meet their targets. In: rows. Out: targets with their values, and text.

import { markdownTable } from '../page/report.mjs'

/** Bytes; a kilobyte is 1000 of them. */
const MOST = {
  /** What a page may grow from the smallest to the largest site, compressed. */
  documentGrowth: 1500,
  dataGrowth: 200,
  /** At every size. */
  prefetched: 45_000,
}

/** What a page of the largest site may take, compared with a page of the next smaller one. */
const LINEAR = { time: 1.2, output: 1.1 }

/**
 * @typedef {import('./measure.mjs').Run} Run
 *
 * @typedef {object} FlatRow
 * @property {number} pages
 * @property {string} engine
 * @property {number} document bytes of one page in the middle, compressed
 * @property {number} documentRaw
 * @property {number | undefined} data bytes of its data file, compressed
 * @property {number} prefetched bytes
 * @property {number} prefetches requests
 * @property {number} output bytes of all files, compressed forms included
 * @property {number} outputPlain bytes without them
 * @property {Run} cold
 *
 * @typedef {{ what: string, value: number, most: number, unit: string, rows: { pages: number, column: string }[] }} Target
 */

/**
 * The targets of Vellum, each with the cells that it is about.
 * @param {readonly FlatRow[]} all
 * @returns {Target[]}
 */
export function flatTargets(all) {
  const rows = all.filter(({ engine }) => engine === 'Vellum').toSorted((a, b) => a.pages - b.pages)
  const [first, previous, last] = [rows[0], rows.at(-2), rows.at(-1)]
  const prefetches = rows.map(({ pages, prefetched }) => ({
    what: `prefetched within 3 s at ${pages} pages`,
    value: prefetched,
    most: MOST.prefetched,
    unit: 'KB',
    rows: [{ pages, column: 'prefetched' }],
  }))
  if (!first || !previous || !last || first === last) return prefetches
  const sizes = `from ${first.pages} to ${last.pages} pages`
  const cell = (/** @type {string} */ column) => [{ pages: last.pages, column }]
  const growth = [
    {
      what: `document (brotli) ${sizes}`,
      value: last.document - first.document,
      most: MOST.documentGrowth,
      unit: 'KB more',
      rows: cell('document'),
    },
    {
      what: `data file (brotli) ${sizes}`,
      value: (last.data ?? Number.NaN) - (first.data ?? Number.NaN),
      most: MOST.dataGrowth,
      unit: 'KB more',
      rows: cell('data'),
    },
  ]
  // A small site is mostly what it has once: the rule needs a second size that is not the smallest.
  if (previous === first) return [...growth, ...prefetches]
  const perPage = (/** @type {(row: FlatRow) => number} */ figure) =>
    figure(last) / last.pages / (figure(previous) / previous.pages)
  const rule = `per page at ${last.pages} pages, compared with ${previous.pages}`
  return [
    ...growth,
    ...prefetches,
    {
      what: `output ${rule}`,
      value: perPage(({ output }) => output),
      most: LINEAR.output,
      unit: '×',
      rows: cell('output'),
    },
    {
      what: `cold build ${rule}`,
      value: perPage(({ cold }) => cold.wall),
      most: LINEAR.time,
      unit: '×',
      rows: cell('wall'),
    },
    {
      what: `processor time ${rule}`,
      value: perPage(({ cold }) => cold.cpu),
      most: LINEAR.time,
      unit: '×',
      rows: cell('cpu'),
    },
  ]
}

/** @param {Target} target */
export function isMet({ value, most }) {
  return value <= most
}

/**
 * The lines of a Markdown table; a ✗ marks what misses its target.
 * @param {readonly FlatRow[]} rows
 */
export function flatTable(rows) {
  const missed = flatTargets(rows).filter((target) => !isMet(target))
  const head = [
    'pages, engine',
    'document, brotli',
    'raw',
    'data file, brotli',
    'prefetched in 3 s',
    'output',
    'without .br, .gz',
    'each page',
    'cold build',
    'CPU',
    'memory',
  ]
  const kilobytes = (/** @type {number | undefined} */ bytes) =>
    bytes === undefined ? '–' : `${(bytes / 1000).toFixed(1)} KB`
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`
  const body = rows.map((row) => {
    const marked = (/** @type {string} */ column, /** @type {string} */ text) =>
      row.engine === 'Vellum' &&
      missed.some((target) => target.rows.some((cell) => cell.pages === row.pages && cell.column === column))
        ? `${text} ✗`
        : text
    return [
      `${row.pages}, ${row.engine}`,
      marked('document', kilobytes(row.document)),
      kilobytes(row.documentRaw),
      marked('data', kilobytes(row.data)),
      marked('prefetched', kilobytes(row.prefetched)),
      marked('output', megabytes(row.output)),
      megabytes(row.outputPlain),
      kilobytes(row.outputPlain / row.pages),
      marked('wall', `${row.cold.wall.toFixed(1)} s`),
      marked('cpu', `${row.cold.cpu.toFixed(1)} s`),
      `${row.cold.memory.toFixed(0)} MB`,
    ]
  })
  return markdownTable([head, ...body])
}

/**
 * A line for each target.
 * @param {readonly FlatRow[]} rows
 */
export function flatVerdicts(rows) {
  return flatTargets(rows).map((target) => {
    const digits = (/** @type {number} */ value) =>
      target.unit === '×' ? value.toFixed(2) : (value / 1000).toFixed(target.unit === 'KB' ? 1 : 2)
    return `${isMet(target) ? 'met    ' : 'NOT MET'} ${target.what}: ${digits(target.value)} ${target.unit}, at most ${digits(target.most)}`
  })
}
