// The features of browsers that facts name, in what uses them: the sources of Troth, and a page.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { trothSources } from '../reference/trothFiles'
import { BROWSER_FEATURES } from './platforms'

it('names no feature of browsers that nothing uses any more', () => {
  const page = join(import.meta.dirname, '../docs/installation/browser-without-bundlers.mdx')
  const files = ['limits.ts', 'request.ts'].map((name) => join(trothSources(), name))
  const text = [...files, page].map((file) => readFileSync(file, 'utf8')).join('\n')
  const unused = Object.values(BROWSER_FEATURES).filter(({ usedAs }) => !text.includes(usedAs))
  expect(unused, 'remove them from site/facts/platforms.ts').toEqual([])
})
