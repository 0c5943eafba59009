// Writes a site as a whole: into a folder next to the output, which replaces it when everything is written. A
// build that fails leaves the previous site unchanged.

import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { VellumError } from '../base/errors.js'
import { fileSystemError } from '../base/fileSystemError.js'
import { isRunning } from '../base/isRunning.js'
import { writeFile } from '../base/namedFiles.js'
import { OUTPUT_MARKER, OUTPUT_MARKER_TEXT } from '../base/outputFolder.js'
import { deleteFolder, deleteOnSignal, foldersBelow, isInUse } from '../base/temporaryFolders.js'

/** A site being written. Paths are below the output folder, with slashes. */
export interface Staging {
  /** The folder that the site is written to: `siteFolder` of the published folder. */
  readonly dir: string
  /** Counts files that others have written into the folder. */
  readonly adopt: (files: { readonly paths: readonly string[]; readonly bytes: number }) => void
  readonly write: (path: string, content: string | Buffer) => Promise<void>
  /** Writes a file for the host, below the published folder. */
  readonly writeForHost: (path: string, content: string) => Promise<void>
  /** Copies a file as it is. */
  readonly copy: (path: string, from: string) => Promise<void>
  /** Whether a file was written. */
  readonly has: (path: string) => boolean
  /** Copies a file of the previous build, which is not part of this one. */
  readonly keep: (path: string, from: string) => Promise<void>
  /** The files that were written so far. */
  readonly paths: () => string[]
  /** What was written so far. */
  readonly written: () => { readonly files: number; readonly bytes: number }
  /** Replaces the previous site with this one. */
  readonly commit: () => Promise<void>
  /** Deletes everything that was written. */
  readonly abort: () => Promise<void>
}

/** Starts a site. Refuses a folder whose replacement would delete files that no build has written. */
export async function createStaging(options: {
  readonly outDir: string
  readonly siteDir: string
  /** The path of the site in the output folder: 'docs/'. @default '', the folder itself */
  readonly siteFolder?: string
  /** Names of files and folders that other programs create there, and that may be deleted. @default none */
  readonly replaceable?: readonly string[]
  /** Folders that are copied into the site: it cannot be inside of one. */
  readonly copied?: readonly string[]
  /** Folders that the site is made from: it cannot replace one, or a folder around one. */
  readonly sources?: readonly string[]
}): Promise<Staging> {
  const outDir = await realPath(resolve(options.outDir))
  const siteDir = await realPath(resolve(options.siteDir))
  const { copied = [], sources = [], replaceable = [] } = options
  await refuseForeignFolder(outDir, { siteDir, copied, sources, replaceable })
  // Not `mkdtemp`: its folders can be read by their owner only, and this one becomes the site.
  const root = `${stagingPrefix(outDir)}${process.pid}-${randomUUID().slice(0, 8)}`
  const dir = resolve(root, options.siteFolder ?? '')
  const makeFolder = foldersBelow(root)
  const release = deleteOnSignal(root, () => undoSwap(root, outDir))
  try {
    await mkdir(dirname(outDir), { recursive: true })
    await clearLeftovers(outDir)
    // Synchronous, so that no signal arrives while it is being created.
    mkdirSync(root)
    makeFolder(dir)
  } catch (error) {
    release()
    throw fileSystemError(error, { otherwise: 'choose another folder with `--out-dir`' }) ?? error
  }

  const paths = new Set<string>()
  const kept = new Set<string>()
  let bytes = 0

  /** The path of a file, in a folder that exists. */
  function prepare(path: string, parent = dir): string {
    const target = resolve(parent, path)
    if (isAbsolute(path) || !isBelow(target, parent)) {
      throw new VellumError(`The file "${path}" would be outside of the output folder.`, {
        code: 'file-outside-output',
        hint: 'Change the name of the file, or the `slug` of the page.',
      })
    }
    if (paths.has(target))
      throw new VellumError(`The file "${path}" is written twice.`, {
        code: 'file-written-twice',
        hint: 'Rename one of the two files that have this path, or change the `slug` of a page.',
      })
    paths.add(target)
    makeFolder(dirname(target))
    return target
  }

  function writtenPaths(): string[] {
    return [...paths].map((path) => relative(dir, path).replaceAll(sep, '/'))
  }

  return {
    dir,
    adopt(files) {
      for (const path of files.paths) paths.add(resolve(dir, path))
      bytes += files.bytes
    },
    async write(path, content) {
      await writeFile(prepare(path), content)
      bytes += Buffer.byteLength(content)
    },
    async writeForHost(path, content) {
      await writeFile(prepare(path, root), content)
      bytes += Buffer.byteLength(content)
    },
    async copy(path, from) {
      const target = prepare(path)
      await copyFile(from, target)
      // Read first: `bytes` may change during the wait.
      const { size } = await stat(target)
      bytes += size
    },
    has: (path) => paths.has(resolve(dir, path)),
    async keep(path, from) {
      await copyFile(from, prepare(path))
      kept.add(path)
    },
    paths: writtenPaths,
    written: () => ({ files: paths.size, bytes }),
    async commit() {
      const assets = writtenPaths()
        .filter((path) => path.startsWith('assets/') && !kept.has(path))
        .sort()
      await writeFile(join(dir, OUTPUT_MARKER), [OUTPUT_MARKER_TEXT, ...assets].join('\n'))
      if (root !== dir) await writeFile(join(root, OUTPUT_MARKER), OUTPUT_MARKER_TEXT)
      await swap(root, outDir)
      release()
    },
    // Files that are being written when an error occurs may still appear: then deleting starts again.
    abort: () => rm(root, { recursive: true, force: true, maxRetries: 5 }).finally(release),
  }
}

