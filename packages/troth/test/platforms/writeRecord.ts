// Writes the record of a run, and what it is a record of: hashes of Troth's code and of the suite,
// without comments and types.

import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { type PlatformRecord, RECORD, type SuiteRecord } from './record.js'

/** Writes the record of a run without failures. */
export async function writeRecord(platforms: readonly PlatformRecord[]): Promise<void> {
  const date = new Date().toISOString().slice(0, 10)
  const record: SuiteRecord = {
    command: 'npm run test:platforms',
    date,
    ...(await currentHashes()),
    platforms,
  }
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`)
}

/** The hashes of the code as it is now. */
export async function currentHashes(): Promise<{ readonly source: string; readonly suite: string }> {
  const entries = ['', 'auth/', 'fetch/', 'mock/', 'openapi/', 'progress/', 'sse/'].map(
    (entry) => `../../src/${entry}index.ts`,
  )
  return { source: await hashCode(entries.map(fileOf)), suite: await hashCode([fileOf('suite/report.ts')]) }
}

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A hash of modules and all that they import, as users run it: a comment or a type that changes leaves it as it is. */
export async function hashCode(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const input of files) {
    const bundle = await rolldown({ input, external: /^troth/, platform: 'neutral', tsconfig: false })
    const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false })
    await bundle.close()
    hash.update(`${output[0].code.length}\n`).update(output[0].code)
  }
  return hash.digest('hex').slice(0, 16)
}
