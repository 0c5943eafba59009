// Every sample for browsers runs in one, and shows or logs what its page shows.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectSamples, type Sample, whereIs } from './collect'
import { openFolder } from './folders'
import { judge, writeOutputs } from './outputs'
import { openPassedSamples } from './passedSamples'
import { openSampleBrowser, type SampleBrowser } from './runBrowser'
import { recordCounts } from './summary'

const isUpdate = process.env.UPDATE_SAMPLES === '1'
const samples = collectSamples().filter(
  ({ runtime, unchecked }) => runtime === 'browser' && unchecked === undefined,
)
const passedBefore = openPassedSamples('browser')
const outputs = new Map<Sample, string>()
const folder = openFolder('browser')
let browser: SampleBrowser | undefined
const passed = { browser: 0, browserBefore: 0 }

beforeAll(async () => {
  if (samples.length > 0) browser = await openSampleBrowser(folder.path)
})

afterAll(async () => {
  await browser?.close()
  folder.remove()
  recordCounts('browser', passed)
  passedBefore.save()
  if (isUpdate) writeOutputs(outputs)
})

describe('samples in a browser', () => {
  it.for(samples.map((sample) => [whereIs(sample), sample] as const))('%s', async ([, sample], { skip }) => {
    if (!isUpdate && passedBefore.has(sample)) {
      passed.browserBefore++
      skip('passed before with the same code')
    }
    const run = await browser!.run(sample)
    const problem = judge(sample, run, { update: isUpdate })
    if (problem) expect.fail(`${whereIs(sample)}\n${problem}`)
    outputs.set(sample, run.output)
    passedBefore.add(sample)
    passed.browser++
  })

  it('are there', () => {
    expect(process.env.SAMPLES || samples.length > 5).toBeTruthy()
  })
})
