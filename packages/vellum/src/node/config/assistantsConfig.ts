// The assistants that a page can be opened in: names of known ones, and links of others.

import type { z } from 'zod'
import { choose, fields, matching, type Named, oneOf, type Schema, text } from './schemaKinds.js'

/** The links of known assistants. */
export const KNOWN_ASSISTANTS = {
  chatgpt: { label: 'ChatGPT', href: 'https://chatgpt.com/?hints=search&q={prompt}' },
  claude: { label: 'Claude', href: 'https://claude.ai/new?q={prompt}' },
} as const satisfies Record<string, Assistant>

const shape = fields({
  /** Its name, for "Open in …". @example 'Perplexity' */
  label: text,
  /**
   * The URL that opens it: `{prompt}` stands for a message that names the page, `{url}` for the URL of the page, `{markdown}` for
   * that of its Markdown. @example 'https://www.perplexity.ai/search?q={prompt}'
   */
  href: matching<string>(
    'a URL of http: or https: with {prompt}, {url} or {markdown} in it',
    (value) =>
      typeof value === 'string' && /^https?:\/\//.test(value) && /\{(prompt|url|markdown)\}/.test(value),
  ),
})

/** An assistant of your own. */
export interface UserAssistant extends Named, z.input<typeof shape> {}

/** An assistant. */
export interface Assistant {
  readonly label: string
  readonly href: string
}

type KnownName = keyof typeof KNOWN_ASSISTANTS

const known = oneOf(Object.keys(KNOWN_ASSISTANTS) as KnownName[])

/** A known assistant by its name, or a link of another one. */
export const assistantSchema: Schema<Assistant, KnownName | UserAssistant> = choose(
  (value): Schema<KnownName | UserAssistant> =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? shape : known,
).transform((value): Assistant => (typeof value === 'string' ? KNOWN_ASSISTANTS[value] : value))
