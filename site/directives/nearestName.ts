// The name that a misspelt one was meant to be.

/** The candidate most like a word, if one is near enough: `'timeot'` → `'timeout'` */
export function nearestName(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Math.max(2, Math.floor(word.length / 3)) + 1
  for (const candidate of candidates) {
    const distance = distanceOf(word.toLowerCase(), candidate.toLowerCase())
    if (distance < least) [best, least] = [candidate, distance]
  }
  return best
}

/** How many characters must be added, dropped or changed. */
function distanceOf(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...from].entries()) {
    const line = [row + 1]
    for (let column = 1; column <= to.length; column++) {
      const change = above[column - 1]! + Number(letter !== to[column - 1])
      line.push(Math.min(change, above[column]! + 1, line[column - 1]! + 1))
    }
    above = line
  }
  return above[to.length]!
}
