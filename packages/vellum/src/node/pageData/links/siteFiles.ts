// The files of the site, for links and images. A small interface, so that a test can have its own.

import { readdirSync, readFileSync, statSync } from 'node:fs'

/** Access to files, by absolute path. */
export interface SiteFiles {
  /** Whether there is a file, not a folder. */
  readonly exists: (path: string) => boolean
  readonly read: (path: string) => Uint8Array
  /** The names in a folder, sorted; none when there is no such folder. */
  readonly list: (dir: string) => readonly string[]
}

/** The files on disk. Lookups are cached: create a new one when files have changed. */
export function createSiteFiles(): SiteFiles {
  return {
    exists: remembering(isFile),
    read: (path) => readFileSync(path),
    list: remembering(namesIn),
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    // No file, or a name that no file can have.
    return false
  }
}

function namesIn(dir: string): readonly string[] {
  try {
    return readdirSync(dir).sort()
  } catch {
    return []
  }
}

function remembering<T>(look: (path: string) => T): (path: string) => T {
  const knownValues = new Map<string, T>()
  return (path) => {
    const knownValue = knownValues.get(path)
    if (knownValue !== undefined) return knownValue
    const value = look(path)
    knownValues.set(path, value)
    return value
  }
}
