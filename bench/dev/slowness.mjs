// @ts-check
// How much longer than alone a program takes at this moment, because others use the cores. Out: a factor, 1 or more.

/** Of the processor, in ms: long enough for the scheduler to take the core away. */
const WORK = 150

/** Computes for a while, and compares the time on the clock with that of the processor. */
export function measureSlowness() {
  const start = performance.now()
  const before = process.cpuUsage()
  const used = () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  while (used() < WORK) {
    // Nothing: the loop is the work.
  }
  return Math.max(1, (performance.now() - start) / used())
}
