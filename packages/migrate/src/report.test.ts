import { describe, expect, it } from 'vitest'
import { createFindings, type Outcome } from './findings.js'
import { MESSAGES } from './messages.js'
import { formatReport } from './report.js'

describe('formatReport', () => {
  it('fits two screens for 2,000 pages and 40 problems [MG-3]', () => {
    const findings = createFindings()
    for (let page = 0; page < 2000; page++) {
      for (let cause = 0; cause < 30; cause++) {
        findings.add({
          code: 'unknown-import',
          outcome: 'hand',
          text: `"@theme/Part${cause}" cannot be imported.`,
          fix: `Write the component: src/theme/Part${cause}.`,
          at: `docs/page${page}.mdx:${cause + 3}`,
          isContent: true,
        })
      }
    }
    for (let cause = 0; cause < 10; cause++) {
      findings.add({ code: 'lost-plugin', outcome: 'lost', text: `Plugin ${cause} is gone.`, weight: 'low' })
    }
    for (let cause = 0; cause < 60; cause++) {
      findings.add({ code: 'plugin-adapted', outcome: 'changed', text: `Plugin ${cause} is adapted.` })
    }
    const report = formatReport(findings.list(), { pages: 2000, columns: 120 })
    const lines = report.split('\n')
    expect(lines.length).toBeLessThanOrEqual(100)
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(120)
    expect(lines).toContain(
      '  "@theme/Part7" cannot be imported. On 2000 pages. (docs/page0.mdx:10, docs/page1.mdx:10 and 1998 more)',
    )
  })

  it('reports a cause once, with all of its positions [MG-3]', () => {
    const findings = createFindings()
    for (const at of ['docs/a.md:1', 'docs/b.md:2', 'docs/b.md:9']) {
      findings.add({ code: 'policy-eval', outcome: 'hand', text: 'Evaluated.', at, isContent: true })
    }
    expect(findings.list()).toEqual([
      {
        code: 'policy-eval',
        outcome: 'hand',
        text: 'Evaluated.',
        positions: ['docs/a.md:1', 'docs/b.md:2', 'docs/b.md:9'],
        pages: 2,
      },
    ])
  })

  it('orders what is lost by how much it matters [MG-3]', () => {
    const lost = (text: string, weight: 'high' | 'low') => ({
      code: 'lost-field' as const,
      outcome: 'lost' as Outcome,
      text,
      weight,
      positions: [],
      pages: 0,
    })
    const report = formatReport([lost('One.', 'low'), lost('Two.', 'high')], { pages: 1 })
    expect(report.indexOf('Two.')).toBeLessThan(report.indexOf('One.'))
  })

  it('has an explanation of every code, without placeholders [MG-3]', () => {
    for (const { about, fix } of Object.values(MESSAGES))
      expect(`${about} ${fix}`).not.toMatch(/<\w+>|undefined/)
  })
})
