// Lets one build at a time use the folder `.vellum` of a site: each one removes from the
// caches what it did not need itself, and that may be what another one is about to read.

import { readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isRunning } from '../base/isRunning.js'
import { writeFileSync } from '../base/namedFiles.js'

/**
 * Milliseconds after which a lock that nobody has touched belongs to nobody, whoever has the number of the process
 * now: in containers every build has the same one, and the folder may be kept from one to the next.
 */
const FORGOTTEN = 30_000

/** Waits until no other build uses the folder; `onWait` is called once if there is one. Resolves to what ends it. */
export async function lockWorkDir(
  workDir: string,
  { onWait, pause = 100 }: { onWait: () => void; pause?: number },
): Promise<() => void> {
  const file = join(workDir, 'lock')
  for (let hasWaited = false; !tryLock(file); hasWaited = true) {
    // One that was killed could not remove it.
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
    // Between its making and its writing it is empty: somebody is about to run.
    return pid !== '' && !isRunning(Number(pid))
  } catch {
    // Gone by now.
    return false
  }
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // Somebody has cleared the folder; there is nothing to keep.
  }
}
