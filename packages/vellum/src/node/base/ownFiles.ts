// Writes files into the engine's own folders, such as caches: a folder with the name of a file is deleted.

import { renameSync, rmSync, statSync } from 'node:fs'
import { writeFileSync } from './namedFiles.js'

/** Writes a file. */
export function writeOwnFile(file: string, content: string | Buffer): void {
  withoutFolder(file, () => writeFileSync(file, content))
}

/** Renames a file to a name that may exist already. */
export function replaceOwnFile(from: string, to: string): void {
  withoutFolder(to, () => renameSync(from, to))
}

/** Runs the work, and once more after deleting a folder that was in the way. */
function withoutFolder(file: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!isFolder(file)) throw error
    rmSync(file, { recursive: true, force: true })
    work()
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
