// @ts-check
// The table: each figure of Vellum with its target and the peers' figures. In: figures by name. Out:
// text, and which targets were missed.

/**
 * @typedef {Record<string, number | undefined>} Figures
 *
 * @typedef {object} Metric
 * @property {string} id
 * @property {string} label
 * @property {'KB' | 'ms' | ''} unit
 * @property {Target} [own] the target on the page of the Troth site
 * @property {Target} [generated] the target on generated pages
 *
 * @typedef {object} Target
 * @property {number} [most] not more
 * @property {number} [least] not less
 * @property {{ peer: string, ratio: number }} [mostOf] not more than this share of a peer's figure; needs the peer in the run
 *
 * @typedef {{ id: string, name: string, figures: Figures }} Measured
 *
 * @typedef {object} Report
 * @property {string} site 'own', or the number of generated pages
 * @property {string[]} groups
 * @property {Measured[]} subjects ours first
 */

/** As in the targets, where react-dom with its 58,085 bytes is 58 KB. */
const KILOBYTE = 1000

/**
 * A target for both the page of the Troth site and generated pages.
 * @param {Target} target
 */
const everywhere = (target) => ({ own: target, generated: target })

/** The first input of a visit is answered within this time, in ms. */
const INPUT = everywhere({ most: 100 })
const CLICK = everywhere({ most: 40, mostOf: { peer: 'docusaurus', ratio: 0.5 } })

/** By group, in the order of the table. @type {Record<string, Metric[]>} */
export const METRICS = {
  bytes: [
    { id: 'bytesBeforeLoad', label: 'on the wire before the load event', unit: 'KB', own: { most: 20 } },
    {
      id: 'bytesInAll',
      label: 'on the wire after 3 s idle, without prefetches',
      unit: 'KB',
      own: { most: 85 },
    },
    { id: 'script', label: 'script in all', unit: 'KB', own: { most: 68 } },
    { id: 'stylesheet', label: 'stylesheet', unit: 'KB', own: { most: 8 } },
    { id: 'html', label: 'HTML of the page', unit: 'KB' },
    { id: 'requests', label: 'requests', unit: '' },
  ],
  lighthouse: [
    {
      id: 'performance',
      label: 'Lighthouse mobile: performance',
      unit: '',
      ...everywhere({ least: 100 }),
    },
    {
      id: 'lcp',
      label: 'Lighthouse mobile: LCP',
      unit: 'ms',
      own: { most: 900, mostOf: { peer: 'starlight', ratio: 0.85 } },
      generated: { mostOf: { peer: 'starlight', ratio: 0.85 } },
    },
    {
      id: 'tbt',
      label: 'Lighthouse mobile: TBT',
      unit: 'ms',
      own: { most: 15 },
      generated: { most: 10 },
    },
    { id: 'cls', label: 'Lighthouse mobile: CLS', unit: '', ...everywhere({ most: 0 }) },
  ],
  click: [
    { id: 'click', label: 'sidebar click → new h1', unit: 'ms', ...CLICK },
    { id: 'clickPainted', label: 'sidebar click → new h1 on screen', unit: 'ms' },
    { id: 'clickSlow', label: 'sidebar click → new h1, slow 4G', unit: 'ms', ...CLICK },
    { id: 'clickSlowPainted', label: 'sidebar click → new h1 on screen, slow 4G', unit: 'ms' },
  ],
  input: [
    ...inputMetrics('toggle', 'colour toggle'),
    ...inputMetrics('menu', 'menu button (390 px)'),
    ...inputMetrics('link', 'link of the sidebar'),
  ],
  visits: [
    { id: 'firstBytes', label: 'first visit, slow 4G: before the load event', unit: 'KB' },
    { id: 'firstLcp', label: 'first visit, slow 4G: LCP', unit: 'ms' },
    { id: 'nextBytes', label: 'second page by full load, warm cache: before the load event', unit: 'KB' },
    { id: 'nextLcp', label: 'second page by full load, warm cache: LCP', unit: 'ms' },
  ],
  shift: [
    {
      id: 'shift',
      label: 'layout shift until interactive (worst of 390/1440 px × light/dark)',
      unit: '',
      ...everywhere({ most: 0 }),
    },
    { id: 'scrollMarks', label: 'scroll: changes of the highlighted link (and back-to-top)', unit: '' },
    {
      id: 'scrollOthers',
      label: 'scroll: other changes of the document',
      unit: '',
      ...everywhere({ most: 0 }),
    },
  ],
}

