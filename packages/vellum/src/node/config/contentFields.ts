// The options that `docs`, `blog` and `pages` share, and the plugins that `markdown` has, too.

import { z } from 'zod'
import type { MessageCode } from '../messages/catalogue.js'
import {
  fields,
  flag,
  type InputOf,
  isFunction,
  isRecord,
  list,
  matching,
  type Named,
  type Report,
  type Schema,
  text,
  toggle,
} from './schemaKinds.js'

/** A unified plugin, or a plugin with its options. */
// biome-ignore lint/suspicious/noExplicitAny: plugins of any options and any tree must fit.
export type MarkdownPlugin = ((...options: any[]) => unknown) | [(...options: any[]) => unknown, ...unknown[]]

const plugin = matching<MarkdownPlugin>('a plugin, or an array of a plugin and its options', (value) =>
  isFunction(Array.isArray(value) ? value[0] : value),
)

const plugins = list(
  z.preprocess(
    (value) => (Array.isArray(value) ? [defaultExport(value[0]), ...value.slice(1)] : defaultExport(value)),
    plugin,
  ) as unknown as Schema<MarkdownPlugin>,
)

/** `require('remark-math')` is a module, whose default export Docusaurus takes. */
function defaultExport(value: unknown): unknown {
  return isRecord(value) && isFunction(value.default) ? value.default : value
}

/** Plugins for Markdown, before and after the engine's own. */
export const pluginFields = {
  /** Plugins for the Markdown tree. @default [] */
  remarkPlugins: plugins.default([]),
  /** Plugins for the HTML tree. @default [] */
  rehypePlugins: plugins.default([]),
  /** Plugins for the Markdown tree that run before the engine's own. @default [] */
  beforeDefaultRemarkPlugins: plugins.default([]),
  /** Plugins for the HTML tree that run before the engine's own. @default [] */
  beforeDefaultRehypePlugins: plugins.default([]),
}

export interface UserPlugins extends InputOf<typeof pluginFields> {}

const admonitions = fields({
  /** Keywords of the site's own. @default [] @example ['recipe'] */
  keywords: list(
    matching<string>(
      'a word of letters, digits, "_" and "-"',
      (value) => typeof value === 'string' && /^[a-z][\w-]*$/i.test(value),
    ),
  ).default([]),
  /** Whether `note`, `tip` and the other built-in keywords are known, too. @default true */
  extendDefaults: flag.default(true),
})

/** Which keywords after `:::` make an admonition. */
export interface UserAdmonitions extends Named, z.input<typeof admonitions> {}

/** Parts of an edit link. */
export interface EditUrlParts {
  locale: string
  version: string
  versionDocsDirPath: string
  docPath: string
  /** The folder and the file of a post, in place of the two above. */
  blogDirPath?: string
  blogPath?: string
  permalink: string
  /** The branch, tag or commit of a version that is read from Git. */
  ref?: string
}

/** Options of all content. */
export const contentFields = {
  /** Which files, as globs below `path`. @default Markdown files; for `pages` also React files */
  include: list(text).default(['**/*.{md,mdx}']),
  /** Which of these files not, as globs. @default files and folders that start with `_`, and tests */
  exclude: list(text).default([
    '**/_*.{js,jsx,ts,tsx,md,mdx}',
    '**/_*/**',
    '**/*.test.{js,jsx,ts,tsx,md,mdx}',
    '**/__tests__/**',
  ]),
  /** Keywords after `:::` that make an admonition; `false` for none. @default true @example { keywords: ['recipe'] } */
  admonitions: toggle(admonitions as Schema<z.output<typeof admonitions>, UserAdmonitions>).prefault(true),
  /** Start of the edit links; the file's path is added. @example 'https://github.com/troth/troth/edit/main/site/' */
  editUrl: matching<string | ((parts: EditUrlParts) => string | undefined)>(
    'a string or a function',
    (value) => typeof value === 'string' || isFunction(value),
  ).optional(),
  /** Whether the edit link of a translated page points to the translation. @default false */
  editLocalizedFiles: flag.default(false),
  /** Whether a page says when it was last changed. @default false */
  showLastUpdateTime: flag.default(false),
  /** Whether a page says who changed it last. @default false */
  showLastUpdateAuthor: flag.default(false),
  ...pluginFields,
}

export interface UserContent extends InputOf<typeof contentFields> {}

/** Start of URLs: '/guide/' → 'guide', '/' → '' */
export const routeBase = text.transform((path) => path.replace(/^\/+|\/+$/g, ''))

/** The name of a file; `false` or `null` for none. */
export const fileOrFalse = matching<string | false | null>(
  'a string or `false`',
  (value) => value === false || value === null || typeof value === 'string',
).transform((file) => file ?? false)

/** What tells several docs sets, or several blogs, apart. */
export const instanceId = matching<string>(
  'a name of letters, digits, "_" and "-" only',
  (value) => typeof value === 'string' && /^[\w-]+$/.test(value),
).default('default')

/** Reports instances of a field that have the same id. */
export function uniqueIds({ field, code, what }: { field: string; code: MessageCode; what: string }) {
  return (value: unknown, report: Report): void => {
    if (!Array.isArray(value)) return
    const ids = value.map((instance) => (isRecord(instance) && instance.id) || 'default')
    ids.forEach((id, i) => {
      const first = ids.indexOf(id)
      if (first === i) return
      report({
        code,
        message: `The ${what}s \`${field}[${first}]\` and \`${field}[${i}]\` have the same id, ${JSON.stringify(id)}.`,
        hint: `Give each ${what} an \`id\` of its own; a ${what} without one is called "default".`,
      })
    })
  }
}
