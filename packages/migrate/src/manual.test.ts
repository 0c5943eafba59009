// The manual explains every message of a report.

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rewriteConfig } from './docusaurus/rewriteConfig.js'
import { ENGINE } from './engine.js'
import { createFindings } from './findings.js'
import { MESSAGES } from './messages.js'

const page = readFileSync(new URL('../../../manual/docs/move/report.md', import.meta.url), 'utf8')

it('has a section of the manual for every message, with its texts', () => {
  const missing = Object.entries(MESSAGES).filter(
    ([code, { about, fix }]) => !page.includes(`{#${code}}\n\n${about}\n\n${fix}\n`),
  )
  expect(missing.map(([code]) => code)).toEqual([])
})

it('shows the configuration that the tool writes', () => {
  const moving = readFileSync(new URL('../../../manual/docs/move/docusaurus.md', import.meta.url), 'utf8')
  const [, before = '', after] =
    /```ts title="docusaurus\.config\.ts, before"\n([\s\S]*?)```[\s\S]*?title="vellum\.config\.ts" site=migrated\n([\s\S]*?)```/.exec(
      moving,
    ) ?? []
  const rewritten = rewriteConfig(
    { name: 'docusaurus.config.ts', text: before },
    {
      engine: ENGINE,
      facts: { usesInfima: false, hasHtmlLinks: false, hasBlog: false, namesInCode: new Set() },
      findings: createFindings(),
    },
  )
  expect(rewritten?.text).toBe(after)
})
