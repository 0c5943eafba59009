// What a migration finds: collects it, each cause once with all of its positions.

import type { MessageCode } from './messages.js'

/** What becomes of something: it stays, the tool changes it, somebody must change it, or it is gone. */
export type Outcome = 'carried' | 'changed' | 'hand' | 'lost'

/** How much readers notice that something is gone. */
export type Weight = 'high' | 'medium' | 'low'

/** One cause. */
export interface Finding {
  readonly code: MessageCode
  readonly outcome: Outcome
  /** A sentence. */
  readonly text: string
  /** What to write instead, as a sentence. */
  readonly fix?: string | undefined
  /** Only of what is lost. */
  readonly weight?: Weight | undefined
  /** `docs/intro.md:12`, in the order in which they were found. */
  readonly positions: readonly string[]
  /** How many files of content have it; 0 for what is not content. */
  readonly pages: number
}

/** One occurrence. */
export interface Occurrence extends Omit<Finding, 'positions' | 'pages'> {
  readonly at?: string | undefined
  /** Whether the position is in a file of content. */
  readonly isContent?: boolean
}

/** A collection. */
export interface Findings {
  readonly add: (occurrence: Occurrence) => void
  readonly list: () => Finding[]
}

/** Creates an empty collection. */
export function createFindings(): Findings {
  const causes = new Map<string, { occurrence: Occurrence; positions: Set<string>; pages: Set<string> }>()
  return {
    add: (occurrence) => {
      const { outcome, code, text, fix, at, isContent } = occurrence
      const key = JSON.stringify([outcome, code, text, fix])
      const cause = causes.get(key) ?? { occurrence, positions: new Set(), pages: new Set() }
      causes.set(key, cause)
      if (at !== undefined) cause.positions.add(at)
      if (at !== undefined && isContent) cause.pages.add(at.replace(/:\d+$/, ''))
    },
    list: () =>
      [...causes.values()].map(({ occurrence: { at: _, isContent: __, ...finding }, positions, pages }) => ({
        ...finding,
        positions: [...positions],
        pages: pages.size,
      })),
  }
}
