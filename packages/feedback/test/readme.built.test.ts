// The README's site is built as a reader builds it.

import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readmeExample } from '../../create-vellum/test/readmeExample.js'
import { buildSite, testSites } from '../../vellum/test/builtSite.js'
import { writeFiles } from '../../vellum/test/tempFolder.js'

const { folder } = testSites()
const nodeModules = fileURLToPath(new URL('../../../node_modules', import.meta.url))

it('builds the site of the README', { tags: ['exhaustive'] }, async () => {
  const { files, commands } = readmeExample(
    readFileSync(new URL('../README.md', import.meta.url), 'utf8'),
    'A complete site',
  )
  const dir = folder()
  writeFiles(dir, files)
  symlinkSync(nodeModules, join(dir, 'node_modules'), 'junction')
  const { error, warnings, outDir, result } = await buildSite(dir)
  expect([error, warnings, commands]).toEqual([undefined, [], ['npx vellum build']])
  expect(result).toBeDefined()
  const page = readFileSync(join(outDir, 'index.html'), 'utf8')
  expect(page).toMatch(/<form class="vf-form"[^>]* action="\/api\/feedback"/)
  expect(page).toContain('<textarea')
})
