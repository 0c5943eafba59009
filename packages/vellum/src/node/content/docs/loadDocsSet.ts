// One set of documents with all its versions: what is being written, and what was
// frozen with `vellum version`.

import { join, relative, sep } from 'node:path'
import type { Messages } from '../../../shared/messages.js'
import { combineErrors, VellumError } from '../../base/errors.js'
import type { DocsConfig, SiteConfig } from '../../config/siteConfig.js'
import { readJsonFile } from '../files/jsonFile.js'
import { isFolder, type NamedFolder } from '../files/scanFolder.js'
import type { Overlay } from '../translations/translatedContent.js'
import {
  type LocaleInput,
  translatedFolder,
  versionFolder,
  versionMessages,
} from '../translations/translationFiles.js'
import { loadVersion } from '../versions/loadVersion.js'
import type { Version } from '../versions/version.js'
import {
  CURRENT,
  readVersionNames,
  versionDocsPath,
  versionPaths,
  versionSidebarsPath,
} from '../versions/versionFiles.js'
import { type VersionEntry, versionsOf } from '../versions/versionList.js'

/** What a set is loaded with. */
export interface DocsSetInput {
  readonly config: SiteConfig
  readonly locale: string
  readonly production: boolean
  /** Runs a sidebar file; the same as for the configuration. */
  readonly importFile: (file: string) => Promise<{
    readonly exports: Readonly<Record<string, unknown>>
    readonly files: readonly string[]
  }>
}

/** A set, loaded. */
export interface LoadedDocsSet {
  /** Newest first. */
  readonly versions: readonly Version[]
  /** Files besides the documents that it depends on, absolute. */
  readonly files: readonly string[]
  /** Folders of translations, and what they translate. */
  readonly overlays: readonly Overlay[]
}

export async function loadDocsSet(options: DocsConfig, input: DocsSetInput): Promise<LoadedDocsSet> {
  const { config, locale, production, importFile } = input
  const { id } = options
  const { siteDir, baseUrl } = config
  const docsSource = relative(siteDir, options.path).split(sep).join('/')
  const entries = versionsOf(await readVersionNames(siteDir, id), options)
  await checkFolders(entries, { id, siteDir })

  const versions: Version[] = []
  const files: string[] = [join(siteDir, versionPaths(id).list)]
  const overlays: Overlay[] = []
  for (const version of entries) {
    const isCurrent = version.name === CURRENT
    const source = isCurrent ? docsSource : versionDocsPath(id, version.name)
    const dir = isCurrent ? options.path : join(siteDir, source)
    const { translated, messages } = await versionTranslation(input, { id, version: version.name })
    if (translated) overlays.push({ translated: translated.dir, originals: [dir] })
    const { sidebars, sidebarsFile, ...read } = isCurrent
      ? await ownSidebars()
      : await frozenSidebars(version)
    const loaded = await loadVersion({
      version,
      locale,
      dir,
      source,
      translated,
      messages,
      ...(options.editCurrentVersion && { editSource: docsSource }),
      sidebars,
      sidebarsFile,
      production,
      baseUrl,
      options,
    })
    files.push(...read.files, ...loaded.files)
    versions.push(loaded)
  }
  return { versions, files, overlays }

  /** The sidebars of the documents that are being written. */
  async function ownSidebars(): Promise<ReadSidebars> {
    const { sidebarPath } = options
    if (typeof sidebarPath !== 'string') {
      const sidebars = sidebarPath === false ? false : undefined
      return { sidebars, sidebarsFile: 'the default sidebar', files: [] }
    }
    const imported = await importFile(sidebarPath)
    return {
      // Without an export it is a mistake, not the default.
      sidebars: imported.exports.default ?? null,
      sidebarsFile: relative(siteDir, sidebarPath).split(sep).join('/'),
      files: imported.files,
    }
  }

  async function frozenSidebars({ name }: VersionEntry): Promise<ReadSidebars> {
    const sidebarsFile = versionSidebarsPath(id, name)
    const file = join(siteDir, sidebarsFile)
    const sidebars = await readJsonFile(file, { source: sidebarsFile, name: 'The sidebar file' })
    if (sidebars !== undefined) return { sidebars, sidebarsFile, files: [file] }
    // A site without sidebars freezes none.
    if (options.sidebarPath === false) return { sidebars: false, sidebarsFile, files: [file] }
    throw new VellumError(`The version "${name}" has no sidebar file "${sidebarsFile}".`, {
      files: [versionPaths(id).list],
      hint: 'Restore it, write `{}` into it for a version without sidebars, or remove the version from the list.',
    })
  }
}

/** What a version of the documents has in a language. */
async function versionTranslation(
  input: LocaleInput,
  { id, version }: { id: string; version: string },
): Promise<{ readonly translated: NamedFolder | undefined; readonly messages: Messages }> {
  return {
    translated: translatedFolder(input, { kind: 'docs', id, below: versionFolder(version) }),
    messages: await versionMessages(input, { id, version }),
  }
}

interface ReadSidebars {
  readonly sidebars: unknown
  readonly sidebarsFile: string
  /** That it was read from, or would be. */
  readonly files: readonly string[]
}

/** Every frozen version must have its folder; all that have none are told together. */
async function checkFolders(
  entries: readonly VersionEntry[],
  { id, siteDir }: { id: string; siteDir: string },
): Promise<void> {
  const problems: VellumError[] = []
  for (const { name } of entries) {
    if (name === CURRENT || (await isFolder(join(siteDir, versionDocsPath(id, name))))) continue
    const { list } = versionPaths(id)
    problems.push(
      new VellumError(`The version "${name}" has no folder "${versionDocsPath(id, name)}".`, {
        files: [list],
        hint: `Restore the folder, or remove "${name}" from ${list}.`,
      }),
    )
  }
  if (problems.length > 0) throw combineErrors(problems)
}
