// An engine for Shiki that compiles each pattern of a grammar once. Rules include each other, so a grammar asks for
// scanners that have most of their patterns in common: of 12,800 patterns for the code of a site 640 differ. Here a
// scanner is a list of patterns that all scanners share, and the first of them that matches is found by asking each.

import type { PatternScanner, RegexEngine, RegexEngineString } from '@shikijs/primitive'

type Match = NonNullable<ReturnType<PatternScanner['findNextMatchSync']>>
type FindOptions = Parameters<PatternScanner['findNextMatchSync']>[2]

/** A compiled pattern. */
interface Pattern {
  readonly source: string
  readonly scanner: PatternScanner
  /** Whether what it finds depends on where the search begins, not on the text alone. */
  readonly isPositional: boolean
  /** How many scanners have it. */
  users: number
  /** The last search: the next one in the same line often has the same result. */
  last: Search | undefined
}

interface Search {
  readonly text: RegexEngineString
  readonly options: FindOptions
  readonly from: number
  readonly match: Match | null
}

/** Patterns without a scanner that are kept: the end of a block is often written in the next one again. */
const MOST_UNUSED = 500

/** Shares the patterns of all scanners of an engine. */
export function sharePatterns(engine: RegexEngine): RegexEngine {
  const patterns = new Map<string, Pattern>()
  /** Those without a scanner, the one that has been without it for longest first. */
  const unused = new Set<Pattern>()

  function take(source: string): Pattern {
    const pattern = patterns.get(source) ?? compile(source)
    pattern.users++
    unused.delete(pattern)
    return pattern
  }

  function compile(source: string): Pattern {
    const pattern: Pattern = {
      source,
      scanner: engine.createScanner([source]),
      isPositional: /\\[GK]/.test(source),
      users: 0,
      last: undefined,
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
    oldest.scanner.dispose?.()
  }

  return {
    createString: engine.createString,
    createScanner: (given) => {
      const sources = given.map((pattern) => (typeof pattern === 'string' ? pattern : pattern.source))
      // Compiled when they are reached: where the first one matches, the others do not matter.
      const taken: Pattern[] = []
      return {
        findNextMatchSync: (text, from, options) => {
          const line = typeof text === 'string' ? engine.createString(text) : text
          let best: Match | undefined
          for (let index = 0; index < sources.length; index++) {
            if (index === taken.length) taken.push(take(sources[index]!))
            const match = search(taken[index]!, line, from, options)
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
function search(pattern: Pattern, text: RegexEngineString, from: number, options: FindOptions): Match | null {
  const { last } = pattern
  const isKnown =
    last?.text === text &&
    last.options === options &&
    last.from <= from &&
    (!last.match || startOf(last.match) >= from)
  if (isKnown && !pattern.isPositional) return last.match
  const match = pattern.scanner.findNextMatchSync(text, from, options)
  pattern.last = { text, options, from, match }
  return match
}

function startOf({ captureIndices: [whole] }: Match): number {
  return whole!.start
}
