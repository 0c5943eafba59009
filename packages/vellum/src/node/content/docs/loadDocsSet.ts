// One docs set with all its versions: the current documents, and those that `vellum version` has frozen.

import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Messages } from '../../../shared/messages.js'
import { MADE_FOLDER } from '../../base/dataPageOrigins.js'
import { throwAll, VellumError } from '../../base/errors.js'
import { relativePath } from '../../base/relativePath.js'
import type { DocsConfig, GitVersion, SiteConfig } from '../../config/siteConfig.js'
import { readJsonFile } from '../files/jsonFile.js'
import { isFolder } from '../files/scanFolder.js'
import type { UnusedFiles } from '../files/unusedFiles.js'
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
import type { DataPagesFolder } from './writtenDataPages.js'

/** The input of a docs set. */
export interface DocsSetInput {
  readonly config: SiteConfig
  readonly locale: string
  readonly production: boolean
  /** Runs a sidebar file, with the function that runs the configuration. */
  readonly importFile: (
    file: string,
    options: { readonly siteDir: string },
  ) => Promise<{
    readonly exports: Readonly<Record<string, unknown>>
    readonly files: readonly string[]
  }>
  /** Collects files that are not used. */
  readonly unused?: UnusedFiles | undefined
  /** The folder for what is made from data, absolute; without one no pages are. */
  readonly workDir?: string | undefined
}

/** A docs set, loaded. */
export interface LoadedDocsSet {
  /** The versions, newest first. */
  readonly versions: readonly Version[]
  /** Files besides the documents that it depends on, absolute. */
  readonly files: readonly string[]
  /** Folders of translations, and what they translate. */
  readonly overlays: readonly Overlay[]
}

/** Loads all versions of a docs set. */
export async function loadDocsSet(options: DocsConfig, input: DocsSetInput): Promise<LoadedDocsSet> {
  const { id } = options
  const { siteDir } = input.config
  const entries = versionsOf(await readVersionNames(siteDir, id), options)
  await checkFolders(
    entries.filter(({ name }) => options.gitVersions?.[name] === undefined),
    { id, siteDir },
  )
  const versions: Version[] = []
  const files: string[] = [join(siteDir, versionPaths(id).list)]
  const overlays: Overlay[] = []
  for (const entry of entries) {
    const loaded = await loadEntry(entry, { options, input })
    versions.push(loaded.version)
    files.push(...loaded.files)
    overlays.push(...loaded.overlays)
  }
  return { versions, files, overlays }
}

interface EntryOptions {
  readonly options: DocsConfig
  readonly input: DocsSetInput
}

/** Loads one version, from the folder of the docs set or from that of the frozen version. */
async function loadEntry(
  entry: VersionEntry,
  { options, input }: EntryOptions,
): Promise<Omit<LoadedDocsSet, 'versions'> & { readonly version: Version }> {
  const { config, locale, production } = input
  const { id } = options
  const { name } = entry
  const isCurrent = name === CURRENT
  const docsSource = relativePath(config.siteDir, options.path)
  const git = options.gitVersions?.[name]
  const source = isCurrent
    ? docsSource
    : git
      ? relativePath(config.siteDir, git.dir)
      : versionDocsPath(id, name)
  const dir = isCurrent ? options.path : join(config.siteDir, source)
  const translated =
    translatedFolder(input, { kind: 'docs', id, below: versionFolder(name) }) ??
    (git && translatedFolder(inRef(input, git), { kind: 'docs', id, below: versionFolder(CURRENT) }))
  const { generatedPath } = options
  const generated =
    isCurrent && generatedPath !== undefined
      ? { dir: generatedPath, source: relativePath(config.siteDir, generatedPath) }
      : undefined
  const dataPages = dataPagesFolder(input, { id, name })
  const messages = {
    ...(git && refMessages(await versionMessages(inRef(input, git), { id, version: CURRENT }))),
    ...(await versionMessages(input, { id, version: name })),
  }
  const { sidebars, sidebarsFile, ...read } = isCurrent
    ? await currentSidebars(options, input)
    : git
      ? await refSidebars(entry, { options, input, git })
      : await frozenSidebars(entry, { options, input })
  const version = await loadVersion({
    version: entry,
    locale,
    dir,
    source,
    translated,
    messages,
    ...(options.editCurrentVersion && { editSource: docsSource }),
    sidebars,
    sidebarsFile,
    production,
    baseUrl: config.baseUrl,
    options,
    generated,
    dataPages,
    changeSource: config.changeSource,
    unused: git ? undefined : input.unused,
    git,
  })
  return {
    version,
    files: [...read.files, ...version.files],
    overlays: [
      ...[translated, generated, dataPages].flatMap((folder) =>
        folder ? [{ translated: folder.dir, originals: [dir] }] : [],
      ),
      ...(git ? [{ translated: dir, originals: [], docsId: id }] : []),
    ],
  }
}

