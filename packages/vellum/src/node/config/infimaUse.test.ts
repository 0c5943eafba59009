import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { usesInfima } from './infimaUse.js'

const makeFolder = tempFolders()

describe('usesInfima', () => {
  it.each([
    ['a variable', 'src/css/custom.css', ':root { --ifm-color-primary: #25c2a0 }'],
    [
      'a variable in a component',
      'src/Box.tsx',
      "export default () => <b style={{ color: 'var(--ifm-color-primary)' }} />",
    ],
    ['a class', 'src/pages/index.js', '<header className={clsx("hero hero--primary", styles.banner)} />'],
    ['a utility', 'src/pages/index.mdx', '<div className="margin-top--lg" />'],
  ])('SH-40: finds %s', (_, path, text) => {
    expect(usesInfima({ siteDir: makeFolder({ [path]: text }), sheets: [], isMoved: true })).toBe(true)
  })

  it('SH-40: reads stylesheets of the configuration elsewhere, and nothing in other files', () => {
    const siteDir = makeFolder({
      'look.css': ':root { --ifm-a: 1 }',
      'docs/a.md': 'Set `--ifm-color-primary`.',
    })
    expect(usesInfima({ siteDir, sheets: [join(siteDir, 'look.css')], isMoved: false })).toBe(true)
    expect(usesInfima({ siteDir, sheets: [join(siteDir, 'missing.css')], isMoved: true })).toBe(false)
  })

  it('SH-40: knows a plain site', () => {
    const siteDir = makeFolder({
      'src/css/custom.css':
        ':root { --vl-accent: teal } .container, .card--small, .alert--secondary, .button--primary { margin: 0 }',
      'src/pages/index.tsx': '<main className="row card button">{i--}</main>',
    })
    expect(usesInfima({ siteDir, sheets: [], isMoved: true })).toBe(false)
  })

  it('SH-40: leaves classes of a site that did not come from Docusaurus to the site', () => {
    const siteDir = makeFolder({ 'src/Card.tsx': '<div className="card__header margin-top--lg" />' })
    expect(usesInfima({ siteDir, sheets: [], isMoved: false })).toBe(false)
    expect(usesInfima({ siteDir, sheets: [], isMoved: true })).toBe(true)
  })
})
