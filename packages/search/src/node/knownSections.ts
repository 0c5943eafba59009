// Which URLs are those of sections: for messages about `errors` whose keys name none.

import type { SearchRecord } from './searchRecord.js'
import { normalTarget, sectionTarget } from './target.js'

/** The sections of some records by their URLs. Case and a trailing slash of a path do not count. */
export interface KnownSections {
  readonly has: (href: string) => boolean
}

/** The sections that the keys of `errors` can name. */
export function knownSections(records: readonly SearchRecord[]): KnownSections {
  const targets = new Set(
    records.flatMap(({ href, sections }) => sections.map(({ id }) => sectionTarget(href, id))),
  )
  return { has: (href) => targets.has(normalTarget(href)) }
}
