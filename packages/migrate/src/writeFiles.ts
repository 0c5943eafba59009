// Writes the files of a migration, and keeps those of others.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Findings } from './findings.js'

/** A file to write. */
export interface PlannedFile {
  readonly name: string
  readonly text: string
  /** Whether the file is a change of one that exists; a new one does not replace another one. */
  readonly isChange: boolean
}

/** Writes files; one that exists with another text is kept unless `force` is set. Returns the names of written files. */
export function writePlanned(
  siteDir: string,
  files: readonly PlannedFile[],
  { force, dryRun, findings }: { force: boolean; dryRun: boolean; findings: Findings },
): string[] {
  return files.flatMap(({ name, text, isChange }) => {
    const path = join(siteDir, name)
    const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    if (before === text) return []
    if (before !== undefined && !isChange && !force) {
      findings.add({
        code: 'file-kept',
        outcome: 'hand',
        text: `${name} exists and was kept.`,
        fix: 'Run the command again with `--force` to overwrite it.',
        at: name,
      })
      return []
    }
    if (!dryRun) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
    return [name]
  })
}
