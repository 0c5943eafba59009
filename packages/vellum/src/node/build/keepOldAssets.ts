// Keeps the assets of the previous build: a tab that is open while a site is deployed still loads them.

import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { VellumError } from '../base/errors.js'
import { assetsOfBuild, type Staging } from '../output/writeSite.js'

/** Copies the assets of another build that this one does not have; not those that it kept itself. */
export async function keepOldAssets(folder: string, staging: Staging): Promise<void> {
  const from = resolve(folder)
  const names = (await assetsOfBuild(from)) ?? (await filesIn(join(from, ASSETS)))
  if (!names) {
    throw new VellumError(`There is no built site in "${folder}".`, {
      code: 'no-built-site',
      hint: 'Pass the folder of the site as it is online to `--keep-assets`, or leave the option out for the first deployment.',
    })
  }
  for (const name of names) {
    if (!staging.has(name)) await staging.keep(name, join(from, name))
  }
}

const ASSETS = 'assets'

/** The paths of all files in the folder of assets; undefined when there is no such folder. */
async function filesIn(folder: string): Promise<string[] | undefined> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(ASSETS, entry.parentPath.slice(folder.length), entry.name).replaceAll('\\', '/'))
      .sort()
  } catch {
    return undefined
  }
}
