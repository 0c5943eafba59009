// The manual explains every message of a report.

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MESSAGES } from './messages.js'

const page = readFileSync(new URL('../../../manual/docs/move/report.md', import.meta.url), 'utf8')

it('has a section of the manual for every message, with its texts', () => {
  const missing = Object.entries(MESSAGES).filter(
    ([code, { about, fix }]) => !page.includes(`{#${code}}\n\n${about}\n\n${fix}\n`),
  )
  expect(missing.map(([code]) => code)).toEqual([])
})
