// The form of an entry of the catalogue.

/** One kind of message of the command line, explained. */
export interface Message {
  /**
   * The texts that are printed, the usual one first. What differs from site to site is a placeholder in angle
   * brackets: `There is no command "<name>".`
   */
  readonly texts: readonly [string, ...string[]]
  /** What has happened, in Markdown. */
  readonly about: string
  /** How to fix it, in Markdown. */
  readonly fix: string
  /** What it looks like when it is right. */
  readonly sample?: { readonly language: string; readonly code: string }
}

/** Messages by their code: declarations have the codes, and none of the texts. */
export function messageTable<Code extends string>(
  messages: Readonly<Record<Code, Message>>,
): Readonly<Record<Code, Message>> {
  return messages
}