/** Each version has its own documents in each locale. */
function dataPagesFolder(
  { workDir, locale, config: { siteDir } }: DocsSetInput,
  { id, name }: { id: string; name: string },
): DataPagesFolder | undefined {
  if (workDir === undefined) return undefined
  const dir = join(workDir, MADE_FOLDER, locale, encodeURIComponent(id), encodeURIComponent(name))
  return { dir, source: relativePath(siteDir, dir), siteDir }
}

interface ReadSidebars {
  readonly sidebars: unknown
  readonly sidebarsFile: string
  /** The files that sidebars are read from, whether they exist or not. */
  readonly files: readonly string[]
}

async function currentSidebars(
  { sidebarPath }: DocsConfig,
  { config, importFile }: DocsSetInput,
): Promise<ReadSidebars> {
  if (typeof sidebarPath !== 'string') {
    const sidebars = sidebarPath === false ? false : undefined
    return { sidebars, sidebarsFile: 'the default sidebar', files: [] }
  }
  const imported = await importFile(sidebarPath, config)
  return {
    // `undefined` would mean the default sidebar; a file without an export is an error.
    sidebars: imported.exports.default ?? null,
    sidebarsFile: relativePath(config.siteDir, sidebarPath),
    files: imported.files,
  }
}

/** The translations of a ref are those of its current documents. */
function inRef(input: DocsSetInput, git: GitVersion): LocaleInput {
  const { siteDir, i18n } = input.config
  return {
    locale: input.locale,
    config: { siteDir, i18n: { ...i18n, path: join(git.siteDir, relativePath(siteDir, i18n.path)) } },
  }
}

/** Without the label: that of the ref is the one of its unreleased documents. */
function refMessages({ 'version.label': _, ...messages }: Messages): Messages {
  return messages
}

const SIDEBAR_ENDINGS = ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json']

/** The sidebars of a ref: its own file, which runs as the one of the site does. */
async function refSidebars(
  { name }: VersionEntry,
  { options: { sidebarPath, versions }, input, git }: EntryOptions & { readonly git: GitVersion },
): Promise<ReadSidebars> {
  const { config, importFile } = input
  const { refSidebarPath } = versions[name] ?? {}
  if (refSidebarPath === undefined && typeof sidebarPath !== 'string') {
    const sidebars = sidebarPath === false ? false : undefined
    return { sidebars, sidebarsFile: 'the default sidebar', files: [] }
  }
  const writtenPath = refSidebarPath ?? relativePath(config.siteDir, String(sidebarPath))
  const written = join(git.siteDir, writtenPath)
  const base = written.slice(0, -extname(written).length || undefined)
  const file = [written, ...SIDEBAR_ENDINGS.map((ending) => base + ending)].find((candidate) =>
    existsSync(candidate),
  )
  if (file === undefined) {
    throw new VellumError(
      `The version "${name}" has no sidebars: "${git.ref}" has no file "${writtenPath}".`,
      {
        code: 'ref-without-sidebars',
        files: ['vellum.config.ts'],
        hint: 'Name the sidebar file of that time in `refSidebarPath` of the version, or choose a later ref.',
      },
    )
  }
  const sidebarsFile = relativePath(config.siteDir, file)
  if (file.endsWith('.json')) {
    const sidebars = await readJsonFile(file, { source: sidebarsFile, name: 'The sidebar file' })
    return { sidebars, sidebarsFile, files: [] }
  }
  const { exports } = await importFile(file, config)
  return { sidebars: exports.default ?? null, sidebarsFile, files: [] }
}

async function frozenSidebars(
  { name }: VersionEntry,
  { options: { id, sidebarPath }, input }: EntryOptions,
): Promise<ReadSidebars> {
  const sidebarsFile = versionSidebarsPath(id, name)
  const file = join(input.config.siteDir, sidebarsFile)
  const sidebars = await readJsonFile(file, { source: sidebarsFile, name: 'The sidebar file' })
  if (sidebars !== undefined) return { sidebars, sidebarsFile, files: [file] }
  // A site without sidebars freezes none.
  if (sidebarPath === false) return { sidebars: false, sidebarsFile, files: [file] }
  throw new VellumError(`The version "${name}" has no sidebar file "${sidebarsFile}".`, {
    code: 'missing-version-sidebars',
    files: [versionPaths(id).list],
    hint: 'Restore it, write `{}` into it for a version without sidebars, or remove the version from the list.',
  })
}

/** Every frozen version must have its folder. */
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
        code: 'missing-version-folder',
        files: [list],
        hint: `Restore the folder, or remove "${name}" from ${list}.`,
      }),
    )
  }
  throwAll(problems)
}
