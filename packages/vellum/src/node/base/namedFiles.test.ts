import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { readFile, withPath, writeFile, writeFileSync } from './namedFiles.js'

const tempFolder = tempFolders()

describe('files', () => {
  it('are read and written as Node does it', async () => {
    const dir = tempFolder()
    await writeFile(join(dir, 'a'), 'A')
    writeFileSync(join(dir, 'b'), Buffer.from('B'), { flag: 'wx' })
    expect(readdirSync(dir).map((name) => readFileSync(join(dir, name), 'utf8'))).toEqual(['A', 'B'])
    expect((await readFile(join(dir, 'a'))).toString()).toBe('A')
    expect(() => writeFileSync(join(dir, 'b'), '', { flag: 'wx' })).toThrow(
      expect.objectContaining({ code: 'EEXIST', path: join(dir, 'b') }),
    )
  })

  it('are named by errors that Node throws without a path', async () => {
    const dir = tempFolder()
    await expect(readFile(dir)).rejects.toMatchObject({ code: 'EISDIR', syscall: 'read', path: dir })
  })
})

describe('withPath', () => {
  it('names the file of an error that has no path, and leaves all others as they are', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    expect(withPath(full, '/a')).toBe(full)
    expect(full).toMatchObject({ code: 'ENOSPC', path: '/a' })
    expect(withPath(full, '/b')).toMatchObject({ path: '/a' })
    expect(withPath('x', '/b')).toBe('x')
  })
})
