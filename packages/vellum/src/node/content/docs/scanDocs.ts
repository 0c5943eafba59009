// Lists the documents of a folder and the metadata of its subfolders.

import { posix } from 'node:path'
import { compareText } from '../../base/compareText.js'
import { VellumError } from '../../base/errors.js'
import { type NamedFolder, readText, type ScanInput, scanFolder } from '../files/scanFolder.js'
import type { MisnamedFile, UnusedFiles } from '../files/unusedFiles.js'
import {
  addUnused,
  type ChangeSource,
  readContent,
  scanTranslated,
} from '../translations/translatedContent.js'
import { CATEGORY_FILES, type CategoryMetadata, parseCategory } from './category.js'
import type { RawDoc } from './doc.js'
import { type DataPagesFolder, withDataPages } from './writtenDataPages.js'

/** The content of a docs folder. Paths are relative to it, with slashes, sorted. */
export interface DocsFolder {
  readonly docs: readonly RawDoc[]
  readonly folders: ReadonlyMap<string, Folder>
  /** Files that would be documents with a different extension. */
  readonly misnamed: readonly MisnamedFile[]
  /** The files that documents are made from, absolute. */
  readonly dataFiles: readonly string[]
}

/** The metadata of a folder, and the name of its file in messages. */
export interface Folder {
  readonly metadata: CategoryMetadata
  readonly file: string
}

/** The folder of the documents. */
export interface DocsInput extends ScanInput {
  /** The folder of their translations. */
  readonly translated?: NamedFolder | undefined
  /** The folder of documents that plugins have made. */
  readonly generated?: NamedFolder | undefined
  /** The folder of documents that are made from data; without one templates are documents like others. */
  readonly dataPages?: DataPagesFolder | undefined
  readonly changeSource?: ChangeSource | undefined
  /** Collects files that are not used. */
  readonly unused?: UnusedFiles | undefined
}

/** Reads every document below a folder, and the metadata of its subfolders. */
export async function scanDocs({
  translated,
  generated,
  dataPages,
  changeSource,
  unused,
  ...input
}: DocsInput): Promise<DocsFolder> {
  const { source } = input
  const scanned = await scanFolder(input)
  if (!scanned) {
    throw new VellumError(`The docs folder "${source}" does not exist.`, {
      code: 'no-docs-folder',
      hint: 'Create it, or set `docs.path` in vellum.config.ts to the folder that has the Markdown files.',
    })
  }
  const folders = new Map<string, Folder>()
  for (const [folder, names] of scanned.folders) {
    const name = CATEGORY_FILES.find((candidate) => names.includes(candidate))
    if (name === undefined) continue
    const path = posix.join(folder, name)
    const file = posix.join(source, path)
    folders.set(folder, { metadata: parseCategory(await readText(input, path), file), file })
  }
  const docs: RawDoc[] = []
  const translatedFiles = await scanTranslated(translated, input)
  for (const path of scanned.files) {
    if (!MARKDOWN_NAME.test(path)) continue
    docs.push({
      path,
      ...(await readContent(path, { original: input, translated: translatedFiles, changeSource })),
    })
  }
  if (generated) {
    docs.push(...(await generatedDocs(generated, { input, changeSource, taken: docs })))
    docs.sort((a, b) => compareText(a.path, b.path))
  }
  const made = dataPages ? await withDataPages(docs, dataPages) : { docs, dataFiles: [] }
  if (made.dataFiles.length > 0) made.docs.sort((a, b) => compareText(a.path, b.path))
  addUnused(unused, {
    originals: [{ folder: input, scanned }],
    translated: translatedFiles,
    isPage: MARKDOWN_NAME,
  })
  return {
    ...made,
    folders,
    misnamed: scanned.misnamed.filter(({ renamed }) => MARKDOWN_NAME.test(renamed)),
  }
}

/** The documents that plugins have made, without those that the folder has as well. */
async function generatedDocs(
  folder: NamedFolder,
  {
    input,
    changeSource,
    taken,
  }: { input: ScanInput; changeSource: ChangeSource | undefined; taken: readonly RawDoc[] },
): Promise<RawDoc[]> {
  const scanned = await scanFolder({ ...input, ...folder })
  if (!scanned) return []
  const paths = new Set(taken.map(({ path }) => path))
  const ownPaths = scanned.files.filter((path) => MARKDOWN_NAME.test(path) && !paths.has(path))
  return Promise.all(
    ownPaths.map(async (path) => ({
      path,
      ...(await readContent(path, { original: folder, translated: undefined, changeSource })),
    })),
  )
}

const MARKDOWN_NAME = /\.mdx?$/
