// Lets one build at a time use the folder `.vellum` of a site: each one removes from the
// caches what it did not need itself, and that may be what another one is about to read.

import { readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isRunning } from '../base/isRunning.js'
import { writeFileSync } from '../base/namedFiles.js'

/**
 * Milliseconds after which a lock that was not touched is abandoned, even if a process with its id exists: in
 * containers every build has the same id, and the folder may be kept from one to the next.
 */
const FORGOTTEN = 30_000

/**
 * Waits until no other build uses the folder; `onWait` is called once if one does. Resolves with a function
 * that releases the lock.
 */
export async function lockWorkDir(
  workDir: string,
  { onWait, pause = 100 }: { onWait: () => void; pause?: number },
): Promise<() => void> {
  const file = join(workDir, 'lock')
  for (let hasWaited = false; !tryLock(file); hasWaited = true) {
    // A build that was killed could not remove its lock.
    if (isLeft(file)) rmSync(file, { recursive: true, force: true })
    else {
      if (!hasWaited) onWait()
      await wait(pause)
    }
  }
  const touching = setInterval(() => touch(file), FORGOTTEN / 6).unref()
  return () => {
    clearInterval(touching)
    rmSync(file, { force: true })
  }
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function isLeft(file: string): boolean {
  try {
    const stats = statSync(file)
    if (stats.isDirectory() || Date.now() - stats.mtimeMs > FORGOTTEN) return true
    const pid = readFileSync(file, 'utf8')
    // The file is empty between its creation and its content: a build is about to start.
    return pid !== '' && !isRunning(Number(pid))
  } catch {
    // The lock was removed in the meantime.
    return false
  }
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // The folder was deleted; there is no lock to keep alive.
  }
}
