// The folder that the files of samples are written to while they are checked: below that of the site, so that they
// find its packages. Each session has its own.

import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join, sep } from 'node:path'
import { isRunning } from '../../base/isRunning.js'

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

/** Deletes the folder, unless another check uses it. */
export function removeSampleFolder(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // It has files, or is gone.
  }
}
