// `vellum clear`: deletes what commands have written, the work folder and the built site.

import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isOutputFolder } from '../base/outputFolder.js'

/** Deletes the folders that exist, and returns them. A folder that no build has written stays. */
export async function clearSite({
  siteDir,
  outDir = join(siteDir, 'dist'),
}: {
  readonly siteDir: string
  readonly outDir?: string | undefined
}): Promise<string[]> {
  const folders = [join(siteDir, '.vellum'), ...(isOutputFolder(resolve(outDir)) ? [outDir] : [])]
  const found = folders.map((folder) => resolve(folder)).filter((folder) => existsSync(folder))
  await Promise.all(found.map((folder) => rm(folder, { recursive: true, force: true })))
  return found
}
