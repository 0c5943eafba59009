// The versions of Troth and the days when they were released, from the text of its changelog.

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
