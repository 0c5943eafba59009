// What the directive `::releases` shows: the versions of Troth and the days when they were released, from its changelog.

import type { BlockContent } from 'mdast'
import { labelCells, table, text } from './blocks'
import type { DirectiveData } from './directiveData'

/** A released version. */
export interface Release {
  readonly version: string
  /** '2026-11-16' */
  readonly date: string
}

/** The releases in a changelog: `## 0.2.0 (2026-11-16)` */
export function readReleases(changelog: string): Release[] {
  return [...changelog.matchAll(/^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$/gm)].map(
    ([, version = '', date = '']) => ({ version, date }),
  )
}

/** The releases, newest first. */
export function releasesTable({ releases }: DirectiveData): BlockContent {
  const rows = releases.map(({ version, date }) => [[text(version)], [text(date)]])
  return table(labelCells('Version', 'Released'), rows)
}
