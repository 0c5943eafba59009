// `docs`: one docs set, several, or none.

import type { z } from 'zod'
import { contentFields, fileOrFalse, routeBase, type UserContent } from './contentFields.js'
import {
  choose,
  dictionary,
  fields,
  flag,
  isFunction,
  isRecord,
  list,
  matching,
  type Named,
  type OutputOf,
  oneOf,
  orFalse,
  type Report,
  type Schema,
  severity,
  text,
} from './schemaKinds.js'

const version = fields({
  /** What the reader sees. @default the name; 'Next' for 'current' @example '9.x' */
  label: text.optional(),
  /** Part of the URL. @default '' for the last version, 'next' for 'current', else the name */
  path: text.optional(),
  /**
   * The notice above its pages.
   * @default 'none' for the last version, 'unreleased' for newer, 'unmaintained' for older ones
   */
  banner: oneOf(['none', 'unreleased', 'unmaintained']).optional(),
  /** Whether its pages show the version's label. @default true when there are several */
  badge: flag.optional(),
  /** Classes of `<html>` on its pages, in place of the usual one. @default 'docs-version-<name>' */
  className: text.optional(),
  /** Whether search engines are kept away. @default false */
  noIndex: flag.optional(),
  /**
   * Branch, tag or commit that the documents are read from, in place of a copy in `versioned_docs`. Its sidebars,
   * translations and dates are those of the ref.
   * @example 'v2'
   * @since 0.2.0
   */
  ref: matching<string>(
    'the name of a branch or tag, or the hash of a commit',
    (value) => typeof value === 'string' && /^(?![-/.])(?!.*(?:\.\.|@\{))[^\s~^:?*[\\]+$/.test(value),
  ).optional(),
  /**
   * Folder of the site at that ref, from the root of the repository.
   * @default the folder of the site today
   * @example 'website'
   * @since 0.2.0
   */
  refPath: text.optional(),
})

/** `docs.versions.<name>`. */
export interface UserDocsVersion extends Named, z.input<typeof version> {}

/** Splits the name of a file or folder into its name and its number. */
type NumberPrefixParser = (name: string) => { filename: string; numberPrefix?: number }

const docs = fields({
  ...contentFields,
  /** Name of this docs set; needed when there are several. Letters, digits, `_` and `-`. @default 'default' */
  id: matching<string>(
    'a name of letters, digits, "_" and "-" only',
    (value) => typeof value === 'string' && /^[\w-]+$/.test(value),
  ).default('default'),
  /** Folder of the documents. @default 'docs' */
  path: text.default('docs'),
  /** Start of their URLs; '/' puts them at the root. @default 'docs' */
  routeBasePath: routeBase.default('docs'),
  /** File with the sidebars; `false` for none. When left out, the folders make one. @example './sidebars.ts' */
  sidebarPath: fileOrFalse.optional(),
  /** Whether categories can be closed. @default true */
  sidebarCollapsible: flag.default(true),
  /** Whether categories start closed. @default true */
  sidebarCollapsed: flag.default(true),
  /** Whether a document shows its breadcrumbs. @default true */
  breadcrumbs: flag.default(true),
  /** Whether edit links of frozen versions point to the documents in `path`. @default false */
  editCurrentVersion: flag.default(false),
  /** Start of the tag pages' URLs, below `routeBasePath`. @default 'tags' */
  tagsBasePath: text.default('tags'),
  /** File in `path` that defines the tags; `false` for none. @default 'tags.yml' */
  tags: fileOrFalse.default('tags.yml'),
  /** Severity of a tag that the tags file does not define. @default 'warn' */
  onInlineTags: severity.default('warn'),
  /** Whether `01-` at the start of a name is a position, or a function that reads the position. @default true */
  numberPrefixParser: matching<boolean | NumberPrefixParser>(
    '`true`, `false` or a function',
    (value) => typeof value === 'boolean' || isFunction(value),
  ).default(true),
  /** Whether `versions.json` is ignored. @default false */
  disableVersioning: flag.default(false),
  /** Whether the documents in `path` are published in addition to the frozen versions. @default true */
  includeCurrentVersion: flag.default(true),
  /** The version at `routeBasePath`. @default the first in `versions.json`, else 'current' */
  lastVersion: text.optional(),
  /** The only versions to build. @example ['current', '8.x'] */
  onlyIncludeVersions: list(text).optional(),
  /** Options per version, by name. @default {} @example { current: { label: 'Next' } } */
  versions: dictionary(version as Schema<UserDocsVersion>).default({}),
})

/** One docs set. */
export interface UserDocs extends UserContent, z.input<typeof docs> {}

/** One docs set. `path` and `sidebarPath` are absolute, `routeBasePath` has no outer slashes. */
export interface DocsConfig extends OutputOf<typeof docs> {
  /** The versions that are read from Git, by their names, when they have been. */
  readonly gitVersions?: Readonly<Record<string, GitVersion>> | undefined
  /** The folder of documents that plugins have made. */
  readonly generatedPath?: string | undefined
}

/** A version that was read from Git. */
export interface GitVersion {
  readonly ref: string
  readonly isBranch: boolean
  readonly commit: string
  /** The folder of the repository. */
  readonly repositoryDir: string
  /** The folder of Git's own files. */
  readonly gitDir: string
  /** The folder with the files of the ref; paths below it are those of the repository. */
  readonly root: string
  /** The folder of the site in it, and the path of the site in the repository at the ref and today. */
  readonly siteDir: string
  readonly sitePath: string
  readonly ownSitePath: string
  /** The folder of its documents. */
  readonly dir: string
}

/** One item for each docs set, none for `false`. */
export const docsSchema: Schema<DocsConfig[], UserDocs | UserDocs[] | false> = choose(
  (value): Schema<DocsConfig | DocsConfig[] | false, UserDocs | UserDocs[] | false> =>
    Array.isArray(value) ? list(docs) : orFalse(docs),
  checkIds,
).transform((sets) => (sets === false ? [] : [sets].flat()))

function checkIds(value: unknown, report: Report): void {
  if (!Array.isArray(value)) return
  const ids = value.map((set) => (isRecord(set) && set.id) || 'default')
  ids.forEach((id, i) => {
    const first = ids.indexOf(id)
    if (first === i) return
    report({
      code: 'duplicate-docs-set',
      message: `\`docs[${first}]\` and \`docs[${i}]\` have the same id, ${JSON.stringify(id)}.`,
      hint: 'Give each docs set an `id` of its own; a set without one is called "default".',
    })
  })
}
