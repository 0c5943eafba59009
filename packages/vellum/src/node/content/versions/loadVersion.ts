// One version of the docs in one locale: its documents, its sidebars, and the navigation of each page.

import { posix, sep } from 'node:path'
import type { Messages } from '../../../shared/messages.js'
import type { SidebarItem } from '../../../shared/sidebar.js'
import { normalPath } from '../../../shared/url.js'
import { relativePath } from '../../base/relativePath.js'
import type { DocsConfig, GitVersion } from '../../config/siteConfig.js'
import { warningsOf } from '../contentWarning.js'
import type { Doc } from '../docs/doc.js'
import { numberPrefixParser } from '../docs/numberPrefix.js'
import { createNavigation } from '../docs/pageNavigation.js'
import type { DataPagesFolder } from '../docs/writtenDataPages.js'
import { editUrlOf } from '../editUrl.js'
import type { NamedFolder } from '../files/scanFolder.js'
import type { UnusedFiles } from '../files/unusedFiles.js'
import { createLastUpdateLookup } from '../lastUpdate.js'
import { buildSidebars } from '../sidebars/buildSidebars.js'
import { collectTags } from '../tags/collectTags.js'
import { readTagsFile } from '../tags/tagsFile.js'
import type { ChangeSource } from '../translations/translatedContent.js'
import { versionFolder } from '../translations/translationFiles.js'
import type { Version } from './version.js'
import { readVersionDocs } from './versionDocs.js'
import { CURRENT } from './versionFiles.js'
import type { VersionEntry } from './versionList.js'

/** Options of a version. */
export interface VersionInput extends NamedFolder {
  readonly version: VersionEntry
  readonly locale: string
  /** The folder of edit links, if it is not its own: `docs` (`editCurrentVersion`). */
  readonly editSource?: string
  /** The folder of its translations, and the labels of its sidebars in this locale. */
  readonly translated?: NamedFolder | undefined
  readonly messages?: Messages | undefined
  /** The export of the sidebar file; `undefined` = all documents in one sidebar, `false` = none. */
  readonly sidebars: unknown
  readonly sidebarsFile: string
  /** In production drafts are left out; in development they are pages like others. */
  readonly production: boolean
  /** The site's base in this locale, for edit links that a function makes. */
  readonly baseUrl: string
  readonly options: VersionOptions
  /** The folder of documents that plugins have made. */
  readonly generated?: NamedFolder | undefined
  /** The folder of documents that are made from data. */
  readonly dataPages?: DataPagesFolder | undefined
  readonly changeSource?: ChangeSource | undefined
  /** Collects files that are not used. */
  readonly unused?: UnusedFiles | undefined
  /** What was read from Git, if it was. */
  readonly git?: GitVersion | undefined
}

/** The options of a docs set that matter to a version. */
export type VersionOptions = Pick<
  DocsConfig,
  | 'include'
  | 'exclude'
  | 'sidebarCollapsible'
  | 'sidebarCollapsed'
  | 'breadcrumbs'
  | 'numberPrefixParser'
  | 'sidebarItemsGenerator'
  | 'tags'
  | 'tagsBasePath'
  | 'onInlineTags'
  | 'editUrl'
  | 'editLocalizedFiles'
  | 'showLastUpdateTime'
  | 'showLastUpdateAuthor'
>

