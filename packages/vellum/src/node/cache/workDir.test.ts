import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { openWorkDir } from './workDir.js'

const tempFolder = tempFolders()

describe('openWorkDir', () => {
  it('makes a folder that git leaves alone, once', () => {
    const site = tempFolder()
    expect(openWorkDir(site)).toBe(join(site, '.vellum'))
    expect(openWorkDir(site)).toBe(join(site, '.vellum'))
    expect(readFileSync(join(site, '.vellum/.gitignore'), 'utf8')).toBe('*\n')
  })

  it('says so when something else has its name', () => {
    const site = tempFolder({ '.vellum': 'a file' })
    expect(() => openWorkDir(site)).toThrow(
      `Cannot write to ${join(site, '.vellum')}, where vellum keeps what it has compiled.`,
    )
  })

  it('does not make the site itself', () => {
    const site = join(tempFolder(), 'nope')
    expect(() => openWorkDir(site)).toThrow(
      `Cannot make the folder ${join(site, '.vellum')}, where vellum keeps what it has compiled.`,
    )
  })
})
