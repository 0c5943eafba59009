// The README's site is built as a reader builds it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readmeExample } from '../../create-vellum/test/readmeExample.js'
import { buildSite, testSites } from '../../vellum/test/builtSite.js'

const { makeProject } = testSites()

it('builds the site of the README, whose page has the source and loads no Mermaid', {
  tags: ['exhaustive'],
}, async () => {
  const { files, commands } = readmeExample(
    readFileSync(new URL('../README.md', import.meta.url), 'utf8'),
    'A complete site',
  )
  const { error, warnings, outDir } = await buildSite(makeProject(files))
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
