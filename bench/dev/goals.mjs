// @ts-check
// What a writer may wait for, in milliseconds on a quiet machine. The benchmark compares with it.

/**
 * @typedef {object} Goal
 * @property {string} what
 * @property {(count: number) => number} most for a site of so many pages
 *
 * @typedef {Goal & { count: number, value: number }} Figure
 */

/** Pages from which on a site is large. */
const LARGE = 500

/** @satisfies {Record<string, Goal>} */
export const GOALS = {
  firstPage: { what: 'first page after the start', most: (count) => (count < LARGE ? 1500 : 3000) },
  nextStart: { what: 'the same with a cache', most: (count) => (count < LARGE ? 1500 : 3000) },
  markdown: { what: 'edit of Markdown, median', most: () => 100 },
  markdownSlow: { what: 'edit of Markdown, 95th percentile', most: () => 200 },
  component: { what: 'edit of a component, median', most: () => 300 },
  sidebars: { what: 'edit of the sidebars, median', most: () => 1000 },
  config: { what: 'edit of the configuration, median', most: () => 1000 },
}

/** @param {Figure} figure */
export function isMet({ value, most, count }) {
  return value <= most(count)
}

/**
 * A line for each figure.
 * @param {readonly Figure[]} figures
 */
export function goalLines(figures) {
  return figures.map((figure) => {
    const { what, count, value, most } = figure
    return `${isMet(figure) ? 'met    ' : 'NOT MET'} ${count} pages, ${what}: ${value} ms, goal ${most(count)}`
  })
}
