// When files were created: the date of their first commit, or the date of the file system.

import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gitLog } from '../base/git.js'

/** Milliseconds since 1970 of files in a folder, by their path in it, with slashes. */
export async function creationDates(
  dir: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const committed = new Map<string, number>()
  // The oldest commit comes last.
  for (const { date, files } of await gitLog(dir, ['--diff-filter=A'])) {
    for (const file of files) committed.set(file, date)
  }
  const dates = new Map<string, number>()
  for (const path of paths) {
    const { birthtimeMs, mtimeMs } = await stat(join(dir, path))
    // Not every file system knows when a file was created.
    dates.set(path, committed.get(path) ?? Math.floor(birthtimeMs || mtimeMs))
  }
  return dates
}
