// The name that a misspelt one stands for.

/** The most similar name, if one is similar enough to be meant: `error` → `errors` */
export function nearestName(name: string, candidates: readonly string[]): string | undefined {
  const most = Math.max(2, Math.floor(name.length / 3))
  const distances = candidates.map((candidate) => editDistance(name.toLowerCase(), candidate.toLowerCase()))
  const least = Math.min(...distances)
  return least <= most ? candidates[distances.indexOf(least)] : undefined
}

/** How many characters must be added, removed or changed. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries())
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (letter === other ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}
