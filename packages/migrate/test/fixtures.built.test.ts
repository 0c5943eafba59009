// Sites of five shapes are moved, built, and compared with what Docusaurus 3.10 built of them: its pages, or a list of its URLs.

import { cpSync, existsSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { buildSite, testSites } from '../../vellum/test/builtSite.js'
import { compareSites, compareUrls } from '../dist/compare/compareSites.js'
import { readBuiltSite } from '../dist/compare/readBuiltSite.js'
import { readUrls } from '../dist/compare/runCompare.js'
import { runMigrate } from '../dist/index.js'

const FIXTURES = fileURLToPath(new URL('../fixtures/', import.meta.url))
const RECORDED = fileURLToPath(new URL('../recorded/', import.meta.url))
const MODULES = fileURLToPath(new URL('../../../node_modules', import.meta.url))
const { folder } = testSites()

function copyOf(name: string): string {
  const dir = folder()
  cpSync(join(FIXTURES, name), dir, { recursive: true })
  // A file with its own name would apply to this repository.
  if (existsSync(join(dir, 'gitignore'))) renameSync(join(dir, 'gitignore'), join(dir, '.gitignore'))
  symlinkSync(MODULES, join(dir, 'node_modules'), 'junction')
  return dir
}

describe('vellum-migrate', () => {
  /** Moves a site, builds it, and compares it with what Docusaurus made of it. */
  async function expectSameSite(name: string): Promise<void> {
    const dir = copyOf(name)
    expect(await runMigrate([dir, '--json'])).toBe(0)
    const { error, outDir } = await buildSite(dir)
    expect(error).toBeUndefined()
    const after = readBuiltSite(outDir)
    const list = join(RECORDED, `${name}.txt`)
    const { differences, results } = existsSync(list)
      ? compareUrls(readUrls(readFileSync(list, 'utf8')), after)
      : compareSites(readBuiltSite(join(RECORDED, name)), after)
    expect(results[0]!.compared).toBeGreaterThan(2)
    expect(differences).toEqual([])
  }
  /** One with what most sites have, and one with several sets of documents. */
  const isTypical = (name: string) => name === 'classic' || name === 'versions'
  const names = readdirSync(FIXTURES)
  it.each(names.filter(isTypical))(
    'moves the site "%s" without an edit by hand [MG-12] [MG-7]',
    expectSameSite,
  )
  it.each(names.filter((name) => !isTypical(name)))(
    'moves the site "%s" without an edit by hand [MG-12] [MG-7]',
    { tags: ['exhaustive'] },
    expectSameSite,
  )

  it('runs as `vellum migrate` [MG-13]', async () => {
    const { runCli } = await import('../../vellum/dist/node/bundle/cli.js')
    const dir = copyOf('versions')
    expect(await runCli(['migrate', dir, '--json'])).toBe(0)
    expect(readFileSync(join(dir, 'vellum.config.ts'), 'utf8')).toContain('docs: [docsOptions, {')
  })
})
