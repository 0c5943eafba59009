// Content that may be translated: a file in the folder of the locale replaces the file of the
// content with the same path.

import { join, posix } from 'node:path'
import type { PathFilter } from '../files/pathFilter.js'
import { type NamedFolder, readText, type ScannedFolder, scanFolder } from '../files/scanFolder.js'
import type { UnusedFiles } from '../files/unusedFiles.js'

/** A file of the content, and the one that it is a translation of. */
export interface ContentFile {
  /** The path relative to the site: `docs/a.md` */
  readonly source: string
  /** Absolute path. */
  readonly file: string
  /** The file that this one translates; `undefined` if it is not a translation. */
  readonly translationOf?: { readonly source: string; readonly file: string } | undefined
}

/** A folder of translations with the files in it. */
export interface TranslatedFiles extends ScannedContent {
  readonly paths: ReadonlySet<string>
}

/** The files in a folder of translations that pass the filter; `undefined` when the folder does not exist. */
export async function scanTranslated(
  folder: NamedFolder | undefined,
  { include, exclude }: PathFilter,
): Promise<TranslatedFiles | undefined> {
  const scanned = folder && (await scanFolder({ ...folder, include, exclude }))
  return scanned && { folder, paths: new Set(scanned.files), scanned }
}

/** The path of a file, or of its translation if there is one. */
export function contentFile(
  path: string,
  { original, translated }: { original: NamedFolder; translated: TranslatedFiles | undefined },
): ContentFile {
  const ownFile = { source: posix.join(original.source, path), file: join(original.dir, path) }
  if (!translated?.paths.has(path)) return ownFile
  const { dir, source } = translated.folder
  return { source: posix.join(source, path), file: join(dir, path), translationOf: ownFile }
}

/** Changes the text of a file before it is read; `source` is the path relative to the site. */
export type ChangeSource = (source: string, text: string) => Promise<string>

/** The file with its text. */
export async function readContent(
  path: string,
  folders: {
    original: NamedFolder
    translated: TranslatedFiles | undefined
    changeSource?: ChangeSource | undefined
  },
): Promise<ContentFile & { readonly text: string }> {
  const foundFile = contentFile(path, folders)
  const folder = foundFile.translationOf ? folders.translated!.folder : folders.original
  const text = await readText(folder, path)
  return { ...foundFile, text: (await folders.changeSource?.(foundFile.source, text)) ?? text }
}

/** A folder with the files in it. */
export interface ScannedContent {
  readonly folder: NamedFolder
  readonly scanned: ScannedFolder
}

/** Collects files in folders of content and their translations that no page is made from. */
export function addUnused(
  unused: UnusedFiles | undefined,
  {
    originals,
    translated,
    isPage,
  }: {
    readonly originals: readonly ScannedContent[]
    readonly translated: TranslatedFiles | undefined
    /** Matches the names of files that become pages. */
    readonly isPage: RegExp
  },
): void {
  if (!unused) return
  for (const { folder, scanned } of [...originals, ...(translated ? [translated] : [])]) {
    unused.addDanglingSymlinks(scanned.danglingSymlinks)
    const named = (path: string) => posix.join(folder.source, path)
    const misnamed = scanned.misnamed.filter(({ renamed }) => isPage.test(renamed))
    unused.addMisnamed(misnamed.map(({ path, renamed }) => ({ path: named(path), renamed: named(renamed) })))
  }
  const [first] = originals
  if (!translated || !first) return
  const knownFiles = new Set(originals.flatMap(({ scanned }) => scanned.files))
  const orphans = [...translated.paths].filter((path) => isPage.test(path) && !knownFiles.has(path))
  unused.addOrphans(
    orphans.map((path) => ({
      source: posix.join(translated.folder.source, path),
      original: posix.join(first.folder.source, path),
    })),
  )
}

/** A folder of translations, and the folders whose files it translates. Absolute, plain data. */
export interface Overlay {
  readonly translated: string
  readonly originals: readonly string[]
  /** The docs set of a folder that translates nothing: a version that was read from Git. */
  readonly docsId?: string
}

/** The files that a translated one may replace: `…/i18n/fr/…/current/a.md` → `…/docs/a.md` */
export function originalsOf(file: string, overlays: readonly Overlay[]): string[] {
  return overlays.flatMap(({ translated, originals }) => {
    const ownPath = posix.relative(translated, file)
    return ownPath.startsWith('..') ? [] : originals.map((dir) => posix.join(dir, ownPath))
  })
}
