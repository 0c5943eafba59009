// Keeps the highlighted code of a page and its checked samples for the next time that it is compiled: if a
// sentence changes but no code, neither a language nor the TypeScript compiler must be loaded, which takes
// longer than the rest of the page.

import { createHash } from 'node:crypto'
import type { Declarations } from '../samples/declarations.js'
import type { CheckedSample, Sample } from '../samples/types.js'

/** Highlighted lines and checked samples, by the hash of their input. */
export interface CodeCache {
  readonly find: (lines: readonly string[], language: string) => readonly string[] | undefined
  readonly keep: (lines: readonly string[], language: string, html: readonly string[]) => void
  /** A sample, if the declarations that it was checked with are still the same. */
  readonly findSample: (
    sample: Sample,
    isCurrent: (declarations: Declarations) => boolean,
  ) => CheckedSample | undefined
  readonly keepSample: (sample: Sample, checked: CheckedSample) => void
}

/** A cache as data. */
export interface CodeRecord {
  readonly lines?: Readonly<Record<string, readonly string[]>>
  readonly samples?: Readonly<Record<string, CheckedSample>>
}

/** Opens a cache with an earlier record; `record` returns everything that has been found or kept since. */
export function openCodeCache(before: CodeRecord = {}): CodeCache & { readonly record: () => CodeRecord } {
  const lines = openStore(before.lines)
  const samples = openStore(before.samples)
  return {
    find: (texts, language) => lines.find(linesKey(texts, language)),
    keep: (texts, language, html) => lines.keep(linesKey(texts, language), html),
    findSample: (sample, isCurrent) =>
      samples.find(sampleKey(sample), ({ declarations }) => isCurrent(declarations)),
    keepSample: (sample, checked) => samples.keep(sampleKey(sample), checked),
    record: () => ({ lines: lines.record(), samples: samples.record() }),
  }
}

function openStore<T>(before: Readonly<Record<string, T>> = {}) {
  const knownValues = new Map(Object.entries(before))
  const used = new Map<string, T>()
  return {
    find: (key: string, isGood: (value: T) => boolean = () => true) => {
      const value = used.get(key) ?? knownValues.get(key)
      if (value === undefined || !isGood(value)) return undefined
      used.set(key, value)
      return value
    },
    keep: (key: string, value: T) => void used.set(key, value),
    record: () => Object.fromEntries(used),
  }
}

function linesKey(lines: readonly string[], language: string): string {
  return keyOf(`${language}\n${lines.join('\n')}`)
}

function sampleKey({ name, code, files }: Sample): string {
  return keyOf(JSON.stringify([name, code, files]))
}

function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64').slice(0, 24)
}
