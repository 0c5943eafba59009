// Values of a configuration of VitePress or Starlight that are known without running it, and the report of those that are not
// moved.

import { isComputed } from './configTree.js'
import type { Findings } from './findings.js'
import { reportSpread } from './otherEngines.js'

/** An object of the configuration. */
export type Values = Readonly<Record<string, unknown>>

/** Whether a value is an object, and no array. */
export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value if it is a text. */
export const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** What a migration knows about the fields of an engine. */
export interface KnownFields {
  readonly read: ReadonlySet<string>
  /** Fields without which Vellum does the same. */
  readonly notNeeded: ReadonlySet<string>
  /** What to use in place of fields that are not read. */
  readonly instead: Readonly<Record<string, string>>
}

/** Reports the fields of an object that are not moved: unknown ones, computed ones, and what a spread adds. */
export function reportFields(
  values: Values,
  { read, notNeeded, instead }: KnownFields,
  { findings, at }: { readonly findings: Findings; readonly at: (name: string) => string },
): void {
  for (const [name, value] of Object.entries(values)) {
    if (notNeeded.has(name)) continue
    if (name.startsWith('...')) {
      reportSpread(name, { findings, at: at(name) })
    } else if (!read.has(name)) {
      findings.add({
        code: 'renamed-field',
        outcome: 'hand',
        text: `\`${name}\` was not moved.`,
        fix: Object.hasOwn(instead, name) ? instead[name] : undefined,
        at: at(name),
      })
    } else if (isComputed(value)) {
      findings.add({
        code: 'unreadable-options',
        outcome: 'hand',
        text: `\`${name}\` is computed, so it was not moved, or not all of it.`,
        fix: COMPUTED_FIXES.get(name) ?? 'Write it into vellum.config.ts.',
        at: at(name),
      })
    }
  }
}

const COMPUTED_FIXES: ReadonlyMap<string, string> = new Map([
  ['sidebar', 'Write it as sidebars.ts, or let the folders make it.'],
  ['head', 'Write the entries that code computes as `headTags`.'],
])
