// Counts what was verified, for the report at the end of `npm test`. The three test
// files run in processes of their own, so each leaves a file.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Adds counts to the report; without a file for it, nothing happens. */
export function recordCounts(name: string, counts: Readonly<Record<string, number>>): void {
  const folder = process.env.SAMPLES_REPORT
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(counts))
}
