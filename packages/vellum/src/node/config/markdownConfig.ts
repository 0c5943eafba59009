// `markdown`: how Markdown is read.

import type { z } from 'zod'
import { pluginFields, type UserPlugins } from './contentFields.js'
import {
  anything,
  dictionary,
  fields,
  flag,
  type Named,
  type OutputOf,
  oneOf,
  type Schema,
  type Severity,
  severity,
  toggle,
} from './schemaKinds.js'

const twoslash = fields({
  /** Options of the TypeScript compiler as in `tsconfig.json`, over the defaults. @default {} @example { strict: false } */
  compilerOptions: dictionary(anything).default({}),
})

/** `markdown.twoslash`. */
export interface UserTwoslash extends Named, z.input<typeof twoslash> {}

const markdown = fields({
  /** How `.md` and `.mdx` are read; `detect` goes by the extension. @default 'mdx' */
  format: oneOf(['mdx', 'md', 'detect']).default('mdx'),
  /**
   * Whether `mermaid` code blocks are marked as diagrams: an element with the class `docusaurus-mermaid-container`
   * and the source in `data-mermaid`, for a client module of the site to draw. Until it does, the source is shown.
   * @default false
   */
  mermaid: flag.default(false),
  /** Whether `:smile:` becomes an emoji. @default true */
  emoji: flag.default(true),
  /**
   * Whether names in `ts` and `tsx` code blocks show their types when the reader points at them, and the build fails
   * when such a block does not compile. With `false`, only blocks with the word `twoslash` after their language do;
   * otherwise all blocks without the word `no-twoslash`.
   * @default false
   */
  twoslash: toggle(twoslash as Schema<z.output<typeof twoslash>, UserTwoslash>).default(false),
  /** Ids of headings. */
  anchors: fields({
    /** Whether generated ids keep capitals. @default false */
    maintainCase: flag.default(false),
  }).prefault({}),
  /** How loud broken links and images in Markdown are. */
  hooks: fields({
    /** A link to a file that does not exist. @default 'warn' */
    onBrokenMarkdownLinks: severity.optional(),
    /** An image that does not exist. @default 'throw' */
    onBrokenMarkdownImages: severity.default('throw'),
  }).prefault({}),
  ...pluginFields,
})

/** `markdown`. */
export interface UserMarkdown extends UserPlugins, z.input<typeof markdown> {}

/** How Markdown is read. `twoslash` is `false` when only blocks that say so are checked. */
export interface MarkdownConfig extends OutputOf<typeof markdown> {
  readonly hooks: Readonly<Record<'onBrokenMarkdownLinks' | 'onBrokenMarkdownImages', Severity>>
}

export const markdownSchema: Schema<OutputOf<typeof markdown>, UserMarkdown> = markdown
