// Notices that a branch or tag has moved whose documents the site shows. In: the versions that were read from Git. Knows
// nothing of what is loaded again.

import { existsSync, type FSWatcher, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { GitVersion } from '../config/siteConfig.js'

/** Follows refs. */
export interface RefWatch {
  /** Follows the refs of these versions, and no others. */
  readonly follow: (versions: readonly Pick<GitVersion, 'gitDir' | 'ref'>[]) => void
  readonly stop: () => void
}

/** Folders of refs; those of `origin` count as well. */
const PLACES = ['heads', 'tags', 'remotes/origin']

/** Makes a watch; `onMove` may be called several times for one change. */
export function createRefWatch(onMove: () => void): RefWatch {
  let watchers: FSWatcher[] = []
  let followed = ''
  const stop = () => {
    for (const watcher of watchers) watcher.close()
    watchers = []
    followed = ''
  }
  return {
    follow: (versions) => {
      const folders = watchedNames(versions)
      const next = JSON.stringify([...folders].map(([folder, names]) => [folder, [...names]]))
      if (next === followed) return
      stop()
      followed = next
      // Folder by folder: Node.js loses files that are replaced when it watches folders in folders on Linux.
      for (const [folder, names] of folders) {
        if (!existsSync(folder)) continue
        const watcher = watch(folder, (_, name) => void (name !== null && names.has(name) && onMove()))
        // A folder that disappears is reported by the next load.
        watcher.on('error', () => {})
        watchers.push(watcher)
      }
    },
    stop,
  }
}

/** The names in folders whose changes matter. */
function watchedNames(
  versions: readonly Pick<GitVersion, 'gitDir' | 'ref'>[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>()
  const add = (file: string) => {
    const folder = dirname(file)
    folders.set(folder, (folders.get(folder) ?? new Set()).add(basename(file)))
  }
  for (const { gitDir, ref } of versions) {
    // Git keeps old refs together in one file.
    add(join(gitDir, 'packed-refs'))
    for (const place of PLACES) add(join(gitDir, 'refs', place, ref))
  }
  return folders
}
