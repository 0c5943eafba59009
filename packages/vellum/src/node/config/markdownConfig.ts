// `markdown`: how Markdown is read.

import { isAbsolute } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { ADD_TYPE_CHECKER } from '../base/typeCheckerAdvice.js'
import type { MessageCode } from '../messages/catalogue.js'
import { pluginFields, type UserPlugins } from './contentFields.js'
import {
  anything,
  choose,
  dictionary,
  fields,
  flag,
  isFunction,
  isRecord,
  matching,
  type Named,
  type OutputOf,
  oneOf,
  orFalse,
  type Schema,
  type Severity,
  severity,
  text,
} from './schemaKinds.js'

/** Front matter, and the text below it. */
export interface ParsedFrontMatter {
  readonly frontMatter: Record<string, unknown>
  readonly content: string
}

/** Changes the text of a file. */
export type Preprocessor = (file: { readonly filePath: string; readonly fileContent: string }) => string

/** Reads the front matter of a file in a way of its own. */
export type ParseFrontMatter = (input: {
  readonly filePath: string
  readonly fileContent: string
  readonly defaultParseFrontMatter: (input: { readonly fileContent: string }) => Promise<ParsedFrontMatter>
}) => ParsedFrontMatter | Promise<ParsedFrontMatter>

const checker = fields({
  /** The module that exports `createTypeChecker`, by its URL; it is loaded in the threads that compile pages. */
  module: text.transform((module) => (isAbsolute(module) ? pathToFileURL(module).href : module)),
  /** Whether all `ts` and `tsx` code blocks are checked, or only those with the word `twoslash`. */
  blocks: oneOf(['all', 'marked']),
  /** The options of the type checker: plain data. */
  options: dictionary(anything),
})

/** A type checker for samples, which a plugin adds: `typedSamples()` of the package `vellum-twoslash`. */
export interface SampleChecker extends Named, z.input<typeof checker> {}

const twoslash = choose((value): Schema<SampleChecker> => {
  if (isRecord(value) && 'module' in value) return checker
  return z.custom<SampleChecker>(() => false, {
    error: '{field} must be a type checker, or `false`.',
    params: { code: 'not-a-type-checker' satisfies MessageCode, hint: checkerAdvice(value) },
  })
})

function checkerAdvice(value: unknown): string {
  if (!isRecord(value)) return ADD_TYPE_CHECKER
  return 'name' in value
    ? 'It is a plugin: move it to `plugins`, as in `plugins: [typedSamples()]`.'
    : `${ADD_TYPE_CHECKER} The object is the argument of \`typedSamples()\`.`
}

const markdown = fields({
  /** How `.md` and `.mdx` are read; `detect` goes by the extension. @default 'mdx' */
  format: oneOf(['mdx', 'md', 'detect']).default('mdx'),
  /**
   * Whether `mermaid` code blocks are marked as diagrams: an element with the class `docusaurus-mermaid-container`
   * and the source in `data-mermaid`, which the plugin `vellum-mermaid` draws. Until it does, the source is shown.
   * @default false
   */
  mermaid: flag.default(false),
  /** Whether `:smile:` becomes an emoji. @default true */
  emoji: flag.default(true),
  /**
   * The type checker for code blocks, which the plugin `typedSamples()` of the package `vellum-twoslash` sets: names in `ts`
   * and `tsx` blocks show their types when the reader points at them, and the build fails when such a block
   * does not compile. With `false`, a block with the word `twoslash` after its language fails the build.
   * @default false
   */
  twoslash: orFalse(twoslash).default(false),
  /**
   * Whether pages are compiled in several threads at once. Each thread has its own copy of the remark and rehype plugins
   * of the site: with `false` all pages are compiled one after the other by the same plugins, as in Docusaurus, for those
   * that remember something from page to page.
   * @default true, or false for a site that came from Docusaurus and has such plugins
   */
  parallel: flag.optional(),
  /**
   * Changes the text of each Markdown file before it is read, front matter included.
   * @since 0.2.0
   * @example ({ filePath, fileContent }) => fileContent.replaceAll('{{ name }}', 'Acme')
   */
  preprocessor: matching<Preprocessor>('a function', isFunction).optional(),
  /**
   * Reads the front matter of each Markdown file; `defaultParseFrontMatter` reads it as usual.
   * @since 0.2.0
   * @example async ({ defaultParseFrontMatter, ...file }) => ({ ...(await defaultParseFrontMatter(file)) })
   */
  parseFrontMatter: matching<ParseFrontMatter>('a function', isFunction).optional(),
  /** Ids of headings. */
  anchors: fields({
    /** Whether generated ids keep capitals. @default false */
    maintainCase: flag.default(false),
  }).prefault({}),
  /** The severity of broken links and images in Markdown. */
  hooks: fields({
    /** Severity of a link to a file that does not exist. @default 'warn' */
    onBrokenMarkdownLinks: severity.optional(),
    /** Severity of an image that does not exist. @default 'throw' */
    onBrokenMarkdownImages: severity.default('throw'),
  }).prefault({}),
  ...pluginFields,
})

/** `markdown`. */
export interface UserMarkdown extends UserPlugins, z.input<typeof markdown> {}

/** How Markdown is read. */
export interface MarkdownConfig extends OutputOf<typeof markdown> {
  readonly hooks: Readonly<Record<'onBrokenMarkdownLinks' | 'onBrokenMarkdownImages', Severity>>
}

export const markdownSchema: Schema<OutputOf<typeof markdown>, UserMarkdown> = markdown
