// The versions of docs sets that the configuration reads from Git, as files in the work folder: they are read like those
// of the site. In: a configuration. Out: the same with the folders of these versions. A version is written again when
// its ref has moved, so that a command that loads the site again costs one process of Git for each version.

import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, posix, relative, sep } from 'node:path'
import { VellumError } from '../base/errors.js'
import { gitRepository, type Repository } from '../base/gitRepository.js'
import { didYouMean } from '../base/nearestName.js'
import { writeOwnFile } from '../base/ownFiles.js'
import { folderOfRef } from '../base/pluginFiles.js'
import { readIfFile } from '../base/readIfFile.js'
import { relativePath } from '../base/relativePath.js'
import { hashOf } from '../cache/diskCache.js'
import { openWorkDir } from '../cache/workDir.js'
import type { DocsConfig, GitVersion, SiteConfig } from '../config/siteConfig.js'
import { partName } from '../content/translations/translationFiles.js'
import { checkGitVersions } from '../content/versions/checkGitVersions.js'

/** Changes with what of a ref is written. */
const SELECTION = 1

/** Adds the folders of versions that are read from Git; nothing happens without such a version. */
export async function withGitVersions(config: SiteConfig): Promise<SiteConfig> {
  if (!config.docs.some((set) => versionsFromGit(set).length > 0)) return config
  for (const set of config.docs) checkGitVersions(set, config.siteDir)
  const repository = await gitRepository(config.siteDir)
  const docs: DocsConfig[] = []
  for (const set of config.docs) {
    const gitVersions: Record<string, GitVersion> = {}
    for (const { name, ref, refPath } of versionsFromGit(set)) {
      if (!repository) throw noRepository(name, config.siteDir)
      gitVersions[name] = await readVersion({ name, ref, refPath, set, config, repository })
    }
    docs.push({ ...set, gitVersions })
  }
  return { ...config, docs }
}

interface WrittenRef {
  readonly name: string
  readonly ref: string
  readonly refPath: string | undefined
}

/** The versions to read: without those that the configuration leaves out. */
function versionsFromGit({
  versions,
  disableVersioning,
  onlyIncludeVersions: only,
}: DocsConfig): WrittenRef[] {
  if (disableVersioning) return []
  return Object.entries(versions).flatMap(([name, { ref, refPath }]) =>
    ref === undefined || (only && !only.includes(name)) ? [] : [{ name, ref, refPath }],
  )
}

interface VersionInput extends WrittenRef {
  readonly set: DocsConfig
  readonly config: SiteConfig
  readonly repository: Repository
}

async function readVersion(input: VersionInput): Promise<GitVersion> {
  const { name, ref, refPath, set, config, repository } = input
  const found = await repository.resolve(ref)
  if (!found) throw await unknownRef(input)
  const sitePath = posix.join(refPath ?? repository.prefix, '.').replace(/^\.$|\/$/g, '')
  const docsPath = repositoryPath(set.path, { config, sitePath })
  const i18nPath = repositoryPath(config.i18n.path, { config, sitePath })
  const folder = join(
    openWorkDir(config.siteDir, { onOther: () => {} }),
    'versions',
    `${set.id}-${name.replace(/[^\w.-]+/g, '-')}-${hashOf(set.id, name)}`,
  )
  const selection = hashOf(String(SELECTION), found.commit, sitePath, docsPath, i18nPath)
  if (readIfFile(join(folder, MARKER)) !== selection) {
    const paths = { sitePath, docsPath, translations: translationsOf(set, i18nPath) }
    await writeFiles({ folder, selection, commit: found.commit, repository, paths })
  }
  const dir = join(folder, docsPath)
  if (!existsSync(dir)) throw refWithoutDocs(input, docsPath)
  folderOfRef(relativePath(config.siteDir, folder), ref)
  return {
    ref,
    isBranch: found.isBranch,
    commit: found.commit,
    repositoryDir: repository.dir,
    gitDir: repository.gitDir,
    root: folder,
    siteDir: join(folder, sitePath),
    sitePath,
    ownSitePath: repository.prefix,
    dir,
  }
}

/** The path of a folder of the site in the repository, at the ref. */
function repositoryPath(
  dir: string,
  { config, sitePath }: { config: Pick<SiteConfig, 'siteDir'>; sitePath: string },
): string {
  return posix.join(sitePath, relativePath(config.siteDir, dir))
}

interface SelectedPaths {
  readonly sitePath: string
  readonly docsPath: string
  /** What the paths of translated documents and their messages match. */
  readonly translations: RegExp
}

