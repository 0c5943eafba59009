// Freezes the documents of a set as a version: copies them and their sidebars beside the
// other versions and writes the name into the list. All of it or nothing: everything is
// made in a folder of its own first, and a step that fails takes back those before it.

import { cp, mkdir, mkdtemp, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join, posix, relative, sep } from 'node:path'
import { VellumError } from '../../base/errors.js'
import { fileSystemError } from '../../base/fileSystemError.js'
import { writeFile } from '../../base/namedFiles.js'
import { nearestName } from '../../base/nearestName.js'
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

/** What to freeze, and as what. */
export interface FreezeInput extends Pick<DocsSetInput, 'importFile'> {
  readonly config: SiteConfig
  readonly docsId: string
  readonly name: string
}

/** What was frozen. */
export interface FrozenVersion {
  /** How many documents. */
  readonly docs: number
  /** What was written, below the site's folder. */
  readonly written: readonly string[]
}

export async function freezeVersion(input: FreezeInput): Promise<FrozenVersion> {
  const { config, docsId, name } = input
  const { siteDir } = config
  const set = docsSet(config, docsId)
  const names = await checkName(input)
  const docs = await countDocs(set, siteDir)
  if (`${siteDir}${sep}`.startsWith(`${set.path}${sep}`)) {
    throw new VellumError(
      'A version cannot be frozen: the documents are in the folder that it would go to.',
      {
        files: ['vellum.config.ts'],
        hint: 'Move the documents into a folder of their own, and set `docs.path` to it.',
      },
    )
  }
  const sidebars = await sidebarsOf(set, input)
  const list = versionPaths(docsId).list
  const temporary = await mkdtemp(join(siteDir, '.vellum-version-'))
  try {
    const parts: Part[] = [
      { path: versionDocsPath(docsId, name), make: (to) => copy(set.path, to) },
      ...(sidebars === undefined
        ? []
        : [{ path: versionSidebarsPath(docsId, name), make: (to: string) => writeJson(to, sidebars) }]),
      ...(await translations(input)),
    ]
    await checkFree(parts, siteDir)
    for (const [i, { make }] of parts.entries()) await make(join(temporary, String(i)))
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
      cause: fileSystemError(cause) ?? cause,
    })
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

/** A file or folder of the new version. */
interface Part {
  /** Below the site's folder. */
  readonly path: string
  /** Makes it at another place. */
  readonly make: (to: string) => Promise<void>
}

function docsSet({ docs }: SiteConfig, id: string): DocsConfig {
  const set = docs.find((candidate) => candidate.id === id)
  if (!set) {
    const known = docs.map((candidate) => candidate.id)
    const meant = nearestName(id, known)
    throw new VellumError(
      known.length > 0
        ? `There is no set of documents with the id "${id}".`
        : 'There are no documents to freeze: `docs` is off.',
      {
        files: ['vellum.config.ts'],
        hint:
          known.length > 0
            ? `${meant === undefined ? '' : `Did you mean "${meant}"? `}Available ids: ${known.join(', ')}. Pass one with \`--docs-id\`.`
            : 'Remove `docs: false` from vellum.config.ts.',
      },
    )
  }
  if (set.disableVersioning) {
    throw new VellumError('The version would not be shown: `docs.disableVersioning` is `true`.', {
      files: ['vellum.config.ts'],
      hint: 'Remove the option, then freeze the version.',
    })
  }
  return set
}

/** The names that there are; an error when the new one is none, or is one of them. */
async function checkName({ config, docsId, name }: FreezeInput): Promise<readonly string[]> {
  const problem = versionNameProblem(name)
  if (problem !== undefined) {
    throw new VellumError(`A version cannot be called so: ${problem}.`, {
      hint: 'Pass a name like 1.0, 2.x or 2025-03: it becomes part of folder names and addresses.',
    })
  }
  if (name === CURRENT) {
    throw new VellumError(
      'A version cannot be called "current": that is what the documents in work are called.',
      {
        hint: 'Pass a name like 1.0.',
      },
    )
  }
  const names = await readVersionNames(config.siteDir, docsId)
  // Many disks do not tell letters by their case.
  const taken = names.find((candidate) => candidate.toLowerCase() === name.toLowerCase())
  if (taken !== undefined) {
    throw new VellumError(`The version "${taken}" exists already.`, {
      files: [versionPaths(docsId).list],
      hint: `Pass another name. Versions so far: ${names.join(', ')}.`,
    })
  }
  return names
}

async function countDocs({ path, include, exclude }: DocsConfig, siteDir: string): Promise<number> {
  const source = relative(siteDir, path).split(sep).join('/') || '.'
  const scanned = await scanFolder({ dir: path, source, include, exclude })
  const docs = scanned?.files.filter((file) => /\.mdx?$/.test(file)) ?? []
  if (docs.length > 0) return docs.length
  throw new VellumError(
    scanned
      ? `There is nothing to freeze: "${source}" has no Markdown files.`
      : `There is nothing to freeze: the docs folder "${source}" does not exist.`,
    { hint: 'Write a document first, or correct `docs.path` in vellum.config.ts.' },
  )
}

/** What the sidebar file of the version says; `undefined` when the site has no sidebars. */
async function sidebarsOf(
  { sidebarPath }: DocsConfig,
  { config, importFile }: FreezeInput,
): Promise<unknown> {
  if (sidebarPath === false) return undefined
  if (sidebarPath === undefined) return DEFAULT_SIDEBARS
  const { exports } = await importFile(sidebarPath)
  normalizeSidebars(exports.default, { file: relative(config.siteDir, sidebarPath).split(sep).join('/') })
  return exports.default
}

/** The translated documents and labels, as far as they are there. */
async function translations({ config, docsId, name }: FreezeInput): Promise<Part[]> {
  const plugin = `docusaurus-plugin-content-docs${docsId === 'default' ? '' : `-${docsId}`}`
  const { locales, localeConfigs, path: i18nDir } = config.i18n
  const root = relative(config.siteDir, i18nDir).split(sep).join('/')
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
    const make = (to: string) => (path.endsWith('.json') ? copyMessages(file, from, to) : copy(file, to))
    parts.push({ path, make })
  }
  return parts
}

/** What is in the way is not overwritten: it may be all that is left of an older version. */
async function checkFree(parts: readonly Part[], siteDir: string): Promise<void> {
  const taken: string[] = []
  for (const { path } of parts) if (await pathExists(join(siteDir, path))) taken.push(path)
  if (taken.length === 0) return
  throw new VellumError('The files of the version are there already, though it is not in the list.', {
    files: taken,
    hint: 'Move them away, or pass another name.',
  })
}

async function copy(from: string, to: string): Promise<void> {
  // Links are followed: in another folder they would lead elsewhere.
  await cp(from, to, { recursive: true, dereference: true })
}

/** The words of a version without its label: the frozen one is not called like the one in work. */
async function copyMessages(file: string, source: string, to: string): Promise<void> {
  const messages = await readJsonFile(file, { source, name: 'The file of translations' })
  const { 'version.label': _, ...rest } = (messages ?? {}) as Readonly<Record<string, unknown>>
  await writeJson(to, rest)
}

async function writeJson(to: string, value: unknown): Promise<void> {
  await writeFile(to, `${JSON.stringify(value, null, 2)}\n`)
}

/** Moves all parts to their places, then does the last step; when one fails, nothing of it stays. */
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
    // Only those that are empty again.
    for (const folder of folders) await rmdir(folder).catch(() => {})
    throw error
  }
}
