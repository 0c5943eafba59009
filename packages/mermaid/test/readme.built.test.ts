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

it('builds the site of the README, whose page has the source and loads no Mermaid', {
  tags: ['exhaustive'],
}, async () => {
  const { files, commands } = readmeExample(
    readFileSync(new URL('../README.md', import.meta.url), 'utf8'),
    'A complete site',
  )
  const dir = folder()
  writeFiles(dir, files)
  symlinkSync(nodeModules, join(dir, 'node_modules'), 'junction')
  const { error, warnings, outDir } = await buildSite(dir)
  expect([error, warnings, commands]).toEqual([undefined, [], ['npx vellum build']])
  const html = readFileSync(join(outDir, 'index.html'), 'utf8')
  expect(html).toContain('<div class="docusaurus-mermaid-container" data-mermaid="flowchart LR')
  expect(html).toMatch(
    /<link rel="stylesheet" href="\/assets\/class-docusaurus-mermaid-container-[\w-]+\.css">/,
  )
  expect(html).not.toMatch(/(?:src|href)="[^"]*(?:mermaid\.core|draw)-/)
  // Nothing is opened for the diagrams.
  expect(readFileSync(join(outDir, '_headers'), 'utf8')).not.toMatch(/unsafe-inline|unsafe-eval/)
})