function translationsOf(set: DocsConfig, i18nPath: string): RegExp {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(
    `^${literal(i18nPath)}/[^/]+/${literal(partName({ kind: 'docs', id: set.id }))}/current(?:/|\\.json$)`,
  )
}

const MARKER = '.commit'

/** Writes what a version needs of a commit into a folder, which replaces the one that is there. */
async function writeFiles({
  folder,
  selection,
  commit,
  repository,
  paths,
}: {
  folder: string
  selection: string
  commit: string
  repository: Repository
  paths: SelectedPaths
}): Promise<void> {
  const temporary = `${folder}.${process.pid}`
  await mkdir(temporary, { recursive: true })
  try {
    const tree = await repository.openTree(commit, join(temporary, '.index'))
    const selected = tree.files.filter((path) => isSelected(path, paths))
    await tree.write(selected, temporary)
    const written = new Set(selected)
    const named = await namedFiles(selected, { dir: temporary, docsPath: paths.docsPath })
    await tree.write(
      tree.files.filter((path) => named.has(path) && !written.has(path)),
      temporary,
    )
    await rm(join(temporary, '.index'), { force: true })
    writeOwnFile(join(temporary, MARKER), selection)
    await rm(folder, { recursive: true, force: true })
    await rename(temporary, folder)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

/** Sidebars, and what they and documents import. */
const CODE = /\.(?:[cm]?[jt]sx?|json|ya?ml)$/
/** Folders of a site without code for its documents. */
const OTHER_FOLDERS =
  /(?:^|\/)(?:node_modules|static|[\w-]*versioned_(?:docs|sidebars)|dist|build|i18n|blog)\//

function isSelected(path: string, { sitePath, docsPath, translations }: SelectedPaths): boolean {
  const isBelow = (folder: string) => folder === '' || path.startsWith(`${folder}/`)
  if (isBelow(docsPath) || translations.test(path)) return true
  const inSite = isBelow(sitePath) ? path.slice(sitePath === '' ? 0 : sitePath.length + 1) : undefined
  return inSite !== undefined && CODE.test(inSite) && !OTHER_FOLDERS.test(inSite)
}

/** Files outside of their folder that documents name by relative paths: `../static/img/a.png` */
async function namedFiles(
  paths: readonly string[],
  { dir, docsPath }: { dir: string; docsPath: string },
): Promise<ReadonlySet<string>> {
  const named = new Set<string>()
  for (const path of paths) {
    if (!path.startsWith(`${docsPath}/`) || !/\.mdx?$/.test(path)) continue
    const text = await readFile(join(dir, path), 'utf8').catch(() => '')
    for (const [link] of text.matchAll(/(?:\.\.\/)+[^\s"'`()<>\]?#]+/g)) {
      named.add(posix.join(dirname(path).split(sep).join('/'), decode(link)))
    }
  }
  return named
}

function decode(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

function noRepository(name: string, siteDir: string): VellumError {
  return new VellumError(`The version "${name}" is read from Git, but ${siteDir} is not in a repository.`, {
    code: 'no-repository',
    files: ['vellum.config.ts'],
    hint: 'Build in a clone of the repository with `git` installed, or freeze the version with `vellum version`.',
  })
}

async function unknownRef({ name, ref, repository }: VersionInput): Promise<VellumError> {
  const { names, isShallow } = await repository.refs()
  const fetch = isShallow
    ? 'This clone is shallow: run `git fetch --tags --unshallow`, in GitHub Actions set `fetch-depth: 0` of `actions/checkout`.'
    : 'Run `git fetch --tags origin`, or correct the name.'
  const meant = didYouMean(ref, names)
  return new VellumError(`The version "${name}" has the ref "${ref}", which this repository does not have.`, {
    code: 'unknown-ref',
    files: ['vellum.config.ts'],
    hint: meant === undefined ? fetch : `${meant} ${fetch}`,
  })
}

function refWithoutDocs({ name, ref, refPath, set, config }: VersionInput, docsPath: string): VellumError {
  const hint = docsPath.startsWith('..')
    ? `\`docs.path\` is "${relative(config.siteDir, set.path)}", which is outside of the repository.`
    : refPath !== undefined
      ? `Correct \`refPath\`, which is "${refPath}": the folder of the site at that time, from the root of the repository.`
      : 'If the site was in another folder at that time, name it in `refPath`, from the root of the repository.'
  return new VellumError(`The version "${name}" has no documents: "${ref}" has no folder "${docsPath}".`, {
    code: 'ref-without-docs',
    files: ['vellum.config.ts'],
    hint,
  })
}
