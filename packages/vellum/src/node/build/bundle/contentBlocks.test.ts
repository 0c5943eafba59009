import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../../test/tempFolder.js'
import { openDiskCache } from '../../cache/diskCache.js'
import { blockKeys, readBlocks, writeBlocks } from './contentBlocks.js'

const tempFolder = tempFolders()
const MEGABYTE = 1024 ** 2

describe('writeBlocks', () => {
  // An empty file, files that share a block, one that is longer than a block, and bytes that are no text.
  const contents = [0, 3 * MEGABYTE, 10, 6 * MEGABYTE, 2 * MEGABYTE, 0].map((length, i) =>
    Buffer.alloc(length, 200 + i),
  )

  it('writes few values, and readBlocks returns the contents', async () => {
    const disk = openDiskCache(tempFolder())
    const slices = await writeBlocks(disk, 'key', contents)
    expect(blockKeys('key', slices)).toEqual(['key-0', 'key-1', 'key-2'])
    const read = await readBlocks(disk, 'key', slices)
    expect(read?.map((bytes, i) => bytes.equals(contents[i]!))).toEqual(contents.map(() => true))
  })

  it('requests a content only when the block before it is written', async () => {
    const writes: string[] = []
    const disk = { write: async (key: string) => void writes.push(key) }
    const seen: number[] = []
    await writeBlocks(
      disk,
      'key',
      (function* () {
        for (let i = 0; i < 4; i++) {
          seen.push(writes.length)
          yield Buffer.alloc(3 * MEGABYTE)
        }
      })(),
    )
    expect(seen).toEqual([0, 0, 1, 2])
    expect(writes).toHaveLength(4)
  })

  it('finds nothing when a block is missing', async () => {
    const dir = tempFolder()
    const disk = openDiskCache(dir)
    const slices = await writeBlocks(disk, 'key', contents)
    rmSync(join(dir, 'key-1'))
    expect(await readBlocks(disk, 'key', slices)).toBeUndefined()
    expect(await readBlocks(disk, 'key', slices.slice(0, 3))).toHaveLength(3)
  })
})
