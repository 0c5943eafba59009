// Every sample for Node runs and prints what its page shows.

import { afterAll, describe, expect, it } from 'vitest'
import { collectSamples, type Sample, whereIs } from './collect'
import { docCommentSamples } from './docComments'
import { openFolder } from './folders'
import { openSampleProcesses } from './nodeProcesses'
import { judge, writeOutputs } from './outputs'
import { runInNode } from './runNode'
import { recordCounts } from './summary'

const update = process.env.UPDATE_SAMPLES === '1'
const folder = openFolder('node')
const samples = [...collectSamples(), ...docCommentSamples()].filter(
  ({ runtime, unchecked }) => runtime !== 'browser' && unchecked === undefined,
)
const outputs = new Map<Sample, string>()
const passed = { esm: 0, cjs: 0 }
const processes = openSampleProcesses(folder.path)

afterAll(async () => {
  await processes.close()
  folder.remove()
  recordCounts('node', passed)
  if (update) writeOutputs(outputs)
})

describe.concurrent('samples in Node', () => {
  it.each(samples.map((sample) => [whereIs(sample), sample] as const))('%s', async (_, sample) => {
    const run = await runInNode(sample, { parent: folder.path, processes })
    const problem = judge(sample, run, { update })
    if (problem) expect.fail(`${whereIs(sample)}\n${problem}`)
    outputs.set(sample, run.output)
    if (sample.runtime === 'cjs') passed.cjs++
    else passed.esm++
  })

  it('are there', () => {
    expect(process.env.SAMPLES || samples.length > 50).toBeTruthy()
  })
})
