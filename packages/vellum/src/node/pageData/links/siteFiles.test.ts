import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../../test/tempFolder.js'
import { createSiteFiles } from './siteFiles.js'

const tempFolder = tempFolders()

describe('createSiteFiles', () => {
  it('distinguishes files, folders and missing paths', () => {
    const dir = tempFolder({ 'a/b.txt': 'text' })
    const files = createSiteFiles()
    expect(
      ['a', 'a/b.txt', 'a/c.txt', 'a/b.txt/d', 'x'.repeat(300)].map((path) => files.exists(join(dir, path))),
    ).toEqual([false, true, false, false, false])
    expect(files.list(join(dir, 'a'))).toEqual(['b.txt'])
    expect(files.list(join(dir, 'nowhere'))).toEqual([])
    expect(Buffer.from(files.read(join(dir, 'a/b.txt'))).toString()).toBe('text')
  })
})
