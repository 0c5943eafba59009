// Divides the pages that are to be compiled into batches. The samples of a batch are one program of the TypeScript
// compiler, so pages with samples make a batch for each worker; the others make many small ones, which
// fill the time that a worker has left.

/** Pages for one worker, by their index. */
export type Batch = readonly number[]

/** How many pages without samples a batch has. */
const PAGES = 8
/** Samples that are checked at once; more take memory and save no time. */
const MOST_SAMPLES = 400

/** Makes batches of pages; `counts` has the number of samples of each, and `workers` share them. */
export function compileBatches(counts: readonly number[], workers: number): Batch[] {
  const indexes = counts.map((_, index) => index)
  const plain = indexes.filter((index) => counts[index] === 0)
  const batches = sampleBatches(counts, workers)
  for (let start = 0; start < plain.length; start += PAGES) batches.push(plain.slice(start, start + PAGES))
  return batches
}

/** Cuts the row of pages with samples where the cut makes the parts most alike. */
function sampleBatches(counts: readonly number[], workers: number): Batch[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const size = total / Math.max(workers, Math.ceil(total / MOST_SAMPLES))
  const batches: number[][] = []
  let seen = 0
  for (const [index, count] of counts.entries()) {
    if (count === 0) continue
    // The part that has the middle of the page.
    const part = Math.floor((seen + count / 2) / size)
    batches[part] = [...(batches[part] ?? []), index]
    seen += count
  }
  // A page with more samples than a part leaves the next one empty.
  return batches.filter(() => true)
}
