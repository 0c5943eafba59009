// `vellum check --prose` on sites with two locales and a frozen version.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readmeExample } from '../../create-vellum/test/readmeExample.js'
import { linkPackages, runHere, testSites } from '../../vellum/test/builtSite.js'
import { writeFiles } from '../../vellum/test/tempFolder.js'

const sites = testSites()

const FILES = {
  'docs/a.md': '# A\n\nUtilize it.\n',
  'docs/b.mdx': '# Utilize\n\nText.\n',
  'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '# A\n\nUtilize it.\n',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/a.md': '# A\n\nUtilize it.\n',
  'versioned_sidebars/version-1.0-sidebars.json': '{}',
}
const CONFIG = "i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },"
const makeSite = (options: string) =>
  sites.makeSite(FILES, `${CONFIG} plugins: [prose(${options})]`, { 'vellum-prose': 'prose' })

describe('vellum check --prose', () => {
  it('PR-1: warns of each problem once, with file, line and column', async () => {
    const site = makeSite("{ terms: { utilize: 'use' } }")
    const { code, out } = await runHere(['check', site, '--prose'])
    expect(code).toBe(0)
    expect(out).toContain('Checked the prose of 2 files: 2 problems.\n')
    expect(out).toContain(
      'Warning: The plugin "prose" warns: 2 problems in prose.\n\ndocs/a.md:3:1  "Utilize": write "use" (terms)\ndocs/b.mdx:1:3  "Utilize": write "use" (terms)\n',
    )
    expect((await runHere(['check', site])).out).not.toContain('prose')
  })

  it('PR-1: fails with `severity`, and checks the files and locales that are chosen', async () => {
    const site = makeSite(
      "{ terms: { utilize: 'use' }, severity: 'throw', locales: ['fr'], files: (file) => file.endsWith('/a.md') }",
    )
    const { code, error, out } = await runHere(['check', site, '--prose'])
    expect(code).toBe(1)
    expect(out + error).toContain('i18n/fr/docusaurus-plugin-content-docs/current/a.md:3:1  "Utilize"')
    expect(out + error).toContain('versioned_docs/version-1.0/a.md:3:1')
    expect(out + error).not.toContain('b.mdx')
  })

  it('PR-1: needs the plugin', async () => {
    const { code, error } = await runHere(['check', sites.makeSite({ 'docs/a.md': '# A\n' }), '--prose'])
    expect(code).toBe(1)
    expect(error).toContain('`--prose` needs the plugin "prose", which the site does not have.')
  })

  it('the site in the README shows what it says', { tags: ['exhaustive'] }, async () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    const { files, commands } = readmeExample(readme, 'A complete site')
    const [, output = 'no output'] = /```text\n(Warning[\s\S]*?)```/.exec(readme) ?? []
    const site = sites.folder()
    writeFiles(site, files)
    linkPackages(site, ['vellum', 'vellum-prose'])
    expect(commands).toEqual(['npx vellum check --prose'])
    expect((await runHere(['check', site, '--prose'])).out).toContain(output)
  })
})
