import { readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { linkModules } from './linkedModules.js'

const tempFolder = tempFolders()

describe('linkModules', () => {
  it('links the `node_modules` of each folder above, the nearest in the innermost folder', () => {
    const dir = tempFolder({ 'a/node_modules/x': '', 'a/b/c/node_modules/x': '' })
    const folder = tempFolder()
    // Twice: the second time the links exist.
    for (let i = 0; i < 2; i++) {
      const inner = linkModules(folder, join(dir, 'a/b/c'))
      const links = [inner, join(inner, '..')].map((level) => readlinkSync(join(level, 'node_modules')))
      expect(links.map((link) => relative(dir, link))).toEqual(['a/b/c/node_modules', 'a/node_modules'])
    }
  })

  it('corrects a link with a different target', () => {
    const dir = tempFolder({ 'node_modules/x': '' })
    const folder = tempFolder({ 'm/x': '' })
    symlinkSync('/nowhere', join(folder, 'm/node_modules'))
    const inner = linkModules(folder, dir)
    expect(readdirSync(join(inner, 'node_modules'))).toEqual(['x'])
  })
})
