import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashFiles, hashInputs, type Inputs } from './inputs'

let folder = ''
let inputs: Inputs
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'inputs-'))
  writeFileSync(join(folder, 'a.ts'), 'a')
  inputs = {
    troth: { version: '1.0.0', files: new Map([['LICENSE', Buffer.from('MIT')]]) },
    examples: new Map([['umd', [{ path: 'index.html', text: '<p>' }]]]),
    programs: hashFiles([['samples/docs/a.json', '[]']]),
    folders: [folder],
    tools: ['fflate'],
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('hashInputs', () => {
  it('is the same for the same inputs', () => {
    expect(hashInputs(inputs)).toBe(hashInputs({ ...inputs }))
  })

  it('tells other inputs apart', () => {
    const others: Partial<Inputs>[] = [
      { troth: { ...inputs.troth, version: '1.0.1' } },
      { troth: { ...inputs.troth, files: new Map([['LICENSE', Buffer.from('ISC')]]) } },
      { examples: new Map([['umd', [{ path: 'index.html', text: '<b>' }]]]) },
      { examples: new Map([['umd', [{ path: 'page.html', text: '<p>' }]]]) },
      { programs: hashFiles([['samples/docs/a.json', '["b"]']]) },
      { programs: hashFiles([['samples/docs/b.json', '[]']]) },
      { tools: ['fflate', 'rolldown'] },
    ]
    const hashes = [inputs, ...others].map((other) => hashInputs({ ...inputs, ...other }))
    expect(new Set(hashes).size).toBe(hashes.length)
  })

  it('looks at code, and not at its tests', () => {
    const before = hashInputs(inputs)
    writeFileSync(join(folder, 'a.test.ts'), 'test')
    writeFileSync(join(folder, 'a.md'), 'words')
    expect(hashInputs(inputs)).toBe(before)
    writeFileSync(join(folder, 'a.ts'), 'b')
    expect(hashInputs(inputs)).not.toBe(before)
  })
})
