// The modules that pages with code are rendered with.

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'
import { writeFile } from '../../base/namedFiles.js'
import type { HtmlPlaceholders } from './htmlPlaceholders.js'
import type { OutputFiles } from './outputFiles.js'
import type { Bundle } from './types.js'

/** A locale, and the files that its pages are rendered with. */
export interface ServerLocale {
  readonly name: string
  readonly entries: readonly string[]
}

/**
 * Writes the modules of each locale, and no others: with many locales all would be many times as many. `folderOf` is
 * the folder of a locale's modules. The result holds no code.
 */
export async function writeServerModules(
  outputs: OutputFiles,
  {
    root,
    locales,
    restoreHtml,
  }: {
    /** A folder of this bundle. */
    root: string
    locales: readonly ServerLocale[]
  } & Pick<HtmlPlaceholders, 'restoreHtml'>,
): Promise<{
  folderOf: (locale: string) => string
  /** The hash of an entry of a locale and of all that it imports. */
  hashOf: (fileName: string) => string
  serverFiles: Bundle['serverFiles']
}> {
  await rm(root, { recursive: true, force: true })
  const imports = importsOf(outputs)
  const reached = locales.map(({ name, entries }) => ({ name, files: reachedFiles(entries, imports) }))
  // Renamed when the hash of all code is known: nothing reads it twice.
  const unfinished = join(root, 'unfinished')
  const hashes = new Map<string, string>()
  for (const file of outputs.take()) {
    if (file.type !== 'chunk') continue
    hashes.set(file.fileName, createHash('sha256').update(file.code).digest('hex'))
    const folders = reached.flatMap(({ name, files }) =>
      files.has(file.fileName) ? [join(unfinished, name)] : [],
    )
    if (folders.length > 0) await writeModule(file, { folders, restoreHtml })
  }
  const hashOf = (names: Iterable<string>) => {
    const hash = createHash('sha256')
    for (const name of names) hash.update(name).update(hashes.get(name)!)
    return hash.digest('hex').slice(0, 16)
  }
  // Node caches imported modules: changed code needs a new folder.
  const version = join(root, hashOf(hashes.keys()))
  if (existsSync(unfinished)) await rename(unfinished, version)
  // Each locale needs its own folder: a module may translate when it is loaded.
  const folderOf = (locale: string) => join(version, locale)
  return {
    folderOf,
    hashOf: (entry) => hashOf(reachedFiles([entry], imports)),
    serverFiles: reached.flatMap(({ name, files }) => [...files].map((file) => join(folderOf(name), file))),
  }
}

/** What each file imports, by file names. */
type Imports = ReadonlyMap<string, readonly string[]>

function importsOf({ list }: OutputFiles): Imports {
  return new Map(
    list.flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, [...file.imports, ...file.dynamicImports]] as const] : [],
    ),
  )
}

/** Some files and all that they import. Others are packages, which are not specific to a page. */
function reachedFiles(entries: readonly string[], imports: Imports): ReadonlySet<string> {
  const reached = new Set(entries.filter((name) => imports.has(name)))
  for (const name of reached) {
    for (const imported of imports.get(name)!) if (imports.has(imported)) reached.add(imported)
  }
  return reached
}

/** Writes a module and its source map into folders. */
async function writeModule(
  { fileName, code, map }: Rolldown.OutputChunk,
  { folders, restoreHtml }: { readonly folders: readonly string[] } & Pick<HtmlPlaceholders, 'restoreHtml'>,
): Promise<void> {
  // On one line as before: lines of the source map stay right.
  const restored = await restoreHtml(code, 'json')
  const mapJson = map ? JSON.stringify({ ...map, sourcesContent: undefined }) : undefined
  for (const folder of folders) {
    const file = join(folder, fileName)
    await writeServerFile(file, restored)
    if (mapJson !== undefined) await writeServerFile(`${file}.map`, mapJson)
  }
}

/** Writes a module that pages are rendered with. */
export async function writeServerFile(file: string, code: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await rm(file, { recursive: true, force: true })
  await writeFile(file, code)
}
