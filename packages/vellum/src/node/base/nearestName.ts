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
  const wanted = name.toLowerCase()
  for (const candidate of candidates) {
    const known = candidate.toLowerCase()
    // Each character that one of them has more is a difference.
    if (Math.abs(known.length - wanted.length) >= least) continue
    const distance = editDistance(wanted, known, least)
    if (distance < least) [best, least] = [candidate, distance]
  }
  return best
}

/** A hint: `Did you mean "sidebar"?`; `undefined` when no candidate is similar. */
export function didYouMean(name: string, candidates: Iterable<string>): string | undefined {
  const nearest = nearestName(name, candidates)
  return nearest === undefined ? undefined : `Did you mean "${nearest}"?`
}

/**
 * How many characters must be added, dropped or changed: `sidebr`, `sidebar` → 1. From `enough` on the number is not
 * exact: what differs so much is of no use, and most names do before their end.
 */
function editDistance(from: string, to: string, enough: number): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= to.length; j++) {
      const change = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1)
      const distance = Math.min(row[j]! + 1, next[j - 1]! + 1, change)
      next[j] = distance
      if (distance < least) least = distance
    }
    if (least >= enough) return least
    row = next
  }
  return row[to.length]!
}
