// The record is of the code as it is: when it is not, the docs would show results of other code.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readRecord, recordOf } from './record.js'
import { CASES } from './suite/runSuite.js'
import { currentHashes, hashCode } from './writeRecord.js'

describe('platforms.json', () => {
  const { command, source, suite, platforms } = readRecord()

  it('is of the current source and suite', async () => {
    const message = `platforms.json is of other code: run \`${command}\``
    expect({ source, suite }, message).toEqual(await currentHashes())
  })

  it('has every case on every platform, and the declared exceptions', () => {
    for (const { id, passed, exceptions } of platforms) {
      const declared = CASES.flatMap(({ name, except = {} }) =>
        except[id] ? [{ name, reason: except[id].reason }] : [],
      )
      expect({ id, passed, exceptions }).toEqual({
        id,
        passed: CASES.length - declared.length,
        exceptions: declared,
      })
    }
    expect(platforms.length).toBeGreaterThan(0)
  })
})

describe('recordOf', () => {
  it('counts what holds, and names what cannot', () => {
    const platform = { id: 'bun', label: 'Bun', version: '1.2.3' } as const
    const results = [
      { name: 'a', outcome: 'passed' },
      { name: 'b', outcome: 'exception', reason: 'It cannot.' },
    ] as const
    expect(recordOf(platform, results)).toEqual({
      ...platform,
      passed: 1,
      exceptions: [{ name: 'b', reason: 'It cannot.' }],
    })
  })
})

describe('hashCode', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hash-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const hashOf = (files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
    return hashCode([join(folder, 'a.ts')])
  }

  it('changes with the code, and not with comments, types or tests', async () => {
    const code = { 'a.ts': "export * from './b.js'", 'b.ts': 'export const b = 1' }
    const first = await hashOf(code)
    expect(await hashOf({ 'a.ts': "// one\nexport * from './b.js'\nexport type A = 1" })).toBe(first)
    expect(await hashOf({ 'a.test.ts': 'test' })).toBe(first)
    expect(await hashOf({ 'b.ts': 'export const b = 2' })).not.toBe(first)
    expect(await hashOf({ ...code, 'a.ts': "export { b as c } from './b.js'" })).not.toBe(first)
    expect(await hashOf(code)).toBe(first)
  })
})
