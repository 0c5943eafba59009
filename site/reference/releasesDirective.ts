// What the directive `::releases` shows: the versions of Troth and the days when they were released, from its changelog.

import type { BlockContent } from 'mdast'
import { labelCells, table, text } from './blocks'
import type { DirectiveData } from './directiveData'

/** The releases, newest first. */
export function releasesTable({ releases }: DirectiveData): BlockContent {
  const rows = releases.map(({ version, date }) => [[text(version)], [text(date)]])
  return table(labelCells('Version', 'Released'), rows)
}
