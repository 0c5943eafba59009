// Whether a process exists, for code that finds files of an earlier process and may have to wait for it.

/** Whether a process with this id exists; the system may have given the id to a new process. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
