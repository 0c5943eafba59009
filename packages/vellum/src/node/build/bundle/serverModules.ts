// The modules that pages with code are rendered with.

import { createHash } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'
import { writeFile } from '../../base/namedFiles.js'
import type { HtmlPlaceholders } from './htmlPlaceholders.js'
import type { Bundle } from './types.js'
import type { OutputFile } from './viteBuild.js'

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
  outputs: readonly OutputFile[],
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
  const modules = outputs.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
  // Node caches imported modules: changed code needs a new folder.
  const hash = createHash('sha256')
  for (const { fileName, code } of modules) hash.update(fileName).update(code)
  const version = hash.digest('hex').slice(0, 16)
  // Each locale needs its own folder: a module may translate when it is loaded.
  const folderOf = (locale: string) => join(root, version, locale)
  await rm(root, { recursive: true, force: true })
  const byName = new Map(modules.map((module) => [module.fileName, module]))
  const serverFiles: string[] = []
  const hashes = new Map<string, string>()
  for (const { name, entries } of locales) {
    for (const { fileName, code, map } of reachedModules(entries, byName)) {
      const file = join(folderOf(name), fileName)
      // On one line as before: lines of the source map stay right.
      await writeServerFile(file, await restoreHtml(code, 'json'))
      if (map) await writeServerFile(`${file}.map`, JSON.stringify({ ...map, sourcesContent: undefined }))
      serverFiles.push(file)
    }
    for (const entry of entries) {
      if (!hashes.has(entry)) hashes.set(entry, moduleHash(entry, byName))
    }
  }
  return { folderOf, hashOf: (entry) => hashes.get(entry)!, serverFiles }
}

type ModulesByName = ReadonlyMap<string, Rolldown.OutputChunk>

/** Some modules and all that they import. Others are packages, which are not specific to a page. */
function reachedModules(entries: readonly string[], byName: ModulesByName): Rolldown.OutputChunk[] {
  const reached = new Set(entries)
  const modules: Rolldown.OutputChunk[] = []
  for (const name of reached) {
    const module = byName.get(name)
    if (!module) continue
    modules.push(module)
    for (const imported of [...module.imports, ...module.dynamicImports]) reached.add(imported)
  }
  return modules
}

function moduleHash(entry: string, byName: ModulesByName): string {
  const hash = createHash('sha256')
  for (const { fileName, code } of reachedModules([entry], byName)) hash.update(fileName).update(code)
  return hash.digest('hex').slice(0, 16)
}

/** Writes a module that pages are rendered with. */
export async function writeServerFile(file: string, code: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await rm(file, { recursive: true, force: true })
  await writeFile(file, code)
}
