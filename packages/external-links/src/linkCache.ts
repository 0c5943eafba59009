// The states of URLs between two checks, in one JSON file: a week for links that work, a day for dead ones.

import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { LinkState } from './requestLink.js'

/** States of URLs on disk. */
export interface LinkCache {
  /** Undefined if there is no state, or an old one. */
  readonly find: (url: string) => LinkState | undefined
  readonly add: (url: string, state: LinkState) => void
  /** Writes the states that are not too old. */
  readonly save: () => void
}

interface Entry {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly state: LinkState
}

const DAY = 24 * 60 * 60 * 1000
const AGES: Readonly<Record<LinkState['type'], number>> = { alive: 7 * DAY, refused: 7 * DAY, dead: DAY }

/** Opens the file; one that is missing or damaged is an empty cache. */
export function openLinkCache(file: string, { now = Date.now }: { now?: () => number } = {}): LinkCache {
  const entries = new Map(readEntries(file).filter(([, entry]) => isYoung(entry)))
  return {
    find: (url) => entries.get(url)?.state,
    add: (url, state) => void entries.set(url, { at: now(), state }),
    save: () => {
      // Renamed when it is complete: a check may be ended at any time.
      const temporary = `${file}.${process.pid}.part`
      writeFileSync(temporary, `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`)
      renameSync(temporary, file)
    },
  }

  function isYoung({ at, state }: Entry): boolean {
    const age = now() - at
    return age >= 0 && age < AGES[state.type]
  }
}

function readEntries(file: string): [string, Entry][] {
  try {
    const unsafe: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof unsafe !== 'object' || unsafe === null) return []
    return Object.entries(unsafe).filter((pair): pair is [string, Entry] => isEntry(pair[1]))
  } catch {
    return []
  }
}

function isEntry(unsafe: unknown): unsafe is Entry {
  const { at, state } = (unsafe ?? {}) as { at?: unknown; state?: { type?: unknown; reason?: unknown } }
  if (typeof at !== 'number' || typeof state?.type !== 'string' || !Object.hasOwn(AGES, state.type))
    return false
  return state.type === 'alive' || typeof state.reason === 'string'
}
