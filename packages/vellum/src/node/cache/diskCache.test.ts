import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { hashOf, openDiskCache } from './diskCache.js'

const tempFolder = tempFolders()

describe('openDiskCache', () => {
  it('returns written values, including in a later run', async () => {
    const dir = tempFolder()
    await openDiskCache(dir).write('a', Buffer.from('value'))
    expect((await openDiskCache(dir).read('a'))?.toString()).toBe('value')
    expect(await openDiskCache(dir).read('b')).toBeUndefined()
  })

  it.each([
    ['is cut', (file: string) => truncateSync(file, 34)],
    ['is empty', (file: string) => truncateSync(file, 0)],
    [
      'has another content',
      (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('value', 'other')),
    ],
    ['has the content of another key', (file: string) => writeFileSync(file, `${hashOf('b', 'value')}value`)],
  ])('does not trust a file that %s', async (_, harm) => {
    const dir = tempFolder()
    await openDiskCache(dir).write('a', Buffer.from('value'))
    harm(join(dir, 'a'))
    expect(await openDiskCache(dir).read('a')).toBeUndefined()
  })

  it('continues when its folder is deleted', async () => {
    const dir = join(tempFolder(), 'cache')
    const cache = openDiskCache(dir)
    rmSync(dir, { recursive: true })
    expect(await cache.read('a')).toBeUndefined()
    await cache.write('a', Buffer.from('value'))
    expect((await cache.read('a'))?.toString()).toBe('value')
  })

  it('removes a value, or nothing', async () => {
    const cache = openDiskCache(tempFolder())
    await cache.write('a', Buffer.from('value'))
    await cache.remove('a')
    await cache.remove('a')
    expect(await cache.read('a')).toBeUndefined()
  })

  it('prunes what was not used, and files that a killed run left', async () => {
    const dir = tempFolder()
    const cache = openDiskCache(dir)
    for (const key of ['a', 'b', 'c']) await cache.write(key, Buffer.from(key))
    writeFileSync(join(dir, 'd.1-1.part'), '')
    await cache.prune(new Set(['a', 'c']))
    expect(readdirSync(dir)).toEqual(['a', 'c'])
  })
})

describe('hashOf', () => {
  it('distinguishes different parts with the same joined text', () => {
    expect(hashOf('a', 'b')).not.toBe(hashOf('ab'))
    expect(hashOf('ab', '')).not.toBe(hashOf('a', 'b'))
    expect(hashOf('a', 'b')).toBe(hashOf('a', Buffer.from('b')))
  })
})
