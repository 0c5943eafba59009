import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'

const tempFolder = tempFolders()

import { deleteFolder, foldersBelow } from './temporaryFolders.js'

describe('foldersBelow', () => {
  it('creates folders, and takes those that exist', () => {
    const root = tempFolder({ 'a/x.txt': '' })
    const makeFolder = foldersBelow(root)
    for (const folder of ['a/b/c', 'a', 'a/b/d', '']) makeFolder(join(root, folder))
    expect(readdirSync(root, { recursive: true }).sort()).toEqual(['a', 'a/b', 'a/b/c', 'a/b/d', 'a/x.txt'])
  })

  it('OF-3: does not create a deleted root again', () => {
    const root = join(tempFolder({ 'root/x.txt': '' }), 'root')
    const makeFolder = foldersBelow(root)
    rmSync(root, { recursive: true })
    expect(() => makeFolder(join(root, 'a/b'))).toThrow('ENOENT')
    expect(existsSync(root)).toBe(false)
  })

  it('refuses a file in the place of a folder', () => {
    const root = tempFolder({ a: '' })
    expect(() => foldersBelow(root)(join(root, 'a'))).toThrow('EEXIST')
  })
})

describe('deleteFolder', () => {
  it('deletes a folder with its files', () => {
    const root = tempFolder({ 'dist/a/b.txt': '', 'other.txt': '' })
    deleteFolder(join(root, 'dist'))
    expect(readdirSync(root)).toEqual(['other.txt'])
    expect(() => writeFileSync(join(root, 'dist/a/c.txt'), '')).toThrow('ENOENT')
  })

  it('does nothing without one', () => {
    const root = tempFolder({})
    deleteFolder(join(root, 'dist'))
    expect(readdirSync(root)).toEqual([])
  })
})
