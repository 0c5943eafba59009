// The README's site is built as a reader builds it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readmeExample } from '../../create-vellum/test/readmeExample.js'
import { buildSite, testSites } from '../../vellum/test/builtSite.js'

const { makeProject } = testSites()

it('builds the site of the README', { tags: ['exhaustive'] }, async () => {
  const { files, commands } = readmeExample(
    readFileSync(new URL('../README.md', import.meta.url), 'utf8'),
    'A complete site',
  )
  const { error, warnings, outDir, result } = await buildSite(makeProject(files))
  expect([error, warnings, commands]).toEqual([undefined, [], ['npx vellum build']])
  expect(result).toBeDefined()
  const page = readFileSync(join(outDir, 'index.html'), 'utf8')
  expect(page).toMatch(/<form class="vf-form"[^>]* action="\/api\/feedback"/)
  expect(page).toContain('<textarea')
})
