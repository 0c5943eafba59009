import { readdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../../test/tempFolder.js'
import { openBundleCache } from './bundleCache.js'
import type { BundledFile, BundledPages } from './types.js'

const tempFolder = tempFolders()
const MEGABYTE = 1024 ** 2

/** A site whose bundle depends on one package, and has these files. */
function siteWithPackage() {
  const [cacheDir, siteDir, packages] = [tempFolder(), tempFolder(), tempFolder()]
  const packageFile = join(packages, 'index.js')
  writeFileSync(packageFile, 'first')
  const blocks = () => readdirSync(join(cacheDir, 'bundle')).filter((name) => name.includes('-client-'))
  return {
    packageFile,
    blocks,
    blockFile: () => join(cacheDir, 'bundle', blocks()[0]!),
    open: () => openBundleCache({ cacheDir, name: 'bundle', siteDir, except: [], inputs: [] }),
    bundleOf: (files: readonly BundledFile[]) =>
      ({ files, inputs: [packageFile], serverFiles: [], locales: new Map() }) as unknown as BundledPages,
  }
}

const fileOf = (name: string, size = 1) => ({ name, bytes: Buffer.alloc(size, name) })

describe('openBundleCache', () => {
  it('writes files while the bundle is made, and holds less than a block of them', async () => {
    const { open, blocks, bundleOf } = siteWithPackage()
    const cache = open()
    const kept = [await cache.keep(fileOf('a', 3 * MEGABYTE))]
    expect(blocks()).toHaveLength(0)
    kept.push(await cache.keep(fileOf('b', 3 * MEGABYTE)))
    expect(blocks()).toHaveLength(1)
    kept.push(await cache.keep(fileOf('c', 3 * MEGABYTE)))
    expect(blocks()).toHaveLength(2)
    await cache.add(bundleOf(kept))
    expect(blocks()).toHaveLength(3)
    const found = await open().find()
    for (const files of [kept, found!.files]) {
      expect(files.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
      for (const { name, read } of files) {
        expect((await read()).equals(fileOf(name, 3 * MEGABYTE).bytes)).toBe(true)
      }
    }
  })

  it('finds no bundle when a block of its files is cut off, and says so when it is gone later', async () => {
    const { open, blockFile, bundleOf } = siteWithPackage()
    const cache = open()
    await cache.add(bundleOf([await cache.keep(fileOf('a'))]))
    const found = await open().find()
    truncateSync(blockFile(), 10)
    expect(await open().find()).toBeUndefined()
    await expect(found!.files[0]!.read()).rejects.toThrow('The bundled file a is gone from the cache.')
  })

  it('never finds a bundle with files of a later one that failed', async () => {
    const { packageFile, open, bundleOf } = siteWithPackage()
    const first = open()
    await first.add(bundleOf([await first.keep(fileOf('a', 5 * MEGABYTE))]))
    expect(await open().find()).toBeDefined()
    writeFileSync(packageFile, 'second')
    const second = open()
    expect(await second.find()).toBeUndefined()
    // The second one has the key of the first: packages are not part of it. It ends with an error.
    for (const name of ['b', 'c']) await second.keep(fileOf(name, 5 * MEGABYTE))
    writeFileSync(packageFile, 'first')
    expect(await open().find()).toBeUndefined()
  })
})
