// Writes files into folders that are the engine's own, such as caches: a folder that lies in the place of a file is deleted.

import { renameSync, rmSync, statSync } from 'node:fs'
import { writeFileSync } from './namedFiles.js'

/** Writes a file. */
export function writeOwnFile(file: string, content: string | Buffer): void {
  withoutFolder(file, () => writeFileSync(file, content))
}

/** Renames a file to a name that may be taken. */
export function replaceOwnFile(from: string, to: string): void {
  withoutFolder(to, () => renameSync(from, to))
}

/** Does some work, and once more without the folder that was in the way. */
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
