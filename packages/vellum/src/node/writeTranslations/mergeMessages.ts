// A file of messages, brought up to date: what the site has now, with the translations
// that are there already.

import type { Message } from '../content/sidebars/translate.js'

export type MessageEntries = Readonly<Record<string, Message>>

/** How to merge. */
export interface MergeOptions {
  /** Messages of the site replace translations. */
  readonly override: boolean
  /** Put before messages that are not translated yet. */
  readonly prefix: string
}

/** A file after the merge. */
export interface MergedMessages {
  readonly entries: MessageEntries
  /** Keys that were not in the file. */
  readonly added: readonly string[]
  /** Keys that the site no longer has. They are kept: a translation is work. */
  readonly unused: readonly string[]
}

/** `wanted` are the messages of the site in their order, `existing` is what the file has. */
export function mergeMessages(
  wanted: MessageEntries,
  existing: MessageEntries,
  { override, prefix }: MergeOptions,
): MergedMessages {
  const has = (entries: MessageEntries, key: string) => Object.hasOwn(entries, key)
  const entries: Record<string, Message> = {}
  for (const [key, { message, description }] of Object.entries(wanted)) {
    const isKept = has(existing, key) && !override
    entries[key] = {
      message: isKept ? existing[key]!.message : prefix + message,
      ...(description !== undefined && { description }),
    }
  }
  const unused = Object.keys(existing).filter((key) => !has(wanted, key))
  for (const key of unused) entries[key] = existing[key]!
  return { entries, added: Object.keys(wanted).filter((key) => !has(existing, key)), unused }
}
