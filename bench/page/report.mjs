// @ts-check
// The table: each figure beside its target and the peer's. In: figures by name. Out:
// text, and which targets were missed.

/**
 * @typedef {Record<string, number | undefined>} Figures
 *
 * @typedef {object} Metric
 * @property {string} id
 * @property {string} label
 * @property {'KB' | 'ms' | ''} unit
 * @property {number} [most] the target: not more
 * @property {number} [least] the target: not less
 */

/** As in the targets, where react-dom with its 58,085 bytes is 58 KB. */
const KILOBYTE = 1000

/** By group, in the order of the table. @type {Record<string, Metric[]>} */
export const METRICS = {
  bytes: [
    { id: 'bytesBeforeLoad', label: 'on the wire before the load event', unit: 'KB', most: 20 },
    { id: 'bytesInAll', label: 'on the wire after 3 s idle, without prefetches', unit: 'KB', most: 85 },
    { id: 'script', label: 'script in all', unit: 'KB', most: 68 },
    { id: 'stylesheet', label: 'stylesheet', unit: 'KB', most: 8 },
    { id: 'html', label: 'HTML of the page', unit: 'KB' },
    { id: 'requests', label: 'requests', unit: '' },
  ],
  lighthouse: [
    { id: 'performance', label: 'Lighthouse mobile: performance', unit: '', least: 100 },
    { id: 'lcp', label: 'Lighthouse mobile: LCP', unit: 'ms', most: 900 },
    { id: 'tbt', label: 'Lighthouse mobile: TBT', unit: 'ms', most: 15 },
    { id: 'cls', label: 'Lighthouse mobile: CLS', unit: '', most: 0 },
  ],
  click: [
    { id: 'click', label: 'sidebar click → new h1', unit: 'ms', most: 40 },
    { id: 'clickPainted', label: 'sidebar click → new h1 on screen', unit: 'ms' },
    { id: 'clickSlow', label: 'sidebar click → new h1, slow 4G', unit: 'ms', most: 40 },
    { id: 'clickSlowPainted', label: 'sidebar click → new h1 on screen, slow 4G', unit: 'ms' },
  ],
  shift: [
    {
      id: 'shift',
      label: 'layout shift until interactive (worst of 390/1440 px × light/dark)',
      unit: '',
      most: 0,
    },
    { id: 'scrollMarks', label: 'scroll: changes of the highlighted link (and back-to-top)', unit: '' },
    { id: 'scrollOthers', label: 'scroll: other changes of the document', unit: '', most: 0 },
  ],
}

/**
 * The lines of a Markdown table.
 * @param {{ groups: string[], ours: Figures, peer: Figures | undefined, names: { ours: string, peer: string | undefined } }} options
 */
export function table({ groups, ours, peer, names }) {
  const head = ['', names.ours, 'target', '', ...(peer ? [names.peer ?? 'peer', 'ratio'] : [])]
  const rows = groups
    .flatMap((group) => METRICS[group] ?? [])
    .map((metric) => {
      const [own, other] = [ours[metric.id], peer?.[metric.id]]
      const verdict = { met: 'met', missed: 'MISSED', none: '' }[outcome(metric, own)]
      const line = [metric.label, shown(metric, own), target(metric), verdict]
      return peer ? [...line, shown(metric, other), ratio(own, other)] : line
    })
  return markdownTable([head, ...rows])
}

/**
 * The labels of the targets that our figures miss; a figure that is not there misses.
 * @param {{ groups: string[], ours: Figures }} options
 */
export function missedTargets({ groups, ours }) {
  return groups
    .flatMap((group) => METRICS[group] ?? [])
    .filter((metric) => outcome(metric, ours[metric.id]) === 'missed')
    .map(({ label }) => label)
}

/**
 * Rows of cells, aligned: words to the left, figures to the right.
 * @param {string[][]} rows the first is the head
 */
export function markdownTable(rows) {
  const [head = [], ...body] = rows
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(head), line(rule), ...body.map(line)]
}

/**
 * 20000 bytes → '20.0 KB'
 * @param {Pick<Metric, 'unit'>} metric
 * @param {number | undefined} value
 */
export function shown({ unit }, value) {
  if (value === undefined || Number.isNaN(value)) return '-'
  if (unit === 'KB') return `${(value / KILOBYTE).toFixed(1)} KB`
  if (unit === 'ms') return `${value.toFixed(value < 100 ? 1 : 0)} ms`
  return Number.isInteger(value) ? String(value) : value.toFixed(4)
}

/**
 * @param {Metric} metric
 * @param {number | undefined} value
 */
function outcome({ unit, most, least }, value) {
  if (most === undefined && least === undefined) return 'none'
  const figure = value !== undefined && unit === 'KB' ? value / KILOBYTE : (value ?? Number.NaN)
  return figure <= (most ?? Number.POSITIVE_INFINITY) && figure >= (least ?? Number.NEGATIVE_INFINITY)
    ? 'met'
    : 'missed'
}

/** @param {Metric} metric */
function target({ unit, most, least }) {
  const amount = least ?? most
  if (amount === undefined) return ''
  return `${least !== undefined ? '≥' : amount === 0 ? '=' : '≤'} ${amount}${unit && ` ${unit}`}`
}

/**
 * Ours beside the peer's: below 1 is less.
 * @param {number | undefined} own
 * @param {number | undefined} other
 */
function ratio(own, other) {
  if (own === undefined || other === undefined || Number.isNaN(own) || !other) return '-'
  return (own / other).toFixed(2)
}
