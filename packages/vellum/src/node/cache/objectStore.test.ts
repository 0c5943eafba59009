import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { openObjectStore } from './objectStore.js'

const tempFolder = tempFolders()

describe('openObjectStore', () => {
  it('makes files with stored contents, including in a later run', () => {
    const dir = tempFolder()
    const name = openObjectStore(dir).put(Buffer.from('content'))
    const later = openObjectStore(dir)
    expect(later.has(name)).toBe(true)
    const file = join(tempFolder(), 'a.html')
    later.link(name, file)
    expect(readFileSync(file, 'utf8')).toBe('content')
  })

  it('notices that a linked file was written to, and writes it again', () => {
    const dir = tempFolder()
    const first = openObjectStore(dir)
    const name = first.put(Buffer.from('content'))
    const linkedFile = join(tempFolder(), 'a.html')
    first.link(name, linkedFile)
    writeFileSync(linkedFile, 'changed')

    const later = openObjectStore(dir)
    expect(later.has(name)).toBe(false)
    expect(later.put(Buffer.from('content'))).toBe(name)
    const again = join(tempFolder(), 'b.html')
    later.link(name, again)
    expect(readFileSync(again, 'utf8')).toBe('content')
    expect(readFileSync(linkedFile, 'utf8')).toBe('changed')
  })

  it('keeps what is used', async () => {
    const dir = tempFolder()
    const store = openObjectStore(dir)
    const name = store.put(Buffer.from('a'))
    store.put(Buffer.from('b'))
    await store.prune(new Set([name]))
    expect(readdirSync(dir).filter((file) => !file.startsWith('.'))).toEqual([name])
  })

  it('trusts a file in its recorded state, and reads any other', async () => {
    const dir = tempFolder()
    const first = openObjectStore(dir)
    const name = first.put(Buffer.from('content'))
    const file = join(dir, name)
    const oldDate = new Date(2020, 1)
    utimesSync(file, oldDate, oldDate)
    await first.prune(new Set([name]))
    writeFileSync(file, 'changed')
    expect(openObjectStore(dir).has(name)).toBe(false)
    // A change that only a test makes: it proves that the file is not read.
    utimesSync(file, oldDate, oldDate)
    expect(openObjectStore(dir).has(name)).toBe(true)
  })

  it('reads a file that was just written: a later change may have the same time', async () => {
    const dir = tempFolder()
    const first = openObjectStore(dir)
    const name = first.put(Buffer.from('content'))
    await first.prune(new Set([name]))
    writeFileSync(join(dir, name), 'changed')
    expect(openObjectStore(dir).has(name)).toBe(false)
  })

  it('reads files if the records of the last run cannot be read', async () => {
    const dir = tempFolder()
    const name = openObjectStore(dir).put(Buffer.from('content'))
    await openObjectStore(dir).prune(new Set([name]))
    for (const notes of ['', '[]', 'null', '{']) {
      writeFileSync(join(dir, '.files.json'), notes)
      expect(openObjectStore(dir).has(name)).toBe(true)
    }
  })
})
