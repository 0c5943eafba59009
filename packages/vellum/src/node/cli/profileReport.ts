// What `--profile` prints: the phases of a build and its slowest pages, as tables. In: the result of a build.
// Out: text.

import { PAGE_STEPS, type PageTime, totalTime } from '../build/pageTimes.js'
import type { PhaseTime } from '../build/phases.js'

/** How many pages are listed. */
const MOST_PAGES = 20

/** Both tables. */
export function profileReport({
  phases,
  pageTimes,
}: {
  readonly phases: readonly PhaseTime[]
  readonly pageTimes: readonly PageTime[]
}): string {
  return [...phaseTable(phases), '', ...pageTable(pageTimes)].join('\n')
}

function phaseTable(phases: readonly PhaseTime[]): string[] {
  const total = {
    name: 'total',
    wall: phases.reduce((sum, { wall }) => sum + wall, 0),
    cpu: phases.reduce((sum, { cpu }) => sum + cpu, 0),
  }
  const rows = [...phases, total].map(({ name, wall, cpu }) => [name, seconds(wall), seconds(cpu)])
  return table([['Phase', 'wall', 'CPU'], ...rows])
}

function pageTable(pages: readonly PageTime[]): string[] {
  if (pages.length === 0) return ['All pages came from the cache: --no-cache measures them.']
  const steps = PAGE_STEPS.filter((step) => pages.some((page) => page[step] > 0))
  const sum = (step: (typeof steps)[number]) => pages.reduce((all, page) => all + page[step], 0)
  const shown = pages.slice(0, MOST_PAGES)
  return [
    'The slowest pages, in milliseconds. Threads work at the same time: the sum is more than the phases took.',
    ...table([
      ['Page', 'all', ...steps],
      ...shown.map((page) => [page.path, ms(totalTime(page)), ...steps.map((step) => ms(page[step]))]),
      [
        pages.length === 1 ? '1 page' : `${pages.length} pages`,
        ms(steps.reduce((all, step) => all + sum(step), 0)),
        ...steps.map((step) => ms(sum(step))),
      ],
    ]),
  ]
}

/** Columns two spaces apart: the first to the left, numbers to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  '),
  )
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}

function ms(milliseconds: number): string {
  return milliseconds.toFixed(0)
}
