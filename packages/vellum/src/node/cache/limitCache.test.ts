import { readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { limitCache } from './limitCache.js'

const tempFolder = tempFolders()

/** A cache of files of ten bytes each, the first one the oldest. */
function cacheOf(...paths: string[]): string {
  const dir = tempFolder(Object.fromEntries(paths.map((path) => [path, '0123456789'])))
  for (const [i, path] of paths.entries()) utimesSync(join(dir, path), i, i)
  return dir
}

const left = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(dir, path)).isFile())
    .sort()

describe('limitCache', () => {
  it('CLI-9: deletes the oldest files, of all folders, until the rest fits', async () => {
    const dir = cacheOf('pages/c', 'objects/a', 'pages/b', 'objects/d')
    await limitCache(dir, { limit: 25, used: new Set() })
    expect(left(dir)).toEqual(['objects/d', 'pages/b'])
  })

  it('CLI-9: keeps what the build has used, even above the limit', async () => {
    const dir = cacheOf('pages/c', 'objects/a', 'pages/b')
    await limitCache(dir, { limit: 5, used: new Set(['a', 'c']) })
    expect(left(dir)).toEqual(['objects/a', 'pages/c'])
  })

  it('deletes nothing within the limit, and accepts a missing folder', async () => {
    const dir = cacheOf('pages/a', 'pages/b')
    await limitCache(dir, { limit: 20, used: new Set() })
    expect(left(dir)).toEqual(['pages/a', 'pages/b'])
    await limitCache(join(dir, 'nope'), { limit: 0, used: new Set() })
  })
})