/**
 * The lines of a Markdown table.
 * @param {Report} report
 */
export function table({ site, groups, subjects }) {
  const [ours, ...peers] = subjects
  if (!ours) return []
  const head = ['', ours.name, 'target', '', ...peers.flatMap(({ name }) => [name, 'ratio'])]
  const rows = groups
    .flatMap((group) => METRICS[group] ?? [])
    .map((metric) => {
      const own = ours.figures[metric.id]
      const target = targetOf(metric, { site, peers })
      const verdict = { met: 'met', missed: 'MISSED', none: '' }[outcome(target, own)]
      const others = peers.flatMap(({ figures }) => [
        shown(metric, figures[metric.id]),
        ratio(own, figures[metric.id]),
      ])
      return [metric.label, shown(metric, own), targetText(metric, target), verdict, ...others]
    })
  return markdownTable([head, ...rows])
}

/**
 * The labels of the targets that our figures miss; a figure that is not there misses.
 * @param {Report} report
 */
export function missedTargets({ site, groups, subjects }) {
  const [ours, ...peers] = subjects
  return groups
    .flatMap((group) => METRICS[group] ?? [])
    .filter((metric) => outcome(targetOf(metric, { site, peers }), ours?.figures[metric.id]) === 'missed')
    .map(({ label }) => `${siteName(site)}: ${label}`)
}

/**
 * '30' → '30 generated pages, flat sidebar'
 * @param {string} site
 */
export function siteName(site) {
  return site === 'own' ? 'Troth site' : `${site} generated pages, flat sidebar`
}

/**
 * @param {string} id
 * @param {string} name
 * @returns {Metric[]}
 */
function inputMetrics(id, name) {
  const first = `first press, ${name}`
  return [
    { id: `${id}Early`, label: `${first}, as soon as visible → next frame`, unit: 'ms', ...INPUT },
    { id: `${id}EarlyEffect`, label: `${first}, as soon as visible → effect`, unit: 'ms' },
    { id: `${id}Idle`, label: `${first}, when idle → next frame`, unit: 'ms', ...INPUT },
    { id: `${id}IdleEffect`, label: `${first}, when idle → effect`, unit: 'ms' },
  ]
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
  if (value === Number.POSITIVE_INFINITY) return 'never'
  if (unit === 'ms') return `${value.toFixed(value < 100 ? 1 : 0)} ms`
  return Number.isInteger(value) ? String(value) : value.toFixed(4)
}

/**
 * The target as limits in the unit of the figures; a share of a peer's figure is one when the peer was measured.
 * @param {Metric} metric
 * @param {{ site: string, peers: Measured[] }} options
 * @returns {{ most?: number, least?: number }}
 */
function targetOf({ id, unit, own, generated }, { site, peers }) {
  const { most, least, mostOf } = (site === 'own' ? own : generated) ?? {}
  const factor = unit === 'KB' ? KILOBYTE : 1
  const other = peers.find((peer) => peer.id === mostOf?.peer)?.figures[id]
  const limits = [
    ...(most === undefined ? [] : [most * factor]),
    ...(mostOf === undefined || other === undefined ? [] : [other * mostOf.ratio]),
  ]
  return {
    ...(limits.length > 0 && { most: Math.min(...limits) }),
    ...(least !== undefined && { least: least * factor }),
  }
}

/**
 * @param {{ most?: number, least?: number }} target
 * @param {number | undefined} value
 */
function outcome({ most, least }, value = Number.NaN) {
  if (most === undefined && least === undefined) return 'none'
  return value <= (most ?? Number.POSITIVE_INFINITY) && value >= (least ?? Number.NEGATIVE_INFINITY)
    ? 'met'
    : 'missed'
}

/**
 * @param {Metric} metric
 * @param {{ most?: number, least?: number }} target
 */
function targetText(metric, { most, least }) {
  const amount = least ?? most
  if (amount === undefined) return ''
  return `${least !== undefined ? '≥' : amount === 0 ? '=' : '≤'} ${amount === 0 ? '0' : shown(metric, amount)}`
}

/**
 * Ours compared with the peer's: below 1 is less.
 * @param {number | undefined} own
 * @param {number | undefined} other
 */
function ratio(own, other) {
  if (own === undefined || !other || !Number.isFinite(own) || !Number.isFinite(other)) return '-'
  return (own / other).toFixed(2)
}
