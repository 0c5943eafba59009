import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { openObjectStore } from './objectStore.js'

const tempFolder = tempFolders()

describe('openObjectStore', () => {
  it('makes files of what it keeps, also in a later run', () => {
    const dir = tempFolder()
    const name = openObjectStore(dir).put(Buffer.from('content'))
    const later = openObjectStore(dir)
    expect(later.has(name)).toBe(true)
    const file = join(tempFolder(), 'a.html')
    later.link(name, file)
    expect(readFileSync(file, 'utf8')).toBe('content')
  })

  it('notices when a file that it gave away was written to, and makes it anew', () => {
    const dir = tempFolder()
    const first = openObjectStore(dir)
    const name = first.put(Buffer.from('content'))
    const given = join(tempFolder(), 'a.html')
    first.link(name, given)
    writeFileSync(given, 'changed')

    const later = openObjectStore(dir)
    expect(later.has(name)).toBe(false)
    expect(later.put(Buffer.from('content'))).toBe(name)
    const again = join(tempFolder(), 'b.html')
    later.link(name, again)
    expect(readFileSync(again, 'utf8')).toBe('content')
    expect(readFileSync(given, 'utf8')).toBe('changed')
  })

  it('keeps what is used', async () => {
    const dir = tempFolder()
    const store = openObjectStore(dir)
    const name = store.put(Buffer.from('a'))
    store.put(Buffer.from('b'))
    await store.prune(new Set([name]))
    expect(readdirSync(dir)).toEqual([name])
  })
})
