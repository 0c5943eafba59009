// Symbolic links to files outside of a site. They may point to anything on the machine, so they are neither
// served nor copied.

import { realpathSync } from 'node:fs'
import { sep } from 'node:path'

/** The real path of a file if that is outside of the site; undefined if it is inside, or does not exist. */
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
