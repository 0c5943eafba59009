// Finds the data files of templates, and keeps the documents that are made from them as files of the work folder: they
// are read, compiled and watched like those of the site.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { type MadeFrom, writeOrigins } from '../../base/dataPageOrigins.js'
import { nearestName } from '../../base/nearestName.js'
import { writeOwnFile } from '../../base/ownFiles.js'
import { relativePath } from '../../base/relativePath.js'
import { type NamedFolder, readText } from '../files/scanFolder.js'
import { makeDataPages, missingDataFile, type Template, templateOf } from './dataPages.js'
import type { RawDoc } from './doc.js'

/** The folder of the documents, and that of the site. */
export interface DataPagesFolder extends NamedFolder {
  readonly siteDir: string
}

/** The documents without templates, with those that the templates make, and the data files. */
export interface WithDataPages {
  readonly docs: RawDoc[]
  readonly dataFiles: readonly string[]
}

/** Replaces the templates among documents; a document of the same path wins over a made one. */
export async function withDataPages(docs: RawDoc[], folder: DataPagesFolder): Promise<WithDataPages> {
  const templates = docs.flatMap((doc) => {
    const template = templateOf(doc.path, doc)
    return template ? [{ doc, template }] : []
  })
  if (templates.length === 0) {
    for (const path of [folder.dir, `${folder.dir}.json`]) rmSync(path, { recursive: true, force: true })
    return { docs, dataFiles: [] }
  }
  const others = docs.filter((doc) => !templates.some((each) => each.doc === doc))
  const taken = new Set(others.map(({ path }) => path))
  const made: RawDoc[] = []
  const origins: Record<string, MadeFrom> = {}
  const dataFiles: string[] = []
  for (const { doc, template } of templates) {
    const file = dataFileOf(doc, template, folder)
    dataFiles.push(file)
    const source = relativePath(folder.siteDir, file)
    const text = await readText({ dir: dirname(file), source: posix.dirname(source) }, posix.basename(file))
    for (const { madeFrom, ...page } of await makeDataPages(template, { source, text })) {
      if (taken.has(page.path)) continue
      taken.add(page.path)
      origins[page.path] = madeFrom
      const ownFile = { source: posix.join(folder.source, page.path), file: join(folder.dir, page.path) }
      made.push({ ...page, ...ownFile, template: doc })
    }
  }
  keepFiles(made, folder)
  writeOrigins(folder.dir, origins)
  return { docs: [...others, ...made], dataFiles }
}

/** Beside the template, or beside the document that it translates. */
function dataFileOf(doc: RawDoc, template: Template, { siteDir }: DataPagesFolder): string {
  const { dataPath } = template
  const inSite = dataPath.startsWith('@site/')
  const folders = inSite
    ? [siteDir]
    : [doc, ...(doc.translationOf ? [doc.translationOf] : [])].map(({ file }) => dirname(file))
  const candidates = folders.map((dir) => join(dir, inSite ? dataPath.slice('@site/'.length) : dataPath))
  const found = candidates.find((file) => existsSync(file))
  if (found !== undefined) return found
  throw missingDataFile(template, similarFile(candidates.at(-1)!, dataPath))
}

function similarFile(file: string, written: string): string | undefined {
  const dir = dirname(file)
  const near = existsSync(dir) ? nearestName(posix.basename(file), readdirSync(dir)) : undefined
  return near === undefined ? undefined : written.slice(0, written.lastIndexOf('/') + 1) + near
}

/** Writes the documents that have changed, and deletes those that are no longer made. */
function keepFiles(docs: readonly RawDoc[], { dir }: DataPagesFolder): void {
  mkdirSync(dir, { recursive: true })
  const files = new Set(docs.map(({ file }) => file))
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !files.has(file)) rmSync(file, { force: true })
  }
  for (const { file, text } of docs) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeOwnFile(file, text)
  }
}
