// The record of the last run on all platforms, which the docs show.

import { readFileSync } from 'node:fs'
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

/** The file of the record. */
export const RECORD = new URL('platforms.json', import.meta.url)

/** Reads the record. */
export function readRecord(): SuiteRecord {
  return JSON.parse(readFileSync(RECORD, 'utf8')) as SuiteRecord
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
