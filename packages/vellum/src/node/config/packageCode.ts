// The code of packages that a configuration imports, such as plugins: what they have made is made again when it is different.
// That of an installed package changes with its version, that of a package which is linked, as in a workspace, without it.

import { createHash } from 'node:crypto'
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** What Node.js has loaded of a module it does not load again: neither is its hash. */
const loadedHashes = new Map<string, string>()

/**
 * The hash of a module of a package. If it is linked: of its code, and of what it imports by path or from other linked
 * packages; otherwise of the version of the package.
 */
export function packageCodeHash(entry: string): string {
  const known = loadedHashes.get(entry)
  if (known !== undefined) return known
  const hash = isLinked(entry) ? linkedCodeHash(entry) : installedVersion(dirname(entry))
  loadedHashes.set(entry, hash)
  return hash
}

/** Whether a file is outside of every `node_modules`. */
function isLinked(file: string): boolean {
  return !/[\\/]node_modules[\\/]/.test(file)
}

/** `remark-math@6.0.0`: the nearest `package.json` with a version; one inside of a package may only have a type. */
function installedVersion(folder: string): string {
  const bytes = bytesOf(join(folder, 'package.json'))
  const { name, version } = (bytes ? JSON.parse(bytes.toString('utf8')) : {}) as Record<string, unknown>
  if (version !== undefined) return `${name}@${version}`
  return dirname(folder) === folder ? '' : installedVersion(dirname(folder))
}

function linkedCodeHash(entry: string): string {
  const reached = new Set([entry])
  const hash = createHash('sha256')
  for (const file of reached) {
    const bytes = bytesOf(file)
    if (!bytes) continue
    // A cache may be moved with its workspace.
    hash
      .update(relative(dirname(entry), file))
      .update('\0')
      .update(bytes)
      .update('\0')
    if (/\.[cm]?[jt]sx?$/.test(file))
      for (const imported of importsOf(file, bytes.toString('utf8'))) reached.add(imported)
  }
  return hash.digest('hex')
}

/** A path in quotes: of an import, of `require`, of `new URL`. */
const PATH = /(['"`])(\.{1,2}\/[^'"`\n]+)\1/g
/** The name of a package in an import or in `require`. */
const PACKAGE = /\b(?:from|import|require)\s*\(?\s*(['"])([^'".\n][^'"\n]*)\1/g
const ENDINGS = ['', '.js', '.cjs', '.mjs', '.json', '/index.js', '/index.cjs', '/index.mjs']

function importsOf(file: string, code: string): string[] {
  const paths = [...code.matchAll(PATH)].flatMap(([, , path = '']) => {
    const found = ENDINGS.map((ending) => join(dirname(file), path + ending)).find(isFile)
    return found === undefined ? [] : [found]
  })
  const packages = [...code.matchAll(PACKAGE)].flatMap(([, , name = '']) => packageFile(name, file))
  return [...paths, ...packages].filter(isLinked)
}

function packageFile(name: string, from: string): string[] {
  if (isBuiltin(name) || isEngine(name)) return []
  try {
    return [realpathSync(createRequire(from).resolve(name))]
  } catch {
    // It is not installed, or only for other kinds of imports.
    return []
  }
}

/** Whether a module is one of the engine, whose own hash is part of what is cached. */
export function isEngine(name: string): boolean {
  return /^vellum(?:\/|$)/.test(name)
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
