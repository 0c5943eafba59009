// Every sample for Node runs and prints what its page shows, and prints what the page says after each edit that it
// suggests.

import { afterAll, describe, expect, it } from 'vitest'
import { collectSamples, type Sample, whereIs } from './collect'
import { docCommentSamples } from './docComments'
import { openFolder } from './folders'
import { openSampleProcesses } from './nodeProcesses'
import { judge, writeOutputs } from './outputs'
import { openPassedSamples } from './passedSamples'
import { runInNode } from './runNode'
import { recordCounts } from './summary'
import { collectTries, judgeTry } from './tries'

const isUpdate = process.env.UPDATE_SAMPLES === '1'
const folder = openFolder('node')
const samples = [...collectSamples(), ...docCommentSamples()].filter(
  ({ runtime, unchecked }) => runtime !== 'browser' && unchecked === undefined,
)
const passedBefore = openPassedSamples('node')
const outputs = new Map<Sample, string>()
const tries = collectTries()
const passed = { esm: 0, cjs: 0, nodeBefore: 0, tries: 0 }
const processes = openSampleProcesses(folder.path)

afterAll(async () => {
  await processes.close()
  folder.remove()
  recordCounts('node', passed)
  passedBefore.save()
  if (isUpdate) writeOutputs(outputs)
})

describe.concurrent('samples in Node', () => {
  it.for(samples.map((sample) => [whereIs(sample), sample] as const))('%s', async ([, sample], { skip }) => {
    if (!isUpdate && passedBefore.has(sample)) {
      passed.nodeBefore++
      skip('passed before with the same code')
    }
    const run = await runInNode(sample, { parent: folder.path, processes })
    const problem = judge(sample, run, { update: isUpdate })
    if (problem) expect.fail(`${whereIs(sample)}\n${problem}`)
    outputs.set(sample, run.output)
    passedBefore.add(sample)
    if (sample.runtime === 'cjs') passed.cjs++
    else passed.esm++
  })

  it.for(tries.map((sample) => [whereIs(sample), sample] as const))(
    'edit: %s',
    async ([, sample], { skip }) => {
      if (passedBefore.has(sample)) {
        passed.nodeBefore++
        skip('passed before with the same code')
      }
      const run = await runInNode(sample, { parent: folder.path, processes, network: sample.network })
      const problem = judgeTry(sample, run)
      if (problem) expect.fail(`${whereIs(sample)}\n${problem}`)
      passedBefore.add(sample)
      passed.tries++
    },
  )

  it('are there', () => {
    expect(process.env.SAMPLES || samples.length > 50).toBeTruthy()
  })
})
