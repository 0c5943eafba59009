// The record is of the code as it is: when it is not, the docs would show results of other code.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { currentHashes, hashCode, readRecord, recordOf } from './record.js'
import { CASES } from './suite/runSuite.js'

describe('platforms.json', () => {
  const { command, source, suite, platforms } = readRecord()

  // The first use of the compiler takes most of it.
  it('is of the current source and suite', { timeout: 30_000 }, () => {
    expect({ source, suite }, `platforms.json is of other code: run \`${command}\``).toEqual(currentHashes())
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
    return hashCode(pathToFileURL(`${folder}/`))
  }

  it('changes with the code, and not with comments, types or tests', () => {
    const first = hashOf({ 'a.ts': 'export const a = 1' })
    expect(hashOf({ 'a.ts': '// one\nexport const a: number = 1' })).toBe(first)
    expect(hashOf({ 'a.test.ts': 'test' })).toBe(first)
    expect(hashOf({ 'a.ts': 'export const a = 2' })).not.toBe(first)
    expect(hashOf({ 'a.ts': 'export const a = 1', 'b.ts': '' })).not.toBe(first)
  })

  it('needs code', () => {
    expect(() => hashCode(pathToFileURL(`${folder}/`))).toThrow(`There is no code in ${folder}/.`)
  })
})
