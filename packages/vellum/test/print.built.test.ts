// `vellum print`: the documentation of a site as one HTML file, and its PDF.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ensureBrowser } from '../../../scripts/browser.mjs'
import { runHere, testSites } from './builtSite.js'

const { makeSite } = testSites()

const FILES = {
  'docs/intro.md': '# Intro\n\n[To B](./guide/b.mdx#two), [index](/category/guides)\n\n![P](./p.svg)\n',
  'docs/p.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>',
  'docs/guide/b.mdx':
    "import { useState } from 'react'\n\nexport const Live = () => { const [n] = useState(3); return <b>live {n}</b> }\n\n# B\n\n<Live />\n\n## Two\n\nText.\n",
  'docs/guide/c.md': '# C\n\nNot in this sidebar.\n',
  'sidebars.json':
    '{ "main": ["intro", { "type": "category", "label": "Guides", "link": { "type": "generated-index" }, "items": ["guide/b"] }], "other": ["guide/c"] }',
  'versioned_docs/version-1.0/old.md': '# Old\n',
  'versioned_sidebars/version-1.0-sidebars.json': '{ "main": ["old"] }',
  'versions.json': '["1.0"]',
  'i18n/fr/docusaurus-plugin-content-docs/current/intro.md': '# Bonjour\n',
}
const CONFIG = `tagline: 'For <birds>', baseUrl: '/x/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  docs: { routeBasePath: '/', sidebarPath: './sidebars.json', lastVersion: 'current', versions: { current: { label: '2.x' } } },`

describe('vellum print', () => {
  const site = makeSite(FILES, CONFIG)
  const print = async (name: string, ...args: readonly string[]) => {
    const output = join(site, 'out', name)
    const { code, out, error } = await runHere(['print', site, '--output', output, ...args])
    return { code, output: out + error, html: existsSync(output) ? readFileSync(output, 'utf8') : '' }
  }

  it('PT-1 … PT-6: writes the last version as one file without script, which needs no other file', async () => {
    const { code, output, html } = await print('all.html', '--no-pdf', '--numbered', '--sidebar', 'main')
    expect([code, output]).toEqual([0, expect.stringMatching(/Printed 2 pages to \S+all\.html \(/)])
    expect(html).toContain('<p>For &lt;birds&gt;</p>')
    expect(html).toContain('<a href="#guide-b"><span class="vp-number">2.1 </span>B</a>')
    expect(html).toContain('<a href="#guide-b--two">To B</a>, <a href="#category-guides">index</a>')
    expect(html).toMatch(/<b>live (?:<!-- -->)?3<\/b>/)
    expect(html).toContain('src="data:image/svg+xml;base64,')
    expect(html).not.toContain('Not in this sidebar')
    expect(html).not.toMatch(/<script|<link|(?:src|href)="\/|url\(["']?\//)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
    expect(existsSync(join(site, 'dist'))).toBe(false)
  })

  it('PT-8: prints another version, another locale, and explains unknown names', async () => {
    const old = await print('old.html', '--no-pdf', '--docs-version', '1.0')
    expect([old.html.includes('>Old</h1>'), old.html.includes('Intro')]).toEqual([true, false])
    const french = await print('fr.html', '--no-pdf', '--locale', 'fr')
    expect(french.html).toContain('<html lang="fr"')
    expect(french.html).toContain('Bonjour')
    expect(french.html).toContain('>Table des matières</h2>')
    const wrong = await print('no.html', '--no-pdf', '--sidebar', 'mian')
    expect([wrong.code, wrong.output]).toEqual([
      1,
      expect.stringContaining(
        'There is no sidebar "mian" to print.\n  Did you mean "main"? `--sidebar` takes main, other.',
      ),
    ])
  })

  it('PT-7: makes a PDF with tags and an outline', async () => {
    process.env.CHROME_PATH ??= await ensureBrowser()
    const { code } = await print('paper.html')
    const pdf = readFileSync(join(site, 'out/paper.pdf'), 'latin1')
    expect([code, pdf.slice(0, 5), pdf.includes('/Outlines'), pdf.includes('/StructTreeRoot')]).toEqual([
      0,
      '%PDF-',
      true,
      true,
    ])
  })
})
