import { describe, expect, it } from 'vitest'
import { profileReport } from './profileReport.js'

const phases = [
  { name: 'load', wall: 312, cpu: 450 },
  { name: 'compile', wall: 4120, cpu: 7900 },
] as const

const page = (path: string, times: Record<string, number>) => ({
  path,
  compile: 0,
  samples: 0,
  render: 0,
  plugins: 0,
  write: 0,
  ...times,
})

describe('profileReport', () => {
  it('CLI-5, CLI-6: has a table of phases, and one of pages with the steps that took time', () => {
    const pageTimes = [
      page('/docs/types', { compile: 120.4, samples: 900, render: 12, write: 30 }),
      page('/docs', { compile: 20, render: 4, write: 9.6 }),
    ]
    expect(profileReport({ phases, pageTimes })).toBe(
      [
        'Phase      wall     CPU',
        'load     0.31 s  0.45 s',
        'compile  4.12 s  7.90 s',
        'total    4.43 s  8.35 s',
        '',
        'The slowest pages, in milliseconds. Threads work at the same time: the sum is more than the phases took.',
        'Page          all  compile  samples  render  write',
        '/docs/types  1062      120      900      12     30',
        '/docs          34       20        0       4     10',
        '2 pages      1096      140      900      16     40',
      ].join('\n'),
    )
  })

  it('CLI-6: lists the twenty slowest pages, and the sum of all', () => {
    const pageTimes = Array.from({ length: 25 }, (_, i) => page(`/${i}`, { render: 100 - i }))
    const lines = profileReport({ phases, pageTimes }).split('\n').slice(6)
    expect(lines.length).toBe(22)
    expect([lines[20], lines[21]]).toEqual(['/19         81      81', '25 pages  2200    2200'])
  })

  it('CLI-6: reports that all pages came from the cache', () => {
    expect(profileReport({ phases, pageTimes: [] })).toContain(
      '\n\nAll pages came from the cache: --no-cache measures them.',
    )
  })
})
