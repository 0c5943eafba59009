// Keeps the contents of many files as few values of a cache. All in one value would exist several times at once while it
// is written, and a long enough text cannot exist at all.

import type { DiskCache } from '../../cache/diskCache.js'

/** Where the content of a file is: the number of its block, its first byte, and its length. */
export type BlockSlice = readonly [block: number, start: number, length: number]

/** Bytes of a block; a longer file has one of its own. Bundles of small sites are one block. */
const BLOCK_SIZE = 4 * 1024 ** 2

/** Writes contents, which are requested one by one. */
export async function writeBlocks(
  disk: Pick<DiskCache, 'write'>,
  key: string,
  contents: Iterable<Buffer>,
): Promise<BlockSlice[]> {
  const slices: BlockSlice[] = []
  let parts: Buffer[] = []
  let block = 0
  let length = 0
  const endBlock = async () => {
    if (parts.length === 0) return
    await disk.write(blockKey(key, block++), Buffer.concat(parts))
    parts = []
    length = 0
  }
  for (const content of contents) {
    if (length + content.length > BLOCK_SIZE) await endBlock()
    slices.push([block, length, content.length])
    parts.push(content)
    length += content.length
  }
  await endBlock()
  return slices
}

/** Reads contents, block by block; undefined if one is missing. Contents of a block share its memory. */
export async function readBlocks(
  disk: Pick<DiskCache, 'read'>,
  key: string,
  slices: readonly BlockSlice[],
): Promise<Buffer[] | undefined> {
  const blocks = new Map<number, Buffer>()
  const contents: Buffer[] = []
  for (const [block, start, length] of slices) {
    const bytes = blocks.get(block) ?? (await disk.read(blockKey(key, block)))
    if (!bytes) return undefined
    blocks.set(block, bytes)
    contents.push(bytes.subarray(start, start + length))
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
