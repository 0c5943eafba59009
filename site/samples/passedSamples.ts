// Samples that need not run, because they have passed with the same code, packages and demo API. `npm test` sets both
// variables; without them every sample runs.

import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Sample } from './collect'

export interface PassedSamples {
  readonly has: (sample: Sample) => boolean
  readonly add: (sample: Sample) => void
  /** Writes those that were there and are still known, and the added ones. */
  readonly save: () => void
}

/** The passed samples of a runner: `node`, `browser`. */
export function openPassedSamples(
  runner: string,
  // A folder, and the hash of all that runs the samples.
  { SAMPLES_PASSED: folder, SAMPLES_RUN_BY: runBy }: NodeJS.ProcessEnv = process.env,
): PassedSamples {
  if (!folder || !runBy) return { has: () => false, add: () => {}, save: () => {} }
  const file = join(folder, `samples-${runner}.json`)
  const before = readKeys(file, runBy)
  const passed = new Set<string>()
  return {
    has: (sample) => before.has(sampleKey(sample)) && passed.add(sampleKey(sample)).size > 0,
    add: (sample) => passed.add(sampleKey(sample)),
    save: () => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ runBy, keys: [...passed] }))
    },
  }
}

function readKeys(file: string, runBy: string): ReadonlySet<string> {
  try {
    const record: { runBy: string; keys: string[] } = JSON.parse(readFileSync(file, 'utf8'))
    return new Set(record.runBy === runBy ? record.keys : [])
  } catch {
    // Not there, or cut off: all samples run.
    return new Set()
  }
}

/** What a sample is and shows, wherever its page has it. */
function sampleKey({ page: _page, index: _index, line: _line, output, ...sample }: Sample): string {
  return createHash('sha256')
    .update(JSON.stringify({ ...sample, output: output?.text }))
    .digest('hex')
}