/** Loads a version. */
export async function loadVersion(input: VersionInput): Promise<Version> {
  const { options, version, dir, source, locale, translated, messages = {} } = input
  const { name, path: versionPath } = version
  const parseNumber = numberPrefixParser(options.numberPrefixParser)
  const { docs, draftIds, folders, dataFiles } = await readVersionDocs({
    name,
    versionPath,
    dir,
    source,
    translated,
    generated: input.generated,
    dataPages: input.dataPages,
    changeSource: input.changeSource,
    unused: input.unused,
    include: options.include,
    exclude: options.exclude,
    production: input.production,
    parseNumber,
  })
  const { sidebars, sidebarOf, generatedIndexes, ...built } = await buildSidebars({
    configured: input.sidebars,
    file: input.sidebarsFile,
    defaults: { collapsible: options.sidebarCollapsible, collapsed: options.sidebarCollapsed },
    docs,
    draftIds,
    folders,
    parseNumber,
    messages,
    versionPath,
    generator: options.sidebarItemsGenerator && {
      generator: options.sidebarItemsGenerator,
      version: { contentPath: source, versionName: name },
    },
  })
  const { breadcrumbs } = options
  const navigation = createNavigation({ sidebars, sidebarOf, docs, breadcrumbs })
  const tagsPath = posix.join(versionPath, options.tagsBasePath)
  const { tagsFile, files } = await readTagsFile({ ...input, name: options.tags, option: 'docs.tags' })
  const allDocs = [...docs.values()]
  const { tags, tagsOf, undefinedTags } = collectTags(allDocs, { tagsPath, tagsFile })
  const warnings = warningsOf(undefinedTags, options.onInlineTags)
  const lastUpdate = await createLastUpdateLookup({
    ...options,
    dir,
    translated,
    inGit: gitFolders(input.git),
  })
  return {
    ...version,
    label: messages['version.label'] ?? version.label,
    locale,
    dir,
    docs: allDocs.map((doc) => {
      const { generated } = input
      // A document from data is edited and changes with its template.
      const edited = { ...doc, translationOf: (doc.template ?? doc).translationOf }
      const { file } = doc.template ?? doc
      const isGenerated = generated !== undefined && file.startsWith(`${generated.dir}/`)
      const path = posix.relative(source, (edited.translationOf ?? doc.template ?? doc).source)
      return {
        ...doc,
        navigation: navigation.ofDoc(doc),
        tags: tagsOf.get(doc.id) ?? [],
        editUrl: isGenerated ? undefined : docEditUrl(edited, { path, input }),
        lastUpdate: isGenerated ? undefined : lastUpdate(edited, path),
      }
    }),
    draftIds,
    generatedIndexes: generatedIndexes.map((index) => ({ ...index, navigation: navigation.ofIndex(index) })),
    sidebars,
    mainDoc: mainDoc({ docs, sidebars, versionPath }),
    breadcrumbs,
    tags,
    tagsPath,
    warnings,
    files: [...files, ...dataFiles],
    messages: () => ({
      'version.label': { message: version.label, description: `The label for version ${name}` },
      ...built.messages(),
    }),
  }
}

function docEditUrl(
  { translationOf, permalink, frontMatter }: Doc,
  { path, input }: { path: string; input: VersionInput },
): string | undefined {
  const { options, editSource, locale, version, baseUrl, git } = input
  const source = git ? relativePath(git.siteDir, git.dir) : input.source
  const translated = translatedSource(input)
  // Translations of the current version are edited if documents of the current version are.
  const editFolder =
    translated && editSource !== undefined
      ? posix.join(posix.dirname(translated), versionFolder(CURRENT))
      : translated
  return editUrlOf(options.editUrl, {
    locale,
    version: version.name,
    versionDocsDirPath: source,
    ...(editSource !== undefined && { editDirPath: editSource }),
    docPath: path,
    permalink: baseUrl + permalink.slice(1),
    custom: frontMatter.custom_edit_url,
    git,
    translated:
      translationOf && editFolder !== undefined && options.editLocalizedFiles
        ? posix.join(editFolder, path)
        : undefined,
  })
}

/** The folder of translations in edit links. */
function translatedSource({ translated, git }: VersionInput): string | undefined {
  return translated && git && isBelow(translated.dir, git.root)
    ? relativePath(git.siteDir, translated.dir)
    : translated?.source
}

/** The folders of a version in its repository. */
function gitFolders(git: GitVersion | undefined) {
  return (
    git &&
    ((dir: string) =>
      isBelow(dir, git.root)
        ? { repositoryDir: git.repositoryDir, commit: git.commit, path: relativePath(git.root, dir) }
        : undefined)
  )
}

function isBelow(dir: string, root: string): boolean {
  return dir.startsWith(root + sep)
}

/** The document at the root of the version, else the first of the first sidebar, else the first of all. */
function mainDoc({
  docs,
  sidebars,
  versionPath,
}: {
  docs: ReadonlyMap<string, Doc>
  sidebars: Version['sidebars']
  versionPath: string
}): Doc {
  const all = [...docs.values()]
  const root = all.find(({ permalink }) => normalPath(permalink) === normalPath(versionPath))
  const [firstSidebar = []] = Object.values(sidebars)
  return root ?? docs.get(firstDocId(firstSidebar) ?? '') ?? all[0]!
}

function firstDocId(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    const id =
      item.type === 'link' ? item.docId : item.type === 'category' ? firstDocId(item.items) : undefined
    if (id !== undefined) return id
  }
  return undefined
}
