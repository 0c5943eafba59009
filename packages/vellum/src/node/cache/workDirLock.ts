// Lets one build at a time use the folder `.vellum` of a site: each one removes from the
// caches what it did not need itself, and that may be what another one is about to read.

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Waits until no other build uses the folder; `onWait` is called once if there is one. Resolves to what ends it. */
export async function lockWorkDir(
  workDir: string,
  { onWait, pause = 100 }: { onWait: () => void; pause?: number },
): Promise<() => void> {
  const file = join(workDir, 'lock')
  for (let waited = false; !tryLock(file); waited = true) {
    // One that was killed could not remove it.
    if (!isRunning(readPid(file))) rmSync(file, { force: true })
    else {
      if (!waited) onWait()
      await wait(pause)
    }
  }
  return () => rmSync(file, { force: true })
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

function readPid(file: string): number {
  try {
    const text = readFileSync(file, 'utf8')
    // Between its making and its writing it is empty: somebody is about to run.
    return text === '' ? process.pid : Number(text)
  } catch {
    return process.pid
  }
}

/** Whether there is a process with this number. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
