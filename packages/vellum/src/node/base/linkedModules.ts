// A folder elsewhere from which Node finds the packages of a site. Node looks for them in the `node_modules`
// of every folder above a file; each of those is linked, in a folder of its own.

import { existsSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Links the packages that files in `from` can import; returns the folder below `folder` whose files can, too. */
export function linkModules(folder: string, from: string): string {
  let inner = folder
  for (const modules of modulesAbove(from).reverse()) {
    inner = join(inner, 'm')
    mkdirSync(inner, { recursive: true })
    setLink(join(inner, 'node_modules'), modules)
  }
  return inner
}

/** The nearest folder first. */
function modulesAbove(folder: string): string[] {
  const modules = join(folder, 'node_modules')
  const ownModules = existsSync(modules) ? [modules] : []
  return dirname(folder) === folder ? ownModules : [...ownModules, ...modulesAbove(dirname(folder))]
}

function setLink(link: string, target: string): void {
  if (targetOf(link) === target) return
  rmSync(link, { force: true })
  // On Windows only this type needs no special rights; other systems ignore the type.
  symlinkSync(target, link, 'junction')
}

function targetOf(link: string): string | undefined {
  try {
    return readlinkSync(link)
  } catch {
    return undefined
  }
}
