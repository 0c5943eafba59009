// What the results of the engine depend on besides the site: its own code and the versions of its
// dependencies. Part of every cache key, so that a different engine never trusts the files of this one. A key
// covers the files that its entries import, directly or through others, and no other file. Likewise for a
// module that a site adds to the engine.

import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readIfFile } from '../base/readIfFile.js'
import { hashOf } from '../cache/diskCache.js'

/** The modules of the bundled engine that make compiled pages, bundles and rendered pages. */
const ENTRIES = {
  compiler: ['node/bundle/compileTools.js'],
  bundler: ['node/bundle/bundlePages.js'],
  // The modules of the engine that a site's components import.
  renderer: ['node/bundle/siteJobs.js', 'node/bundle/hostModules.js'],
}

/** The hash of a part of the engine. */
export type EngineFingerprint = (part: keyof typeof ENTRIES) => string

const LOADED_ROOT = fileURLToPath(new URL('../../', import.meta.url))
let readLoadedEngine: EngineFingerprint | undefined
const loadedHashes = new Map<keyof typeof ENTRIES, string>()

/** The engine that this process has loaded: its files are read once, for all sites that it builds. */
export const loadedEngine: EngineFingerprint = (part) => {
  readLoadedEngine ??= createEngineFingerprint(LOADED_ROOT)
  const hash = loadedHashes.get(part) ?? readLoadedEngine(part)
  loadedHashes.set(part, hash)
  return hash
}

/** Reads every file once, however many parts it belongs to. `root` is the folder of a built engine. */
export function createEngineFingerprint(root: string): EngineFingerprint {
  const modules = new Map<string, EngineModule | undefined>()
  const moduleAt = (file: string) => {
    if (!modules.has(file)) modules.set(file, readModule(file, root))
    return modules.get(file)
  }
  const versions = [process.version.split('.')[0]!, readFileSync(join(root, '../package.json'), 'utf8')]
  return (part) => {
    const entries = ENTRIES[part].map((entry) => join(root, entry))
    return hashOf(...versions, ...reachedFrom(entries, { root, moduleAt }))
  }
}

/** The hash of a module of another package: of the files that it imports, and of the versions in its package.json. */
export function moduleFingerprint(url: string): string {
  if (!url.startsWith('file:')) return url
  const file = fileURLToPath(url)
  const root = packageFolder(dirname(file)) ?? dirname(file)
  const moduleAt = (path: string) => readModule(path, root)
  return hashOf(readIfFile(join(root, 'package.json')) ?? '', ...reachedFrom([file], { root, moduleAt }))
}

function packageFolder(dir: string): string | undefined {
  if (existsSync(join(dir, 'package.json'))) return dir
  return dirname(dir) === dir ? undefined : packageFolder(dirname(dir))
}

/** Some files, and the files that they import, directly or through others: each with its hash. */
function reachedFrom(
  entries: readonly string[],
  { root, moduleAt }: { root: string; moduleAt: (file: string) => EngineModule | undefined },
): string[] {
  const reached = new Map<string, EngineModule>()
  const queue = [...entries]
  for (const file of queue) {
    const module = reached.has(file) ? undefined : moduleAt(file)
    if (!module) continue
    reached.set(file, module)
    queue.push(...module.imports)
  }
  return [...reached].map(([file, { hash }]) => `${relative(root, file)} ${hash}`).sort()
}

interface EngineModule {
  readonly hash: string
  /** Files, absolute; some may not exist. */
  readonly imports: readonly string[]
}

/**
 * How a module names another one: a path in quotes, relative (`import`, `import()`, `new URL()`, `@import`), or from
 * the root where Node names a file for browsers: `'theme/index.js'`
 */
const NAME = /(['"])(\.{1,2}\/|client\/|theme\/)([^'"\n]+\.(?:js|css))(?:\?inline)?\1/g

/** The package of ours that browsers load: in a workspace it changes without its version. */
const OWN_PACKAGE = /(['"])(vellum-search)\1/g

function readModule(file: string, root: string): EngineModule | undefined {
  const bytes = bytesOf(file)
  if (!bytes) return undefined
  // Its names of files are ASCII, and no other encoding is read as fast.
  const text = bytes.toString('latin1')
  const files = [...text.matchAll(NAME)].map(([, , start = '', rest = '']) =>
    join(start.startsWith('.') ? dirname(file) : root, start + rest),
  )
  const packages = [...text.matchAll(OWN_PACKAGE)].flatMap(([, , name = '']) => packageFile(name, file))
  return { hash: hashOf(bytes), imports: [...files, ...packages] }
}

/** Undefined if it cannot be read: some names are of no file. */
function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** The file that a package exports; none when it is not installed. */
function packageFile(name: string, from: string): string[] {
  try {
    return [createRequire(from).resolve(name)]
  } catch {
    return []
  }
}
