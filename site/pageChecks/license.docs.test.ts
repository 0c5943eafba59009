// The page about the license shows the license itself.

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readFences } from '../samples/fences'

it('docs/license.md shows the text of LICENSE', () => {
  const page = readFileSync(new URL('../docs/license.md', import.meta.url), 'utf8')
  const license = readFileSync(new URL('../../LICENSE', import.meta.url), 'utf8')
  const shown = readFences(page).find(({ title }) => title === 'LICENSE')
  expect(shown?.code).toBe(license.trimEnd())
})
