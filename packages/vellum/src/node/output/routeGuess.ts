// Which page a broken link probably meant. Routes are looked up by what they share with the link, so the work
// for one link does not grow with the square of the site.

import { nearestName } from '../base/nearestName.js'

/** Makes a function that returns the route that a path probably meant. */
export function createRouteGuess(routes: Iterable<string>): (path: string) => string | undefined {
  /** Path with one part left open → the parts that match there, each with its route. */
  const byGap = new Map<string, Map<string, string>>()
  const byLastPart = new Map<string, string[]>()
  for (const route of [...routes].sort()) {
    const parts = partsOf(route)
    parts.forEach((part, i) => {
      const key = gapKey(parts, i)
      const routesByPart = byGap.get(key) ?? new Map<string, string>()
      byGap.set(key, routesByPart.set(part, route))
    })
    const last = parts.at(-1)
    if (last !== undefined)
      byLastPart.set(last.toLowerCase(), [...(byLastPart.get(last.toLowerCase()) ?? []), route])
  }

  return (path) => {
    const parts = partsOf(path)
    // A typo in one part; the last one is the most likely.
    for (let i = parts.length - 1; i >= 0; i--) {
      const routesByPart = byGap.get(gapKey(parts, i))
      const part =
        routesByPart &&
        nearestName(
          parts[i]!,
          [...routesByPart.keys()].filter((candidate) => isLike(candidate, parts[i]!)),
        )
      if (part !== undefined) return routesByPart?.get(part)
    }
    // The page with that name has moved. Of several, the one with the most parts in common.
    const moved = byLastPart.get(parts.at(-1)?.toLowerCase() ?? '') ?? []
    const common = (route: string) => partsOf(route).filter((part) => parts.includes(part)).length
    return moved.toSorted((a, b) => common(b) - common(a))[0]
  }
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function gapKey(parts: readonly string[], gap: number): string {
  // Case alone must not hide a route: it is a common error.
  return parts.map((part, i) => (i === gap ? '' : part.toLowerCase())).join('/')
}

/** A cheap test that is true for everything that `nearest` could choose. */
function isLike(candidate: string, name: string): boolean {
  return Math.abs(candidate.length - name.length) <= Math.max(2, Math.floor(name.length / 3))
}
