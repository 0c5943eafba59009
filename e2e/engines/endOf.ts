// Ending programs that a test has started.

import type { ChildProcess } from 'node:child_process'

/** Ends a program, and resolves when it has ended. */
export function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve()
    child.once('exit', () => resolve())
    child.kill()
  })
}

/** Ends a program with this process at the latest: a fixture that takes too long is never torn down. */
export function endWithProcess(child: ChildProcess): void {
  const end = () => child.kill()
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}
