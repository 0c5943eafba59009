// Whether a process is there: who finds what it left decides whether to wait for it.

/** Whether there is a process with this number; it may be another one than had it before. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
