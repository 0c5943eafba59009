// Checks that every document that a sidebar names exists.

import { VellumError } from '../../base/errors.js'
import { nearestName } from '../../base/nearestName.js'
import type { ExpandedItem } from './items.js'

/** The input: sidebars by id, and the ids that exist. */
export interface SidebarCheck {
  readonly sidebars: Readonly<Record<string, readonly ExpandedItem[]>>
  readonly docIds: ReadonlySet<string>
  /** Drafts may be named; they are left out later. */
  readonly draftIds: ReadonlySet<string>
  readonly file: string
}

/** Throws one error that lists every unknown id, the most similar known one, and all known ids. */
export function validateSidebars({ sidebars, docIds, draftIds, file }: SidebarCheck): void {
  const unknown = new Set(
    Object.values(sidebars)
      .flatMap(namedIds)
      .filter((id) => !docIds.has(id) && !draftIds.has(id)),
  )
  if (unknown.size === 0) return
  const lines = [...unknown].map((id) => {
    const nearest = nearestName(id, docIds)
    return `  - ${id}${nearest ? ` (did you mean "${nearest}"?)` : ''}`
  })
  throw new VellumError(`The sidebars name documents that do not exist:\n${lines.join('\n')}`, {
    code: 'unknown-sidebar-doc',
    files: [file],
    hint: `Available ids: ${[...docIds].sort().join(', ')}.`,
  })
}

function namedIds(items: readonly ExpandedItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc' || item.type === 'ref') return [item.id]
    if (item.type !== 'category') return []
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...namedIds(item.items)]
  })
}
