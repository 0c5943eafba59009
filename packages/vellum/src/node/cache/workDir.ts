// The folder `.vellum` of a site: caches, and what a command needs while it runs. It
// can be deleted at any time. A site that is read-only has it in the folder for temporary files.

import { existsSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VellumError } from '../base/errors.js'
import { fileSystemError, isWriteProtected } from '../base/fileSystemError.js'
import { linkModules } from '../base/linkedModules.js'
import { writeOwnFile } from '../base/ownFiles.js'
import { hashOf } from './diskCache.js'

const WORK_DIR = '.vellum'

type MakeFolder = (path: string, options?: { readonly mode: number }) => void

/** What opening a work folder needs besides the site. */
export interface WorkDirOptions {
  /** Called with a sentence if a folder outside of the site is used. */
  readonly onOther: (text: string) => void
  /** Creates a folder. */
  readonly makeFolder?: MakeFolder
}

/** The folder of a site, created if it does not exist; git ignores it. */
export function openWorkDir(siteDir: string, { onOther, makeFolder = mkdirSync }: WorkDirOptions): string {
  const workDir = join(siteDir, WORK_DIR)
  try {
    make(workDir, makeFolder)
    writeOwnFile(join(workDir, '.gitignore'), '*\n')
    return workDir
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new VellumError(`The site's folder ${siteDir} does not exist.`, {
        code: 'no-site-folder',
        hint: 'Pass the folder of the site: `vellum build path/to/site`.',
      })
    }
    if (!isWriteProtected(error)) throw fileSystemError(error) ?? error
  }
  const other = openTemporary(siteDir, makeFolder)
  onOther(`The site's folder cannot be written to: the cache is in ${other} instead of ${workDir}.`)
  return other
}

/** The folder of the caches in a work folder. */
export function cacheDirIn(workDir: string): string {
  return join(workDir, 'cache')
}

/** Whether a site was built before, if its work folder is in its own folder. */
export function hasCache(siteDir: string): boolean {
  return existsSync(cacheDirIn(join(siteDir, WORK_DIR)))
}

/** The same folder for the same site, so that the next build finds the cache. */
function openTemporary(siteDir: string, makeFolder: MakeFolder): string {
  const user = process.getuid?.() ?? 0
  const folder = join(tmpdir(), `vellum-${user}-${hashOf(siteDir)}`)
  try {
    make(folder, (path) => makeFolder(path, { mode: 0o700 }))
    // Modules are imported from it, and the folder around it is writable for all users.
    const stats = lstatSync(folder)
    if (!stats.isDirectory() || (process.getuid && stats.uid !== user)) {
      throw new VellumError(`The folder ${folder} belongs to another user, or is not a folder.`, {
        code: 'cache-folder-taken',
        hint: 'Delete it, or set the environment variable TMPDIR to another folder.',
      })
    }
    return linkModules(folder, siteDir)
  } catch (error) {
    const otherwise = 'set the environment variable TMPDIR to another folder'
    throw fileSystemError(error, { otherwise }) ?? error
  }
}

function make(folder: string, makeFolder: (path: string) => void): void {
  try {
    makeFolder(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
