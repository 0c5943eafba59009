// Lists the standalone pages of a site, from all its pages folders.

import { join, posix, relative, sep } from 'node:path'
import type { PathFilter } from './glob.js'
import type { RawPage } from './page.js'
import { readText, scanFolder } from './scanFolder.js'

/** Where pages are looked for. */
export interface PagesInput extends PathFilter {
  /** Absolute. A page that an earlier folder has too is left out. */
  readonly paths: readonly string[]
  readonly siteDir: string
}

/** Every page of the folders that exist (PA-1). */
export async function scanPages({ paths, siteDir, ...filter }: PagesInput): Promise<RawPage[]> {
  const pages: RawPage[] = []
  const taken = new Set<string>()
  for (const dir of paths) {
    const folder = { dir, source: relative(siteDir, dir).split(sep).join('/') }
    const files = (await scanFolder({ ...folder, ...filter }))?.files ?? []
    const own = files.filter(
      (path) => /\.(mdx?|jsx?|tsx?)$/.test(path) && !path.endsWith('.d.ts') && !taken.has(withoutType(path)),
    )
    for (const path of own) {
      const text = /\.mdx?$/.test(path) ? await readText(folder, path) : ''
      pages.push({ path, source: posix.join(folder.source, path), file: join(dir, path), text })
    }
    for (const path of own) taken.add(withoutType(path))
  }
  return pages
}

/** `about/team.tsx` → `about/team` */
function withoutType(path: string): string {
  return path.replace(/\.\w+$/, '')
}
