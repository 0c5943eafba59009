// Every sample of the site compiles against the declarations of Troth.

import { afterAll, describe, expect, it } from 'vitest'
import { collectSamples, type Sample, whereIs } from './collect'
import { openFolder } from './folders'
import { recordCounts } from './summary'
import { checkTypes, describeFinding } from './typeCheck'

const MOST_UNCHECKED = 4

const all = collectSamples()
const unchecked = all.filter(({ unchecked }) => unchecked !== undefined)
const samples = all.filter(({ unchecked }) => unchecked === undefined)
const folder = openFolder('types')
const findings = checkTypes(samples, folder.path)
folder.remove()
const clean = new Set(samples.filter((sample) => !findings.some((finding) => finding.sample === sample)))

afterAll(() => recordCounts('types', { typeChecked: clean.size, optedOut: unchecked.length }))

describe('types of samples', () => {
  const pages = [...new Set(samples.map(({ page }) => page))]

  it.each(pages)('%s compiles', (page) => {
    const found = findings.filter(({ sample }) => sample.page === page).map(describeFinding)
    if (found.length > 0) expect.fail(`\n${found.join('\n')}`)
  })

  it('opts out rarely, and says why', () => {
    const describe = (sample: Sample) => `${whereIs(sample)} ${sample.unchecked}`
    expect(unchecked.filter(({ unchecked }) => !unchecked).map(describe)).toEqual([])
    expect(unchecked.length, unchecked.map(describe).join('\n')).toBeLessThanOrEqual(MOST_UNCHECKED)
  })
})
