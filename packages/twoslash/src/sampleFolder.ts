// The folder that the files of samples are written to while they are checked: below that of the site, so that they
// find its packages. Each session has its own.

import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Creates the folder of a session, with slashes, and deletes those that processes left when they were ended. */
export function createSampleFolder(parent: string): string {
  mkdirSync(parent, { recursive: true })
  for (const name of readdirSync(parent)) {
    if (!isRunning(Number.parseInt(name, 10))) rmSync(join(parent, name), { recursive: true, force: true })
  }
  // Names of one length: long types are cut where paths in them end.
  const folder = mkdtempSync(join(parent, `${String(process.pid).padStart(8, '0')}-`))
  return folder.split(sep).join('/')
}

/** Whether there is a process with this number; it may be another one than had it before. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Deletes the folder, unless another check uses it. */
export function removeSampleFolder(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // It has files, or is gone.
  }
}
