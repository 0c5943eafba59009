// Freezes the current documents of a docs set as a version: copies them and their sidebars to the folders of
// the frozen versions, and adds the name to the list. All or nothing: every part is written to a temporary
// folder first, and a step that fails is undone together with those before it.

import { cp, mkdir, mkdtemp, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join, posix, sep } from 'node:path'
import { sentences, VellumError } from '../../base/errors.js'
import { fileSystemError } from '../../base/fileSystemError.js'
import { writeFile } from '../../base/namedFiles.js'
import { didYouMean } from '../../base/nearestName.js'
import { isOutputFolder } from '../../base/outputFolder.js'
import { relativePath } from '../../base/relativePath.js'
import { deleteOnSignal } from '../../base/temporaryFolders.js'
import type { DocsConfig, SiteConfig } from '../../config/siteConfig.js'
import type { DocsSetInput } from '../docs/loadDocsSet.js'
import { readJsonFile } from '../files/jsonFile.js'
import { pathExists, scanFolder } from '../files/scanFolder.js'
import { DEFAULT_SIDEBARS } from '../sidebars/buildSidebars.js'
import { normalizeSidebars } from '../sidebars/normalize.js'
import {
  CURRENT,
  readVersionNames,
  versionDocsPath,
  versionNameProblem,
  versionPaths,
  versionSidebarsPath,
} from './versionFiles.js'

/** The docs set to freeze, and the name of the version. */
export interface FreezeInput extends Pick<DocsSetInput, 'importFile'> {
  readonly config: SiteConfig
  readonly docsId: string
  readonly name: string
}

/** The result of freezing. */
export interface FrozenVersion {
  /** The number of documents. */
  readonly docs: number
  /** The written files and folders, below the site's folder. */
  readonly written: readonly string[]
}

/** Freezes a version. Throws, and changes nothing, if it cannot. */
export async function freezeVersion(input: FreezeInput): Promise<FrozenVersion> {
  const { config, docsId, name } = input
  const { siteDir } = config
  const set = freezableSet(config, docsId)
  const names = await checkName(input)
  const docs = await countDocs(set, siteDir)
  checkDocsFolder(set, siteDir)
  const sidebars = await sidebarsOf(set, input)
  const list = versionPaths(docsId).list
  const temporary = await mkdtemp(join(siteDir, '.vellum-version-'))
  const release = deleteOnSignal(temporary)
  try {
    const parts: Part[] = [
      { path: versionDocsPath(docsId, name), write: (to) => copy(set.path, to) },
      ...(sidebars === undefined
        ? []
        : [{ path: versionSidebarsPath(docsId, name), write: (to: string) => writeJson(to, sidebars) }]),
      ...(await translatedParts(input)),
    ]
    await checkFree(parts, siteDir)
    for (const [i, { write }] of parts.entries()) await write(join(temporary, String(i)))
    await writeJson(join(temporary, 'list'), [name, ...names])
    await moveAll(parts, {
      temporary,
      siteDir,
      last: () => rename(join(temporary, 'list'), join(siteDir, list)),
    })
    return { docs, written: [...parts.map(({ path }) => path), list] }
  } catch (cause) {
    if (cause instanceof VellumError) throw cause
    throw new VellumError(`The version "${name}" could not be written; nothing was changed.`, {
      code: 'version-not-written',
      cause: fileSystemError(cause) ?? cause,
    })
  } finally {
    await rm(temporary, { recursive: true, force: true })
    release()
  }
}

/** A file or folder of the new version. */
interface Part {
  /** Below the site's folder. */
  readonly path: string
  /** Writes it to a path in the temporary folder. */
  readonly write: (to: string) => Promise<void>
}

/** The docs set with this id, if its versions are enabled. */
function freezableSet({ docs }: SiteConfig, id: string): DocsConfig {
  const set = docs.find((candidate) => candidate.id === id)
  if (docs.length === 0) {
    throw new VellumError('There are no documents to freeze: `docs` is disabled.', {
      code: 'docs-disabled',
      files: ['vellum.config.ts'],
      hint: 'Remove `docs: false` from vellum.config.ts.',
    })
  }
  if (!set) {
    const knownIds = docs.map((candidate) => candidate.id)
    throw new VellumError(`There is no docs set with the id "${id}".`, {
      code: 'unknown-docs-set',
      files: ['vellum.config.ts'],
      hint: sentences(
        didYouMean(id, knownIds),
        `Available ids: ${knownIds.join(', ')}.`,
        'Pass one with `--docs-id`.',
      ),
    })
  }
  if (set.disableVersioning) {
    throw new VellumError('The version would not be shown: `docs.disableVersioning` is `true`.', {
      code: 'versioning-disabled',
      files: ['vellum.config.ts'],
      hint: 'Remove the option, then freeze the version.',
    })
  }
  return set
}

function checkDocsFolder({ path }: DocsConfig, siteDir: string): void {
  if (!`${siteDir}${sep}`.startsWith(`${path}${sep}`)) return
  throw new VellumError(
    'A version cannot be frozen: the documents are in the folder that versions are copied to.',
    {
      code: 'docs-folder-taken',
      files: ['vellum.config.ts'],
      hint: 'Move the documents into a folder of their own, and set `docs.path` to it.',
    },
  )
}