/**
 * The assets that a build made, without those that it kept from an earlier one; undefined if that is not
 * recorded.
 */
export async function assetsOfBuild(outDir: string): Promise<string[] | undefined> {
  try {
    const lines = (await readFile(join(outDir, OUTPUT_MARKER), 'utf8')).split('\n')
    const names = lines.filter((line) => /^assets\/(?!.*\.\.)/.test(line))
    return names.length > 0 ? names : undefined
  } catch {
    return undefined
  }
}

/** The end of the previous site's name while it is being replaced. */
const OLD = '.old'

/** `/site/build` → `/site/.build.vellum-`: hidden, next to it, so that renaming works. */
function stagingPrefix(outDir: string): string {
  return join(dirname(outDir), `.${basename(outDir)}.vellum-`)
}

async function swap(dir: string, outDir: string): Promise<void> {
  const old = dir + OLD
  // Synchronous, so that no signal arrives while the site is missing.
  const hadOld = renamed(outDir, old)
  try {
    renameSync(dir, outDir)
  } catch (cause) {
    if (hadOld) renameSync(old, outDir)
    throw new VellumError(`Cannot move the finished site to "${outDir}".`, {
      code: 'output-folder-in-use',
      hint: 'Close what uses the folder, or choose another one with `--out-dir`.',
      cause,
    })
  }
  await rm(old, { recursive: true, force: true })
}

/** Renames a folder if it exists. */
function renamed(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw new VellumError(`Cannot replace the folder "${from}".`, {
      code: 'output-folder-in-use',
      hint: 'Close what uses the folder, or choose another one with `--out-dir`.',
      cause: error,
    })
  }
}

/** Deletes a site that is being written, and the previous one if the new one has replaced it. */
function undoSwap(dir: string, outDir: string): void {
  for (const path of existsSync(outDir) ? [dir, dir + OLD] : [dir]) deleteFolder(path)
}

/** Removes the folders of killed builds; a site that such a build has moved away is restored. */
async function clearLeftovers(outDir: string): Promise<void> {
  const prefix = basename(stagingPrefix(outDir))
  const parent = dirname(outDir)
  for (const name of (await readdir(parent)).sort()) {
    if (!name.startsWith(prefix)) continue
    const pid = Number.parseInt(name.slice(prefix.length), 10)
    const leftover = join(parent, name)
    if (pid === process.pid ? isInUse(leftover.replace(/\.old$/, '')) : isRunning(pid)) continue
    if (name.endsWith(OLD) && !(await exists(outDir))) await rename(leftover, outDir)
    else await rm(leftover, { recursive: true, force: true })
  }
}

interface RefusedFolders {
  readonly siteDir: string
  readonly copied: readonly string[]
  readonly sources: readonly string[]
  readonly replaceable: readonly string[]
}

async function refuseForeignFolder(
  outDir: string,
  { siteDir, copied, sources, replaceable }: RefusedFolders,
): Promise<void> {
  for (const folder of copied) {
    if (!isBelow(outDir, await realPath(folder))) continue
    throw new VellumError(
      `The output folder "${outDir}" is inside of "${folder}", which is copied into it.`,
      {
        code: 'output-folder-copied',
        hint: 'Choose another folder with `--out-dir`, such as `build`.',
      },
    )
  }
  const hint = 'A build replaces the whole folder. Choose another one with `--out-dir`, such as `build`.'
  if (siteDir === outDir || isBelow(siteDir, outDir)) {
    throw new VellumError(`The output folder "${outDir}" holds the site's own files.`, {
      code: 'output-folder-has-sources',
      hint,
    })
  }
  for (const folder of sources) {
    const source = await realPath(folder)
    // A folder that does not exist cannot be deleted.
    if ((source !== outDir && !isBelow(source, outDir)) || !(await exists(source))) continue
    throw new VellumError(`The output folder "${outDir}" holds "${folder}", which the site is made from.`, {
      code: 'output-folder-has-sources',
      hint,
    })
  }
  const stats = await stat(outDir).catch(() => undefined)
  if (stats && !stats.isDirectory()) {
    throw new VellumError(`The output folder "${outDir}" is a file.`, {
      code: 'output-folder-is-file',
      hint: 'Choose another folder with `--out-dir`, such as `build`.',
    })
  }
  const names = stats ? await readdir(outDir) : []
  if (!names.includes(OUTPUT_MARKER) && !names.every((name) => replaceable.includes(name))) {
    throw new VellumError(`The output folder "${outDir}" has files that vellum did not write.`, {
      code: 'output-folder-not-empty',
      hint: 'A build replaces the whole folder. Empty it first, or choose another one with `--out-dir`.',
    })
  }
}

/** The path without symbolic links; the part that does not exist is unchanged. */
async function realPath(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') {
      throw new VellumError(`"${path}" cannot be a folder: a part of its path is a file.`, {
        code: 'output-folder-is-file',
        hint: 'Choose another folder with `--out-dir`, such as `build`.',
      })
    }
    if (!isMissing(error) || dirname(path) === path) throw error
    return join(await realPath(dirname(path)), basename(path))
  }
}

function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
