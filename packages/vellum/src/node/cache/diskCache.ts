// Values on disk, each in a file named by the hash of its key. A file that is cut off, changed or foreign is
// ignored: a value is trusted only with the checksum of its content. Small files are read and written
// synchronously: asynchronous calls go through other threads and take three times as long (measured).

import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { writeFileSync } from '../base/namedFiles.js'
import { replaceOwnFile } from '../base/ownFiles.js'

/** A folder of values. */
export interface DiskCache {
  /** The value of a key, or undefined if there is none that can be trusted. */
  readonly read: (key: string) => Promise<Buffer | undefined>
  readonly write: (key: string, value: Buffer) => Promise<void>
  readonly remove: (key: string) => Promise<void>
  /** Deletes all values but these. */
  readonly prune: (used: ReadonlySet<string>) => Promise<void>
}

/** `hashOf('a', 'b')` ≠ `hashOf('ab')`: the parts are separated. */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex').slice(0, 32)
}

const CHECKSUM_LENGTH = 32

/** Opens a folder, and creates it if it does not exist. */
export function openDiskCache(dir: string): DiskCache {
  mkdirSync(dir, { recursive: true })
  const fileOf = (key: string) => join(dir, key)
  let writes = 0
  return {
    read: async (key) => {
      const bytes = readIfThere(fileOf(key))
      if (!bytes) return undefined
      const value = bytes.subarray(CHECKSUM_LENGTH)
      const isIntact = bytes.subarray(0, CHECKSUM_LENGTH).toString('latin1') === hashOf(key, value)
      return isIntact ? value : undefined
    },
    write: async (key, value) => {
      // Renamed when it is complete, so that no process reads half of it.
      const temporary = `${fileOf(key)}.${process.pid}-${threadId}-${writes++}.part`
      const bytes = Buffer.concat([Buffer.from(hashOf(key, value), 'latin1'), value])
      try {
        writeFileSync(temporary, bytes)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
        // The folder may be deleted at any time, even while a server runs.
        mkdirSync(dir, { recursive: true })
        writeFileSync(temporary, bytes)
      }
      replaceOwnFile(temporary, fileOf(key))
    },
    remove: (key) => rm(fileOf(key), { recursive: true, force: true }),
    prune: async (used) => {
      const names = await readdir(dir)
      await Promise.all(
        names
          .filter((name) => !used.has(name))
          .map((name) => rm(fileOf(name), { recursive: true, force: true })),
      )
    },
  }
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
