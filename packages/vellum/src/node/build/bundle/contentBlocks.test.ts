import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../../test/tempFolder.js'
import { openDiskCache } from '../../cache/diskCache.js'
import { blockKeys, createBlockReader, createBlockWriter, readBlocks, writeBlocks } from './contentBlocks.js'

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

describe('createBlockReader', () => {
  const contents = [3, 3, 2, 1].map((size, i) => Buffer.alloc(size * MEGABYTE, 200 + i))

  it('reads each block once, and has no more than one of them', async () => {
    const disk = openDiskCache(tempFolder())
    const slices = await writeBlocks(disk, 'key', contents)
    const requested: string[] = []
    const read = createBlockReader(
      {
        read: (key) => {
          requested.push(key)
          return disk.read(key)
        },
      },
      'key',
    )
    for (const [i, slice] of slices.entries()) expect((await read(slice))?.equals(contents[i]!)).toBe(true)
    expect(requested).toEqual(['key-0', 'key-1', 'key-2'])
    expect((await read(slices[0]!))?.equals(contents[0]!)).toBe(true)
    expect(requested).toEqual(['key-0', 'key-1', 'key-2', 'key-0'])
  })
})

describe('createBlockWriter', () => {
  it('adds contents at the same time without mixing them', async () => {
    const disk = openDiskCache(tempFolder())
    const slow = {
      write: async (key: string, value: Buffer) => {
        await Promise.resolve()
        await disk.write(key, value)
      },
    }
    const writer = createBlockWriter(slow, 'key')
    const contents = [3, 3, 3].map((size, i) => Buffer.alloc(size * MEGABYTE, 200 + i))
    const slices = await Promise.all(contents.map(writer.add))
    await writer.end()
    const read = await readBlocks(disk, 'key', slices)
    expect(read?.map((bytes, i) => bytes.equals(contents[i]!))).toEqual([true, true, true])
  })
})
