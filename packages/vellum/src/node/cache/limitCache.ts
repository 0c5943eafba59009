// Keeps the cache of a site within a size. A build of all locales deletes what it has not used; this is for
// commands that cannot know what others use: builds of one locale, and the development server.

import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes that the cache of a site may take, in addition to what the last build has used. */
const CACHE_LIMIT = 2 ** 30

/** What may be deleted. */
export interface CacheLimit {
  /** The limit in bytes. @default 1 GiB */
  readonly limit?: number | undefined
  /** The names of the files that stay, whatever their age. */
  readonly used: ReadonlySet<string>
}

interface CachedFile {
  readonly path: string
  readonly size: number
  readonly writtenAt: number
}

/** Deletes the oldest files below a folder until the rest is within the limit. */
export async function limitCache(cacheDir: string, { limit = CACHE_LIMIT, used }: CacheLimit): Promise<void> {
  const files = await cachedFiles(cacheDir)
  let size = files.reduce((sum, file) => sum + file.size, 0)
  if (size <= limit) return
  const unused = files.filter(({ path }) => !used.has(path.split(/[\\/]/).at(-1)!))
  unused.sort((a, b) => a.writtenAt - b.writtenAt || (a.path < b.path ? -1 : 1))
  for (const file of unused) {
    if (size <= limit) return
    await rm(join(cacheDir, file.path), { force: true })
    size -= file.size
  }
}

async function cachedFiles(dir: string): Promise<CachedFile[]> {
  // The folder may be deleted at any time, even while a server runs.
  const paths = await readdir(dir, { recursive: true, encoding: 'utf8' }).catch(() => [])
  const entries = await Promise.all(
    paths.map(async (path): Promise<CachedFile[]> => {
      const entry = await stat(join(dir, path)).catch(() => undefined)
      return entry?.isFile() ? [{ path, size: entry.size, writtenAt: entry.mtimeMs }] : []
    }),
  )
  return entries.flat()
}
