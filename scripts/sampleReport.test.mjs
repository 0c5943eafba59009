// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeSamples } from './sampleReport.mjs'

describe('describeSamples', () => {
  it('adds up the files of a folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'report-'))
    try {
      writeFileSync(join(folder, 'types.json'), '{"typeChecked":9,"optedOut":1}')
      writeFileSync(join(folder, 'node.json'), '{"esm":4,"cjs":2}')
      writeFileSync(join(folder, 'browser.json'), '{"browser":3,"tries":6}')
      expect(describeSamples(folder)).toBe(
        '9 samples type-checked; run: 4 in Node (ESM), 2 in Node (CommonJS), 3 in a browser; edits run: 6; opted out: 1',
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('counts nothing when there is no report', () => {
    expect(describeSamples(join(tmpdir(), 'no-such-folder'))).toMatch(/^0 samples/)
  })
})
