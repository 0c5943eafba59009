// Lists the files of a folder and reads them as text.

import type { Dirent } from 'node:fs'
import { lstat, readdir, realpath, stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { type DanglingSymlink, danglingSymlink } from '../../base/danglingSymlinks.js'
import { VellumError } from '../../base/errors.js'
import { readFileSync } from '../../base/namedFiles.js'
import { OUTPUT_MARKER } from '../../base/outputFolder.js'
import { createPathTests, type PathFilter } from './pathFilter.js'
import { type MisnamedFile, misnamedFile } from './unusedFiles.js'

/** A folder: its path, and its name in messages and edit links. */
export interface NamedFolder {
  /** Absolute path. */
  readonly dir: string
  /** Path relative to the site: `docs` */
  readonly source: string
}

/** A folder to scan. */
export interface ScanInput extends NamedFolder, PathFilter {}

/** The content of a folder. Paths are relative to it, with slashes, sorted. */
export interface ScannedFolder {
  readonly files: readonly string[]
  /** Every folder that was opened, '' for the top, with all names in it. */
  readonly folders: ReadonlyMap<string, readonly string[]>
  /** Files that would pass with a different extension. */
  readonly misnamed: readonly MisnamedFile[]
  readonly danglingSymlinks: readonly DanglingSymlink[]
}

/**
 * The files of a folder that pass its filter; `undefined` if the folder does not exist. Hidden files never
 * pass, nor does the output of a build in a folder below.
 */
export async function scanFolder({ dir, source, ...filter }: ScanInput): Promise<ScannedFolder | undefined> {
  const tests = createPathTests(filter)
  const files: string[] = []
  const folders = new Map<string, readonly string[]>()
  const misnamed: MisnamedFile[] = []
  const danglingSymlinks: DanglingSymlink[] = []
  if (!(await isFolder(dir))) return undefined
  await walk('', [await realpath(dir)])
  return { files, folders, misnamed, danglingSymlinks }

  async function walk(folder: string, above: readonly string[]): Promise<void> {
    const entries = await readdir(join(dir, folder), { withFileTypes: true })
    // Sorted, because the order of the file system differs from machine to machine.
    entries.sort((a, b) => (a.name < b.name ? -1 : 1))
    if (folder !== '' && entries.some((entry) => entry.name === OUTPUT_MARKER && entry.isFile())) return
    folders.set(
      folder,
      entries.map(({ name }) => name),
    )
    for (const entry of entries) {
      if (entry.name.startsWith('.')) continue
      const path = posix.join(folder, entry.name)
      const kind = await kindOf(entry, path)
      if (kind === 'folder') {
        if (entry.name === 'node_modules' || tests.skipsFolder(path)) continue
        const real = await realpath(join(dir, path))
        if (above.includes(real)) throw circularLink(posix.join(source, path))
        await walk(path, [...above, real])
      } else if (kind === 'file') {
        if (tests.file(path)) files.push(path)
        const wrong = misnamedFile(path)
        if (wrong && tests.file(wrong.renamed)) misnamed.push(wrong)
      } else if (!tests.skipsFolder(path)) {
        const dead = danglingSymlink(join(dir, path), posix.join(source, path))
        if (dead) danglingSymlinks.push(dead)
      }
    }
  }

  async function kindOf(entry: Dirent, path: string): Promise<'file' | 'folder' | undefined> {
    if (!entry.isSymbolicLink()) return entry.isDirectory() ? 'folder' : 'file'
    try {
      return (await stat(join(dir, path))).isDirectory() ? 'folder' : 'file'
    } catch {
      // A link without a target, or to itself.
      return undefined
    }
  }
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Reads a file of a folder as UTF-8. */
export async function readText({ dir, source }: NamedFolder, path: string): Promise<string> {
  // Synchronous: an asynchronous read goes through another thread and takes three times as long.
  const bytes = readFileSync(join(dir, path))
  try {
    return UTF_8.decode(bytes)
  } catch {
    throw new VellumError('The file is not valid UTF-8.', {
      code: 'invalid-utf8',
      files: [`${posix.join(source, path)}:${lineOfBadByte(bytes)}`],
      hint: 'Save it as UTF-8 in your editor.',
    })
  }
}

/** Whether a file, a folder or a broken link has this path. */
export async function pathExists(path: string): Promise<boolean> {
  try {
    await lstat(path)
    return true
  } catch {
    return false
  }
}

/** Whether the folder exists. */
export async function isFolder(dir: string): Promise<boolean> {
  try {
    return (await stat(dir)).isDirectory()
  } catch {
    return false
  }
}

function circularLink(path: string): VellumError {
  return new VellumError(`The folder "${path}" is a link to a folder that contains it.`, {
    code: 'circular-symlink',
    files: [path],
    hint: 'Remove the link, or rename it so that it starts with "_".',
  })
}

/** The line of the first byte that is not UTF-8. */
function lineOfBadByte(bytes: Buffer): number {
  const decoded = new TextDecoder().decode(bytes)
  return decoded.slice(0, decoded.indexOf('\uFFFD')).split('\n').length
}
