// Every sample of the site compiles against the declarations of Troth.

import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { collectSamples, listPages, pageSamples, type Sample, whereIs } from './collect'
import { docCommentSamples } from './docComments'
import { sampleLines } from './fenceLines'
import { openFolder } from './folders'
import { recordCounts } from './summary'
import { checkTypes, describeFinding } from './typeCheck'

const MOST_UNCHECKED = 4
const HINT =
  'Correct the sample. If the error is the point, announce it with "// @errors: <number>" in the code, or errors="<number>" after js.'

const all = [...collectSamples(), ...docCommentSamples()]
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
    if (found.length > 0) expect.fail(`\n${found.join('\n')}\n${HINT}`)
  })

  it.each(listPages())('$page hides no sample', ({ page, file }) => {
    const text = readFileSync(file, 'utf8')
    expect(pageSamples(page, text).map(({ line }) => line)).toEqual(sampleLines(text))
    // Code in a component is not a fence, so it would not be checked.
    expect(text).not.toMatch(/<CodeBlock\b/)
  })

  it('opts out rarely, and says why', () => {
    const describe = (sample: Sample) => `${whereIs(sample)} ${sample.unchecked}`
    expect(unchecked.filter(({ unchecked }) => !unchecked).map(describe)).toEqual([])
    expect(unchecked.length, unchecked.map(describe).join('\n')).toBeLessThanOrEqual(MOST_UNCHECKED)
  })
})
