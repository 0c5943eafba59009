// The documents of one version: reads them from its folder. Checks that concern several documents at once,
// such as two with one id, are here.

import { posix } from 'node:path'
import { combineErrors, mapAll, VellumError } from '../../base/errors.js'
import { groupBy } from '../../base/groupBy.js'
import { type Doc, makeDoc } from '../docs/doc.js'
import type { NumberPrefixParser } from '../docs/numberPrefix.js'
import { type DocsInput, type Folder, scanDocs } from '../docs/scanDocs.js'
import { renameHint } from '../files/unusedFiles.js'

/** Options of reading. */
export interface VersionDocsInput extends DocsInput {
  /** The name of the version, for messages. */
  readonly name: string
  readonly versionPath: string
  /** In production drafts are left out; in development they are pages like others. */
  readonly production: boolean
  readonly parseNumber: NumberPrefixParser
}

/** The documents of a version. */
export interface VersionDocs {
  /** The documents by id, in the order of their files; at least one. */
  readonly docs: ReadonlyMap<string, Doc>
  readonly draftIds: ReadonlySet<string>
  readonly folders: ReadonlyMap<string, Folder>
  /** The files that documents are made from, absolute. */
  readonly dataFiles: readonly string[]
}

/** Reads the documents of a version. Throws when it has none. */
export async function readVersionDocs(input: VersionDocsInput): Promise<VersionDocs> {
  const { name, versionPath, production, parseNumber, ...scan } = input
  const scanned = await scanDocs(scan)
  if (scanned.docs.length === 0) {
    throw new VellumError(
      `The version "${name}" has no documents: "${input.source}" has no Markdown files.`,
      {
        code: 'no-documents',
        files: scanned.misnamed.map(({ path }) => posix.join(input.source, path)),
        hint:
          scanned.misnamed.length > 0
            ? renameHint(scanned.misnamed)
            : 'Add one, for example `intro.md`, or set `docs: false` in vellum.config.ts.',
      },
    )
  }
  const all = mapAll(scanned.docs, (rawDoc) => makeDoc(rawDoc, { versionPath, production, parseNumber }))
  const published = all.filter(({ frontMatter }) => !(production && frontMatter.draft))
  const drafts = all.filter(({ frontMatter }) => frontMatter.draft)
  const docs = new Map(published.map((doc) => [doc.id, doc]))
  if (docs.size < published.length) throw duplicateIds(published)
  if (docs.size === 0) {
    throw new VellumError(`The version "${name}" has no documents: all of "${input.source}" are drafts.`, {
      code: 'no-documents',
      hint: 'Take `draft: true` out of the front matter of one, or set `docs: false` in vellum.config.ts.',
    })
  }
  const { folders, dataFiles } = scanned
  return { docs, draftIds: new Set(drafts.map(({ id }) => id)), folders, dataFiles }
}

function duplicateIds(docs: readonly Doc[]): VellumError {
  const groups = [...groupBy(docs, ({ id }) => id)].filter(([, group]) => group.length > 1)
  return combineErrors(
    groups.map(
      ([id, group]) =>
        new VellumError(`Two documents have the same id "${id}".`, {
          code: 'duplicate-doc-id',
          files: group.map(({ source }) => source),
          hint: 'Rename one of the files, or give one of them another `id` in its front matter.',
        }),
    ),
  )
}
