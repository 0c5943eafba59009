// The folder `.vellum` of a site: caches, and what a command needs while it runs. It
// can be deleted at any time.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { VellumError } from '../errors.js'
import { writeFileSync } from '../namedFiles.js'

/** The folder of a site, made if it is not there; it tells git to leave it alone. */
export function openWorkDir(siteDir: string): string {
  const workDir = join(siteDir, '.vellum')
  try {
    mkdirSync(workDir)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new VellumError(`Cannot make the folder ${workDir}, where vellum keeps what it has compiled.`, {
        hint: 'Pass the folder of the site, and make it one that can be written to.',
        cause,
      })
    }
  }
  try {
    writeFileSync(join(workDir, '.gitignore'), '*\n')
  } catch (cause) {
    throw new VellumError(`Cannot write to ${workDir}, where vellum keeps what it has compiled.`, {
      hint: 'It must be a folder that can be written to. It can be deleted at any time.',
      cause,
    })
  }
  return workDir
}
