import { describe, expect, it } from 'vitest'
import { nestToc, type TocItem } from './toc.js'

const headings = (...levels: number[]) =>
  levels.map((level, i) => ({ value: `h${level}`, id: `${i}`, level }))
const short = (items: readonly TocItem[]): string =>
  items.map(({ value, children }) => value + (children.length > 0 ? `(${short(children)})` : '')).join(' ')

describe('nestToc', () => {
  it.each<[string, number[], number, number, string]>([
    ['T-17: nests h3 under h2 and leaves out h4', [2, 3, 4, 2], 2, 3, 'h2(h3) h2'],
    ['T-17: shows h4 under h3 when `max` is 4', [2, 3, 4], 2, 4, 'h2(h3(h4))'],
    ['TC-4: h4 belongs to the h2 that is not shown', [3, 2, 4], 3, 4, 'h3 h4'],
    ['TC-4: children replace a level that is skipped', [2, 4, 3, 4], 2, 4, 'h2(h4 h3(h4))'],
    ['no heading, no entry', [], 2, 3, ''],
    ['a level below the first', [3, 2], 2, 3, 'h3 h2'],
  ])('%s', (_, levels, min, max, tree) => {
    expect(short(nestToc(headings(...levels), { min, max }))).toBe(tree)
  })
})
