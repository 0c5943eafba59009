// Every sample for browsers runs in one, and shows or logs what its page shows.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectSamples, type Sample, whereIs } from './collect'
import { openFolder } from './folders'
import { judge, writeOutputs } from './outputs'
import { openSampleBrowser, type SampleBrowser } from './runBrowser'
import { recordCounts } from './summary'

const update = process.env.UPDATE_SAMPLES === '1'
const samples = collectSamples().filter(
  ({ runtime, unchecked }) => runtime === 'browser' && unchecked === undefined,
)
const outputs = new Map<Sample, string>()
const folder = openFolder('browser')
let browser: SampleBrowser | undefined
let passed = 0

beforeAll(async () => {
  if (samples.length > 0) browser = await openSampleBrowser(folder.path)
})

afterAll(async () => {
  await browser?.close()
  folder.remove()
  recordCounts('browser', { browser: passed })
  if (update) writeOutputs(outputs)
})

describe('samples in a browser', () => {
  it.each(samples.map((sample) => [whereIs(sample), sample] as const))('%s', async (_, sample) => {
    const run = await browser!.run(sample)
    const problem = judge(sample, run, { update })
    if (problem) expect.fail(`${whereIs(sample)}\n${problem}`)
    outputs.set(sample, run.output)
    passed++
  })

  it('are there', () => {
    expect(process.env.SAMPLES || samples.length > 5).toBeTruthy()
  })
})
