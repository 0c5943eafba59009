// `Promise.all` over a function, with a limit on how many calls run at once.

/**
 * Calls `run` for each task, a few at a time; results in the order of the tasks. Tasks are read one by one,
 * when a slot is free.
 */
export async function mapConcurrently<T, R>(
  tasks: Iterable<T>,
  { concurrency, run }: { concurrency: number; run: (task: T) => Promise<R> },
): Promise<R[]> {
  const results: R[] = []
  const queue = tasks[Symbol.iterator]()
  let next = 0
  const worker = async () => {
    for (let { done, value } = queue.next(); !done; { done, value } = queue.next()) {
      const at = next++
      results[at] = await run(value)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return results
}
