// Symbolic links that lead out of a site. What such a link names may be anything on the machine, so it is neither
// served nor copied.

import { realpathSync } from 'node:fs'
import { sep } from 'node:path'

/** Where a file really is when that is outside of the site; undefined when it is inside, or does not exist. */
export type LeavingTarget = (file: string) => string | undefined

/** Makes the check for a site that consists of these folders, which may be symbolic links themselves. */
export function createLeavingTarget(folders: readonly string[]): LeavingTarget {
  const roots = folders.map((folder) => realPath(folder) ?? folder).map((folder) => folder + sep)
  return (file) => {
    const target = realPath(file)
    if (target === undefined || roots.some((root) => `${target}${sep}`.startsWith(root))) return undefined
    return target
  }
}

function realPath(file: string): string | undefined {
  try {
    return realpathSync.native(file)
  } catch {
    return undefined
  }
}
