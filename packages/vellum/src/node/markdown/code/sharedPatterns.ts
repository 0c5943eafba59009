// An engine for Shiki that compiles each pattern of a grammar once. Rules include each other, so a grammar
// requests scanners that have most of their patterns in common: of 12,800 patterns for the code of a site 640
// differ. Here a scanner is an array of patterns that all scanners share; it searches for each, and the first
// match wins.

import type { PatternScanner, RegexEngine, RegexEngineString } from '@shikijs/primitive'

type Match = NonNullable<ReturnType<PatternScanner['findNextMatchSync']>>
type FindOptions = Parameters<PatternScanner['findNextMatchSync']>[2]

/** A pattern, compiled when a text is first searched for it. */
interface Pattern {
  readonly source: string
  scanner: PatternScanner | undefined
  /** Whether its match depends on where the search begins, not on the text alone. */
  readonly isPositional: boolean
  /** How many scanners have it. */
  users: number
}

/** The last search for a pattern in a text: the next one often has the same result. */
interface Search {
  readonly options: FindOptions
  readonly from: number
  readonly match: Match | null
}

/** How many patterns are kept that no scanner has: the end of a block is often used again in the next one. */
const MOST_UNUSED = 500

/** Shares the patterns of all scanners of an engine. */
export function sharePatterns(engine: RegexEngine): RegexEngine {
  const patterns = new Map<string, Pattern>()
  /** The patterns that no scanner has; the one released first is in front. */
  const unused = new Set<Pattern>()
  // Searches by text: rules search parts of a line as separate texts, and then continue with the line.
  const searches = new WeakMap<RegexEngineString, Map<Pattern, Search>>()

  function take(source: string): Pattern {
    const pattern = patterns.get(source) ?? add(source)
    pattern.users++
    unused.delete(pattern)
    return pattern
  }

  function add(source: string): Pattern {
    const pattern: Pattern = {
      source,
      scanner: undefined,
      isPositional: /\\[GK]/.test(source),
      users: 0,
    }
    patterns.set(source, pattern)
    return pattern
  }

  function release(pattern: Pattern): void {
    if (--pattern.users > 0) return
    unused.add(pattern)
    if (unused.size <= MOST_UNUSED) return
    const [oldest] = unused as Iterable<Pattern>
    if (!oldest) return
    unused.delete(oldest)
    patterns.delete(oldest.source)
    oldest.scanner?.dispose?.()
  }

  return {
    createString: engine.createString,
    createScanner: (rules) => {
      const sources = rules.map((pattern) => (typeof pattern === 'string' ? pattern : pattern.source))
      // The patterns that have been reached: after the first match, the others do not matter.
      const taken: Pattern[] = []
      return {
        findNextMatchSync: (text, from, options) => {
          const line = typeof text === 'string' ? engine.createString(text) : text
          const knownSearches = searches.get(line) ?? new Map<Pattern, Search>()
          searches.set(line, knownSearches)
          let best: Match | undefined
          for (let index = 0; index < sources.length; index++) {
            if (index === taken.length) taken.push(take(sources[index]!))
            const match = search(taken[index]!, { engine, line, from, options, knownSearches })
            if (!match || (best && startOf(best) <= startOf(match))) continue
            best = { index, captureIndices: match.captureIndices }
            if (startOf(match) === from) break
          }
          if (line !== text) line.dispose?.()
          return best ?? null
        },
        dispose: () => {
          for (const pattern of taken.splice(0)) release(pattern)
        },
      }
    },
  }
}

/** The first match of a pattern from a position on. */
function search(
  pattern: Pattern,
  {
    engine,
    line,
    from,
    options,
    knownSearches,
  }: {
    engine: RegexEngine
    line: RegexEngineString
    from: number
    options: FindOptions
    knownSearches: Map<Pattern, Search>
  },
): Match | null {
  const last = knownSearches.get(pattern)
  const isKnown =
    last?.options === options && last.from <= from && (!last.match || startOf(last.match) >= from)
  if (isKnown && !pattern.isPositional) return last.match
  pattern.scanner ??= engine.createScanner([pattern.source])
  const match = pattern.scanner.findNextMatchSync(line, from, options)
  knownSearches.set(pattern, { options, from, match })
  return match
}

function startOf({ captureIndices: [whole] }: Match): number {
  return whole!.start
}
