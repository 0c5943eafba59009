// Spelling suggestions for names that do not exist. Knows nothing of what the names stand for.

/**
 * The candidate most similar to a name, if one is similar enough: `sidebr` → `sidebar`. `most` is how many characters may
 * differ.
 */
export function nearestName(
  name: string,
  candidates: Iterable<string>,
  most = Math.max(2, Math.floor(name.length / 3)),
): string | undefined {
  let best: string | undefined
  let least = most + 1
  for (const candidate of candidates) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase())
    if (distance < least) [best, least] = [candidate, distance]
  }
  return best
}

/** A hint: `Did you mean "sidebar"?`; `undefined` when no candidate is similar. */
export function didYouMean(name: string, candidates: Iterable<string>): string | undefined {
  const nearest = nearestName(name, candidates)
  return nearest === undefined ? undefined : `Did you mean "${nearest}"?`
}

/** How many characters must be added, dropped or changed: `sidebr`, `sidebar` → 1 */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const change = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, change)
    }
    row = next
  }
  return row[to.length]!
}
