// The packages of a workspace that a site uses: their sources change while the site is written, and configuration,
// samples and components may read them. In: the folder of a site. Out: folders.

import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

/** The folders of the dependencies that are linked into `node_modules`, without those of the engine and of the site. */
export function linkedPackages(
  siteDir: string,
  { engineDir }: { /** The package of the engine. */ readonly engineDir: string },
): string[] {
  const folders = dependenciesOf(siteDir).flatMap((name) => {
    const foundFolder = installedFolder(siteDir, name)
    return foundFolder === undefined ? [] : [realpathSync(foundFolder)]
  })
  if (folders.length === 0) return []
  const engine = realpathSync(engineDir)
  return [...new Set(folders)].filter(
    (folder) =>
      !folder.split(sep).includes('node_modules') && folder !== engine && !siteDir.startsWith(folder + sep),
  )
}

/** Whether a file of a linked package may matter to the site: not the files of its own tools. */
export function isPackageSource(file: string, packages: readonly string[]): boolean {
  const folder = packages.find((candidate) => file.startsWith(candidate + sep))
  if (folder === undefined) return false
  return !file
    .slice(folder.length + 1)
    .split(sep)
    .some((part) => part === 'node_modules' || part.startsWith('.'))
}

function dependenciesOf(siteDir: string): string[] {
  try {
    const text = readFileSync(join(siteDir, 'package.json'), 'utf8')
    const { dependencies, devDependencies } = JSON.parse(text) as Record<string, object | undefined>
    return [...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})]
  } catch {
    // A site needs no package.json.
    return []
  }
}

/** The folder of a package in the nearest `node_modules` that has it. */
function installedFolder(from: string, name: string): string | undefined {
  const folder = join(from, 'node_modules', name)
  if (existsSync(folder)) return folder
  return dirname(from) === from ? undefined : installedFolder(dirname(from), name)
}