/** The names of the versions so far. Throws when the new name is invalid or taken. */
async function checkName({ config, docsId, name }: FreezeInput): Promise<readonly string[]> {
  const problem = versionNameProblem(name)
  if (problem !== undefined) {
    throw new VellumError(`The version cannot have this name: ${problem}.`, {
      code: 'invalid-version-name',
      hint: 'Pass a name like 1.0, 2.x or 2025-03: it becomes part of folder names and URLs.',
    })
  }
  if (name === CURRENT) {
    throw new VellumError('A version cannot be called "current": the unreleased documents have this name.', {
      code: 'invalid-version-name',
      hint: 'Pass a name like 1.0.',
    })
  }
  const names = await readVersionNames(config.siteDir, docsId)
  // Many file systems ignore case.
  const taken = names.find((candidate) => candidate.toLowerCase() === name.toLowerCase())
  if (taken !== undefined) {
    throw new VellumError(`The version "${taken}" already exists.`, {
      code: 'version-exists',
      files: [versionPaths(docsId).list],
      hint: `Pass another name. Versions so far: ${names.join(', ')}.`,
    })
  }
  return names
}

async function countDocs({ path, include, exclude }: DocsConfig, siteDir: string): Promise<number> {
  const source = relativePath(siteDir, path) || '.'
  const scanned = await scanFolder({ dir: path, source, include, exclude })
  const docs = scanned?.files.filter((file) => /\.mdx?$/.test(file)) ?? []
  if (docs.length > 0) return docs.length
  throw new VellumError(
    scanned
      ? `There is nothing to freeze: "${source}" has no Markdown files.`
      : `There is nothing to freeze: the folder "${source}" does not exist.`,
    {
      code: 'nothing-to-freeze',
      hint: 'Write a document first, or correct `docs.path` in vellum.config.ts.',
    },
  )
}

/** The content of the version's sidebar file; `undefined` when the site has no sidebars. */
async function sidebarsOf(
  { sidebarPath }: DocsConfig,
  { config, importFile }: FreezeInput,
): Promise<unknown> {
  if (sidebarPath === false) return undefined
  if (sidebarPath === undefined) return DEFAULT_SIDEBARS
  const { exports } = await importFile(sidebarPath, config)
  normalizeSidebars(exports.default, { file: relativePath(config.siteDir, sidebarPath) })
  return exports.default
}

/** The translated documents and labels that exist. */
async function translatedParts({ config, docsId, name }: FreezeInput): Promise<Part[]> {
  const plugin = `docusaurus-plugin-content-docs${docsId === 'default' ? '' : `-${docsId}`}`
  const { locales, localeConfigs, path: i18nDir } = config.i18n
  const root = relativePath(config.siteDir, i18nDir)
  const pairs = locales.flatMap((locale) => {
    const folder = posix.join(root, localeConfigs[locale]?.path ?? locale, plugin)
    return ['', '.json'].map((ending) => ({
      from: posix.join(folder, CURRENT + ending),
      path: posix.join(folder, `version-${name}${ending}`),
    }))
  })
  const parts: Part[] = []
  for (const { from, path } of pairs) {
    const file = join(config.siteDir, from)
    if (!(await pathExists(file))) continue
    const write = (to: string) => (path.endsWith('.json') ? copyMessages(file, from, to) : copy(file, to))
    parts.push({ path, write })
  }
  return parts
}

/** Existing files are not overwritten: they may be the rest of an older version. */
async function checkFree(parts: readonly Part[], siteDir: string): Promise<void> {
  const taken: string[] = []
  for (const { path } of parts) if (await pathExists(join(siteDir, path))) taken.push(path)
  if (taken.length === 0) return
  throw new VellumError('The files of the version already exist, but it is not in the list.', {
    code: 'version-exists',
    files: taken,
    hint: 'Move them away, or pass another name.',
  })
}

async function copy(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    // A relative link would have a different target in the new folder.
    dereference: true,
    filter: (path) => path === from || !isOutputFolder(path),
  })
}

/** The messages of the current version without its label, which the frozen one does not share. */
async function copyMessages(file: string, source: string, to: string): Promise<void> {
  const messages = await readJsonFile(file, { source, name: 'The file of translations' })
  const { 'version.label': _, ...rest } = (messages ?? {}) as Readonly<Record<string, unknown>>
  await writeJson(to, rest)
}

async function writeJson(to: string, value: unknown): Promise<void> {
  await writeFile(to, `${JSON.stringify(value, null, 2)}\n`)
}

/** Moves all parts to their paths, then runs the last step; when one fails, all are undone. */
async function moveAll(
  parts: readonly Part[],
  { temporary, siteDir, last }: { temporary: string; siteDir: string; last: () => Promise<void> },
): Promise<void> {
  const moved: string[] = []
  const folders: string[] = []
  try {
    for (const [i, { path }] of parts.entries()) {
      const to = join(siteDir, path)
      const made = await mkdir(dirname(to), { recursive: true })
      if (made !== undefined) folders.unshift(made)
      await rename(join(temporary, String(i)), to)
      moved.push(to)
    }
    await last()
  } catch (error) {
    for (const path of moved) await rm(path, { recursive: true, force: true })
    // Only the folders that are empty again.
    for (const folder of folders) await rmdir(folder).catch(() => {})
    throw error
  }
}
