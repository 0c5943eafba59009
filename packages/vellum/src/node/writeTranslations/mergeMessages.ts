// A file of messages, brought up to date: the current messages of the site, with the existing translations.

import type { Message } from '../content/sidebars/translate.js'

export type MessageEntries = Readonly<Record<string, Message>>

/** Options of a merge. */
export interface MergeOptions {
  /** Whether messages of the site replace translations. */
  readonly override: boolean
  /** The prefix of messages that are not translated yet. */
  readonly prefix: string
}

/** A file after the merge. */
export interface MergedMessages {
  readonly entries: MessageEntries
  /** Keys that were not in the file. */
  readonly added: readonly string[]
  /** Keys that the site no longer has. They are kept: translating is work. */
  readonly unused: readonly string[]
}

/** `wanted` are the messages of the site in their order, `existing` those of the file. */
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
