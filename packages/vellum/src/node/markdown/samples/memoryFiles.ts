// Files in memory, in front of those on the disk: what the samples of a program are made of.

import { dirname } from 'node:path'

/** Files by their absolute paths, with slashes. */
export interface MemoryFiles {
  readonly names: () => string[]
  readonly read: (name: string) => string | undefined
  readonly hasFolder: (name: string) => boolean
  /** Changes with every change of a file. */
  readonly version: () => string
  /** Changes with the text of that file. */
  readonly versionOf: (name: string) => string | undefined
  /** Replaces all files. Does nothing when they are the same. */
  readonly replace: (files: ReadonlyMap<string, string>) => void
  /** Adds a file, or changes its text. */
  readonly write: (name: string, text: string) => void
}

/** Creates an empty set of files. */
export function createMemoryFiles(): MemoryFiles {
  const files = new Map<string, { readonly text: string; readonly version: string }>()
  const folders = new Set<string>()
  let version = 0
  const write = (name: string, text: string) => {
    if (files.get(name)?.text === text) return
    version++
    files.set(name, { text, version: String(version) })
    for (let folder = dirname(name); !folders.has(folder); folder = dirname(folder)) folders.add(folder)
  }
  return {
    names: () => [...files.keys()],
    read: (name) => files.get(name)?.text,
    hasFolder: (name) => folders.has(name),
    version: () => String(version),
    versionOf: (name) => files.get(name)?.version,
    write,
    replace: (next) => {
      for (const name of files.keys()) {
        if (next.has(name)) continue
        files.delete(name)
        version++
      }
      folders.clear()
      for (const name of files.keys()) {
        for (let folder = dirname(name); !folders.has(folder); folder = dirname(folder)) folders.add(folder)
      }
      for (const [name, text] of next) write(name, text)
    },
  }
}
