// The README of Troth is shown by npm, which knows no directives: its figures are typed, and compared here.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findQuantities, findVersions } from '../facts/figures'
import { readFacts } from '../facts/readFacts'
import { trothSources } from '../reference/trothFiles'

const figures = Object.values(readFacts()).flatMap((fact) => fact.figures)

it('states the facts of today', () => {
  const text = readFileSync(join(trothSources(), '../README.md'), 'utf8')
  const foundFigures = [...findQuantities(text), ...findVersions(text, ['Node.js'])]
  expect(foundFigures.length).toBeGreaterThan(2)
  const outdated = foundFigures.filter(
    ({ unit, value }) => !figures.some((figure) => figure.unit === unit && figure.value === value),
  )
  expect(outdated, 'packages/troth/README.md').toEqual([])
})
