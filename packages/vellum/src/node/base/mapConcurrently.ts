// Runs many things a few at a time.

/** While one page is written, the next one is worked on. */
export const AT_ONCE = 3

/** Runs tasks with a few at once; results in the order of the tasks. */
export async function mapConcurrently<T, R>(
  tasks: Iterable<T>,
  {
    atOnce,
    run,
    onDone = () => {},
  }: { atOnce: number; run: (task: T) => Promise<R>; onDone?: (count: number) => void },
): Promise<R[]> {
  const results: R[] = []
  const queue = tasks[Symbol.iterator]()
  let next = 0
  const worker = async () => {
    for (;;) {
      const { done, value } = queue.next()
      if (done) return
      const at = next++
      results[at] = await run(value)
      onDone(1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
