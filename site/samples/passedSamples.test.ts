import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pageSamples } from './collect'
import { openPassedSamples } from './passedSamples'

const samplesOf = (text: string) => pageSamples('docs/a.md', text)
const PAGE = '```ts\nconsole.log(1)\n```\n\n```text title="Output"\n1\n```\n\n```ts\nconsole.log(2)\n```\n'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'passed-samples-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (runBy = 'one') => openPassedSamples('node', { SAMPLES_PASSED: folder, SAMPLES_RUN_BY: runBy })

function passAll(text = PAGE): void {
  const passed = open()
  for (const sample of samplesOf(text)) passed.add(sample)
  passed.save()
}

describe('openPassedSamples', () => {
  it('has what has passed, at any position of a page', () => {
    passAll()
    expect(samplesOf(`Moved.\n\n${PAGE}`).map(open().has)).toEqual([true, true])
  })

  it('has no sample whose code or output was edited', () => {
    passAll()
    expect(samplesOf(PAGE.replace('log(2)', 'log(3)')).map(open().has)).toEqual([true, false])
    expect(samplesOf(PAGE.replace('\n1\n', '\none\n')).map(open().has)).toEqual([false, true])
  })

  it('has nothing after a change of what runs the samples, or with a damaged file', () => {
    passAll()
    expect(samplesOf(PAGE).map(open('two').has)).toEqual([false, false])
    writeFileSync(join(folder, 'samples-node.json'), '{"runBy":"one","keys":[')
    expect(samplesOf(PAGE).map(open().has)).toEqual([false, false])
  })

  it('keeps what was left out, and forgets what pages no longer have', () => {
    passAll()
    const passed = open()
    const [first, second] = samplesOf(PAGE)
    expect(passed.has(first!)).toBe(true)
    passed.save()
    expect([first!, second!].map(open().has)).toEqual([true, false])
  })
})
