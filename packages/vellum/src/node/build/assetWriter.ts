// Writes files that are not pages, with their compressed forms: hashed assets, static
// files, sitemap and the like.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDiskCache } from '../cache/diskCache.js'
import { type CompressOptions, compress, compressible } from '../output/compress.js'
import type { Staging } from '../output/writeSite.js'

/** Writes files of a site. */
export interface AssetWriter {
  /** `effort` is that of the compression. @default 'asset' */
  readonly write: (
    name: string,
    content: string | Buffer,
    effort?: CompressOptions['effort'],
  ) => Promise<void>
  /** Copies a file. */
  readonly copy: (name: string, file: string) => Promise<void>
  /** The compressed files that this build has used, by their keys. */
  readonly used: () => ReadonlySet<string>
}

/** The folder of compressed files in the folder of caches. */
export const COMPRESSED_CACHE = 'compressed'

/** Writes into the folder of the new site; compressed files come from a cache. */
export function createAssetWriter({
  staging,
  cacheDir,
}: {
  staging: Staging
  cacheDir: string
}): AssetWriter {
  const disk = openDiskCache(join(cacheDir, COMPRESSED_CACHE))
  const used = new Set<string>()
  const cache = {
    read: (key: string) => {
      used.add(key)
      return disk.read(key)
    },
    write: disk.write,
  }
  const write: AssetWriter['write'] = async (name, content, effort = 'asset') => {
    const bytes = Buffer.from(content)
    const { br, gz } = await compress({ name, bytes, effort, cache })
    await staging.write(name, bytes)
    if (br) await staging.write(`${name}.br`, br)
    if (gz) await staging.write(`${name}.gz`, gz)
  }
  return {
    write,
    copy: async (name, file) => {
      if (compressible(name)) await write(name, await readFile(file))
      else await staging.copy(name, file)
    },
    used: () => used,
  }
}
