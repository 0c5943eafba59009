// Which file of the folder a path names. Reads the folder for every request, so a build
// that replaces it is noticed at once; a few synchronous calls are cheaper than an index
// that must be kept up to date.

import { lstatSync, realpathSync, type StatSyncFn, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { hasHiddenName, isHiddenName } from '../rules/dotFiles.js'
import { HOST_FILES } from '../rules/hostRules.js'

/** The files of one folder. */
export interface FileLookup {
  /** The name of the file for a path, which may end with a slash or not; undefined for none. */
  readonly find: (path: string) => string | undefined
  /** The not-found page of the folder that a path names, or of one above it: locales have their own. */
  readonly notFound: (path: string) => string | undefined
  /** Whether a name that was found also exists with this extension. */
  readonly hasSibling: (name: string, extension: string) => boolean
}

/**
 * Looks files up in a folder. A symbolic link out of it is no file, and what a name with a dot hides is none, unless it is in
 * `dotFiles`.
 */
export function createFileLookup(dir: string, dotFiles: () => ReadonlySet<string>): FileLookup {
  let root: string | undefined

  /** The folder itself may be a symbolic link, whose target may change. */
  function isInside(file: string): boolean {
    const target = realpathSync.native(file)
    if (root !== undefined && target.startsWith(root)) return true
    const folder = realpathSync.native(dir)
    root = folder.endsWith(sep) ? folder : folder + sep
    return target.startsWith(root)
  }

  function first(names: readonly string[]): string | undefined {
    return names.find(
      (name) => isServed(name) && isFile(statSync, join(dir, name)) && isInside(join(dir, name)),
    )
  }

  function isServed(name: string): boolean {
    return !hasHiddenName(name) || dotFiles().has(name)
  }

  function find(path: string): string | undefined {
    const name = path.replace(/^\/|\/$/g, '')
    // An empty name between slashes is no file's, but the system would ignore it.
    if (HIDDEN.has(name) || name.startsWith('/') || name.includes('//') || name.endsWith('/'))
      return undefined
    if (name === '') return first(['index.html'])
    const original = name.replace(/\.(?:br|gz)$/, '')
    if (original !== name && isFile(statSync, join(dir, original))) return undefined
    const isFolder = path.endsWith('/') && !name.endsWith('.html')
    return first([...(isFolder ? [] : [name]), `${name}/index.html`, `${name}.html`])
  }

  function notFound(path: string): string | undefined {
    const names = path.split('/').filter(Boolean).slice(0, MOST_FOLDERS)
    const hidden = names.findIndex(isHiddenName)
    const parts = hidden === -1 ? names : names.slice(0, hidden)
    const folders = [...parts.map((_, index) => parts.slice(0, parts.length - index)), []]
    return first(folders.map((folder) => [...folder, NOT_FOUND].join('/')))
  }

  function hasSibling(name: string, extension: string): boolean {
    const file = join(dir, name + extension)
    // What is no link lies in the folder of the file that was found, so it need not be resolved.
    return isFile(lstatSync, file) || (isFile(statSync, file) && isInside(file))
  }

  return { find, notFound, hasSibling }
}

const HIDDEN = new Set<string>(HOST_FILES)

const NOT_FOUND = '404.html'
const MOST_FOLDERS = 8

/** Of a pipe it is false: opening one would wait for ever. */
function isFile(stat: StatSyncFn, path: string): boolean {
  try {
    return stat(path, { throwIfNoEntry: false })?.isFile() ?? false
  } catch (error) {
    if (UNUSABLE_NAME.has((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

const UNUSABLE_NAME = new Set(['ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL'])
