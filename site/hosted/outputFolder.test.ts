import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { fillFolder, listFolder } from './outputFolder'

// Made here and not in a hook: what is deleted at the end is this folder, even when a hook fails before.
const temp = mkdtempSync(join(tmpdir(), 'hosted-'))
const folder = join(temp, 'out')
afterEach(() => rmSync(folder, { recursive: true, force: true }))
afterAll(() => rmSync(temp, { recursive: true }))

describe('fillFolder', () => {
  it('writes text and bytes', () => {
    fillFolder(
      folder,
      new Map<string, string | Uint8Array>([
        ['a/b.txt', 'é'],
        ['c.bin', Uint8Array.of(0, 255)],
      ]),
    )
    expect(listFolder(folder)).toEqual(['a/b.txt', 'c.bin'])
    expect(readFileSync(join(folder, 'a/b.txt'), 'utf8')).toBe('é')
    expect([...readFileSync(join(folder, 'c.bin'))]).toEqual([0, 255])
  })

  it('deletes what is not among the files', () => {
    mkdirSync(join(folder, 'old'), { recursive: true })
    writeFileSync(join(folder, 'old/x'), '')
    fillFolder(folder, new Map([['new', '']]))
    expect(listFolder(folder)).toEqual(['new'])
  })

  it('leaves a file alone that is as it should be', () => {
    fillFolder(folder, new Map([['a', '1']]))
    const file = join(folder, 'a')
    utimesSync(file, 1, 1)
    fillFolder(folder, new Map([['a', '1']]))
    expect(statSync(file).mtimeMs).toBe(1000)
    fillFolder(folder, new Map([['a', '2']]))
    expect(readFileSync(file, 'utf8')).toBe('2')
  })
})

describe('listFolder', () => {
  it('finds nothing in a folder that is missing', () => {
    expect(listFolder(folder)).toEqual([])
  })
})
