// The files of a site: which are content, which are code, which are styles. Reads nothing of folders that tools write.

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

/** A file of a site. */
export interface SiteFile {
  /** Relative to the site, with slashes: `docs/intro.md` */
  readonly name: string
  readonly kind: 'content' | 'code' | 'style'
  readonly read: () => string
}

const SKIPPED = new Set(['node_modules', 'build', 'dist', 'static', 'public', 'coverage', 'out'])
const KINDS: readonly (readonly [RegExp, SiteFile['kind']])[] = [
  [/\.(?:md|mdx|markdown)$/i, 'content'],
  [/\.(?:[cm]?[jt]s|[jt]sx)$/, 'code'],
  [/\.(?:css|scss|sass|less)$/, 'style'],
]

/** The files of a site, and of folders with content outside of it. */
export function siteFiles(siteDir: string, outsideFolders: readonly string[] = []): SiteFile[] {
  const folders = [siteDir, ...outsideFolders.map((folder) => resolve(siteDir, folder))]
  return folders
    .flatMap((folder) => [...filesBelow(folder)].map((file) => siteFile(siteDir, file)))
    .filter((file) => file !== undefined)
}

function siteFile(siteDir: string, file: string): SiteFile | undefined {
  const name = relative(siteDir, file).replaceAll('\\', '/')
  const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1]
  if (!kind || name.endsWith('.d.ts')) return undefined
  return { name, kind, read: () => readFileSync(file, 'utf8') }
}

function* filesBelow(folder: string): Generator<string> {
  let entries: import('node:fs').Dirent[] = []
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch {
    return
  }
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else if (entry.isFile()) yield path
  }
}
