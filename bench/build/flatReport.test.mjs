// @ts-check
import { describe, expect, it } from 'vitest'
import { flatTable, flatTargets, flatVerdicts, isMet } from './flatReport.mjs'

/**
 * @param {number} pages
 * @param {Partial<import('./flatReport.mjs').FlatRow>} [figures]
 */
const row = (pages, figures) => ({
  pages,
  engine: 'Vellum',
  document: 5000,
  documentRaw: 40_000,
  data: 3000,
  prefetched: 45_000,
  prefetches: 12,
  output: pages * 100_000,
  outputPlain: pages * 80_000,
  cold: { wall: pages * 0.02, cpu: pages * 0.04, memory: 300, shared: 250 },
  ...figures,
})

describe('flatVerdicts', () => {
  it('meets all targets when figures are exactly at their limits', () => {
    const rows = [row(30), row(500), row(2000, { document: 6500, data: 3200 })]
    expect(flatVerdicts(rows)).toEqual([
      'met     document (brotli) from 30 to 2000 pages: 1.50 KB more, at most 1.50',
      'met     data file (brotli) from 30 to 2000 pages: 0.20 KB more, at most 0.20',
      'met     prefetched within 3 s at 30 pages: 45.0 KB, at most 45.0',
      'met     prefetched within 3 s at 500 pages: 45.0 KB, at most 45.0',
      'met     prefetched within 3 s at 2000 pages: 45.0 KB, at most 45.0',
      'met     output per page at 2000 pages, compared with 500: 1.00 ×, at most 1.10',
      'met     cold build per page at 2000 pages, compared with 500: 1.00 ×, at most 1.20',
      'met     processor time per page at 2000 pages, compared with 500: 1.00 ×, at most 1.20',
    ])
  })

  it('compares the time of a page with the next smaller site, not with the smallest', () => {
    const slow = row(2000, { cold: { wall: 2000 * 0.025, cpu: 2000 * 0.04, memory: 300, shared: 250 } })
    const rows = [row(30, { cold: { wall: 3, cpu: 6, memory: 300, shared: 250 } }), row(500), slow]
    expect(flatVerdicts(rows).filter((line) => line.startsWith('NOT MET'))).toEqual([
      'NOT MET cold build per page at 2000 pages, compared with 500: 1.25 ×, at most 1.20',
    ])
  })

  it('misses the target of a data file that is not there', () => {
    const rows = [row(30), row(500), row(2000, { data: undefined })]
    expect(
      flatTargets(rows)
        .filter((target) => !isMet(target))
        .map(({ what }) => what),
    ).toEqual(['data file (brotli) from 30 to 2000 pages'])
  })

  it('has targets for one size alone', () => {
    expect(flatVerdicts([row(500)])).toEqual([
      'met     prefetched within 3 s at 500 pages: 45.0 KB, at most 45.0',
    ])
  })
})

describe('flatTable', () => {
  it('marks the figures of Vellum that miss a target, and none of a peer', () => {
    const prefetched = 60_000
    const rows = [row(30, { prefetched }), row(30, { prefetched, engine: 'Docusaurus', data: undefined })]
    expect(flatTable(rows).slice(2)).toEqual([
      '| 30, Vellum     |           5.0 KB | 40.0 KB |            3.0 KB |         60.0 KB ✗ | 3.0 MB |           2.4 MB |   80.0 KB |      0.6 s | 1.2 s | 300 MB |',
      '| 30, Docusaurus |           5.0 KB | 40.0 KB |                 – |           60.0 KB | 3.0 MB |           2.4 MB |   80.0 KB |      0.6 s | 1.2 s | 300 MB |',
    ])
  })
})
