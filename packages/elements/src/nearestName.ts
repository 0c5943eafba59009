// Spelling suggestions: the name that is most similar to one that does not exist.

/** `('staps', ['steps', 'tree'])` → `steps`; undefined if none is similar. */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  let nearest: string | undefined
  let limit = Math.max(2, Math.floor(name.length / 3)) + 1
  for (const candidate of candidates) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase())
    if (distance < limit) [nearest, limit] = [candidate, distance]
  }
  return nearest
}

/** How many characters must be added, dropped or changed. */
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
