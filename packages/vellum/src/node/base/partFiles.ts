// The files of a site that replace parts of the theme, in `src/theme` or the folder of a plugin, and those that replace none.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { THEME_PARTS } from './themeParts.js'

const CODE = /\.[jt]sx?$/
const NO_PART = /(^|[./])(test|spec|stories|d)\.[jt]sx?$|\.d\.ts$/

/** What is in `src/theme` of a site. */
export interface SiteParts {
  /** The files that replace parts, absolute, by name. */
  readonly parts: Readonly<Record<string, string>>
  /** The names of files that replace none, such as `Foter/index.tsx`. */
  readonly others: readonly string[]
  /** The names of files in the folder of a part that belong to it, such as `Footer/Social.tsx`. */
  readonly belonging: readonly string[]
  /** The names of the files of a part with more than one; the last one is used. */
  readonly duplicates: Readonly<Record<string, readonly string[]>>
}

/** Finds the parts that a site replaces. Files below a part's folder belong to it. */
export function findSiteParts(siteDir: string): SiteParts {
  return findParts(join(siteDir, 'src/theme'))
}

/** The parts in any folder, and its other files. */
export function findParts(folder: string): SiteParts {
  const files = filesIn(folder).filter((name) => CODE.test(name) && !NO_PART.test(name))
  const named = files.map((name) => ({ name, part: name.replace(CODE, '').replace(/\/index$/, '') }))
  const parts = Object.fromEntries(
    named.flatMap(({ name, part }) => (THEME_PARTS.has(part) ? [[part, join(folder, name)]] : [])),
  )
  const belongs = (name: string) => Object.keys(parts).some((part) => name.startsWith(`${part}/`))
  const noParts = named.filter(({ part }) => !(part in parts)).map(({ name }) => name)
  const filesOf = (wanted: string) => named.flatMap(({ name, part }) => (part === wanted ? [name] : []))
  return {
    parts,
    others: noParts.filter((name) => !belongs(name)),
    belonging: noParts.filter(belongs),
    duplicates: Object.fromEntries(
      Object.keys(parts).flatMap((part) => {
        const all = filesOf(part)
        return all.length > 1 ? [[part, all]] : []
      }),
    ),
  }
}

/** The files below a folder, with slashes, in a stable order; none when it does not exist. */
function filesIn(dir: string): string[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(dir.length + 1)
          .replaceAll('\\', '/'),
      )
      .sort()
  } catch {
    return []
  }
}
