// What sites of tests have compressed, for those that are built after them: all have the same scripts, and to
// compress these takes two thirds of a small build.

import { copyFileSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The variable with the folder that processes share; those of `npm test` do. */
const VARIABLE = 'COMPRESSED_FORMS'

/** The folder with the forms, by the hash of their content. Without one this process makes it, for those that it starts, too. */
const compressedForms = process.env[VARIABLE] ?? newFolder()

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vellum-compressed-'))
  process.env[VARIABLE] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const compressedDir = (siteDir: string) => join(siteDir, '.vellum/cache/compressed')

/** Gives a new site what others have compressed; a site with a cache keeps its own. */
export function shareCompressed(siteDir: string): void {
  if (existsSync(join(siteDir, '.vellum'))) return
  mkdirSync(compressedDir(siteDir), { recursive: true })
  linkFiles(compressedForms, compressedDir(siteDir))
}

/** Keeps what a site has compressed, for the next ones. */
export function keepCompressed(siteDir: string): void {
  if (existsSync(compressedDir(siteDir))) linkFiles(compressedDir(siteDir), compressedForms)
}

/**
 * Links the files of a folder into another one that lacks them. Copies of the some hundred forms take a sixth of
 * a small build, and some disks need a millisecond to delete each. A cache never writes into a file that it has, so nobody changes what others use.
 */
function linkFiles(from: string, to: string): void {
  const there = new Set(readdirSync(to))
  for (const name of readdirSync(from)) {
    if (!there.has(name)) linkUnlessThere(join(from, name), join(to, name))
  }
}

/** Another process may have linked the same form meanwhile. Where files cannot be linked they are copied. */
function linkUnlessThere(file: string, target: string): void {
  try {
    linkSync(file, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') copyFileSync(file, target)
  }
}
