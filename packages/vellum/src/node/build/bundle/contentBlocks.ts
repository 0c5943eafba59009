// Keeps the contents of many files as few values of a cache, and not in memory. All in one value would exist several times at
// once while it is written, and a long enough text cannot exist at all.

import type { DiskCache } from '../../cache/diskCache.js'

/** Where the content of a file is: the number of its block, its first byte, and its length. */
export type BlockSlice = readonly [block: number, start: number, length: number]

/** Bytes of a block; a longer file has one of its own. Bundles of small sites are one block. */
const BLOCK_SIZE = 4 * 1024 ** 2

/** Contents that are added one by one. */
export interface BlockWriter {
  readonly add: (content: Buffer) => Promise<BlockSlice>
  /** Writes the last block. */
  readonly end: () => Promise<void>
}

/** Writes contents block by block. */
export function createBlockWriter(disk: Pick<DiskCache, 'write'>, key: string): BlockWriter {
  let parts: Buffer[] = []
  let block = 0
  let length = 0
  const end = async () => {
    if (parts.length === 0) return
    const written = disk.write(blockKey(key, block), Buffer.concat(parts))
    parts = []
    block++
    length = 0
    await written
  }
  return {
    add: async (content) => {
      const ended = length + content.length > BLOCK_SIZE ? end() : undefined
      const slice: BlockSlice = [block, length, content.length]
      parts.push(content)
      length += content.length
      await ended
      return slice
    },
    end,
  }
}

/** Writes contents, which are requested one by one. */
export async function writeBlocks(
  disk: Pick<DiskCache, 'write'>,
  key: string,
  contents: Iterable<Buffer>,
): Promise<BlockSlice[]> {
  const writer = createBlockWriter(disk, key)
  const slices: BlockSlice[] = []
  for (const content of contents) slices.push(await writer.add(content))
  await writer.end()
  return slices
}

/**
 * Reads contents one by one; undefined if a block is missing. The latest block stays in memory, and contents share it: they
 * are best read in the order in which they were written.
 */
export function createBlockReader(
  disk: Pick<DiskCache, 'read'>,
  key: string,
): (slice: BlockSlice) => Promise<Buffer | undefined> {
  let latest: { readonly block: number; readonly bytes: Promise<Buffer | undefined> } | undefined
  return async ([block, start, length]) => {
    if (latest?.block !== block) latest = { block, bytes: disk.read(blockKey(key, block)) }
    return (await latest.bytes)?.subarray(start, start + length)
  }
}

/** Reads contents; undefined if a block is missing. */
export async function readBlocks(
  disk: Pick<DiskCache, 'read'>,
  key: string,
  slices: readonly BlockSlice[],
): Promise<Buffer[] | undefined> {
  const read = createBlockReader(disk, key)
  const contents: Buffer[] = []
  for (const slice of slices) {
    const content = await read(slice)
    if (!content) return undefined
    contents.push(content)
  }
  return contents
}

/** The keys of all blocks that slices are in. */
export function blockKeys(key: string, slices: readonly BlockSlice[]): string[] {
  return [...new Set(slices.map(([block]) => blockKey(key, block)))]
}

function blockKey(key: string, block: number): string {
  return `${key}-${block}`
}
