// The record of the last run on all platforms, which the docs show, and what it is a record of:
// hashes of Troth's code and of the suite, without comments and types.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { CaseResult, PlatformId } from './suite/case.js'

/** What the suite found on a platform. */
export interface PlatformRecord {
  readonly id: PlatformId
  readonly label: string
  readonly version: string
  /** How many cases hold. */
  readonly passed: number
  /** The cases that cannot hold, and why. */
  readonly exceptions: readonly { readonly name: string; readonly reason: string }[]
}

/** What the suite found, and on which code. */
export interface SuiteRecord {
  /** The command that makes it. */
  readonly command: string
  readonly date: string
  /** Of Troth's code. */
  readonly source: string
  /** Of the suite. */
  readonly suite: string
  readonly platforms: readonly PlatformRecord[]
}

const RECORD = new URL('platforms.json', import.meta.url)

/** Reads the record. */
export function readRecord(): SuiteRecord {
  return JSON.parse(readFileSync(RECORD, 'utf8')) as SuiteRecord
}

/** Writes the record of a run without failures. */
export function writeRecord(platforms: readonly PlatformRecord[]): void {
  const date = new Date().toISOString().slice(0, 10)
  const record: SuiteRecord = { command: 'npm run platforms', date, ...currentHashes(), platforms }
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`)
}

/** The results of a platform as they are recorded. */
export function recordOf(
  platform: Pick<PlatformRecord, 'id' | 'label' | 'version'>,
  results: readonly CaseResult[],
): PlatformRecord {
  return {
    ...platform,
    passed: results.filter(({ outcome }) => outcome === 'passed').length,
    exceptions: results.flatMap(({ name, outcome, reason = '' }) =>
      outcome === 'exception' ? [{ name, reason }] : [],
    ),
  }
}

/** The hashes of the code as it is now. */
export function currentHashes(): { readonly source: string; readonly suite: string } {
  return {
    source: hashCode(new URL('../../src/', import.meta.url)),
    suite: hashCode(new URL('suite/', import.meta.url)),
  }
}

/** A hash of the code in a folder: a comment that changes leaves it as it is. */
export function hashCode(folder: URL): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !/\.test(-d)?\.ts$/.test(path))
    .sort()
  if (files.length === 0) throw new Error(`There is no code in ${fileURLToPath(folder)}.`)
  for (const path of files) {
    const { outputText } = ts.transpileModule(readFileSync(new URL(path, folder), 'utf8'), {
      compilerOptions: {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        removeComments: true,
        verbatimModuleSyntax: true,
      },
    })
    hash.update(`${path} ${outputText.length}\n`).update(outputText)
  }
  return hash.digest('hex').slice(0, 16)
}
