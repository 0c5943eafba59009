// @ts-check
import { describe, expect, it } from 'vitest'
import { missedTargets, table } from './report.mjs'

const lighthouse = { performance: 100, tbt: 12, cls: 0 }
const subjects = [
  { id: 'vellum', name: 'Vellum', figures: { ...lighthouse, lcp: 860 } },
  { id: 'starlight', name: 'Starlight', figures: { ...lighthouse, lcp: 1000 } },
]
const groups = ['lighthouse']

describe('missedTargets', () => {
  it('takes a share of the peer as the target where the peer was measured', () => {
    expect(missedTargets({ site: 'own', groups, subjects })).toEqual(['Troth site: Lighthouse mobile: LCP'])
    expect(missedTargets({ site: 'own', groups, subjects: subjects.slice(0, 1) })).toEqual([])
  })

  it('has stricter targets for generated pages', () => {
    expect(missedTargets({ site: '500', groups, subjects: subjects.slice(0, 1) })).toEqual([
      '500 generated pages, flat sidebar: Lighthouse mobile: TBT',
    ])
  })
})

describe('table', () => {
  it('shows each figure with its target, its verdict and the ratio to each peer', () => {
    expect(table({ site: 'own', groups, subjects })).toEqual([
      '|                                |  Vellum |    target |        | Starlight | ratio |',
      '| ------------------------------ | ------: | --------: | -----: | --------: | ----: |',
      '| Lighthouse mobile: performance |     100 |     ≥ 100 |    met |       100 |  1.00 |',
      '| Lighthouse mobile: LCP         |  860 ms |  ≤ 850 ms | MISSED |   1000 ms |  0.86 |',
      '| Lighthouse mobile: TBT         | 12.0 ms | ≤ 15.0 ms |    met |   12.0 ms |  1.00 |',
      '| Lighthouse mobile: CLS         |       0 |       = 0 |    met |         0 |     - |',
    ])
  })

  it('has no ratio to a peer that never reacts', () => {
    const press = [
      { id: 'vellum', name: 'Vellum', figures: { toggleEarlyEffect: 600 } },
      { id: 'docusaurus', name: 'Docusaurus', figures: { toggleEarlyEffect: Number.POSITIVE_INFINITY } },
    ]
    const [, , , line] = table({ site: '30', groups: ['input'], subjects: press })
    expect(line?.split('|').map((cell) => cell.trim())).toEqual([
      '',
      'first press, colour toggle, as soon as visible → effect',
      '600 ms',
      '',
      '',
      'never',
      '-',
      '',
    ])
  })
})
